import { ACTION, type Dice, size } from './dice.js';

/** More missing faces than this, or more rolls than that, are not told apart. */
const MOST_MISSING = 6;
const MOST_ROLLS = 5;
const MOST_DICE = 9;
/** Faces that can be missing: all but the half-target. */
const FACES = ACTION;

/** How often each missing face is missing, the most often first: a partition of their number. All faces are alike. */
type Shape = readonly number[];

const shapesOf = (left: number, most: number, parts: number): Shape[] => {
  if (left === 0 || parts === 0) return [[]];
  const longer = Array.from({ length: Math.min(left, most) }, (_, i) => i + 1).flatMap((first) =>
    shapesOf(left - first, first, parts - 1).map((rest) => [first, ...rest]),
  );
  return [[], ...longer];
};

/** Additive over faces and different for different shapes: by how often a face is missing. */
const CODE = [0, 1, 8, 32, 128, 256, 512];
/** Of two faces side by side, four bits each. */
const CODE_OF_TWO = Int32Array.from({ length: 256 }, (_, two) => (CODE[two & 15] ?? 0) + (CODE[two >> 4] ?? 0));
const codeOf = (shape: Shape): number => shape.reduce((sum, count) => sum + CODE[count], 0);

const SHAPES = shapesOf(MOST_MISSING, MOST_MISSING, FACES).sort((a, b) => codeOf(a) - codeOf(b));
const SHAPE_OF_CODE = new Int8Array(1024);
for (const [i, shape] of SHAPES.entries()) SHAPE_OF_CODE[codeOf(shape)] = i;

/** The shape when a face that was missing so often has come up once. */
const without = (shape: number, count: number): number =>
  SHAPE_OF_CODE[codeOf(SHAPES[shape]) - CODE[count] + CODE[count - 1]];

const place = (shape: number, half: number, dice: number, rolls: number): number =>
  ((shape * 2 + half) * (MOST_DICE + 1) + dice) * (MOST_ROLLS + 1) + rolls;

/**
 * The chance that the last of the missing faces comes up, by shape, half-target kept, dice to roll and rolls: every face
 * that is missing is kept, a pair of half-targets stands for the face missing most often, and a single one is kept where
 * that is better.
 */
const tableOf = (): Float64Array => {
  const table = new Float64Array(SHAPES.length * 2 * (MOST_DICE + 1) * (MOST_ROLLS + 1));
  const memo = new Map<number, number>();
  /** With dice of a roll still to be looked at, and idle ones for the next. */
  const during = (shape: number, half: number, dice: number, idle: number, rolls: number): number => {
    if (SHAPES[shape].length === 0) return 1;
    if (dice === 0) return rolls === 0 ? 0 : before(shape, half, idle, rolls);
    const key = place(shape, half, dice, rolls) * (MOST_DICE + 2) + idle;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const counts = SHAPES[shape];
    let sum = (FACES - counts.length) * during(shape, half, dice - 1, idle + 1, rolls);
    for (const count of counts) sum += during(without(shape, count), half, dice - 1, idle, rolls);
    sum +=
      half === 0
        ? during(shape, 1, dice - 1, idle, rolls)
        : during(without(shape, counts[0]), 0, dice - 1, idle, rolls);
    memo.set(key, sum / (FACES + 1));
    return sum / (FACES + 1);
  };
  const before = (shape: number, half: number, dice: number, rolls: number): number => {
    const kept = during(shape, half, dice, 0, rolls - 1);
    return half === 0 || dice === MOST_DICE ? kept : Math.max(kept, during(shape, 0, dice + 1, 0, rolls - 1));
  };
  for (let shape = 0; shape < SHAPES.length; shape++) {
    for (let half = 0; half < 2; half++) {
      for (let dice = 0; dice <= MOST_DICE; dice++) {
        for (let rolls = 0; rolls <= MOST_ROLLS; rolls++) {
          table[place(shape, half, dice, rolls)] =
            SHAPES[shape].length === 0 ? 1 : rolls === 0 ? 0 : before(shape, half, dice, rolls);
        }
      }
    }
  }
  return table;
};

const TABLE = tableOf();

/**
 * The chance that dice that are rolled so many times, those that help kept, show all the faces that are missing.
 *
 * @param missing faces by kind, no half-targets
 * @param half 1 if a single half-target is kept beside them
 */
export const chanceToComplete = (missing: Dice, half: number, dice: number, rolls: number): number => {
  if (size(missing) > MOST_MISSING) return 0;
  const code = CODE_OF_TWO[missing & 255] + CODE_OF_TWO[(missing >> 8) & 255] + CODE[missing >> (4 * ACTION)];
  return TABLE[place(SHAPE_OF_CODE[code], half, Math.min(dice, MOST_DICE), Math.min(rolls, MOST_ROLLS))];
};
