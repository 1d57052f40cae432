import { createHash } from 'node:crypto';
import { isUserError, messageOf, UserError } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { optionInfos, parseOptions, valueOfText } from '../core/options.js';
import type { World } from '../core/worlds.js';
import { type AgentSpec, type LineUpText, parseLineUp, specText } from '../match/line-up.js';
import { withoutRung } from '../match/rungs.js';
import { findFiles, readFiles } from '../pool/agent-files.js';
import { type Found, findAgent, findGame } from '../pool/catalogue.js';
import type { CellAgent, CellWork } from '../pool/work.js';
import { defaultOutcome, outcomeOf } from '../stats/outcome.js';
import type { ExperimentSettings, Where } from './experiment.js';
import { isDrawn, worldsOf } from './worlds.js';

/** One combination of game, options and line-up. */
export interface Cell {
  readonly id: string;
  /** The game as it was named: an id, or a path. */
  readonly gameText: string;
  readonly work: CellWork;
  readonly game: Game;
  /** What the line-up is called. */
  readonly lineUp: string;
  /** The level of each varied factor, as text. */
  readonly factors: Readonly<Record<string, string>>;
  /** Where assumed values are drawn: those of this cell. */
  readonly world?: World;
  readonly blocks: number;
  readonly games: number;
}

/** An experiment resolved into cells. */
export interface Plan {
  /** What its results go by. */
  readonly name: string;
  readonly settings: ExperimentSettings;
  readonly factors: readonly string[];
  readonly cells: readonly Cell[];
}

/** The first so many digits of a hash of plain data. */
export const digest = (data: unknown, digits = 10): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, digits);

/** A level as tables show it; of data that has a name, its name. */
export const levelText = (level: unknown): string => {
  if (Array.isArray(level)) return level.map(levelText).join(',');
  if (typeof level !== 'object' || level === null) return String(level);
  return 'name' in level && typeof level.name === 'string' ? level.name : JSON.stringify(level);
};

/** Every combination of levels, the last factor varying fastest. */
const combinations = (sweep: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] =>
  Object.entries(sweep).reduce<Record<string, unknown>[]>(
    (rows, [name, levels]) => rows.flatMap((row) => levels.map((level) => ({ ...row, [name]: level }))),
    [{}],
  );

/** Rotations of a line-up that differ from all before them. */
const rotationsOf = (names: readonly string[], rotate: boolean): number[] => {
  const seen = new Set<string>();
  return names
    .map((_, rotation) => rotation)
    .filter((rotation) => {
      const turned = names.map((_, seat) => names[(seat + rotation) % names.length]).join('\n');
      if ((rotation > 0 && !rotate) || seen.has(turned)) return false;
      seen.add(turned);
      return true;
    });
};

/** Turns the specs of line-ups into agents with resolved parameters, each spec once; rungs are taken out before. */
class Agents {
  private readonly known = new Map<string, Promise<CellAgent>>();

  resolve(spec: AgentSpec): Promise<CellAgent> {
    const text = specText(spec);
    let agent = this.known.get(text);
    if (!agent) {
      agent = this.find(spec);
      this.known.set(text, agent);
    }
    return agent;
  }

  private async find({ name, parameters: given }: AgentSpec): Promise<CellAgent> {
    const { ref, definition } = await findAgent(name);
    const schema = definition.parameters;
    const values = Object.entries(given).map(([key, text]) => [key, valueOfText(schema, key, text)]);
    const parameters = parseOptions(schema, Object.fromEntries(values), `agent ${definition.name}`, 'parameter');
    return { ref, parameters, files: findFiles(definition, parameters) };
  }
}

interface Entry {
  readonly agents: LineUpText;
  readonly name: string;
  readonly games: number;
}

const entriesOf = ({ lineups, games }: ExperimentSettings): Entry[] =>
  lineups.map((given) => {
    const {
      agents,
      name = undefined,
      games: own = games,
    } = typeof given === 'object' && 'agents' in given ? given : { agents: given };
    return { agents, name: name ?? (typeof agents === 'string' ? agents : agents.join(',')), games: own };
  });

