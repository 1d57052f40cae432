import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChart } from '../core/campaign.js';
import { Campaign } from '../match/campaign.js';
import { CampaignTally } from './campaign-tally.js';
import { blockSums } from './ratio-sums.js';

const chart = parseChart(
  {
    title: 'small',
    gamesAWeek: 2,
    spaces: 5,
    envelopes: [{ space: 2 }],
    groups: [{ group: 'Only', missions: [{ mission: 'a', flag: 'a' }] }],
  },
  'The chart',
);

/** Campaigns of which the games are won or lost as the bits say; a win is the mission, and odd games another set-up. */
const count = (tally: CampaignTally, campaigns: readonly (readonly boolean[])[]): CampaignTally => {
  const campaign = new Campaign(chart);
  for (const games of campaigns) {
    campaign.begin();
    for (let i = 0; !campaign.over; i++) {
      tally.addGame(campaign, i % 2, games[i]);
      campaign.take(games[i], () => games[i]);
    }
    tally.endCampaign(campaign);
  }
  return tally;
};

const newTally = (): CampaignTally => new CampaignTally(chart, 2);

test('games are counted by envelopes, set-up and place in the campaign, milestones by the game that reached them', () => {
  // Lost, lost, won with the mission and its group: full after three games.
  const tally = count(newTally(), [[false, false, true]]);
  const wins = ({ successes, trials }: { successes: number; trials: number }) => [successes, trials];
  expect(wins(blockSums(tally.all))).toEqual([1, 3]);
  expect(tally.byOpened.map((sums) => wins(blockSums(sums)))).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(tally.bySetUp.map((sums) => wins(blockSums(sums)))).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(tally.byGame.map((sums) => wins(blockSums(sums)))).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(tally.milestones.map(({ kind }, i) => `${kind} ${tally.reached[i].summary().mean}`)).toEqual([
    ...['envelope 2', 'mission 3', 'group 3', 'chart 3'],
  ]);
  expect(tally.places[0].summary().mean).toBe(1);
});

test('tallies of parts merge to the same data however the campaigns were cut into parts, and in whatever order', () => {
  const campaigns = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(campaigns, { maxLength: 4 }), (parts) => {
      const whole = structuredClone(count(newTally(), parts.flat()).toData());
      const merged = newTally();
      for (const part of parts.toReversed()) merged.merge(structuredClone(count(newTally(), part).toData()));
      expect(structuredClone(merged.toData())).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});
