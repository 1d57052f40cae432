import { medianSorted } from 'simple-statistics';
import { type Cell, describeCell, type Plan } from '../experiment/plan.js';
import { isDrawn } from '../experiment/worlds.js';
import { holm } from '../stats/holm.js';
import { rankCorrelation } from '../stats/rank-correlation.js';
import { verdict } from '../stats/verdict.js';
import { worldShare } from '../stats/world-share.js';
import { DECIDERS, PLAUSIBLE, QUESTION } from './plausible-columns.js';
import type { Row, Table } from './table.js';
import { factorColumn, headColumns, type Tables, WORLD } from './tables.js';

/** What one row of a table asks in every world: a rate against the target, or a difference against none. */
interface Question {
  /** The row with the assumed values. */
  readonly row: Row;
  readonly about: 'rate' | 'difference';
  /** The same of each drawn world, and what its values are. */
  readonly drawn: readonly { readonly row: Row; readonly cell: Cell }[];
}

/** Rows of a table in groups that differ in their world alone. */
const questionsOf = (plan: Plan, about: Question['about'], { rows }: Table): Question[] => {
  const cells = new Map<unknown, Cell>(plan.cells.map((cell) => [cell.id, cell]));
  const groups = new Map<string, { row: Row; cell: Cell }[]>();
  for (const row of rows) {
    const cell = cells.get(row.cell) as Cell;
    const name = [describeCell({ ...cell, world: undefined }), cell.gameText, row.factor, row.level].join('\n');
    groups.set(name, [...(groups.get(name) ?? []), { row, cell }]);
  }
  return [...groups.values()].flatMap((group) => {
    const assumed = group.find(({ cell }) => !isDrawn(cell.world));
    const drawn = group.filter(({ cell }) => isDrawn(cell.world));
    return assumed ? [{ row: assumed.row, about, drawn }] : [];
  });
};

/** What a world says: of a difference, which way it goes where it is clear at the confidence of the plan. */
const verdictOf = ({ settings }: Plan, { about }: Question, row: Row): string => {
  if (about === 'rate') return String(row.verdict);
  if (Number(row.adjusted_p) > 1 - settings.confidence) return 'undecided';
  return Number(row.difference) < 0 ? 'lower' : 'higher';
};

/** What the assumed values say without their interval, so that there is something that can hold. */
const claimOf = ({ settings: { target } }: Plan, question: Question): string | undefined => {
  const answer = answerOf(question, question.row);
  if (question.about === 'rate') return target && verdict({ low: answer, high: answer }, target);
  if (answer === 0) return undefined;
  return answer < 0 ? 'lower' : 'higher';
};

const answerOf = ({ about }: Question, row: Row): number => Number(row[about]);

/** How a rate or difference hangs together with one assumed value over the drawn worlds. */
interface Decider {
  readonly value: string;
  readonly correlation: number;
  readonly p: number;
  readonly adjustedP: number;
}

/** Values as numbers, by name: of one that is no number, for each that it takes whether it does. */
const numbersOf = (drawn: Question['drawn']): Map<string, number[]> => {
  const values = drawn.map(({ cell }) => cell.world?.values ?? {});
  const numbers = new Map<string, number[]>();
  for (const name of Object.keys(values[0] ?? {})) {
    const column = values.map((each) => each[name]);
    if (column.every((value) => typeof value === 'number')) numbers.set(name, column);
    else {
      const levels = [...new Set(column.map(String))].sort();
      // Of two levels the one says what the other does.
      for (const level of levels.slice(levels.length === 2 ? 1 : 0))
        numbers.set(
          `${name}=${level}`,
          column.map((value) => Number(String(value) === level)),
        );
    }
  }
  return numbers;
};

/** The assumed values, those first that the answer depends on most. */
const decidersOf = (question: Question): Decider[] => {
  const answers = question.drawn.map(({ row }) => answerOf(question, row));
  const list = [...numbersOf(question.drawn)].map(([value, numbers]) => ({
    value,
    ...rankCorrelation(numbers, answers),
  }));
  const adjusted = holm(list.map(({ p }) => p));
  return list
    .map((each, i) => ({ ...each, adjustedP: adjusted[i] }))
    .sort((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation));
};

