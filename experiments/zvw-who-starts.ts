import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombies vs. Wrestlers: is it the faction or the first turn?',
  question:
    'Zombies begin about four games in five by the printed rule. Seat 0 is named first: how often does it win when it begins, ' +
    'when the other begins, and by the rule, against the other faction and against its own kind?',
  game: 'zombies-vs-wrestlers',
  sweep: {
    factions: [
      ['zombies', 'wrestlers'],
      ['zombies', 'zombies'],
      ['wrestlers', 'wrestlers'],
    ],
    firstSeat: ['rulebook', '0', '1'],
  },
  lineups: [
    { agents: 'random', games: 100_000 },
    { agents: 'skilled', games: 4000 },
    { agents: 'expert', games: 1000 },
  ],
  outcome: 'win of seat 0',
  target: [0.45, 0.55],
} satisfies Experiment;
