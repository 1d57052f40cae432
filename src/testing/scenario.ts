import { isDeepStrictEqual } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { isUserError, messageOf } from '../core/errors.js';
import { CHANCE, type Game, type GameDefinition, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { type Expectation, type Figure, figureValue, type Scenario } from './scenario-file.js';
import { Scene } from './scene.js';

/** Something that is not as expected. A list has an entry a line. */
interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

export interface ScenarioResult {
  readonly title: string;
  readonly passed: boolean;
  readonly differences: readonly Difference[];
  /** Of a scenario that failed: the position in which it did, as the game describes it. */
  readonly position?: string;
}

/** Numbers in a scenario count to the last digit that is written, but to four places at least. */
const LEAST_PLACES = 4;
const SHOWN = 12;

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const some = (texts: readonly string[]): string => {
  const more = texts.length > SHOWN ? [`… and ${texts.length - SHOWN} more`] : [];
  return [...texts.slice(0, SHOWN), ...more].join('\n');
};

/** Texts by how near they are to one that is none of them. */
const byNearness = (word: string, texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, away: distance(word.toLowerCase(), text.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)
    .map(({ text }) => text);

const placesOf = (value: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return (digits.split('.')[1]?.length ?? 0) - Number(exponent);
};

const agree = (expected: Figure, found: number): boolean => {
  const value = figureValue(expected);
  const places = typeof expected === 'string' ? 9 : Math.max(LEAST_PLACES, placesOf(expected));
  return Math.abs(value - found) <= 0.5000001 * 10 ** -places;
};

/** The named fields of a position that are otherwise than expected, by their path. */
const positionDifferences = (expected: unknown, found: unknown, path: string): Difference[] => {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    const fields = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
    return Object.entries(expected).flatMap(([name, value]) =>
      positionDifferences(value, fields[name], path === '' ? name : `${path}.${name}`),
    );
  }
  // A list of objects is compared one by one, so that in it too only named fields count.
  if (Array.isArray(expected) && Array.isArray(found) && expected.some((each) => typeof each === 'object')) {
    if (expected.length === found.length) {
      return expected.flatMap((value, i) => positionDifferences(value, found[i], `${path}.${i}`));
    }
  }
  if (isDeepStrictEqual(expected, found)) return [];
  return [{ what: `position ${path}`, expected: show(expected), found: found === undefined ? 'nothing' : show(found) }];
};

/** Who is to act: a role, or chance, or nobody. */
const actor = ({ state, game }: Scene): string => {
  if (state.seat === CHANCE) return 'chance';
  if (state.seat === TERMINAL) return 'over';
  return game.info.roles[state.roleOf(state.seat)] ?? String(state.seat);
};

const turnText = (scene: Scene): string => {
  const { seat } = scene.state;
  if (seat === TERMINAL) return 'the game is over';
  return seat === CHANCE ? 'chance is to act' : `${actor(scene)} (seat ${seat}) is to act`;
};

const seatDifferences = (expected: string | number, scene: Scene): Difference[] => {
  const fits = typeof expected === 'number' ? scene.state.seat === expected : actor(scene) === expected;
  return fits ? [] : [{ what: 'seat to act', expected: String(expected), found: turnText(scene) }];
};

const legalDifferences = (expected: NonNullable<Expectation['legal']>, scene: Scene): Difference[] => {
  if (scene.state.seat < 0) return [{ what: 'legal actions', expected: 'a decision', found: turnText(scene) }];
  const { texts } = scene;
  const { includes = [], excludes = [], count = texts.length } = expected;
  const missing = includes.filter((text) => !texts.includes(text));
  const unwanted = excludes.filter((text) => texts.includes(text));
  return [
    ...missing.map((text) => ({ what: 'legal action', expected: text, found: some(byNearness(text, texts)) })),
    ...unwanted.map((text) => ({ what: 'no legal action', expected: `not ${text}`, found: 'it is legal' })),
    ...(count === texts.length
      ? []
      : [{ what: 'number of legal actions', expected: String(count), found: `${texts.length}:\n${some(texts)}` }]),
  ];
};

const chanceDifferences = (expected: Readonly<Record<string, Figure>>, scene: Scene): Difference[] => {
  if (scene.state.seat !== CHANCE) return [{ what: 'chance', expected: 'a draw or a roll', found: turnText(scene) }];
  const { chances } = scene;
  return Object.entries(expected).flatMap(([text, probability]) => {
    const chance = chances[text] ?? 0;
    // What can't come about, and what can, are never taken for each other.
    if (agree(probability, chance) && figureValue(probability) > 0 === chance > 0) return [];
    const none = `no such outcome, but\n${some(byNearness(text, Object.keys(chances)))}`;
    const found = chances[text] === undefined ? none : String(Number(chances[text].toPrecision(6)));
    return [{ what: `chance of "${text}"`, expected: String(probability), found }];
  });
};

const endDifferences = ({ returns, endReason, metrics = {} }: Expectation, scene: Scene): Difference[] => {
  if (scene.state.seat !== TERMINAL) {
    const isExpected = returns !== undefined || endReason !== undefined || Object.keys(metrics).length > 0;
    return isExpected ? [{ what: 'end', expected: endReason ?? 'the game is over', found: turnText(scene) }] : [];
  }
  const differences: Difference[] = [];
  if (endReason !== undefined && endReason !== scene.endReason)
    differences.push({ what: 'end', expected: endReason, found: show(scene.endReason) });
  const got = scene.returns;
  if (returns && (returns.length !== got.length || !returns.every((each, seat) => agree(each, got[seat]))))
    differences.push({
      what: 'returns',
      expected: returns.join(', '),
      found: got.map((x) => +x.toFixed(6)).join(', '),
    });
  for (const [name, value] of Object.entries(metrics)) {
    const found = scene.metrics[name];
    if (value !== found) {
      const known = `no such metric, but\n${some(byNearness(name, Object.keys(scene.metrics)))}`;
      differences.push({ what: `metric ${name}`, expected: String(value), found: String(found ?? known) });
    }
  }
  return differences;
};

/** Plays up to an expectation; the first text that names nothing there is a difference, and ends it. */
const playDifference = (scene: Scene, play: readonly string[]): Difference | undefined => {
  for (const [i, text] of play.entries()) {
    const { texts } = scene;
    if (!texts.includes(text)) {
      const found = [turnText(scene), ...(texts.length > 0 ? [some(byNearness(text, texts))] : [])].join('\n');
      return { what: `step ${i + 1} of play`, expected: text, found };
    }
    scene.take(text);
  }
  return undefined;
};

const differencesAt = (scene: Scene, { play, expect }: Scenario): Difference[] => {
  const failed = playDifference(scene, play);
  if (failed) return [failed];
  return [
    ...(expect.position ? positionDifferences(expect.position, scene.json, '') : []),
    ...(expect.seat === undefined ? [] : seatDifferences(expect.seat, scene)),
    ...(expect.legal ? legalDifferences(expect.legal, scene) : []),
    ...(expect.chance ? chanceDifferences(expect.chance, scene) : []),
    ...endDifferences(expect, scene),
  ];
};

/** Runs a scenario of a game. Options or a position that the game refuses, or a game that fails, are a difference too. */
export const runScenario = (scenario: Scenario, definition: GameDefinition): ScenarioResult => {
  const { title, options, position } = scenario;
  let scene: Scene | undefined;
  try {
    const game: Game = definition.create(parseOptions(definition.options, options, `game ${definition.id}`));
    scene = new Scene(game, position);
    const differences = differencesAt(scene, scenario);
    if (differences.length === 0) return { title, passed: true, differences };
    return { title, passed: false, differences, position: scene.state.describe() };
  } catch (error) {
    const what = scene ? 'play' : 'set-up';
    const expected = scene ? 'a game that goes on' : 'options and a position that the game takes';
    const found = isUserError(error) ? error.message : `the game failed: ${messageOf(error)}`;
    return { title, passed: false, differences: [{ what, expected, found }] };
  }
};
