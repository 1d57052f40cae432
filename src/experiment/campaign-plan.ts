import { type Chart, type ChartData, missionsOf, parseChart } from '../core/campaign.js';
import { UserError, unknownWord } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { findGame } from '../pool/catalogue.js';
import type { CampaignWork } from '../pool/work.js';
import { parseExperiment } from './experiment.js';
import { type Cell, digest, levelText, planExperiment } from './plan.js';

type Options = Readonly<Record<string, unknown>>;

/** A group, and how long it is watched. */
export interface CampaignSettings {
  /** A registered name, or a path. */
  readonly game: string;
  /** The group's own set-up: the options that it plays with where neither an envelope nor the plan says otherwise. */
  readonly options: Options;
  /** For every seat, since the plan may change their number. */
  readonly agent: string;
  readonly campaigns: number;
  readonly seed: number;
  readonly confidence: number;
  /** In place of the game's own. */
  readonly chart?: { readonly file: string; readonly data: unknown };
  /** In place of the chart's. */
  readonly gamesAWeek?: number;
}

/** Campaigns resolved: what is played when. */
export interface CampaignPlan {
  readonly name: string;
  readonly title: string;
  readonly settings: CampaignSettings;
  readonly chart: Chart;
  /** What is played at one time or another; the first is the group's own set-up. */
  readonly cells: readonly Cell[];
  readonly work: CampaignWork;
}

/** The chart of a game, before anything is changed. @throws UserError if it has none */
export const chartDataOf = ({ title, campaign }: GameDefinition): ChartData => {
  if (campaign) return campaign;
  throw new UserError(
    `${title} has no campaign: each of its games stands alone. Play batches of it with zedbench sim.`,
  );
};

const chartOf = (definition: GameDefinition, { chart, gamesAWeek }: CampaignSettings): Chart => {
  const own = chartDataOf(definition);
  const parsed = parseChart(chart?.data ?? own, chart?.file ?? `The chart of ${definition.title}`);
  return gamesAWeek === undefined ? parsed : { ...parsed, gamesAWeek: { value: gamesAWeek, source: 'own' } };
};

/** Refuses options in the chart that the game does not have, naming their place. */
const checkOptions = (chart: Chart, schema: GameDefinition['options'], id: string): void => {
  const check = (options: Options, place: string): unknown => parseOptions(schema, options, `game ${id} (${place})`);
  for (const [i, { options }] of chart.envelopes.entries()) check(options, `envelope ${i + 1} of the chart`);
  for (const { mission, options } of chart.plan) check(options, `plan of the chart for "${mission}"`);
};

const checkFlags = (chart: Chart, { game }: Cell): void => {
  const flags = game.info.metrics.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
  for (const { mission, flag } of missionsOf(chart))
    if (flag !== undefined && !flags.includes(flag)) throw unknownWord(`flag of the mission "${mission}"`, flag, flags);
};

/** The cells of a campaign, each made once, and called by what it changes in the group's own set-up. */
class SetUps {
  readonly cells: Cell[] = [];
  private readonly known = new Map<string, number>();

  constructor(
    private readonly definition: GameDefinition,
    private readonly settings: CampaignSettings,
  ) {}

  /** The number of the set-up with these options. */
  async indexOf(options: Options): Promise<number> {
    const resolved = parseOptions(this.definition.options, options, `game ${this.definition.id}`);
    const key = JSON.stringify(resolved);
    const index = this.known.get(key) ?? this.cells.push(await this.cellOf(resolved)) - 1;
    this.known.set(key, index);
    return index;
  }

  private async cellOf(options: Options): Promise<Cell> {
    const { game, agent, seed, confidence } = this.settings;
    const given = { title: 'a campaign', game, options, lineups: [agent], games: 1, seed, confidence };
    const [cell] = (await planExperiment('campaign', parseExperiment(given, 'The campaign'))).cells;
    const own = this.cells[0]?.work.options ?? options;
    const changed = Object.entries(options).filter(([name, value]) => levelText(value) !== levelText(own[name]));
    return { ...cell, factors: Object.fromEntries(changed.map(([name, value]) => [name, levelText(value)])) };
  }
}

/** What a set-up changes in the group's own: "players=3 side=day". */
export const setUpText = ({ factors }: Cell): string =>
  Object.entries(factors)
    .map(([name, level]) => `${name}=${level}`)
    .join(' ') || 'as always';

/**
 * Resolves campaigns and checks all that can be checked without playing.
 *
 * @throws UserError
 */
export const planCampaigns = async (settings: CampaignSettings): Promise<CampaignPlan> => {
  const { definition } = await findGame(settings.game);
  const chart = chartOf(definition, settings);
  checkOptions(chart, definition.options, definition.id);
  const setUps = new SetUps(definition, settings);
  await setUps.indexOf(settings.options);
  const setUpBy: number[][] = [];
  let opened: Options = settings.options;
  for (const envelope of [{}, ...chart.envelopes.map(({ options }) => options)]) {
    opened = { ...opened, ...envelope };
    const row = [];
    for (const { options } of [...chart.plan, { options: {} }])
      row.push(await setUps.indexOf({ ...opened, ...options }));
    setUpBy.push(row);
  }
  const { cells } = setUps;
  checkFlags(chart, cells[0]);
  const work = { chart, cells: cells.map((cell) => cell.work), setUpBy };
  return {
    ...{ name: `campaign-${definition.id}`, title: `${definition.title}: whole campaigns`, settings, chart, cells },
    work: { ...work, id: digest(work) },
  };
};
