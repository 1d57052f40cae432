import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Kidz Evolution: how many heroes, on which side of the board?',
  question:
    'Two heroes play on the night side, with its four more doorways, three and four on the day side. For how many is the ' +
    'school hardest to lock, what is the side worth to each number, and does the answer depend on how well they play?',
  game: 'zombie-kidz',
  sweep: {
    players: [2, 3, 4],
    side: ['night', 'day'],
  },
  lineups: [
    { agents: 'random', games: 100_000 },
    { agents: 'greedy', games: 10_000 },
    { agents: 'mcts:iterations=100', games: 4000 },
    { agents: 'mcts:iterations=400', games: 2000 },
  ],
  outcome: 'win of team',
} satisfies Experiment;
