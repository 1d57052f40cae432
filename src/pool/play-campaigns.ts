import { MOST_SPACES } from '../core/campaign.js';
import { Campaign } from '../match/campaign.js';
import { CampaignTally } from '../stats/campaign-tally.js';
import { type Bench, benchOf } from './bench.js';
import { type CampaignResult, type CampaignTask, type CellWork, PULSE } from './work.js';

/** A cell's bench, and where its game reports each flag. */
interface SetUp extends Bench {
  readonly metricOf: ReadonlyMap<string, number>;
}

/** What is kept from one task to the next: set-ups are made when they are first played, since most campaigns use few. */
let kept: { readonly id: string; readonly setUps: SetUp[] } | undefined;

const setUpOf = async (cell: CellWork): Promise<SetUp> => {
  const bench = await benchOf(cell);
  return { ...bench, metricOf: new Map(bench.game.info.metrics.map(({ name }, metric) => [name, metric])) };
};

/** Plays some campaigns from their first game to the last. Game g of campaign c is block 1000 c + g of what it plays. */
export const playCampaigns = async (task: CampaignTask): Promise<CampaignResult> => {
  const { work, first, campaigns, pulse } = task;
  const { chart, cells, setUpBy } = work;
  if (kept?.id !== work.id) kept = { id: work.id, setUps: [] };
  const { setUps } = kept;
  const start = performance.now();
  const tally = new CampaignTally(chart, cells.length);
  const campaign = new Campaign(chart);
  for (let number = first; number < first + campaigns; number++) {
    campaign.begin();
    while (!campaign.over) {
      const index = setUpBy[campaign.opened][campaign.next];
      // Waiting only where there is something to wait for keeps the worker's next task out until this one is done.
      setUps[index] ??= await setUpOf(cells[index]);
      const { match, event, metricOf } = setUps[index];
      const block = number * MOST_SPACES + campaign.games;
      pulse[PULSE.block] = block;
      pulse[PULSE.rotation] = 0;
      pulse[PULSE.cell] = index;
      pulse[PULSE.games]++;
      const record = match.play(block, 0);
      const won = event(record);
      tally.addGame(campaign, index, won);
      campaign.take(won, (flag) => record.metrics[metricOf.get(flag) ?? -1] === 1);
    }
    tally.endCampaign(campaign);
  }
  return { first, campaigns, tally: tally.toData(), elapsed: performance.now() - start };
};
