import { LINE_UP } from '../experiment/contrasts.js';
import type { Plan } from '../experiment/plan.js';
import type { Row, Table } from '../report/table.js';
import { factorColumn, type Tables } from '../report/tables.js';
import { grouped } from './progress.js';
import { textTable } from './text-table.js';

export const percent = (rate: unknown): string =>
  typeof rate === 'number' && !Number.isNaN(rate) ? `${(100 * rate).toFixed(2)} %` : '';

/** The columns that tell the cells of a plan apart, but for the line-up. */
export const factorsOf = (plan: Plan): string[] => [
  ...(typeof plan.settings.game === 'string' ? [] : ['game']),
  ...plan.factors.map(factorColumn),
];

/** The report as it is shown on a terminal: only the columns that tell the cells apart, rates in percent. */
export const reportOnScreen = (plan: Plan, { rows }: Table): string => {
  const factors = factorsOf(plan);
  const hasTarget = plan.settings.target !== undefined;
  const head = [
    ...factors,
    'lineup',
    'games',
    'rate',
    'low',
    'high',
    ...(hasTarget ? ['verdict'] : []),
    'capped',
    'turns',
  ];
  const line = (row: Row): string[] => [
    ...factors.map((name) => String(row[name])),
    String(row.lineup),
    grouped(Number(row.games)),
    ...[row.rate, row.low, row.high].map(percent),
    ...(hasTarget ? [String(row.verdict)] : []),
    String(row.capped),
    Number(row.mean_turns).toFixed(1),
  ];
  return textTable(head, rows.map(line));
};

/** "12.34 % (11.90 – 12.79)". */
const share = ({ mean, low, high }: Row): string =>
  `${percent(mean)} (${[low, high].map((end) => (100 * Number(end)).toFixed(2)).join(' – ')})`;

/**
 * The shares of games in which each flag was set, with their intervals. A flag that says no more than the rate of the
 * outcome is left out: one that is set in no cell, or wherever it is set in a cell, in just as many games as the outcome. Those that say
 * that a role has won are told otherwise: see {@link rolesOnScreen}.
 */
export const flagsOnScreen = (plan: Plan, { report, metrics }: Tables): string => {
  const rateOf = new Map(report.rows.map(({ cell, rate }) => [cell, rate]));
  const ofRoles = new Set(rolesThatWin(plan).map(({ metric }) => metric));
  const flags = metrics.rows.filter(({ low, metric }) => low !== undefined && !ofRoles.has(String(metric)));
  const telling = flags.filter(({ cell, mean }) => mean !== 0 && mean !== rateOf.get(cell));
  const names = [...new Set(telling.map(({ metric }) => String(metric)))];
  if (names.length === 0) return '';
  const factors = factorsOf(plan);
  const line = (row: Row): string[] => {
    const own = new Map(flags.filter(({ cell }) => cell === row.cell).map((flag) => [flag.metric, flag]));
    const shares = names.map((name) => own.get(name)).map((flag) => (flag ? share(flag) : ''));
    return [...factors.map((factor) => String(row[factor])), String(row.lineup), ...shares];
  };
  const head = [...factors, 'lineup', ...names];
  return `\nHow often each flag was set, with its interval:\n${textTable(head, report.rows.map(line))}`;
};

/** The roles of which a flag says whether they have won. */
const rolesThatWin = ({ cells }: Plan): { metric: string; role: string }[] => {
  const winners = cells.flatMap(({ game }) =>
    game.info.metrics.flatMap(({ name, winOf }) => (winOf ? [{ name, winOf }] : [])),
  );
  return [...new Map(winners.map(({ name, winOf }) => [name, { metric: name, role: winOf }])).values()];
};

/** "91.2 (90.1 – 92.3)". */
const rateOfRole = ({ rate, low, high }: Row): string => {
  const [own, ...ends] = [rate, low, high].map((each) => (100 * Number(each)).toFixed(1));
  return `${own} (${ends.join(' – ')})`;
};

