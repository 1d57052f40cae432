import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { CellAgent } from '../pool/work.js';
import { parseExperiment } from './experiment.js';
import { type Cell, type Plan, planExperiment } from './plan.js';

const hashesOf = (files: CellAgent['files']): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([parameter, { hash }]) => [parameter, hash]));

/** The options of a cell; those that were drawn are told of once for their world. */
const optionsOf = ({ work, world }: Cell): unknown =>
  Object.fromEntries(Object.entries(work.options).filter(([name]) => !Object.hasOwn(world?.options ?? {}, name)));

/** The worlds of a plan's games, by game and number. */
const worldsData = (cells: readonly Cell[]): unknown[] => {
  const worlds = new Map(
    cells.flatMap(({ gameText, world }) =>
      world ? [[`${gameText} ${world.number}`, { game: gameText, ...world }]] : [],
    ),
  );
  return [...worlds.values()].map(({ game, number, options }) => ({ game, number, options }));
};

/** The plan as it is written to `plan.json`: with it and the same version anyone gets the same numbers. */
export const planData = ({ name, settings, cells }: Plan, version: string): unknown => ({
  experiment: name,
  zedbench: version,
  settings: { ...settings, where: settings.where && String(settings.where) },
  ...(settings.content ? { worlds: worldsData(cells) } : {}),
  cells: cells.map((cell) => planned(cell)),
});

const planned = (cell: Cell): unknown => {
  const { id, gameText, game, lineUp, factors, world, blocks, games, work } = cell;
  return {
    id,
    game: gameText,
    gameVersion: game.info.version,
    gameHash: work.game.hash,
    lineUp,
    factors,
    blocks,
    games,
    world: world?.number,
    options: optionsOf(cell),
    agents: work.agents.map(({ ref, parameters, files }) => ({
      ...{ agent: ref.name, hash: ref.hash, parameters },
      ...(Object.keys(files).length > 0 ? { files: hashesOf(files) } : {}),
    })),
    rotations: work.rotations,
    seed: work.seed,
    outcome: work.outcome,
  };
};

const writtenCell = z.looseObject({
  ...{ id: z.string(), game: z.string(), lineUp: z.string(), options: z.record(z.string(), z.unknown()) },
  ...{ world: z.number().optional(), gameVersion: z.unknown(), gameHash: z.unknown().optional(), agents: z.unknown() },
});
const writtenWorld = z.looseObject({
  game: z.string(),
  number: z.number(),
  options: z.record(z.string(), z.unknown()),
});
const written = z.looseObject({
  zedbench: z.string(),
  settings: z.looseObject({}),
  worlds: z.array(writtenWorld).default([]),
  cells: z.array(writtenCell),
});

/** A cell of an earlier run, planned anew. */
export interface RecordedCell {
  readonly cell: Cell;
  /** Whether zedbench, the game or an agent is another than it was then, so that games may come out otherwise. */
  readonly changed: boolean;
}

/**
 * Plans one cell of an earlier run anew, from what its `plan.json` says.
 *
 * @param version of this zedbench
 * @throws UserError if there is no such cell, or it can't be planned as it was
 */
export const recordedCell = async (json: unknown, file: string, id: string, version: string): Promise<RecordedCell> => {
  const parsed = written.safeParse(json);
  if (!parsed.success) throw new UserError(`${file} is not as zedbench wrote it.`);
  const { zedbench, settings, worlds, cells } = parsed.data;
  const then = cells.find((each) => each.id === id);
  if (!then) throw new UserError(`${file} has no cell "${id}". Its cells: ${cells.map((each) => each.id).join(', ')}.`);
  // What the function `where` left out stays out: it is written as text, which is not run.
  const world = worlds.find(({ game, number }) => game === then.game && number === then.world);
  const optionsThen = { ...then.options, ...world?.options };
  const where = (options: object, lineUp: string): boolean =>
    lineUp === then.lineUp && isDeepStrictEqual(options, optionsThen);
  const plan = await planExperiment('replay', parseExperiment({ ...settings, game: then.game, where }, file));
  const cell = plan.cells.find((each) => each.id === id);
  if (!cell) throw new UserError(`${file}: the cell ${id} is not what its settings make.`);
  const now = written.parse(JSON.parse(JSON.stringify(planData(plan, version))));
  const again = now.cells[plan.cells.indexOf(cell)];
  return { cell, changed: !isDeepStrictEqual(codeOf(zedbench, then), codeOf(now.zedbench, again)) };
};

/** What stands in a plan for the code that plays a cell. */
const codeOf = (zedbench: string, { gameVersion, gameHash, agents }: z.output<typeof writtenCell>): unknown => [
  ...[zedbench, gameVersion, gameHash, agents],
];
