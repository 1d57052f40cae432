import { isDeepStrictEqual } from 'node:util';
import type { GameDefinition } from '../core/game.js';
import { optionInfos } from '../core/options.js';
import { type Cell, levelText } from '../experiment/plan.js';

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** The command line under way, as it can be typed again. */
export const thisCommandLine = (): string => ['zedbench', ...process.argv.slice(2).map(quoted)].join(' ');

/** The command that shows one game of a cell move by move; FILE stands for data whose file is not known here. */
export const playCommandLine = (
  game: string,
  definition: GameDefinition,
  { work }: Cell,
  block: number,
  rotation: number,
): string => {
  const changed = optionInfos(definition.options).filter(
    (info) => !isDeepStrictEqual(work.options[info.name], info.default),
  );
  const sets = changed.flatMap(({ name, file }) => [
    '--set',
    `${name}=${file ? 'FILE' : levelText(work.options[name])}`,
  ]);
  const words = ['zedbench', 'play', game, '--agents', work.names.join(','), ...sets];
  return [...words, '--seed', work.seed, '--block', block, '--rotation', rotation]
    .map((word) => quoted(String(word)))
    .join(' ');
};
