import type { Plan } from '../experiment/plan.js';
import type { Row } from '../report/table.js';
import type { Tables } from '../report/tables.js';
import { LEAST_WORLDS } from '../stats/world-share.js';
import { contrastPlace, contrastsToShow, factorsOf, percent, points, SHOWN_CONTRASTS } from './screen-tables.js';
import { textTable, wrap } from './text-table.js';

/** So many assumed values are shown of those that rates depend on most; all are in the file. */
const SHOWN_DECIDERS = 5;

const VERDICT_HEAD = ['claim', 'holds', 'fails', 'undecided', 'share that holds', 'decided most by'];

/** "67 % (54 – 77)", without the ends where there are too few worlds for them. */
const shareText = ({ share, low, high }: Row): string => {
  const whole = (rate: Row[string]): string => (100 * Number(rate)).toFixed(0);
  if (typeof share !== 'number') return '';
  return low === undefined ? `${whole(share)} %` : `${whole(share)} % (${whole(low)} – ${whole(high)})`;
};

const correlationText = (correlation: unknown): string =>
  `${Number(correlation) > 0 ? '+' : ''}${Number(correlation).toFixed(2)}`;

const isClear = (plan: Plan, { adjusted_p: p }: Row): boolean => Number(p) <= 1 - plan.settings.confidence;

const deciderText = (plan: Plan, row: Row): string =>
  isClear(plan, row) ? `${row.decided_by} ${correlationText(row.correlation)}` : 'nothing clearly';

const verdictCells = (plan: Plan, row: Row): string[] => [
  ...[row.claim, row.holds, row.fails, row.undecided].map((value) => String(value ?? '')),
  shareText(row),
  deciderText(plan, row),
];

const ratesTable = (plan: Plan, rows: readonly Row[]): string => {
  const factors = factorsOf(plan);
  const head = [...factors, 'lineup', 'assumed', 'least', 'median', 'greatest', ...VERDICT_HEAD];
  const line = (row: Row): string[] => [
    ...[...factors, 'lineup'].map((name) => String(row[name])),
    ...[row.assumed, row.least, row.median, row.greatest].map(percent),
    ...verdictCells(plan, row),
  ];
  return textTable(head, rows.map(line));
};

const differencesTable = (plan: Plan, all: readonly Row[]): string => {
  const rows = contrastsToShow(all);
  if (rows.length === 0) return '';
  const surest = [...rows].sort((a, b) => Number(b.share ?? 0) - Number(a.share ?? 0)).slice(0, SHOWN_CONTRASTS);
  const line = (row: Row): string[] => [
    ...[`${row.factor}: ${row.level} against ${row.baseline}`, contrastPlace(plan, row)],
    ...[row.assumed, row.least, row.median, row.greatest].map(points),
    ...verdictCells(plan, row),
  ];
  const of = rows.length > surest.length ? `, the ${surest.length} of ${rows.length} that hold in most worlds` : '';
  const head = ['level', 'where', 'assumed', 'least', 'median', 'greatest', ...VERDICT_HEAD];
  return `\nWhat a level changes in each world, in points, on the same blocks${of}:\n${textTable(head, surest.map(line))}`;
};

/** The assumed values that most rates clearly depend on. */
const decidersTable = (plan: Plan, rows: readonly Row[]): string => {
  const names = [...new Set(rows.map(({ value }) => String(value)))];
  const list = names.map((name) => {
    const own = rows.filter(({ value }) => value === name);
    const correlations = own.map(({ correlation }) => Number(correlation));
    const clear = own.filter((row) => isClear(plan, row)).length;
    const strength = correlations.reduce((sum, each) => sum + Math.abs(each), 0);
    return { name, clear, of: own.length, strength, least: Math.min(...correlations), most: Math.max(...correlations) };
  });
  const top = list.sort((a, b) => b.clear - a.clear || b.strength - a.strength).slice(0, SHOWN_DECIDERS);
  const lines = top.map(({ name, clear, of, least, most }) => [
    ...[name, `${clear} of ${of}`, correlationText(least), correlationText(most)],
  ]);
  const head = ['assumed value', 'rates that clearly depend on it', 'least', 'greatest'];
  return `\nWhat decides most, the rank correlation of rate and value over the worlds, the first ${top.length} of ${names.length}:\n${textTable(head, lines)}`;
};

const PRIOR =
  'The ranges are an invented prior: nobody has measured how likely a value is. A share of worlds tells how far the answer ' +
  'depends on what was assumed, not how likely it is to be true of the printed game.';

const FEW = `Fewer than ${LEAST_WORLDS} worlds are a first look: their shares have no interval.`;

const CLAIM =
  'assumed: with the assumed values as they are; least, median, greatest: over the worlds. claim: what the assumed values say, which ' +
  'in a world holds or fails where its own interval decides (the error shared over the cells of that world).';

/** An experiment in plausible worlds as it is shown on a terminal. */
export const plausibleOnScreen = (plan: Plan, { plausible, deciders }: Tables): string => {
  const worlds = plan.settings.content?.plausible ?? 0;
  const of = (about: string, rows: readonly Row[] = []): Row[] => rows.filter((row) => row.about === about);
  return [
    `${worlds} plausible worlds: each assumed value of the game drawn from its range.`,
    ...[PRIOR, ...(worlds < LEAST_WORLDS ? [FEW] : []), CLAIM].map((text) => wrap(text, 2)),
    `\n${ratesTable(plan, of('rate', plausible?.rows))}`,
    differencesTable(plan, of('difference', plausible?.rows)),
    decidersTable(plan, of('rate', deciders?.rows)),
  ]
    .filter((text) => text !== '')
    .join('\n');
};
