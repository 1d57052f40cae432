import { expect, test } from 'vitest';
import { greedy } from '../../../agents/greedy.js';
import { mcts } from '../../../agents/mcts.js';
import { random } from '../../../agents/random.js';
import type { Action } from '../../core/game.js';
import { parseOptions } from '../../core/options.js';
import { Match } from '../../match/match.js';
import * as actions from './actions.js';
import { assumedContent } from './assumed-content.js';
import { TOKENS } from './content.js';
import { HALF } from './dice.js';
import { BRUCE, CREEPY, HEROES, JENNY, STEVEN, SUZANNE } from './heroes.js';
import { zombieBus } from './index.js';
import * as phases from './phases.js';
import { END_REASONS } from './rules.js';
import type { BusState } from './state.js';
import { seatCount } from './table.js';
import { cardOf } from './zombie.js';

/** What a step of play shows of the rules, seen from outside: from the positions before and after it. */
const reached = (before: BusState, action: Action, after: BusState): string[] => {
  const { cards } = before.rules;
  const found: string[] = [];
  const note = (what: string, holds: boolean): void => {
    if (holds) found.push(what);
  };
  const hero = before.hero[before.active];
  const kind = actions.kindOf(action);
  const killed = (state: BusState): number => state.kills.reduce((sum, each) => sum + each, 0);
  const owed = (state: BusState): number => state.owed.reduce((sum, each) => sum + each, 0);
  if (before.phase === phases.DRAW && action < cards.names.length) {
    note('curse +1', cards.extra[action] > 0);
    note('curse van', cards.van[action] > 0);
    note('curse -die', cards.lessDice[action] > 0);
    note('curse no-action', cards.noAction[action] > 0);
    note(`special ${cards.names[action]}`, action >= cards.firstSpecial);
  }
  if (before.phase === phases.ASSIGN) {
    const halves = (state: BusState): number => (state.dice >> (HALF * 4)) & 15;
    const pair = halves(before) > halves(after) && after.phase !== phases.DRAW;
    note('B3 a pair wounds', kind === actions.WOUND && pair);
    note('B3 a pair acts', kind === actions.FREE && pair);
    note('B7 a tile freed', kind === actions.FREE);
    note('B7 two tiles in a turn', kind === actions.FREE && before.stage === 3);
    note('B9 Steven acts under a curse', hero === STEVEN && kind === actions.FREE && underCurse(before));
    note('B9 Bruce throws', hero === BRUCE && kind === actions.OPEN && before.throws);
    note('B9 Bruce converts', hero === BRUCE && kind === actions.CONVERT);
    note('B9 Creepy converts', hero === CREEPY && kind === actions.CONVERT);
    note('B2 an attack opened', kind === actions.OPEN);
    note('guard distracted', kind === actions.DISTRACT);
    note('B5 flight chosen', kind === actions.FLEE);
  }
  note('B1 eliminated', killed(after) > killed(before));
  note('B1 a charge', after.charges > before.charges);
  note('B1 several charges', after.charges > before.charges + 1);
  note('B2 a token searched', owed(after) > owed(before));
  note(
    'B9 Jenny draws two',
    HEROES.some((_, p) => p < before.owed.length && before.hero[p] === JENNY && after.owed[p] === 2),
  );
  note('B4 zombified', after.zombifications > before.zombifications);
  note('B4 Suzanne bears three', before.hero.includes(SUZANNE) && after.zombiesOn(before.hero.indexOf(SUZANNE)) === 3);
  note('B5 fled', seatCount(after.fled) > seatCount(before.fled));
  const flees = before.fleeing || (before.phase === phases.ASSIGN && kind === actions.FLEE);
  note('B5 flight lost', flees && after.zombifications > before.zombifications);
  note('B5 a pursuer', before.phase === phases.PURSUE);
  if (after.phase === phases.WINDOW) note(`B8 window ${phases.WINDOWS[after.window]}`, true);
  note('B8 gift at the start', kind === actions.GIVE && before.phase === phases.GIVE && !before.fleeing);
  note('B8 gift before fleeing', kind === actions.GIVE && before.phase === phases.GIVE && before.fleeing);
  if (before.phase === phases.WINDOW && kind === actions.USE) {
    note(`token ${TOKENS[actions.tokenOf(action)]}`, true);
    note("B11 another's crowbar", TOKENS[actions.tokenOf(action)] === 'crowbar' && before.asked !== before.active);
  }
  if (after.phase === phases.OVER) endOf(after, note);
  return found;
};

