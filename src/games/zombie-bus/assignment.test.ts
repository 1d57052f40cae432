import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.js';
import { scenesOf } from '../../testing/scene.js';
import * as actions from './actions.js';
import type { ContentInput } from './content.js';
import { FACES } from './dice.js';
import { zombieBus } from './index.js';
import type { BusState } from './state.js';

/*
 * An assignment is made one decision at a time, in one order. Here its results are found in another way: all plans are tried in
 * no order at all, and those kept for which the dice suffice. Both must give the same results.
 */

const at = scenesOf(zombieBus);

interface ZombieJson {
  zombie: string;
  wounds?: string;
  assigned?: string;
  distracted?: boolean;
}

interface Json {
  dice: (typeof FACES)[number][];
  notch?: number;
  extraFaces?: number;
  bus: (string | ZombieJson)[];
  seats: { hero: string; zombies?: (string | ZombieJson)[]; tiles?: string[]; fate?: string }[];
}

/** Two tiles are left, of cost 2 and 3. */
const FREED = [
  'purple 2 worth 4',
  'purple 3 worth 5',
  'purple 3 worth 5',
  'purple 3 worth 6',
  'purple 4 worth 6',
  'purple 4 worth 7',
];
const PILES = [
  { top: 'purple 2', left: 1 },
  { top: 'purple 3', left: 1 },
];

interface Plan {
  opened: number[];
  distracted: boolean[];
  freed: boolean[];
  /** By zombie: letters. */
  wounds: string[];
  flees: boolean;
}

interface Zombie {
  seat: number;
  name: string;
  before: string;
  card: ContentInput['zombies'][number];
}

const LETTERS = [...'JBAF'];
const times = (text: string, letter: string) => text.split(letter).length - 1;
const inOrder = (text: string) => LETTERS.map((letter) => letter.repeat(times(text, letter))).join('');
const subsets = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((sets, each) => sets.concat(sets.map((set) => set.concat(each))), [[]]);

const zombiesOf = (json: Json, content: ContentInput): Zombie[] => {
  const cards = [...content.zombies, ...content.specials];
  return [json.bus, ...json.seats.map(({ zombies }) => zombies ?? [])].flatMap((list, place) =>
    list.map((given) => {
      const { zombie, wounds = '' } = typeof given === 'string' ? { zombie: given } : given;
      return { seat: place - 1, name: zombie, before: wounds, card: cards.find(({ name }) => name === zombie)! };
    }),
  );
};

/** A result as text: alike for zombies that change places. */
const textOf = (zombies: readonly Zombie[], { opened, distracted, freed, wounds, flees }: Plan): string => {
  const each = zombies.map(
    ({ seat, name, before }, i) => `${name}@${seat} ${before}+${wounds[i]}${distracted[i] ? ' distracted' : ''}`,
  );
  return [each.sort().join(', '), `attacks ${opened.join()}`, `frees ${freed.join()}`, flees ? 'flees' : 'stays'].join(
    ' | ',
  );
};

/** Every way to wound zombies, those that may be wounded, with so many dice. */
const woundings = (zombies: readonly Zombie[], may: (i: number) => boolean, dice: number): string[][] =>
  zombies.reduce<string[][]>(
    (ways, { card, before }, i) => {
      const left = may(i) ? [...before].reduce((symbols, letter) => symbols.replace(letter, ''), card.symbols) : '';
      const choices = new Set(subsets([...left]).map((set) => inOrder(set.join(''))));
      const longer = ways.flatMap((way) => [...choices].map((choice) => way.concat(choice)));
      return longer.filter((way) => way.join('').length <= dice);
    },
    [[]],
  );

const isGuard = ({ card }: Zombie) => card.powers?.includes('guarded') ?? false;
const isReached = ({ seat }: Zombie, opened: readonly number[]) => seat < 1 || opened.includes(seat);
const isCovered = ({ card, before }: Zombie, wounds: string) => before.length + wounds.length === card.symbols.length;

