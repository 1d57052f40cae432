import { expect, test } from 'vitest';
import { missionsOf, parseChart } from '../../core/campaign.js';
import { parseOptions } from '../../core/options.js';
import { campaign } from './campaign.js';
import { zombieKidz } from './index.js';

const chart = parseChart(campaign, 'The chart');

test('the campaign has twelve missions in four groups, thirteen empty envelopes and seven ranks, as in print', () => {
  expect(chart.groups.map(({ missions }) => missions.length)).toEqual([3, 3, 3, 3]);
  expect(chart.envelopes).toHaveLength(13);
  expect(chart.envelopes.every(({ options }) => Object.keys(options).length === 0)).toBe(true);
  expect(chart.ranks).toHaveLength(7);
});

test('the envelopes are spread evenly, the last on the last space', () => {
  const spaces = chart.envelopes.map(({ space }) => space.value);
  expect(spaces).toEqual(spaces.map((_, i) => Math.round((48 * (i + 1)) / 13)));
});

test('every number says whether it is printed, from outside or assumed', () => {
  const sources = [...JSON.stringify(chart).matchAll(/"source":"(\w+)"/g)].map(([, source]) => source);
  expect(sources.length).toBeGreaterThan(20);
  expect(new Set(sources)).toEqual(new Set(['printed', 'assumed']));
});

test('the flags of missions are flags of the game, and the plan serves each mission with options of the game', () => {
  const flags = zombieKidz.create(parseOptions(zombieKidz.options, {}, 'game')).info.metrics;
  for (const { flag } of missionsOf(chart))
    if (flag !== undefined) expect(flags).toContainEqual(expect.objectContaining({ name: flag, kind: 'flag' }));
  expect(chart.plan.map(({ mission }) => mission)).toEqual(missionsOf(chart).map(({ mission }) => mission));
  for (const { options, mission } of chart.plan) parseOptions(zombieKidz.options, options, mission);
});
