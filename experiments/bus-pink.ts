import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Bus: how much harder does each extra pink cheerleader make it?',
  question:
    'The rulebook lets a group add pink tiles to make the game harder. What does each of them cost, for each number of players and ' +
    'for weak, middling and strong play, and with how many are 35 % to 55 % of the games a rescue?',
  game: 'zombie-bus',
  sweep: {
    players: [2, 3, 4, 5],
    extraPink: [0, 1, 2, 3],
  },
  // There are three pink tiles in the box, and five players always have one of them.
  where: ({ players, extraPink }) => players !== 5 || extraPink !== 3,
  // As many games as make an interval no wider than a point to each side, of search than three.
  lineups: [
    { agents: 'random', games: 9700 },
    { agents: 'greedy', games: 9700 },
    { agents: 'mcts:iterations=4', games: 1070 },
    { agents: 'mcts:iterations=16', games: 1070 },
  ],
  outcome: 'end by rescued',
  target: [0.35, 0.55],
} satisfies Experiment;
