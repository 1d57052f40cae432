import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { didYouMean, messageOf, UserError } from '../core/errors.js';
import { CHANCE, type Game, type GameDefinition, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Scene } from './scene.js';

const schema = z.strictObject({
  title: z.string().min(1),
  game: z.string().min(1),
  options: z.record(z.string(), z.unknown()).default({}),
  position: z.unknown().optional(),
  play: z.array(z.string()).default([]),
  expect: z.strictObject({
    position: z.record(z.string(), z.unknown()).optional(),
    seat: z.union([z.string(), z.int().min(0)]).optional(),
    legal: z
      .strictObject({
        includes: z.array(z.string()).optional(),
        excludes: z.array(z.string()).optional(),
        count: z.int().min(0).optional(),
      })
      .optional(),
    chance: z.record(z.string(), z.number().min(0).max(1)).optional(),
    returns: z.array(z.number()).optional(),
    endReason: z.string().optional(),
    metrics: z.record(z.string(), z.int()).optional(),
  }),
});

/**
 * A ruling pinned down: from a position, or from the start, some actions and outcomes by their texts, and what should then
 * hold. In `position` only the fields that are named are compared.
 */
export type Scenario = z.output<typeof schema>;

/** Something that is not as expected. */
interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

export interface ScenarioResult {
  readonly title: string;
  readonly passed: boolean;
  readonly differences: readonly Difference[];
}

/** Probabilities in a scenario are written with a few digits. */
const PROBABILITY_TOLERANCE = 5e-5;
const SHOWN = 12;

/**
 * One scenario, or a list of them, from JSON.
 *
 * @throws UserError that names the field that is wrong
 */
export const parseScenarios = (json: unknown, where: string): Scenario[] =>
  (Array.isArray(json) ? json : [json]).map((each, i) => {
    const parsed = schema.safeParse(each);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const number = Array.isArray(json) ? ` ${i + 1}` : '';
    const field = issue.path.length > 0 ? `field ${issue.path.join('.')}: ` : '';
    throw new UserError(`${where}: scenario${number}: ${field}${issue.message}.`);
  });

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const some = (texts: readonly string[]): string => {
  const more = texts.length > SHOWN ? `; … and ${texts.length - SHOWN} more` : '';
  return texts.length === 0 ? 'none' : texts.slice(0, SHOWN).join('; ') + more;
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

const seatText = (scene: Scene): string => {
  const { state, game } = scene;
  if (state.seat === CHANCE) return 'chance';
  if (state.seat === TERMINAL) return 'over';
  return game.info.roles[state.roleOf(state.seat)] ?? String(state.seat);
};

const seatDifferences = (expected: string | number, scene: Scene): Difference[] => {
  const fits = typeof expected === 'number' ? scene.state.seat === expected : seatText(scene) === expected;
  const found = scene.state.seat >= 0 ? `${seatText(scene)} (seat ${scene.state.seat})` : seatText(scene);
  return fits ? [] : [{ what: 'seat to act', expected: String(expected), found }];
};

const legalDifferences = (expected: NonNullable<Scenario['expect']['legal']>, scene: Scene): Difference[] => {
  const texts = scene.state.seat >= 0 ? scene.texts : [];
  const { includes = [], excludes = [], count = texts.length } = expected;
  const missing = includes.filter((text) => !texts.includes(text));
  const unwanted = excludes.filter((text) => texts.includes(text));
  return [
    ...missing.map((text) => ({ what: 'legal action', expected: text, found: some(texts) })),
    ...unwanted.map((text) => ({ what: 'legal action', expected: `not: ${text}`, found: 'it is legal' })),
    ...(count === texts.length
      ? []
      : [{ what: 'number of legal actions', expected: String(count), found: `${texts.length}: ${some(texts)}` }]),
  ];
};

const chanceDifferences = (expected: Readonly<Record<string, number>>, scene: Scene): Difference[] => {
  const found = scene.state.seat === CHANCE ? scene.chances : {};
  return Object.entries(expected).flatMap(([text, probability]) => {
    if (Math.abs((found[text] ?? 0) - probability) <= PROBABILITY_TOLERANCE) return [];
    const seen =
      found[text] === undefined ? `no such outcome among: ${some(Object.keys(found))}` : found[text].toFixed(6);
    return [{ what: `chance of "${text}"`, expected: String(probability), found: seen }];
  });
};

const endDifferences = ({ returns, endReason, metrics }: Scenario['expect'], scene: Scene): Difference[] => {
  const over = scene.state.seat === TERMINAL;
  const differences: Difference[] = [];
  const compare = (what: string, expected: unknown, found: () => unknown): void => {
    if (expected === undefined) return;
    const value = over ? found() : undefined;
    if (!isDeepStrictEqual(expected, value)) {
      differences.push({ what, expected: show(expected), found: over ? show(value) : 'the game is not over' });
    }
  };
  compare('end', endReason, () => scene.endReason);
  compare('returns', returns, () => scene.returns.map((value) => Number(value.toFixed(9))));
  for (const [name, value] of Object.entries(metrics ?? {}))
    compare(`metric ${name}`, value, () => scene.metrics[name]);
  return differences;
};

/** Plays up to an expectation; the first text that names nothing there is a difference, and ends it. */
const playDifference = (scene: Scene, play: readonly string[]): Difference | undefined => {
  for (const [i, text] of play.entries()) {
    const texts = scene.state.seat === TERMINAL ? [] : scene.texts;
    if (!texts.includes(text)) {
      const found = texts.length === 0 ? 'the game is over' : `${didYouMean(text, texts).trim()} ${some(texts)}`.trim();
      return { what: `step ${i + 1}`, expected: text, found };
    }
    scene.take(text);
  }
  return undefined;
};

const differencesOf = ({ position, play, expect }: Scenario, game: Game): Difference[] => {
  const scene = new Scene(game, position);
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

/** Runs a scenario of a game. What is wrong with its options or position is a difference too. */
export const runScenario = (scenario: Scenario, definition: GameDefinition): ScenarioResult => {
  let differences: Difference[];
  try {
    const options = parseOptions(definition.options, scenario.options, `game ${definition.id}`);
    differences = differencesOf(scenario, definition.create(options));
  } catch (error) {
    differences = [{ what: 'set-up', expected: 'options and a position that the game takes', found: messageOf(error) }];
  }
  return { title: scenario.title, passed: differences.length === 0, differences };
};
