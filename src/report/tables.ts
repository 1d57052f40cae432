import { type Contrast, LINE_UP } from '../experiment/contrasts.js';
import type { Cell, Plan } from '../experiment/plan.js';
import type { CellResult } from '../experiment/play-plan.js';
import { Histogram } from '../stats/histogram.js';
import { type RateInterval, rateInterval } from '../stats/rate-interval.js';
import type { RatioSums } from '../stats/ratio-sums.js';
import { blockSums } from '../stats/ratio-sums.js';
import { sharedConfidence } from '../stats/shared-confidence.js';
import { GROUPS, MATCH_METRICS, type Tally } from '../stats/tally.js';
import { verdict } from '../stats/verdict.js';
import { DECIDERS, PLAUSIBLE, QUESTION } from './plausible-columns.js';
import { type Row, snake, type Table } from './table.js';

/** Columns of `games.csv` after those that every row begins with. */
export const GAME_COLUMNS = ['seed', 'block', 'rotation', 'end', 'turns', 'plies', 'decisions'];

/** What every row begins with: the experiment, the cell, and one column for each varied factor. */
const HEAD = ['experiment', 'cell', 'game', 'lineup'];

/** The column of a varied factor; one that is called like a column that is always there becomes `option_…`. */
export const factorColumn = (factor: string): string => {
  const column = snake(factor);
  return RESERVED.has(column) ? `option_${column}` : column;
};

/** The column of the world, where assumed values are drawn: 0 has them as they are. */
export const WORLD = 'world';

export const headColumns = (plan: Plan): string[] => [
  ...HEAD,
  ...plan.factors.map(factorColumn),
  ...(plan.settings.content ? [WORLD] : []),
];

export const headOf = (plan: Plan, { id, lineUp, factors, world, work }: Cell): Row => ({
  experiment: plan.name,
  cell: id,
  lineup: lineUp,
  ...Object.fromEntries(Object.entries(factors).map(([name, level]) => [factorColumn(name), level])),
  ...(world ? { [WORLD]: world.number } : {}),
  game: work.game.name,
});

const table = (plan: Plan, columns: readonly string[], rows: readonly Row[]): Table => ({
  columns: [...headColumns(plan), ...columns],
  rows,
});

/** Counts of both groups together. */
const all = (tally: Tally, metric: number): Histogram => {
  const both = new Histogram();
  for (let group = 0; group < GROUPS.length; group++)
    both.merge(tally.histograms[group * tally.metrics.length + metric]);
  return both;
};

export const rateColumns = (rate: RateInterval, confidence: number): Row => ({
  rate: rate.rate,
  low: rate.interval.low,
  high: rate.interval.high,
  confidence,
  method: rate.method,
});

export const RATE = ['rate', 'low', 'high', 'confidence', 'method'];

export const rateOf = (sums: RatioSums, confidence: number): RateInterval => rateInterval(blockSums(sums), confidence);

/** The cells that share the error of a verdict: those of the plan, or of its world, which is judged as an experiment of its own. */
const judgedTogether = ({ cells }: Plan, { world }: Cell): number =>
  cells.filter((other) => other.world?.number === world?.number).length;

/** The row of a cell: the rate of its outcome. */
const reportRow = (plan: Plan, { cell, tally }: CellResult): Row => {
  const { confidence, target } = plan.settings;
  const strict = sharedConfidence(confidence, judgedTogether(plan, cell));
  const capped = cell.game.info.endReasons.indexOf('capped');
  return {
    ...headOf(plan, cell),
    seed: cell.work.seed,
    games: tally.games,
    blocks: cell.blocks,
    outcome: cell.work.outcome,
    ...rateColumns(rateOf(tally.outcome, confidence), confidence),
    target_low: target?.[0],
    target_high: target?.[1],
    verdict: target && verdict(rateOf(tally.outcome, strict).interval, target),
    capped: capped < 0 ? 0 : tally.ends[capped],
    mean_turns: all(tally, MATCH_METRICS.indexOf('turns')).summary().mean,
  };
};

const REPORT = [
  ...['seed', 'games', 'blocks', 'outcome', ...RATE],
  ...['target_low', 'target_high', 'verdict', 'capped', 'mean_turns'],
];

/** A row for each subject that played. */
const winRows = (plan: Plan, { cell, tally }: CellResult): Row[] =>
  tally.subjects.flatMap(({ kind, name }, i) => {
    const { wins, draws, returns } = tally.counts[i];
    const { trials, successes } = blockSums(wins);
    if (trials === 0) return [];
    return {
      ...headOf(plan, cell),
      subject_kind: kind,
      subject: name,
      games: trials,
      wins: successes,
      draws,
      ...rateColumns(rateOf(wins, plan.settings.confidence), plan.settings.confidence),
      mean_return: returns / trials / cell.game.info.returnUnit,
    };
  });

const WINS = ['subject_kind', 'subject', 'games', 'wins', 'draws', ...RATE, 'mean_return'];

