import { describe, expect, it, test } from 'vitest';
import { type ChartData, missionsOf, parseChart } from './campaign.js';

const CHART: ChartData = {
  title: 'small',
  gamesAWeek: 2,
  spaces: { value: 6, source: 'assumed', plausible: [5, 8], note: 'counted' },
  envelopes: [{ space: 2 }, { space: 4, options: { zombies: 9 } }],
  ranks: [{ rank: 'Novice', envelope: 2 }],
  groups: [
    { group: 'First', missions: [{ mission: 'one', flag: 'won' }] },
    {
      group: 'Second',
      missions: [
        { mission: 'row', inARow: 2 },
        { mission: 'week', days: 7 },
      ],
    },
  ],
  passport: { game: 3 },
  plan: [{ mission: 'row', options: { players: 3 } }],
};

test('a number of a chart keeps its source; one that is written alone is its writer’s own', () => {
  const { gamesAWeek, spaces } = parseChart(CHART, 'The chart');
  expect(gamesAWeek).toEqual({ value: 2, source: 'own' });
  expect(spaces).toEqual({ value: 6, source: 'assumed', plausible: [5, 8], note: 'counted' });
});

test('the missions are in their printed order, group by group', () => {
  expect(missionsOf(parseChart(CHART, 'The chart')).map(({ mission }) => mission)).toEqual(['one', 'row', 'week']);
});

test('envelopes, ranks, groups, passport and plan may be left out', () => {
  const { title, gamesAWeek, spaces } = CHART;
  expect(parseChart({ title, gamesAWeek, spaces }, 'The chart')).toMatchObject({ envelopes: [], groups: [], plan: [] });
});

const WRONG: readonly (readonly [change: object, ...says: string[]])[] = [
  [{ spaces: undefined }, 'field spaces is missing'],
  [{ spaces: 0 }, 'field spaces.value must be a whole number from 1 to 1000'],
  [{ spaces: 4.5 }, 'field spaces.value must be a whole number'],
  [{ spaces: 'many' }, 'field spaces must be an object'],
  [{ spaces: { value: 6, source: 'guessed' } }, 'field spaces.source must be one of printed, outside, assumed, own'],
  [{ spaces: { value: 6, sauce: 'own' } }, 'field spaces has no field "sauce". Did you mean "source"?'],
  [{ gamesAWeek: 0 }, 'field gamesAWeek.value must be a number above 0'],
  [{ envelope: [] }, 'the chart has no field "envelope". Did you mean "envelopes"?'],
  [{ envelopes: {} }, 'field envelopes must be a list'],
  [{ envelopes: [{ space: 7 }] }, 'field envelopes.0.space is beyond the last of 6 spaces'],
  [{ envelopes: [{ space: 4 }, { space: 3 }] }, 'field envelopes.1.space comes before that of the envelope before it'],
  [{ ranks: [{ rank: 'Novice', envelope: 3 }] }, 'field ranks.0.envelope is 3, but there are 2 envelopes'],
  [{ passport: { game: 'ten' } }, 'field passport.game must be an object'],
  [{ plan: [{ mission: 'two' }] }, 'field plan.0.mission is "two"', 'one, row, week'],
  [
    { groups: [{ group: 'First', missions: [{ mission: 'one' }] }] },
    'field groups.0.missions.0 must have one of flag, inARow, days',
  ],
  [
    { groups: [{ group: 'First', missions: [{ mission: 'one', flag: 'won', days: 7 }] }] },
    'field groups.0.missions.0 must have one of flag, inARow, days',
  ],
  [{ groups: [...(CHART.groups ?? []), ...(CHART.groups ?? [])] }, 'field groups has the mission "one" twice'],
];

describe('a chart that is wrong', () => {
  it.each(WRONG.map(([change, ...says]) => ({ change, says })))('names the field: $says', ({ change, says }) => {
    for (const text of says) expect(() => parseChart({ ...CHART, ...change }, 'my.json')).toThrow(text);
    expect(() => parseChart({ ...CHART, ...change }, 'my.json')).toThrow(/^my\.json: .*\.$/);
  });

  it('is no list', () => {
    expect(() => parseChart([], 'my.json')).toThrow('my.json: the chart must be an object.');
  });
});
