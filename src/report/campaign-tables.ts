import type { Chart } from '../core/campaign.js';
import { type CampaignPlan, setUpText } from '../experiment/campaign-plan.js';
import type { Milestone } from '../match/campaign.js';
import type { CampaignTally } from '../stats/campaign-tally.js';
import type { Histogram } from '../stats/histogram.js';
import { meanInterval } from '../stats/mean-interval.js';
import { rateInterval } from '../stats/rate-interval.js';
import { blockSums, type RatioSums } from '../stats/ratio-sums.js';
import type { Row, Table } from './table.js';
import { RATE, rateColumns, rateOf, SPREAD, summary } from './tables.js';

/** What every row begins with. */
const HEAD = ['experiment', 'campaign', 'game', 'agent'];

const headOf = ({ name, work, cells, settings }: CampaignPlan): Row => ({
  ...{ experiment: name, campaign: work.id, game: cells[0].work.game.name, agent: settings.agent },
});

const table = (columns: readonly string[], rows: readonly Row[]): Table => ({ columns: [...HEAD, ...columns], rows });

/** How often something is so in campaigns, each of which is one trial. */
const shareOf = (successes: number, campaigns: number, confidence: number): Row => {
  const sums = { blocks: campaigns, trials: campaigns, successes, trialsSquared: campaigns };
  const rate = rateInterval({ ...sums, successesSquared: successes, product: successes }, confidence);
  return rateColumns(rate, confidence);
};

/** Weeks from the first game to game g of a campaign. */
const weeks = (game: number, { gamesAWeek }: Chart): number => (game - 1) / gamesAWeek.value;

const MILESTONES = [
  ...['kind', 'milestone', 'campaigns', 'reached', ...RATE, 'mean_games', 'mean_low', 'mean_high', ...SPREAD],
  ...['mean_weeks', 'p50_weeks', 'mean_place'],
];

/** When something was reached, in the campaigns that reached it: the games played by then, the last of them included. */
const milestoneRow = (
  { chart, settings: { confidence } }: CampaignPlan,
  { campaigns }: CampaignTally,
  kind: string,
  milestone: string,
  games: Histogram,
): Row => {
  const { count } = games;
  const { mean, interval } = meanInterval(games, confidence);
  const { games: _, mean: __, ...spread } = summary(games);
  const [median] = games.summary([0.5]).quantiles;
  return {
    ...{ kind, milestone, campaigns, reached: count, ...shareOf(count, campaigns, confidence) },
    ...{ mean_games: mean, mean_low: interval.low, mean_high: interval.high, ...spread },
    mean_weeks: weeks(mean, chart),
    p50_weeks: weeks(median, chart),
  };
};

const milestoneRows = (plan: CampaignPlan, tally: CampaignTally): Row[] => {
  const of = (wanted: Milestone['kind']): Row[] =>
    tally.milestones.flatMap(({ kind, name }, i) =>
      kind === wanted ? [milestoneRow(plan, tally, kind, name, tally.reached[i])] : [],
    );
  // The envelopes come first among the milestones.
  const ranks = plan.chart.ranks.map(({ rank, envelope }) =>
    milestoneRow(plan, tally, 'rank', rank, tally.reached[envelope.value - 1]),
  );
  const missions = of('mission').map((row, i) => ({ ...row, mean_place: tally.places[i].summary().mean }));
  return [...of('envelope'), ...ranks, ...missions, ...of('group'), ...of('passport'), ...of('chart')];
};

const ORDER = ['place', 'mission', 'campaigns', 'count', ...RATE];

/** Of each place in which a mission fell in some campaign: in how many. */
const orderRows = ({ settings }: CampaignPlan, { campaigns, places, milestones }: CampaignTally): Row[] => {
  const missions = milestones.filter(({ kind }) => kind === 'mission').map(({ name }) => name);
  const rows = places.flatMap((histogram, mission) => {
    const { values, counts } = histogram.toData();
    return Array.from(values, (place, i) => ({ place, mission: missions[mission], count: counts[i] }));
  });
  // Equal places stay in the printed order of the missions.
  return rows
    .sort((a, b) => a.place - b.place)
    .map((row) => ({ ...row, campaigns, ...shareOf(row.count, campaigns, settings.confidence) }));
};

const WINS = ['subject_kind', 'subject', 'games', 'wins', ...RATE];

const winRow = (kind: string, subject: string, sums: RatioSums, confidence: number): Row[] => {
  const { trials: games, successes: wins } = blockSums(sums);
  if (games === 0) return [];
  return [{ subject_kind: kind, subject, games, wins, ...rateColumns(rateOf(sums, confidence), confidence) }];
};

/** Win rates of all games, by open envelopes, by what was played, and game by game. */
const winRows = ({ cells, settings: { confidence } }: CampaignPlan, tally: CampaignTally): Row[] => {
  const rows = (kind: string, all: readonly RatioSums[], nameOf: (i: number) => string): Row[] =>
    all.flatMap((sums, i) => winRow(kind, nameOf(i), sums, confidence));
  return [
    ...rows('all', [tally.all], () => 'all'),
    ...rows('open envelopes', tally.byOpened, String),
    ...rows('set-up', tally.bySetUp, (i) => setUpText(cells[i])),
    ...rows('game', tally.byGame, (i) => String(i + 1)),
  ];
};

export interface CampaignTables {
  readonly milestones: Table;
  readonly order: Table;
  readonly winrates: Table;
}

/** All tables of campaigns that were played. */
export const campaignTablesOf = (plan: CampaignPlan, tally: CampaignTally): CampaignTables => {
  const head = headOf(plan);
  const withHead = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...head, ...row }));
  return {
    milestones: table(MILESTONES, withHead(milestoneRows(plan, tally))),
    order: table(ORDER, withHead(orderRows(plan, tally))),
    winrates: table(WINS, withHead(winRows(plan, tally))),
  };
};
