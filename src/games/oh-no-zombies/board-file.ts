import { z } from 'zod';
import { must, object } from '../../core/file-schema.js';
import { MARK_COUNTS, MARKS, type Mark } from './names.js';

/** A space is a byte, and 255 is nowhere. */
const MOST_SPACES = 250;
/** More would make one roll reach everything. */
const MOST_LINKS = 6;

/** Of spaces and boards: they go into tables and pictures. */
const LABEL = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,40}$/u;
const LABEL_FORM = '1 to 40 characters, not all of them blank, without line breaks and control characters';
const SOURCES = ['printed', 'outside', 'assumed', 'workbench'] as const;

const coordinate = z.number(must('a number from -1000 to 1000')).min(-1000).max(1000);

const space = object({
  /** Where it is drawn: to the right and down. */
  at: z.tuple([coordinate, coordinate], must('two numbers, [right, down]')),
  mark: z.enum(MARKS, must(`one of ${MARKS.join(', ')}`)).optional(),
});

const schema = object({
  /** A short label: what tables and reports call this board. */
  name: z.string(must(`a text of ${LABEL_FORM}`)).regex(LABEL, must(`a text of ${LABEL_FORM}`)),
  source: z.enum(SOURCES, must(`one of ${SOURCES.join(', ')}`)).default('assumed'),
  spaces: z.record(z.string(), space, must('an object of spaces by their names')),
  /** Each path links its spaces one after the other; a ring ends with the space that it began with. */
  paths: z.array(
    z.array(z.string(must('the name of a space')), must('a list of spaces')).min(2, must('a list of at least two')),
    must('a list of paths'),
  ),
});

export type Board = z.output<typeof schema>;
/** A board as it is written: with defaults left out. */
export type BoardInput = z.input<typeof schema>;

/** A board with its defaults filled in, or a sentence that names the space at fault. */
export const readBoard = (given: unknown): { board: Board } | { fault: string } => {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue.path.map(String).join('.');
    return { fault: `${where === '' ? 'the whole' : where} ${issue.message}.` };
  }
  const board = parsed.data;
  const fault = sizeFault(board) ?? marksFault(board) ?? linksFault(board) ?? roadsFault(board);
  return fault === undefined ? { board } : { fault };
};

/** What is checked: the value stays as it was given. */
export const boardSchema = z.custom<BoardInput>().superRefine((given, context) => {
  const read = readBoard(given);
  if ('fault' in read) context.addIssue({ code: 'custom', message: `option board: ${read.fault}` });
});

/** The neighbours of each space, in the order of the paths. */
export const linksOf = ({ spaces, paths }: Board): Map<string, string[]> => {
  const links = new Map<string, string[]>(Object.keys(spaces).map((name) => [name, []]));
  const add = (from: string, to: string): void => {
    const known = links.get(from);
    if (known && !known.includes(to)) known.push(to);
  };
  for (const path of paths) {
    for (let i = 1; i < path.length; i++) {
      add(path[i - 1], path[i]);
      add(path[i], path[i - 1]);
    }
  }
  return links;
};

/** The names of the spaces with a mark, in the order of the file. */
export const marked = ({ spaces }: Board, mark: Mark): string[] =>
  Object.keys(spaces).filter((name) => spaces[name].mark === mark);

const sizeFault = ({ spaces }: Board): string | undefined => {
  const count = Object.keys(spaces).length;
  if (count > MOST_SPACES) return `there are ${count} spaces, and no more than ${MOST_SPACES} are allowed.`;
  const odd = Object.keys(spaces).find((name) => !LABEL.test(name));
  return odd === undefined ? undefined : `the name ${JSON.stringify(odd)} of a space must be of ${LABEL_FORM}.`;
};

const marksFault = (board: Board): string | undefined => {
  for (const mark of MARKS) {
    const names = marked(board, mark);
    const wanted = MARK_COUNTS[mark];
    if (names.length < wanted) return `${names.length} of ${wanted} spaces are marked ${mark}.`;
    if (names.length > wanted)
      return `space "${names[wanted]}" is one too many that is marked ${mark}: there are ${wanted}.`;
  }
  return undefined;
};

const linksFault = (board: Board): string | undefined => {
  for (const [i, path] of board.paths.entries()) {
    for (const [k, name] of path.entries()) {
      if (!Object.hasOwn(board.spaces, name)) return `paths.${i}.${k} is "${name}", and there is no such space.`;
      if (name === path[k - 1]) return `paths.${i}.${k} links "${name}" with itself.`;
    }
  }
  for (const [name, neighbours] of linksOf(board)) {
    if (neighbours.length > MOST_LINKS)
      return `space "${name}" has ${neighbours.length} links, at most ${MOST_LINKS} are allowed.`;
    if (neighbours.length === 0) return `space "${name}" has no link.`;
  }
  return undefined;
};

/** The shack and the stores are ends of roads: between all other spaces there must be a way that passes none of them. */
const roadsFault = (board: Board): string | undefined => {
  const links = linksOf(board);
  const isRoom = (name: string): boolean => board.spaces[name].mark === 'shack' || board.spaces[name].mark === 'store';
  const [start] = [...links.keys()].filter((name) => !isRoom(name));
  const seen = new Set([start]);
  for (const name of seen) for (const next of links.get(name) ?? []) if (!isRoom(next)) seen.add(next);
  for (const [name, neighbours] of links) {
    if (isRoom(name)) {
      if (!neighbours.some((next) => seen.has(next)))
        return `${board.spaces[name].mark} "${name}" has no door to a path space.`;
    } else if (!seen.has(name)) {
      return `space "${name}" can't be reached from "${start}" without passing the shack or a store.`;
    }
  }
  return undefined;
};
