import type { ContentInput } from './content.js';

type Card = ContentInput['zombies']['football'];

/** The even split: the only one that gives 18, 24 and 30 ordinary zombies. */
const zombie: Card = {
  unmarked: 3,
  V: 1,
  VI: 1,
  source: 'assumed',
  plausible: { unmarked: [1, 5], V: [0, 2], VI: [0, 2] },
};

const barricade = (unmarked: number, V = 0, VI = 0): Card => ({
  ...{ unmarked, V, VI, source: 'assumed' as const },
  plausible: { unmarked: [0, unmarked + 1], V: [0, 2], VI: [0, 2] },
});

const boss = { copies: 1, source: 'printed' } as const;

/**
 * The content that is played unless another is given. Printed are the zombies' and some cheerleaders' numbers, the bosses,
 * and what is in the box; a review gives the totals of each mode (4, 5, 6 columns). How they divide is assumed, and so are
 * the Energies of Gloria, Pam, Vanessa and Sandy: together with the printed ones they sum to the 26 tokens of the box.
 */
export const assumedContent: ContentInput = {
  name: 'assumed',
  zombies: { football: zombie, baseball: zombie, nerd: zombie, teacher: zombie, drum: zombie, lunch: zombie },
  bosses: { coach: boss, nurse: boss, guard: boss, principal: boss, janitor: boss, pet: boss },
  cheerleaders: {
    clover: { energy: 1, strength: 2, source: 'printed' },
    gloria: { energy: 4, source: 'assumed', plausible: { energy: [3, 6] } },
    pam: { energy: 5, strength: 3, source: 'assumed', plausible: { energy: [3, 6] } },
    vanessa: { energy: 5, source: 'assumed', plausible: { energy: [3, 6] } },
    sandy: { energy: 4, strength: 2, source: 'assumed', plausible: { energy: [3, 6], strength: [2, 3] } },
    samantha: { energy: 7, source: 'printed' },
  },
  barricades: {
    blank: barricade(3, 1, 1),
    sniper: barricade(1),
    ziiiiip: barricade(1),
    freshMeat: barricade(1),
    classesBegin: barricade(0, 1),
    return3: barricade(1),
    return4: barricade(1),
    promQueen: barricade(0, 0, 1),
  },
  promQueen: { strength: 2, source: 'assumed', plausible: { strength: [1, 3] } },
};
