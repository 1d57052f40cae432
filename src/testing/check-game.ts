import { isUserError, messageOf } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { type CheckReport, Findings, type Place } from './check-report.js';
import { BOARDS_CHECK, boardsFault } from './checks/boards-check.js';
import { INFO_CHECK, infoFault } from './checks/info-check.js';
import { nodeChecks } from './checks/node-checks.js';
import { type Effort, ENDS, LineChecker, PLAYS, REPLAYS } from './line-checker.js';
import { type OptionSet, optionSets } from './option-sets.js';

const CREATES = 'the game can be made with its defaults and its declared options';
const HIDES = 'determinize redeals something where the game says that something is hidden';

const CHECKS = [CREATES, INFO_CHECK, PLAYS, ENDS, REPLAYS, ...nodeChecks.map(({ name }) => name), HIDES, BOARDS_CHECK];

/** The first option set, the defaults unless options are given, is checked more thoroughly than the others. */
const THOROUGH: Effort = { games: 40, some: 30, few: 4, draws: 20_000 };
const QUICK: Effort = { games: 8, some: 16, few: 2, draws: 10_000 };

/** How a game is checked. */
export interface CheckSettings {
  /** Checks this option set alone. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Random games of the first option set; each of the others gets a fifth as many. */
  readonly games?: number;
  readonly seed?: number;
  /** Told after each game how many of all are done. */
  onProgress?(done: number, total: number): void;
}

const placeOf = (given: Readonly<Record<string, unknown>>, seed: number): Place => ({
  options: given,
  seed,
  game: 0,
  ply: 0,
  history: [],
  lastTexts: [],
});

/** The game of given options, or none where it fails to be made. */
const givenSet = (
  definition: GameDefinition,
  given: Readonly<Record<string, unknown>>,
  seed: number,
  findings: Findings,
): OptionSet[] => {
  const parsed = parseOptions(definition.options, given, `game ${definition.id}`);
  try {
    return [{ given, game: definition.create(parsed) }];
  } catch (error) {
    if (isUserError(error)) throw error;
    findings.fail(CREATES, `it threw: ${messageOf(error)}`, placeOf(given, seed));
    return [];
  }
};

const setsToCheck = (
  definition: GameDefinition,
  { options, seed = 1 }: CheckSettings,
  findings: Findings,
): OptionSet[] => {
  if (options) return givenSet(definition, options, seed, findings);
  const sets = optionSets(definition, (message, given) => findings.fail(CREATES, message, placeOf(given, seed)));
  findings.make(CREATES, () => (sets.length > 0 ? null : 'no options make a game'));
  return sets;
};

const effortOf = (setNumber: number, games: number): Effort =>
  setNumber === 0 ? { ...THOROUGH, games } : { ...QUICK, games: Math.max(1, Math.ceil(games / 5)) };

const checkSets = (
  definition: GameDefinition,
  sets: readonly OptionSet[],
  settings: CheckSettings,
  findings: Findings,
): { games: number; nodes: number; redrawn: number } => {
  const { seed = 1, games = THOROUGH.games } = settings;
  const efforts = sets.map((_, index) => effortOf(index, games));
  const total = efforts.reduce((sum, effort) => sum + effort.games, 0);
  const counts = { games: 0, nodes: 0, redrawn: 0 };
  for (const [index, set] of sets.entries()) {
    const sound = findings.make(
      INFO_CHECK,
      () => infoFault(set.game.info, definition.id),
      () => placeOf(set.given, seed),
    );
    if (!sound) continue;
    const checker = new LineChecker(findings, set, index, seed, efforts[index], counts);
    for (let game = 0; game < efforts[index].games; game++) {
      checker.check(game);
      counts.games++;
      settings.onProgress?.(counts.games, total);
    }
    counts.nodes += checker.nodes;
  }
  return counts;
};

/**
 * Puts a game through the conformance kit: random games with many option sets, and in them everything that the contract
 * (see State in the core) promises. A check keeps its first failure, and the others go on; a game that throws has failed.
 *
 * @throws UserError where `settings.options` are refused
 */
export const checkGame = (definition: GameDefinition, settings: CheckSettings = {}): CheckReport => {
  const findings = new Findings(CHECKS);
  const sets = setsToCheck(definition, settings, findings);
  const { games, nodes, redrawn } = checkSets(definition, sets, settings, findings);
  if (games > 0 && sets.some(({ game }) => game.info.hiddenInformation)) {
    findings.make(HIDES, () => (redrawn > 0 ? null : `hiddenInformation is true, and in ${games} games nothing was`));
  }
  const { boards } = definition;
  if (boards) findings.make(BOARDS_CHECK, () => boardsFault(definition, boards));
  const checks = findings.results();
  const passed = checks.every((check) => check.passed);
  return { subject: `game ${definition.id}`, passed, checks, optionSets: sets.length, games, nodes };
};
