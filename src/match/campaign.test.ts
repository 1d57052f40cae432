import { expect, test } from 'vitest';
import { type ChartData, parseChart } from '../core/campaign.js';
import { Campaign, milestonesOf } from './campaign.js';

const PLAIN: ChartData = { title: 'plain', gamesAWeek: 2, spaces: 100 };

const GROUPS: ChartData['groups'] = [
  {
    group: 'First',
    missions: [
      { mission: 'a', flag: 'a' },
      { mission: 'b', flag: 'b' },
    ],
  },
  {
    group: 'Second',
    missions: [
      { mission: 'row', inARow: 3 },
      { mission: 'week', days: 7 },
    ],
  },
];

/** The book of a campaign, by the games of which: "-" lost, "w" won, and any other letters the flags of one won game. */
const after = (changes: Partial<ChartData>, games: string) => {
  const chart = parseChart({ ...PLAIN, ...changes }, 'The chart');
  const campaign = new Campaign(chart);
  campaign.begin();
  for (const game of games.split(' ').filter((word) => word !== ''))
    campaign.take(game !== '-', (flag) => game.includes(flag));
  const reached = Object.fromEntries(
    milestonesOf(chart).map(({ kind, name }, i) => [`${kind} ${name}`, campaign.reached[i]]),
  );
  return { ...reached, campaign, next: campaign.next, over: campaign.over } as Record<string, unknown>;
};

test('each game, won or lost, is a sticker, and a full chart ends the campaign', () => {
  expect(after({ spaces: 3 }, '- w')).toMatchObject({ 'chart full': 0, over: false });
  expect(after({ spaces: 3 }, '- w -')).toMatchObject({ 'chart full': 3, over: true });
});

test('an envelope is opened by the sticker on its space, and those of one game in order', () => {
  const envelopes = [{ space: 2 }, { space: 3 }, { space: 5 }];
  expect(after({ envelopes }, '-')).toMatchObject({ 'envelope 1': 0 });
  expect(after({ envelopes }, '- w')).toMatchObject({ 'envelope 1': 2, 'envelope 2': 0 });
  // The second game brings its own sticker and that of a mission.
  expect(after({ envelopes, groups: GROUPS }, '- a')).toMatchObject({
    'envelope 1': 2,
    'envelope 2': 2,
    'envelope 3': 0,
  });
});

test('of several missions met the earliest in print is marked, and no other in that game', () => {
  expect(after({ groups: GROUPS }, 'ba')).toMatchObject({ 'mission a': 1, 'mission b': 0 });
  expect(after({ groups: GROUPS }, 'ba ba')).toMatchObject({ 'mission a': 1, 'mission b': 2 });
});

test('a mission is marked once', () => {
  const { campaign } = after({ groups: GROUPS }, 'a a a b') as { campaign: Campaign };
  expect(campaign.marked).toEqual([0, 2, 1]);
});

test('a mission is a sticker, and the last of a group one more', () => {
  const spaces = 5;
  expect(after({ groups: GROUPS, spaces }, 'a b')).toMatchObject({ 'chart full': 2, 'group First': 2 });
  expect(after({ groups: GROUPS, spaces: 6 }, 'a b')).toMatchObject({ 'chart full': 0 });
});

test('wins in a row are broken by a loss', () => {
  expect(after({ groups: GROUPS }, 'w w - w w')).toMatchObject({ 'mission row': 0 });
  expect(after({ groups: GROUPS }, 'w w - w w w')).toMatchObject({ 'mission row': 6 });
});

test('a row that another mission kept from being marked counts as long as it goes on', () => {
  expect(after({ groups: GROUPS }, 'w w a w')).toMatchObject({ 'mission a': 3, 'mission row': 4 });
  expect(after({ groups: GROUPS }, 'w w a - w')).toMatchObject({ 'mission row': 0 });
});

test('attendance needs a win so many days after the first game', () => {
  // Two games a week: the third is on day 7.
  expect(after({ groups: GROUPS }, 'w w -')).toMatchObject({ 'mission week': 0 });
  expect(after({ groups: GROUPS }, 'w - w')).toMatchObject({ 'mission week': 3 });
  expect(after({ groups: GROUPS, gamesAWeek: 0.5 }, '- w')).toMatchObject({ 'mission week': 2 });
  expect(after({ groups: GROUPS, gamesAWeek: 7 }, '- w - w - w -')).toMatchObject({ 'mission week': 0 });
});

test('the passport is a sticker of its own after its game, beside a mission of the same game', () => {
  const chart = { groups: GROUPS, passport: { game: 2 }, spaces: 4 };
  expect(after(chart, '- a')).toMatchObject({ 'passport complete': 2, 'mission a': 2, 'chart full': 2 });
});

test('the plan is for its first mission that is not marked, and then for none', () => {
  const plan = [{ mission: 'b' }, { mission: 'a' }];
  const chart = { groups: GROUPS, plan };
  expect(after(chart, '').next).toBe(0);
  expect(after(chart, 'a').next).toBe(0);
  expect(after(chart, 'b').next).toBe(1);
  expect(after(chart, 'b a').next).toBe(2);
});

test('a book that is begun again knows nothing of the campaign before', () => {
  const { campaign } = after({ groups: GROUPS, envelopes: [{ space: 1 }] }, 'a b w w w') as { campaign: Campaign };
  campaign.begin();
  expect([...campaign.reached].every((game) => game === 0)).toBe(true);
  expect([campaign.games, campaign.opened, campaign.marked.length, campaign.next]).toEqual([0, 0, 0, 0]);
  campaign.take(true, () => false);
  campaign.take(true, () => false);
  expect(campaign.marked).toEqual([]);
});