export const summary = (histogram: Histogram): Row => {
  const { count, mean, standardDeviation, min, quantiles, max } = histogram.summary([0.05, 0.5, 0.95]);
  const [p05, p50, p95] = quantiles;
  return { games: count, mean, standard_deviation: standardDeviation, min, p05, p50, p95, max };
};

/** Of a flag the mean over all games is the share of games in which it was set, and has the interval of a rate. */
const flagColumns = ({ flags }: Tally, metric: string, confidence: number): Row => {
  const flag = flags.find(({ name }) => name === metric);
  if (!flag) return {};
  const { interval, method } = rateOf(flag.sums, confidence);
  return { low: interval.low, high: interval.high, confidence, method };
};

/** The columns of {@link summary} after the mean. */
export const SPREAD = ['standard_deviation', 'min', 'p05', 'p50', 'p95', 'max'];
const METRICS = ['metric', 'group', 'games', 'mean', 'low', 'high', 'confidence', 'method', ...SPREAD];
const ENDS = ['end', 'games', 'share'];

const CONTRASTS = [
  ...['factor', 'level', 'baseline', 'baseline_cell', 'outcome', 'blocks', 'difference', 'low', 'high'],
  ...['confidence', 'method', 'p', 'adjusted_p', 'variance_saved'],
];

const RESERVED = new Set([
  ...HEAD,
  WORLD,
  ...QUESTION,
  ...PLAUSIBLE,
  ...DECIDERS,
  ...REPORT,
  ...WINS,
  ...METRICS,
  ...ENDS,
  ...CONTRASTS,
  ...GAME_COLUMNS,
]);

/** Ratios over all decisions of a group, which have a mean alone. */
const choiceRows = (head: Row, group: string, games: number, [legal, decisions, forced]: readonly number[]): Row[] => [
  { ...head, metric: 'legal_actions_a_decision', group, games, mean: legal / decisions },
  { ...head, metric: 'share_of_forced_decisions', group, games, mean: forced / decisions },
];

const metricRows = (plan: Plan, { cell, tally }: CellResult): Row[] => {
  const head = headOf(plan, cell);
  const won = [...tally.choices.slice(0, 3)];
  const lost = [...tally.choices.slice(3)];
  const groups = [
    { name: 'all', choices: won.map((value, i) => value + lost[i]), of: (metric: number) => all(tally, metric) },
    { name: 'won', choices: won, of: (metric: number) => tally.histograms[metric] },
    { name: 'lost', choices: lost, of: (metric: number) => tally.histograms[tally.metrics.length + metric] },
  ];
  return groups.flatMap(({ name, choices, of }) => {
    const games = of(0).count;
    if (games === 0) return [];
    const rows = tally.metrics.map((metric, m): Row => {
      const interval = name === 'all' ? flagColumns(tally, metric, plan.settings.confidence) : {};
      return { ...head, metric, group: name, ...summary(of(m)), ...interval };
    });
    return [...rows, ...choiceRows(head, name, games, choices)];
  });
};

const endRows = (plan: Plan, { cell, tally }: CellResult): Row[] =>
  cell.game.info.endReasons.map((end, i) => ({
    ...headOf(plan, cell),
    end,
    games: tally.ends[i],
    share: tally.ends[i] / tally.games,
  }));

/** A row for each level of a varied factor against its first level, other things equal. */
const contrastRow = (plan: Plan, contrast: Contrast): Row => ({
  ...headOf(plan, contrast.cell),
  factor: contrast.factor === LINE_UP ? LINE_UP : factorColumn(contrast.factor),
  level: contrast.level,
  baseline: contrast.baseline,
  baseline_cell: contrast.baselineCell.id,
  outcome: contrast.cell.work.outcome,
  blocks: contrast.blocks,
  difference: contrast.difference,
  low: contrast.interval.low,
  high: contrast.interval.high,
  confidence: plan.settings.confidence,
  method: contrast.method,
  p: contrast.p,
  adjusted_p: contrast.adjustedP,
  variance_saved: contrast.varianceSaved,
});

/** Tables by what their files are called. */
export interface Tables {
  readonly report: Table;
  readonly winrates: Table;
  readonly metrics: Table;
  readonly ends: Table;
  readonly contrasts: Table;
  /** Of plausible worlds: see `plausibleTables`. */
  readonly plausible?: Table;
  readonly deciders?: Table;
  readonly worlds?: Table;
  /** Of restricted play: see `restrictionTable`. */
  readonly restrictions?: Table;
}

/** All tables of a plan that was played. */
export const tablesOf = (plan: Plan, results: readonly CellResult[], contrasts: readonly Contrast[]): Tables => ({
  report: table(
    plan,
    REPORT,
    results.map((result) => reportRow(plan, result)),
  ),
  winrates: table(
    plan,
    WINS,
    results.flatMap((result) => winRows(plan, result)),
  ),
  metrics: table(
    plan,
    METRICS,
    results.flatMap((result) => metricRows(plan, result)),
  ),
  ends: table(
    plan,
    ENDS,
    results.flatMap((result) => endRows(plan, result)),
  ),
  contrasts: table(
    plan,
    CONTRASTS,
    contrasts.map((contrast) => contrastRow(plan, contrast)),
  ),
});
