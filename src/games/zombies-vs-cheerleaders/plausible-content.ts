import { numbersOfSum } from '../../core/numbers-of-sum.js';
import type { DataRange } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import { assumedContent } from './assumed-content.js';
import type { ContentInput } from './content.js';
import { KINDS, ORDINARY } from './kinds.js';

type Card = ContentInput['zombies']['football'];
type Marking = 'unmarked' | 'V' | 'VI';

/** Cards in all by marking: what a review says of the modes. */
const TOTALS = { zombies: { unmarked: 18, V: 6, VI: 6 }, barricades: { unmarked: 8, V: 2, VI: 2 } } as const;
/** Whose Energy is assumed, and what they have together: not more than the box has tokens for. */
const DIALLED = ['gloria', 'pam', 'vanessa', 'sandy'] as const;
const ENERGY_OF_ALL = [15, 18] as const;

const between = (rng: Rng, [low, high]: readonly number[]): number => low + rng.below(high - low + 1);

/** Copies of each card by marking, each within its range and together as many as there are. */
const drawCards = <Name extends string>(
  names: readonly Name[],
  assumed: Readonly<Record<Name, Card>>,
  totals: Readonly<Record<Marking, number>>,
  rng: Rng,
): Record<Name, Card> => {
  const drawn = (marking: Marking): number[] => {
    const ranges = names.map((name) => assumed[name].plausible?.[marking] ?? [0, 0]);
    return numbersOfSum(
      totals[marking],
      ranges.map(([low]) => low),
      ranges.map(([, high]) => high),
      rng,
    );
  };
  const [unmarked, V, VI] = (['unmarked', 'V', 'VI'] as const).map(drawn);
  const cards = names.map((name, i) => [name, { unmarked: unmarked[i], V: V[i], VI: VI[i] }]);
  return Object.fromEntries(cards) as Record<Name, Card>;
};

const drawCheerleaders = (rng: Rng): ContentInput['cheerleaders'] => {
  const { cheerleaders } = assumedContent;
  const ranges = DIALLED.map((name) => cheerleaders[name].plausible?.energy ?? [0, 0]);
  const [gloria, pam, vanessa, sandy] = numbersOfSum(
    between(rng, ENERGY_OF_ALL),
    ranges.map(([low]) => low),
    ranges.map(([, high]) => high),
    rng,
  );
  return {
    ...{ clover: { energy: 1, strength: 2 }, samantha: { energy: 7 } },
    ...{ gloria: { energy: gloria }, pam: { energy: pam, strength: 3 }, vanessa: { energy: vanessa } },
    sandy: { energy: sandy, strength: between(rng, cheerleaders.sandy.plausible?.strength ?? [2, 2]) },
  };
};

const copies = ({ unmarked, V = 0, VI = 0 }: Card): number => unmarked + V + VI;

/** Worlds of other copies, Energies and Strengths than the assumed ones; the totals of each mode stay. */
export const plausibleContent: DataRange = {
  draw: (rng): ContentInput => ({
    name: 'plausible',
    zombies: drawCards(ORDINARY, assumedContent.zombies, TOTALS.zombies, rng),
    bosses: assumedContent.bosses,
    cheerleaders: drawCheerleaders(rng),
    barricades: drawCards(KINDS, assumedContent.barricades, TOTALS.barricades, rng),
    promQueen: { strength: between(rng, assumedContent.promQueen.plausible?.strength ?? [2, 2]) },
  }),
  numbersOf: (value) => {
    const { zombies, cheerleaders, barricades, promQueen } = value as ContentInput;
    return Object.fromEntries([
      ...ORDINARY.map((name) => [`zombies: ${name}`, copies(zombies[name])]),
      ...DIALLED.map((name) => [`Energy of ${name}`, cheerleaders[name].energy]),
      ['Energy of these four', DIALLED.reduce((sum, name) => sum + cheerleaders[name].energy, 0)],
      ['Strength of sandy', cheerleaders.sandy.strength],
      ['Strength of the queen', promQueen.strength],
      ...KINDS.map((name) => [`barricades: ${name}`, copies(barricades[name])]),
    ]);
  },
};
