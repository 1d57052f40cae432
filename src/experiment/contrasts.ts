import { holm } from '../stats/holm.js';
import { type PairedDifference, type PairedSums, pairedDifferenceOfSums } from '../stats/paired-difference.js';
import type { Journal } from './journal.js';
import { byWorld, type Cell, levelText, lineUpNames, type Plan } from './plan.js';

/** One level of a factor against the factor's first level, all other factors equal. */
export interface Contrast extends PairedDifference {
  readonly factor: string;
  readonly level: string;
  readonly baseline: string;
  readonly cell: Cell;
  readonly baselineCell: Cell;
  /** The blocks that both have. */
  readonly blocks: number;
  /** p adjusted for the number of contrasts of the plan, or of its world (Holm). */
  readonly adjustedP: number;
}

/** The factor that line-ups are levels of. */
export const LINE_UP = 'lineup';

const levelsOf = (cell: Cell): Record<string, string> => ({ ...cell.factors, [LINE_UP]: cell.lineUp });

/** The first level of a factor that `where` left a cell. */
const firstLevel = ({ settings }: Plan, cells: readonly Cell[], factor: string): string | undefined => {
  const levels = factor === LINE_UP ? lineUpNames(settings) : settings.sweep[factor].map(levelText);
  return levels.find((level) => cells.some((cell) => levelsOf(cell)[factor] === level));
};

/** Whether two cells differ in one factor alone. */
const differOnlyIn = (factor: string, a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).every((name) => (a[name] === b[name]) !== (name === factor));

/** Outcomes of some blocks in a row. */
interface Piece {
  readonly first: number;
  readonly outcomes: Uint8Array;
}

/** Of so many blocks the outcomes are kept from one contrast to the next; of more they are read again each time. */
const KEPT_BLOCKS = 1 << 26;

/** A function that gives the outcomes of a cell's blocks in order, from its journal. */
const outcomesFrom = (plan: Plan, journalOf: (cell: Cell) => Journal): ((cell: Cell) => Iterable<Piece>) => {
  const keeps = plan.cells.reduce((sum, { blocks }) => sum + blocks, 0) <= KEPT_BLOCKS;
  const kept = new Map<string, readonly Piece[]>();
  return (cell) => {
    const pieces = kept.get(cell.id) ?? journalOf(cell).outcomesInOrder(cell.blocks);
    if (!keeps || Array.isArray(pieces)) return pieces;
    const list = [...pieces];
    kept.set(cell.id, list);
    return list;
  };
};

/** Adds up the outcomes of the blocks that two cells have in common. */
const pairedSums = (a: Iterable<Piece>, b: Iterable<Piece>): PairedSums => {
  const sums = { blocks: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  const others = b[Symbol.iterator]();
  let right = others.next();
  for (const left of a) {
    const end = left.first + left.outcomes.length;
    while (!right.done && right.value.first + right.value.outcomes.length <= left.first) right = others.next();
    while (!right.done && right.value.first < end) {
      const { first, outcomes } = right.value;
      const from = Math.max(left.first, first);
      const to = Math.min(end, first + outcomes.length);
      addPairs(sums, left.outcomes.subarray(from - left.first, to - left.first), outcomes.subarray(from - first));
      if (to < first + outcomes.length) break;
      right = others.next();
    }
  }
  return sums;
};

const addPairs = (
  sums: { -readonly [Name in keyof PairedSums]: number },
  left: Uint8Array,
  right: Uint8Array,
): void => {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < left.length; i++) {
    const x = left[i];
    const y = right[i];
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
  }
  sums.blocks += left.length;
  sums.a += a;
  sums.b += b;
  sums.aa += aa;
  sums.bb += bb;
  sums.ab += ab;
};

/** On one scale: of blocks of m and of n games the outcomes count in units of 1/(m n). */
const scaled = (sums: PairedSums, m: number, n: number): PairedSums => ({
  blocks: sums.blocks,
  a: Number(sums.a) * n,
  b: Number(sums.b) * m,
  aa: Number(sums.aa) * n * n,
  bb: Number(sums.bb) * m * m,
  ab: Number(sums.ab) * m * n,
});

type Unadjusted = Omit<Contrast, 'adjustedP'>;

const contrastOf = (
  plan: Plan,
  factor: string,
  cell: Cell,
  baselineCell: Cell,
  outcomesOf: (cell: Cell) => Iterable<Piece>,
): Unadjusted => {
  const [m, n] = [cell.work.rotations.length, baselineCell.work.rotations.length];
  const sums = scaled(pairedSums(outcomesOf(cell), outcomesOf(baselineCell)), m, n);
  const scale = { range: [0, m * n] as const, unit: m * n };
  return {
    ...pairedDifferenceOfSums(sums, plan.settings.confidence, scale),
    ...{ factor, level: levelsOf(cell)[factor], baseline: levelsOf(baselineCell)[factor] },
    ...{ cell, baselineCell, blocks: sums.blocks },
  };
};

/** Those of one world: each is judged as an experiment of its own. */
const contrastsWithin = (
  plan: Plan,
  cells: readonly Cell[],
  outcomesOf: (cell: Cell) => Iterable<Piece>,
): Contrast[] => {
  const contrasts: Unadjusted[] = [];
  // Games are no levels of one question: what differs between them is everything.
  for (const factor of [...plan.factors, LINE_UP]) {
    const first = firstLevel(plan, cells, factor);
    for (const cell of cells) {
      if (levelsOf(cell)[factor] === first) continue;
      const baseline = cells.find(
        (other) => levelsOf(other)[factor] === first && differOnlyIn(factor, levelsOf(cell), levelsOf(other)),
      );
      if (!baseline || baseline.work.outcome !== cell.work.outcome) continue;
      contrasts.push(contrastOf(plan, factor, cell, baseline, outcomesOf));
    }
  }
  const adjusted = holm(contrasts.map(({ p }) => p));
  return contrasts.map((contrast, i) => ({ ...contrast, adjustedP: adjusted[i] }));
};

/**
 * Each level of each varied factor against the factor's first level, other things equal, paired by block: cells of one
 * seed share their luck block by block, so much of it cancels in their difference. Journals are read as they lie on disk.
 */
export const contrastsOf = (plan: Plan, journalOf: (cell: Cell) => Journal): Contrast[] => {
  const outcomesOf = outcomesFrom(plan, journalOf);
  return byWorld(plan.cells).flatMap((cells) => contrastsWithin(plan, cells, outcomesOf));
};