/** The verdicts that put a rate below, within and above the target, or a difference below and above 0. */
const SIDES = { below: ['too hard', 'lower'], within: ['in band'], above: ['too easy', 'higher'] };

const verdictColumns = (plan: Plan, question: Question): Row => {
  const { confidence, target } = plan.settings;
  if (question.about === 'rate' && !target) return {};
  const verdicts = question.drawn.map(({ row }) => verdictOf(plan, question, row));
  const count = (names: readonly string[]): number => verdicts.filter((each) => names.includes(each)).length;
  const sides = Object.fromEntries(Object.entries(SIDES).map(([side, names]) => [side, count(names)]));
  const claim = claimOf(plan, question);
  if (claim === undefined) return { undecided: count(['undecided']), ...sides };
  const { holds, fails, undecided, share, interval } = worldShare(claim, verdicts, confidence);
  const ends = interval ? { ...interval, confidence, method: 'wilson' } : {};
  return { claim, holds, fails, undecided, share, ...sides, ...ends };
};

const headOfQuestion = (plan: Plan, { row, about }: Question): Row => ({
  ...Object.fromEntries(headColumns(plan).map((name) => [name, row[name]])),
  ...{ about, factor: row.factor, level: row.level, baseline: row.baseline, outcome: row.outcome },
});

const questionRow = (plan: Plan, question: Question): Row => {
  const answers = question.drawn.map(({ row }) => answerOf(question, row)).sort((a, b) => a - b);
  const [most] = decidersOf(question);
  return {
    ...headOfQuestion(plan, question),
    ...{ assumed: answerOf(question, question.row), worlds: answers.length },
    ...{ least: answers[0], median: medianSorted(answers), greatest: answers.at(-1) },
    ...verdictColumns(plan, question),
    ...{ decided_by: most.value, correlation: most.correlation, adjusted_p: most.adjustedP },
  };
};

const deciderRows = (plan: Plan, question: Question): Row[] =>
  decidersOf(question).map(({ value, correlation, p, adjustedP }) => ({
    ...headOfQuestion(plan, question),
    ...{ value, correlation, p, adjusted_p: adjustedP },
  }));

/** "cards with four symbols" as a column. */
const valueColumn = (name: string): string => factorColumn(name.replaceAll(' ', '_'));

const worldsTable = ({ name: experiment, cells }: Plan): Table => {
  const rows = new Map<string, Row>();
  for (const { work, world } of cells) {
    if (!world) continue;
    const values = Object.entries(world.values).map(([name, value]) => [
      valueColumn(name),
      typeof value === 'boolean' ? String(value) : value,
    ]);
    rows.set(`${work.game.name} ${world.number}`, {
      ...{ experiment, game: work.game.name, [WORLD]: world.number },
      ...Object.fromEntries(values),
    });
  }
  return { columns: [...new Set([...rows.values()].flatMap((row) => Object.keys(row)))], rows: [...rows.values()] };
};

/**
 * What an experiment in plausible worlds adds: `plausible`, a row for each rate and each contrast of the design, with the
 * worlds in which what the assumed values say holds; `deciders`, how each of these hangs together with each assumed value
 * over the drawn worlds; `worlds`, the values of each world. All of it can be recounted from the other tables.
 */
export const plausibleTables = (
  plan: Plan,
  { report, contrasts }: Pick<Tables, 'report' | 'contrasts'>,
): Pick<Tables, 'plausible' | 'deciders' | 'worlds'> => {
  if (!plan.settings.content) return {};
  const questions = [...questionsOf(plan, 'rate', report), ...questionsOf(plan, 'difference', contrasts)];
  const head = [...headColumns(plan).filter((name) => name !== WORLD), ...QUESTION];
  return {
    plausible: {
      columns: [...head, ...PLAUSIBLE],
      rows: questions.map((question) => questionRow(plan, question)),
    },
    deciders: {
      columns: [...head, ...DECIDERS],
      rows: questions.flatMap((question) => deciderRows(plan, question)),
    },
    worlds: worldsTable(plan),
  };
};
