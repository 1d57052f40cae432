import type { ChartData } from '../../core/campaign.js';

/** Spaces of the chart that open the envelopes: thirteen, spread evenly over 48. */
const SPACES = [4, 7, 11, 15, 18, 22, 26, 30, 33, 37, 41, 44, 48];

const RANKS = [
  'Novice',
  'Survivor',
  'Amateur Zombie Hunter',
  'Trained Zombie Hunter',
  'Accomplished Zombie Hunter',
  'Heroic Zombie Hunter',
  'Ultimate Zombie Hunter',
];

/**
 * The missions are printed, and that there are 13 envelopes and seven ranks. What the envelopes hold is not public: each is
 * a slot whose options a file of one's own may fill.
 */
export const campaign: ChartData = {
  title: 'the printed missions on an assumed chart, all envelopes empty',
  gamesAWeek: { value: 2, source: 'assumed', plausible: [1, 7] },
  spaces: { value: 48, source: 'assumed', plausible: [45, 52], note: 'reviewers: about 30 games, 20 trophies' },
  envelopes: SPACES.map((value) => ({ space: { value, source: 'assumed', note: 'evenly spread' }, options: {} })),
  ranks: RANKS.map((rank, i) => ({
    rank,
    envelope: { value: 1 + 2 * i, source: 'assumed', note: 'every other envelope, the last in the last' },
  })),
  groups: [
    {
      group: 'First Steps',
      missions: [
        { mission: 'win with 2 players', flag: 'player_count_win_2' },
        { mission: 'win with 3 players', flag: 'player_count_win_3' },
        { mission: 'win with 4 players', flag: 'player_count_win_4' },
      ],
    },
    {
      group: 'Panic',
      missions: [
        { mission: 'win with an empty reserve', flag: 'reserve_empty_win' },
        { mission: 'win with five in one space', flag: 'five_in_one_space_win' },
        { mission: 'win with six zombies', flag: 'six_zombies_win' },
      ],
    },
    {
      group: 'Prestige',
      missions: [
        { mission: 'win with two by day', flag: 'two_on_day_win' },
        { mission: 'win with a clear board', flag: 'board_clear_win' },
        { mission: 'win three in a row', inARow: { value: 3, source: 'printed' } },
      ],
    },
    {
      group: 'Attendance',
      missions: [
        { mission: 'win a week later', days: { value: 7, source: 'printed' } },
        { mission: 'win a month later', days: { value: 30, source: 'assumed', note: 'printed: a month' } },
        { mission: 'win three months later', days: { value: 91, source: 'assumed', note: 'printed: three months' } },
      ],
    },
  ],
  passport: { game: { value: 10, source: 'assumed', note: 'when five names are written down' } },
  plan: [
    { mission: 'win with 2 players', options: { players: 2 } },
    { mission: 'win with 3 players', options: { players: 3 } },
    { mission: 'win with 4 players', options: { players: 4 } },
    { mission: 'win with an empty reserve' },
    { mission: 'win with five in one space' },
    { mission: 'win with six zombies', options: { zombies: 6 } },
    { mission: 'win with two by day', options: { players: 2, side: 'day' } },
    { mission: 'win with a clear board', options: { goal: 'lockAndClear' } },
    { mission: 'win three in a row' },
    { mission: 'win a week later' },
    { mission: 'win a month later' },
    { mission: 'win three months later' },
  ],
};
