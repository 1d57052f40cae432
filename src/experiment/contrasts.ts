import { holm } from '../stats/holm.js';
import { type PairedDifference, pairedDifferenceOfSums } from '../stats/paired-difference.js';
import type { Journal } from './journal.js';
import { type Cell, levelText, lineUpNames, type Plan } from './plan.js';

/** One level of a factor against the factor's first level, all other factors equal. */
export interface Contrast extends PairedDifference {
  readonly factor: string;
  readonly level: string;
  readonly baseline: string;
  readonly cell: Cell;
  readonly baselineCell: Cell;
  /** The blocks that both have. */
  readonly blocks: number;
  /** p adjusted for the number of contrasts of the plan (Holm). */
  readonly adjustedP: number;
}

/** The factor that line-ups are levels of. */
export const LINE_UP = 'lineup';

const levelsOf = (cell: Cell): Record<string, string> => ({ ...cell.factors, [LINE_UP]: cell.lineUp });

/** The first level of a factor that `where` left a cell. */
const firstLevel = (plan: Plan, factor: string): string | undefined => {
  const levels = factor === LINE_UP ? lineUpNames(plan.settings) : plan.settings.sweep[factor].map(levelText);
  return levels.find((level) => plan.cells.some((cell) => levelsOf(cell)[factor] === level));
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

/** Exact sums over the blocks that two cells have in common, with outcomes brought to one scale. */
const pairedSums = (a: Iterable<Piece>, b: Iterable<Piece>, [scaleA, scaleB]: readonly [number, number]) => {
  const sums = { blocks: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  const others = b[Symbol.iterator]();
  let right = others.next();
  for (const left of a) {
    while (!right.done && right.value.first + right.value.outcomes.length <= left.first) right = others.next();
    while (!right.done && right.value.first < left.first + left.outcomes.length) {
      const from = Math.max(left.first, right.value.first);
      const to = Math.min(left.first + left.outcomes.length, right.value.first + right.value.outcomes.length);
      for (let block = from; block < to; block++) {
        const x = left.outcomes[block - left.first] * scaleA;
        const y = right.value.outcomes[block - right.value.first] * scaleB;
        sums.blocks++;
        sums.a += x;
        sums.b += y;
        sums.aa += x * x;
        sums.bb += y * y;
        sums.ab += x * y;
      }
      if (to < right.value.first + right.value.outcomes.length) break;
      right = others.next();
    }
  }
  return sums;
};

type Unadjusted = Omit<Contrast, 'adjustedP'>;

const contrastOf = (
  plan: Plan,
  factor: string,
  cell: Cell,
  baselineCell: Cell,
  outcomesOf: (cell: Cell) => Iterable<Piece>,
): Unadjusted => {
  const [m, n] = [cell.work.rotations.length, baselineCell.work.rotations.length];
  const sums = pairedSums(outcomesOf(cell), outcomesOf(baselineCell), [n, m]);
  const scale = { range: [0, m * n] as const, unit: m * n };
  return {
    ...pairedDifferenceOfSums(sums, plan.settings.confidence, scale),
    ...{ factor, level: levelsOf(cell)[factor], baseline: levelsOf(baselineCell)[factor] },
    ...{ cell, baselineCell, blocks: sums.blocks },
  };
};

/**
 * Each level of each varied factor against the factor's first level, other things equal, paired by block: cells of one
 * seed share their luck block by block, so much of it cancels in their difference. Journals are read as they lie on disk.
 */
export const contrastsOf = (plan: Plan, journalOf: (cell: Cell) => Journal): Contrast[] => {
  const contrasts: Unadjusted[] = [];
  const outcomesOf = outcomesFrom(plan, journalOf);
  // Games are no levels of one question: what differs between them is everything.
  for (const factor of [...plan.factors, LINE_UP]) {
    const first = firstLevel(plan, factor);
    for (const cell of plan.cells) {
      if (levelsOf(cell)[factor] === first) continue;
      const baseline = plan.cells.find(
        (other) => levelsOf(other)[factor] === first && differOnlyIn(factor, levelsOf(cell), levelsOf(other)),
      );
      if (!baseline || baseline.work.outcome !== cell.work.outcome) continue;
      contrasts.push(contrastOf(plan, factor, cell, baseline, outcomesOf));
    }
  }
  const adjusted = holm(contrasts.map(({ p }) => p));
  return contrasts.map((contrast, i) => ({ ...contrast, adjustedP: adjusted[i] }));
};