/** Every plan that names none but zombies that may be wounded, whatever it takes. */
function* plansOf({ dice, seats }: Json, zombies: readonly Zombie[]): Generator<Plan> {
  const others = seats.map((_, seat) => seat).filter((seat) => seat > 0 && zombies.some((each) => each.seat === seat));
  for (const opened of subsets(others)) {
    for (const guards of subsets(zombies.filter((each) => isGuard(each) && isReached(each, opened)))) {
      const may = (i: number) => isReached(zombies[i], opened) && (!isGuard(zombies[i]) || guards.includes(zombies[i]));
      const distracted = zombies.map((each) => guards.includes(each));
      for (const wounds of woundings(zombies, may, dice.length)) {
        for (const piles of subsets([0, 1])) {
          const freed = [0, 1].map((pile) => piles.includes(pile));
          for (const flees of [false, true]) yield { opened, distracted, freed, wounds, flees };
        }
      }
    }
  }
}

/** Whether the dice suffice for a plan: as they lie, or with one that the hero turns (B9). */
const suffices = (json: Json, zombies: readonly Zombie[], plan: Plan, options: Record<string, unknown>): boolean => {
  const { dice, seats, extraFaces = 0 } = json;
  const { opened, distracted, freed, wounds, flees } = plan;
  if (flees && !mayFlee(json, zombies, wounds)) return false;
  const [{ hero }] = seats;
  const lifted = (i: number) => options.curseLift === 'atOnce' && isCovered(zombies[i], wounds[i]);
  const forbids = ({ seat, card }: Zombie, i: number) => seat < 1 && card.curses?.includes('no-action') && !lifted(i);
  const forbidden = hero !== 'steven' && zombies.some(forbids);
  const faces =
    opened.length + distracted.filter(Boolean).length + (freed[0] ? 2 : 0) + (freed[1] ? 3 : 0) + (flees ? 2 : 0);
  const does = (shown: readonly string[], saved: number) => {
    if (faces > saved && forbidden) return false;
    return enough(shown, wounds.join(''), faces - saved - extraFaces, options);
  };
  if (does(dice, hero === 'bruce' && opened.length > 0 ? 1 : 0)) return true;
  const turned = { bruce: 'half', creepy: forbidden ? undefined : 'action' }[hero];
  return turned !== undefined && dice.some((_, i) => does([...dice.slice(0, i), turned, ...dice.slice(i + 1)], 0));
};

/** Notch 3 is open; fewer than five zombies may be left around the bus. */
const mayFlee = ({ notch, seats }: Json, zombies: readonly Zombie[], wounds: readonly string[]): boolean => {
  const stays = ({ seat, card, before }: Zombie, i: number) => {
    const all = before.length + wounds[i].length;
    const charges = wounds[i] !== '' && card.reaction !== 'none' && all >= card.reaction;
    return seat < 0 && all < card.symbols.length && !charges;
  };
  return notch === 3 && zombies.filter(stays).length + seats.filter(({ fate }) => fate === 'zombified').length < 5;
};

const enough = (dice: readonly string[], wounds: string, acts: number, options: Record<string, unknown>): boolean => {
  const faces = (name: string) => dice.filter((each) => each === name).length;
  const lacking = LETTERS.map((letter, i) => Math.max(0, times(wounds, letter) - faces(FACES[i])));
  const lackingActs = Math.max(0, acts - faces('action'));
  if (lackingActs > 0 && options.halfTargets === 'wounds') return false;
  return 2 * (lacking.reduce((sum, each) => sum + each, 0) + lackingActs) <= faces('half');
};

