import { type Experiment, plausible } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Bus: does the answer on pink cheerleaders hold for other cards than the assumed ones?',
  question:
    'The numbers on the cards, tiles and tokens are assumed. The same design as bus-pink in 60 worlds whose numbers are drawn from ' +
    'plausible ranges: in how many does each verdict hold, and which assumed number decides it most?',
  game: 'zombie-bus',
  content: plausible(60),
  sweep: {
    players: [2, 3, 4, 5],
    extraPink: [0, 1, 2, 3],
  },
  where: ({ players, extraPink }) => players !== 5 || extraPink !== 3,
  // Rungs that are cheap to play: every cell is played in every world.
  lineups: [
    { agents: 'random', games: 300 },
    { agents: 'greedy', games: 300 },
  ],
  outcome: 'end by rescued',
  target: [0.35, 0.55],
} satisfies Experiment;