/** The names of the line-ups, in the order of the experiment. */
export const lineUpNames = (settings: ExperimentSettings): string[] => entriesOf(settings).map(({ name }) => name);

/** Makes a game or an agent. @throws UserError if it can't be made */
const made = <T>(what: string, make: () => T): T => {
  try {
    return make();
  } catch (error) {
    throw isUserError(error) ? error : new UserError(`${what} can't be made: ${messageOf(error)}`);
  }
};

/** Whether a combination is to be a cell. @throws UserError if the user's function fails to say */
const counts = (where: Where | undefined, options: Record<string, unknown>, lineUp: string): boolean => {
  if (!where) return true;
  let answer: unknown;
  try {
    answer = where(options, lineUp);
  } catch (error) {
    throw new UserError(`The field where failed for the line-up ${lineUp}: ${messageOf(error)}`);
  }
  if (typeof answer === 'boolean') return answer;
  throw new UserError(`The field where must return true or false, but returned ${String(answer)}.`);
};

/** The options of a combination; none where it is not to be a cell. */
const cellOptions = (
  { where }: ExperimentSettings,
  definition: GameDefinition,
  given: Record<string, unknown>,
  lineUp: string,
): Record<string, unknown> | undefined => {
  let options: Record<string, unknown>;
  try {
    options = parseOptions(definition.options, given, `game ${definition.id}`);
  } catch (error) {
    // It may be just those that the game refuses which the experiment leaves out.
    const defaults = Object.fromEntries(optionInfos(definition.options).map((info) => [info.name, info.default]));
    if (isUserError(error) && where && !counts(where, { ...defaults, ...given }, lineUp)) return undefined;
    throw error;
  }
  return counts(where, options, lineUp) ? options : undefined;
};

const planCell = async (
  settings: ExperimentSettings,
  gameText: string,
  { ref: gameRef, definition }: Found<GameDefinition>,
  varied: Record<string, unknown>,
  world: World | undefined,
  entry: Entry,
  agents: Agents,
): Promise<Omit<Cell, 'factors'> | undefined> => {
  const given = { ...settings.options, ...varied, ...world?.options };
  const options = cellOptions(settings, definition, given, entry.name);
  if (!options) return undefined;
  const game = made(`The game ${definition.id}`, () => definition.create(options));
  const specs = parseLineUp(entry.agents, game.info.seats);
  const names = specs.map(specText);
  const players = specs.map((spec) => withoutRung(spec, game));
  const resolved = [];
  for (const spec of players) resolved.push(await agents.resolve(spec));
  const rotations = rotationsOf(names, settings.rotate);
  const outcome = settings.outcome ?? defaultOutcome(game.info);
  await outcomeOf(outcome, { info: game.info, agents: names });
  // An agent that can't play this game says so when it is made: here, before anything is played.
  for (const spec of players) {
    if (isDrawn(world)) break;
    const { parameters, files } = await agents.resolve(spec);
    const found = await findAgent(spec.name);
    made(`The agent ${specText(spec)}`, () =>
      found.definition.create(game, parameters, { options, files: readFiles(files) }),
    );
  }
  const blocks = Math.ceil(entry.games / rotations.length);
  const work = { game: gameRef, options, agents: resolved, names, seed: settings.seed, rotations, outcome };
  // Of what people wrote, not of where a file of theirs is bundled to: the same in every process.
  const parameters = resolved.map((agent) => agent.parameters);
  // Of two worlds that were drawn alike each has cells of its own.
  const id = digest({ ...work, game: gameText, agents: parameters, world: world?.number });
  const games = blocks * rotations.length;
  return { id, gameText, work: { ...work, id }, game, world, lineUp: entry.name, blocks, games };
};

/**
 * Resolves an experiment into its cells and checks all that can be checked without playing.
 *
 * @throws UserError
 */