/** The results to which the decisions of the game lead. */
const resultsOf = (start: BusState, newState: () => BusState, content: ContentInput): Set<string> => {
  const found = new Set<string>();
  const legal = new Int32Array(1000);
  const walk = (state: BusState): void => {
    for (const action of Array.from(legal.subarray(0, state.legalActions(legal)))) {
      const kind = actions.kindOf(action);
      if (kind === actions.DONE || kind === actions.FLEE) {
        const after = state.toJSON() as Json & { opened?: number[]; piles: typeof PILES };
        const marks = [after.bus, ...after.seats.map(({ zombies }) => zombies ?? [])]
          .flat()
          .map((each) => (typeof each === 'string' ? { zombie: each } : each));
        const plan: Plan = {
          opened: after.opened ?? [],
          distracted: marks.map(({ distracted }) => distracted ?? false),
          freed: after.piles.map(({ left }) => left === 0),
          wounds: marks.map(({ assigned }) => assigned ?? ''),
          flees: kind === actions.FLEE,
        };
        found.add(textOf(zombiesOf(after, content), plan));
        continue;
      }
      const next = newState();
      next.copyFrom(state);
      next.apply(action);
      if (next.seat === CHANCE) {
        const outcomes = new Int32Array(600);
        next.chanceOutcomes(outcomes, new Float64Array(600));
        next.apply(outcomes[0]);
      }
      walk(next);
    }
  };
  walk(start);
  return found;
};

const GUARDED: Json['bus'] = ['JBA', 'JBA', { zombie: 'JBF', wounds: 'F' }, 'guard'];
const OTHERS = [
  { hero: 'jenny', zombies: ['JB'] },
  { hero: 'suzanne', zombies: ['AF'] },
];
const DICE: Json['dice'] = ['jaw', 'brain', 'half', 'half', 'action', 'action'];
const CURSED: Json['bus'] = ['JBF no-action', 'JA +1'];

const CASES: [string, Json, Record<string, unknown>?][] = [
  [
    'a guard and zombies that are alike',
    { dice: DICE, bus: GUARDED, seats: [{ hero: 'steven' }, ...OTHERS], notch: 3 },
  ],
  ['five around the bus', { dice: DICE, bus: [...GUARDED, 'JB +1'], seats: [{ hero: 'steven' }, ...OTHERS], notch: 3 }],
  ['a throw or a half-target', { dice: DICE, bus: ['JBA'], seats: [{ hero: 'bruce' }, ...OTHERS], notch: 3 }],
  ['a throw under no-action', { dice: DICE, bus: CURSED, seats: [{ hero: 'bruce' }, ...OTHERS], notch: 3 }],
  ['a die turned to an action face', { dice: DICE, bus: ['JBA'], seats: [{ hero: 'creepy' }, ...OTHERS], notch: 3 }],
  ['Steven under no-action', { dice: DICE, bus: CURSED, seats: [{ hero: 'steven' }, ...OTHERS] }],
  [
    'a curse that can be lifted at once',
    {
      dice: ['jaw', 'brain', 'foot', 'half', 'half', 'action'],
      bus: CURSED,
      seats: [{ hero: 'creepy' }, ...OTHERS],
      notch: 3,
    },
    { curseLift: 'atOnce' },
  ],
  [
    'half-targets that do not act',
    { dice: DICE, bus: ['JBA'], seats: [{ hero: 'steven' }, ...OTHERS], notch: 3 },
    { halfTargets: 'wounds' },
  ],
  [
    'megaphones, and zombies on himself',
    {
      dice: DICE.slice(1),
      extraFaces: 2,
      bus: ['JB +1'],
      seats: [{ hero: 'steven', zombies: ['guard', 'JAF'] }, ...OTHERS],
      notch: 3,
    },
  ],
];

test.each(CASES)('what can be assigned is what the dice suffice for: %s', (_, json, options = {}) => {
  const seats = json.seats.map((seat, p) => ({ ...seat, tiles: p === 1 ? FREED : [] }));
  const { state, game } = at({ ...json, seats, piles: PILES }, { players: 3, ...options });
  const { content } = (state as BusState).rules;
  const zombies = zombiesOf(json, content);
  const expected = new Set<string>();
  for (const plan of plansOf(json, zombies)) {
    if (suffices(json, zombies, plan, options)) expected.add(textOf(zombies, plan));
  }
  expect(expected.size).toBeGreaterThan(20);
  expect([...resultsOf(state as BusState, () => game.newState() as BusState, content)].sort()).toEqual(
    [...expected].sort(),
  );
});
