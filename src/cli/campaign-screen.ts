import type { CampaignPlan } from '../experiment/campaign-plan.js';
import type { CampaignTables } from '../report/campaign-tables.js';
import { plain, type Row } from '../report/table.js';
import { grouped } from './progress.js';
import { percent } from './screen-tables.js';
import { textTable } from './text-table.js';

const figure = (value: Row[string]): string =>
  typeof value === 'number' && !Number.isNaN(value) ? value.toFixed(1) : '';
const text = (value: Row[string]): string => (typeof value === 'number' ? plain(value) : (value ?? ''));

const GAMES_HEAD = ['games', 'low', 'high', '5 %', 'median', '95 %', 'weeks'];
const gamesOf = (row: Row): string[] => [
  ...[row.mean_games, row.mean_low, row.mean_high].map(figure),
  ...[row.p05, row.p50, row.p95].map(text),
  figure(row.mean_weeks),
];

const byKind = ({ milestones }: CampaignTables, kind: string): Row[] =>
  milestones.rows.filter((row) => row.kind === kind);

/** The envelopes with the ranks that they hold, and the full chart. */
const envelopesOnScreen = (plan: CampaignPlan, tables: CampaignTables): string => {
  const rankIn = (envelope: Row): string =>
    plan.chart.ranks
      .filter((rank) => rank.envelope.value === Number(envelope.milestone))
      .map(({ rank }) => rank)
      .join(', ');
  const rows = [
    ...byKind(tables, 'envelope').map((row) => [`envelope ${row.milestone}`, rankIn(row), ...gamesOf(row)]),
    ...byKind(tables, 'chart').map((row) => ['full chart', '', ...gamesOf(row)]),
  ];
  return textTable(['opened', 'rank', ...GAMES_HEAD], rows);
};

/** The missions in the order in which they fell on average, those that never fell last. */
const missionsOnScreen = (tables: CampaignTables): string => {
  const place = ({ mean_place }: Row): number => (Number(mean_place) > 0 ? Number(mean_place) : Number.MAX_VALUE);
  const rows = byKind(tables, 'mission').sort((a, b) => place(a) - place(b));
  const line = (row: Row): string[] => [
    String(row.milestone),
    figure(row.mean_place),
    ...[row.rate, row.low, row.high].map(percent),
    ...gamesOf(row),
  ];
  return textTable(['mission', 'place', 'marked in', 'low', 'high', ...GAMES_HEAD], rows.map(line));
};

const winsOnScreen = ({ winrates }: CampaignTables, kind: string): string => {
  const rows = winrates.rows.filter((row) => row.subject_kind === kind);
  const line = (row: Row): string[] => [
    String(row.subject),
    grouped(Number(row.games)),
    ...[row.rate, row.low, row.high].map(percent),
  ];
  return textTable([kind, 'games', 'won', 'low', 'high'], rows.map(line));
};

/** The tables of campaigns as they are shown on a terminal. */
export const campaignsOnScreen = (plan: CampaignPlan, tables: CampaignTables): string => {
  const confidence = `${plain(100 * plan.settings.confidence)} % interval`;
  const [all] = tables.winrates.rows;
  return [
    `games: after how many it came, on average, with the ${confidence} of that mean; 5 % to 95 %: of the campaigns`,
    envelopesOnScreen(plan, tables),
    `\nMissions as they fell; games of the campaigns that marked them:\n${missionsOnScreen(tables)}`,
    `\nGames won: ${percent(all.rate)} (${percent(all.low)} to ${percent(all.high)}), ${confidence}s by campaigns`,
    winsOnScreen(tables, 'open envelopes'),
    '',
    winsOnScreen(tables, 'set-up'),
  ].join('\n');
};