export const planExperiment = async (name: string, settings: ExperimentSettings): Promise<Plan> => {
  if (!/^\w[\w.-]*$/.test(name))
    throw new UserError(`"${name}" can't name a folder of results. Name it in letters, digits, - and _.`);
  const clash = Object.keys(settings.sweep).find((option) => Object.hasOwn(settings.options, option));
  if (clash) throw new UserError(`The option ${clash} is both fixed and varied.`);
  const agents = new Agents();
  const cells: Cell[] = [];
  for (const game of gamesOf(settings)) cells.push(...(await planGame(settings, game, agents)));
  checkDifferent(cells, settings.sweep);
  if (cells.length === 0) throw new UserError('The field where leaves no cell: it is false for every combination.');
  return { name, settings, factors: Object.keys(settings.sweep), cells };
};

/** Which values that are data go by the same name, in a sentence; nothing where none do. */
const namedAlike = (sweep: Readonly<Record<string, readonly unknown[]>>): string => {
  for (const [option, levels] of Object.entries(sweep)) {
    const names = levels.filter((level) => typeof level === 'object').map(levelText);
    const twice = names.find((name, i) => names.indexOf(name) < i);
    if (twice !== undefined)
      return ` Values of ${option} go by their field "name", and two are "${twice}": rename one.`;
  }
  return '';
};

/** @throws UserError if two cells are the same, or are called the same: tables and contrasts know them by their levels */
const checkDifferent = (cells: readonly Cell[], sweep: Readonly<Record<string, readonly unknown[]>>): void => {
  const byId = new Map<string, Cell>();
  const names = new Set<string>();
  for (const cell of cells) {
    const name = describeCell(cell);
    const twin = byId.get(cell.id);
    if (twin) throw new UserError(`Two cells are the same: ${describeCell(twin)} and ${name}.`);
    if (names.has(name)) throw new UserError(`Two cells are called the same: ${name}.${namedAlike(sweep)}`);
    byId.set(cell.id, cell);
    names.add(name);
  }
};

export const gamesOf = ({ game }: ExperimentSettings): readonly string[] => (typeof game === 'string' ? [game] : game);

const planGame = async (settings: ExperimentSettings, game: string, agents: Agents): Promise<Cell[]> => {
  const found = await findGame(game);
  const worlds = worldsOf(settings, found.definition);
  const cells: Cell[] = [];
  for (const varied of combinations(settings.sweep)) {
    const levels = Object.fromEntries(Object.entries(varied).map(([key, level]) => [key, levelText(level)]));
    const factors = typeof settings.game === 'string' ? levels : { game: found.definition.id, ...levels };
    for (const entry of entriesOf(settings)) {
      for (const world of worlds) {
        const cell = await planCell(settings, game, found, varied, world, entry, agents);
        if (cell) cells.push({ ...cell, factors });
      }
    }
  }
  return cells;
};

/** Things of cells in groups, one for each game: a pool plays only one. */
export const byGame = <T>(things: readonly T[], cellOf: (thing: T) => Cell): T[][] => {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const { module, name } = cellOf(thing).work.game;
    const game = module ?? name;
    groups.set(game, [...(groups.get(game) ?? []), thing]);
  }
  return [...groups.values()];
};

/** Cells in groups, one for each world, that of the assumed values first; in one group where nothing is drawn. */
export const byWorld = (cells: readonly Cell[]): Cell[][] => {
  const groups = new Map<number | undefined, Cell[]>();
  for (const cell of cells) {
    const number = cell.world?.number;
    groups.set(number, [...(groups.get(number) ?? []), cell]);
  }
  return [...groups.values()];
};

/** A cell in a few words: its levels, its line-up and its world. */
export const describeCell = ({ factors, lineUp, world }: Pick<Cell, 'factors' | 'lineUp' | 'world'>): string => {
  const levels = Object.entries(factors).map(([name, level]) => `${name}=${level}`);
  return [...levels, lineUp, ...(world ? [`world ${world.number}`] : [])].join(' ');
};