const underCurse = ({ zombies, around, rules }: BusState): boolean =>
  zombies.subarray(0, around).some((zombie) => rules.cards.noAction[cardOf(zombie)] > 0);

const endOf = (state: BusState, note: (what: string, holds: boolean) => void): void => {
  const results = new Int8Array(state.rules.seats);
  state.result(results);
  note(`end ${END_REASONS[state.endReason]}`, true);
  note('B10 the best of the fled wins', END_REASONS[state.endReason] !== 'rescued' && results.includes(1));
  note('B10 equal points share', results.includes(0));
};

const EXPECTED = [
  ...['curse +1', 'curse van', 'curse -die', 'curse no-action'],
  ...['quarterback', 'twins', 'weather girl', 'ghoul', 'guard', 'coach'].map((name) => `special ${name}`),
  ...TOKENS.map((name) => `token ${name}`),
  ...phases.WINDOWS.map((name) => `B8 window ${name}`),
  ...['B1 eliminated', 'B1 a charge', 'B1 several charges', 'B2 an attack opened', 'B2 a token searched'],
  ...['B3 a pair wounds', 'B3 a pair acts', 'B4 zombified', 'B4 Suzanne bears three'],
  ...['B5 flight chosen', 'B5 fled', 'B5 flight lost', 'B5 a pursuer', 'B7 a tile freed', 'B7 two tiles in a turn'],
  ...['B8 gift at the start', 'B8 gift before fleeing', "B11 another's crowbar", 'guard distracted'],
  ...[
    'B9 Steven acts under a curse',
    'B9 Jenny draws two',
    'B9 Bruce throws',
    'B9 Bruce converts',
    'B9 Creepy converts',
  ],
  ...['B10 the best of the fled wins', 'B10 equal points share'],
  ...END_REASONS.map((reason) => `end ${reason}`),
];

/** A van that is open from the start, for what happens on the way to it. */
const openVan = { ...assumedContent, name: 'open van', track: { notches: [1, 1, 1, 1, 1, 1, 1, 1, 'gone'] } };

/** Games of three agents, in the default rules and in milder ones in which a game goes through all of its length. */
const RUNS: readonly [Record<string, unknown>, string, number][] = [
  [{}, 'random', 3000],
  [{ busLimit: 8, startZombies: 0 }, 'random', 3000],
  [{ busLimit: 8, startZombies: 0, zombifyAt: 2, content: openVan }, 'random', 3000],
  [{ busLimit: 8, startZombies: 0, rolls: 5, players: 2 }, 'greedy', 25],
  [{ busLimit: 8, startZombies: 0 }, 'greedy', 15],
  [{}, 'greedy', 40],
  [{ players: 3, busLimit: 8, extraPink: 1, dice: 8, rolls: 5 }, 'greedy', 15],
  [{ players: 3, maxTurns: 6 }, 'mcts', 10],
];

test('play by random, greedy and mcts reaches every rule', { timeout: 180_000 }, () => {
  const counts = new Map<string, number>(EXPECTED.map((what) => [what, 0]));
  for (const [options, name, games] of RUNS) {
    const game = zombieBus.create(parseOptions(zombieBus.options, options, 'game'));
    const after = game.newState();
    const agents = Array.from({ length: game.info.seats }, () => {
      if (name === 'random') return random.create(game, {});
      if (name === 'greedy')
        return greedy.create(game, greedy.parameters.parse({ exact: 6, samples: 3, epsilon: 0.05 }));
      return mcts.create(game, mcts.parameters.parse({ iterations: 20, search: 'tree' }));
    });
    const match = new Match(game, agents, 1);
    for (let block = 0; block < games; block++) {
      match.play(block, 0, (state, action) => {
        after.copyFrom(state as BusState);
        after.apply(action);
        for (const what of reached(state as BusState, action, after)) counts.set(what, (counts.get(what) ?? 0) + 1);
      });
    }
  }
  const missed = [...counts].filter(([, times]) => times === 0).map(([what]) => what);
  expect(missed, JSON.stringify(Object.fromEntries(counts))).toEqual([]);
});
