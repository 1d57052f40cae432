import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Kidz Evolution: are fewer zombies easier or harder, and for whom?',
  question:
    'Four zombies start on the entryways, the others wait in the reserve; when it runs out, the game is lost. With fewer ' +
    'zombies there are fewer to fight, but the reserve is shorter. Which of the two counts, for how many heroes and how ' +
    'skilled? Six zombies are a printed mission, eight the printed number.',
  game: 'zombie-kidz',
  sweep: {
    zombies: [8, 5, 6, 7, 9, 10],
    players: [2, 3, 4],
  },
  lineups: [
    { agents: 'random', games: 100_000 },
    { agents: 'greedy', games: 10_000 },
    { agents: 'mcts:iterations=400', games: 1000 },
  ],
  outcome: 'win of team',
} satisfies Experiment;
