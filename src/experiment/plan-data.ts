import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { CellAgent } from '../pool/work.js';
import { parseExperiment } from './experiment.js';
import { type Cell, type Plan, planExperiment } from './plan.js';

const hashesOf = (files: CellAgent['files']): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([parameter, { hash }]) => [parameter, hash]));

/** The plan as it is written to `plan.json`: with it and the same version anyone gets the same numbers. */
export const planData = ({ name, settings, cells }: Plan, version: string): unknown => ({
  experiment: name,
  zedbench: version,
  settings: { ...settings, where: settings.where && String(settings.where) },
  cells: cells.map(({ id, gameText, game, lineUp, factors, blocks, games, work }) => ({
    id,
    game: gameText,
    gameVersion: game.info.version,
    gameHash: work.game.hash,
    lineUp,
    factors,
    blocks,
    games,
    options: work.options,
    agents: work.agents.map(({ ref, parameters, files }) => ({
      ...{ agent: ref.name, hash: ref.hash, parameters },
      ...(Object.keys(files).length > 0 ? { files: hashesOf(files) } : {}),
    })),
    rotations: work.rotations,
    seed: work.seed,
    outcome: work.outcome,
  })),
});

const writtenCell = z.looseObject({
  ...{ id: z.string(), game: z.string(), lineUp: z.string(), options: z.record(z.string(), z.unknown()) },
  ...{ gameVersion: z.unknown(), gameHash: z.unknown().optional(), agents: z.unknown() },
});
const written = z.looseObject({ zedbench: z.string(), settings: z.looseObject({}), cells: z.array(writtenCell) });

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
  const { zedbench, settings, cells } = parsed.data;
  const then = cells.find((each) => each.id === id);
  if (!then) throw new UserError(`${file} has no cell "${id}". Its cells: ${cells.map((each) => each.id).join(', ')}.`);
  // What the function `where` left out stays out: it is written as text, which is not run.
  const where = (options: object, lineUp: string): boolean =>
    lineUp === then.lineUp && isDeepStrictEqual(options, then.options);
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