/** In how many of a hundred games that a role plays it wins; nothing where nobody plays it. */
export const rolesOnScreen = (plan: Plan, { report, winrates }: Tables): string => {
  const roles = rolesThatWin(plan).map(({ role }) => role);
  if (roles.length === 0) return '';
  const rows = winrates.rows.filter(({ subject_kind }) => subject_kind === 'role');
  const factors = factorsOf(plan);
  const line = (row: Row): string[] => {
    const own = new Map(rows.filter(({ cell }) => cell === row.cell).map((each) => [each.subject, each]));
    const rates = roles.map((role) => own.get(role)).map((each) => (each ? rateOfRole(each) : ''));
    return [...factors.map((factor) => String(row[factor])), String(row.lineup), ...rates];
  };
  const head = [...factors, 'lineup', ...roles];
  return `\nHow often each wins, in percent of the games that it plays:\n${textTable(head, report.rows.map(line))}`;
};

/** So many contrasts are shown; all are in the file. */
export const SHOWN_CONTRASTS = 12;

export const points = (difference: unknown): string =>
  typeof difference === 'number' ? `${difference > 0 ? '+' : ''}${(100 * difference).toFixed(2)}` : '';

const small = (p: unknown): string => (Number(p) < 0.0001 ? '< 0.0001' : Number(p).toFixed(4));

/** Those of line-ups are shown only where nothing else varies: that better play wins more is seen in the table above. */
export const contrastsToShow = (all: readonly Row[]): readonly Row[] => {
  const byOption = all.filter(({ factor }) => factor !== LINE_UP);
  return byOption.length > 0 ? byOption : all;
};

/** Where a contrast was made: the levels of all factors but its own. */
export const contrastPlace = (plan: Plan, row: Row): string =>
  [...plan.factors.map(factorColumn), LINE_UP]
    .filter((name) => name !== row.factor)
    .map((name) => row[name])
    .join(' ');

/** The contrasts that stand out most, differences in points of a hundred; nothing where there are none. */
export const contrastsOnScreen = (plan: Plan, { rows: all }: Table): string => {
  const rows = contrastsToShow(all);
  if (rows.length === 0) return '';
  const line = (row: Row): string[] => [
    `${row.factor}: ${row.level} against ${row.baseline}`,
    contrastPlace(plan, row),
    ...[row.difference, row.low, row.high].map(points),
    small(row.adjusted_p),
    `${Math.round(100 * Number(row.variance_saved)) + 0} %`,
  ];
  const width = (row: Row): number => Math.max(Number(row.high) - Number(row.low), 1e-9);
  const strongest = [...rows].sort(
    (a, b) => Math.abs(Number(b.difference)) / width(b) - Math.abs(Number(a.difference)) / width(a),
  );
  const shown = strongest.slice(0, SHOWN_CONTRASTS).map(line);
  const of = rows.length > shown.length ? `, the clearest ${shown.length} of ${rows.length}` : '';
  const head = ['level', 'where', 'points', 'low', 'high', 'adjusted p', 'variance saved'];
  return `\nWhat a level changes, on the same blocks${of}:\n${textTable(head, shown)}`;
};

/** What each kind of action is worth, in points of a hundred. */
export const restrictionsOnScreen = ({ rows }: Table): string => {
  const line = (row: Row): string[] => [
    ...[row.seat, row.kind].map(String),
    ...[row.free, row.without].map(percent),
    ...[row.worth, row.low, row.high].map(points),
    small(row.adjusted_p),
  ];
  const outcomes = [...new Set(rows.map(({ outcome }) => String(outcome)))].sort().join(', ');
  const misjudged = rows.filter(({ high }) => Number(high) < 0).map(({ seat, kind }) => `${kind} (${seat})`);
  const warning =
    misjudged.length > 0
      ? `\nTo be allowed more can't harm who decides well: this agent misjudges ${misjudged.join(', ')}.`
      : '';
  const head = ['restricted', 'kind', 'free', 'without', 'worth', 'low', 'high', 'adjusted p'];
  return (
    `What a kind of action is worth: ${outcomes}, with it and without it on the same blocks\n` +
    textTable(head, rows.map(line)) +
    warning
  );
};
