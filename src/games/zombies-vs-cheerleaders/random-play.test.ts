import { expect, test } from 'vitest';
import { CHANCE } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { loadedAsWritten, optionCases, randomPlayOf, unbroken } from '../../testing/random-play.js';
import { zombiesVsCheerleaders } from './index.js';
import { CARD_KINDS, CARDS, COACH, DRUM, LUNCH, SQUAD } from './kinds.js';
import type { CheerState } from './state.js';

const buffer = new Int32Array(1000);

const { gameOf, play } = randomPlayOf(
  zombiesVsCheerleaders,
  (state, rng) => buffer[rng.below(state.legalActions(buffer))],
);

const sets = optionCases([{}, { mode: 'council' }, { mode: 'prom' }, ...zombiesVsCheerleaders.conformance!]);

test.each(sets)('with options %s no play and no deal reaches a broken position', (_, set) => {
  const game = gameOf(set);
  const deal = game.newState();
  const whole = unbroken(game);
  const rng = new Rng().seed(12);
  play(set, 60, (state) => {
    deal.copyFrom(state);
    deal.determinize(SQUAD, rng);
    for (const each of [state, deal]) whole(each);
  });
});

/** From the start on no card leaves the game: all are on the table, in a hand, discarded, or bosses and a queen that are gone. */
test.each(sets)('with options %s every ordinary zombie and every barricade is somewhere', (_, set) => {
  play(set, 30, ({ card, discard, hand, drums, rules, unflipped, won, gone, pile, loose }) => {
    const seen = new Array<number>(CARD_KINDS).fill(0);
    for (const each of card) seen[each]++;
    for (let kind = 1; kind <= LUNCH; kind++) seen[kind] += discard[kind] + hand[kind];
    seen[DRUM] += drums;
    for (let kind = 1; kind < COACH; kind++)
      if (seen[kind] !== rules.cards[kind]) expect(seen[kind], CARDS[kind]).toBe(rules.cards[kind]);
    const known = [...pile, ...loose.map((copies, code) => (code > 1 ? copies : 0))];
    const flipped =
      [...pile].filter((code) => code > 1).length + known.slice(pile.length).reduce((sum, each) => sum + each, 0);
    const counted = [...unflipped, ...won, ...gone].reduce((sum, each) => sum + each, 0);
    if (flipped + counted !== rules.barricadeCount) expect(flipped + counted).toBe(rules.barricadeCount);
  });
});

test.each(sets)('with options %s every position is loaded as it is written', (_, set) =>
  play(set, 8, loadedAsWritten(gameOf(set))),
);

test('one result of a decision of several parts has one path', () => {
  const { newState } = gameOf({});
  const columns = [
    { pile: ['damaged blank', 'intact'], zombies: [null, 'coach up', 'nerd', 'nerd'] },
    { pile: ['damaged sniper'], zombies: [null, 'teacher up injured'] },
    { zombies: [null, null, 'drum', 'nurse', 'drum', 'lunch'] },
    { zombies: [] },
  ];
  const shared = { columns, bosses: ['janitor', 'guard'], discard: { football: 2, baseball: 1 } };
  const cases: [unknown, string[]][] = [
    [{ ...shared, won: { freshMeat: 1 } }, ['fresh meat in column 0']],
    [
      { ...shared, won: { return3: 1 } },
      ['return of the zombies 3', 'football is drawn', 'baseball is drawn', 'football is drawn'],
    ],
    [{ ...shared, phase: 'cheerleaders', barricadeDiscard: { blank: 1, ziiiiip: 1 } }, ['janitor']],
    [{ ...shared, phase: 'cheerleaders' }, ['guard']],
    [
      {
        ...shared,
        columns: [{ pile: ['damaged blank', 'intact'] }, { pile: ['intact'] }, { zombies: ['drum'] }, {}],
        bosses: ['coach'],
        phase: 'cheerleaders',
      },
      ['coach'],
    ],
  ];
  for (const [position, texts] of cases) {
    const state = newState();
    state.load(position);
    const listed = (): number[] => {
      if (state.seat !== CHANCE) return Array.from(buffer.subarray(0, state.legalActions(buffer)));
      return Array.from(buffer.subarray(0, state.chanceOutcomes(buffer, new Float64Array(100))));
    };
    for (const text of texts) state.apply(listed().find((action) => state.describeAction(action) === text) ?? -1);
    const { turn } = state;
    const paths = new Map<string, string>();
    const walk = (node: CheerState, path: string): void => {
      if (node.phase === 2 || node.phase === 3 || node.turn !== turn) {
        const result = JSON.stringify(node);
        expect(paths.get(result) ?? path).toBe(path);
        paths.set(result, path);
        return;
      }
      for (const action of Array.from(buffer.subarray(0, node.legalActions(buffer)))) {
        const next = newState();
        next.copyFrom(node);
        next.apply(action);
        walk(next, `${path} > ${node.describeAction(action)}`);
      }
    };
    walk(state, '');
    expect(paths.size, texts[0]).toBeGreaterThan(1);
  }
});
