import { type Experiment, plausible } from '../src/experiment/experiment.js';

export default {
  title: 'Oh No... Zombies!: who wins on other boards and with other cards than the assumed ones?',
  question:
    'How the spaces are linked, what the fight cards are and how some rules are read is assumed. In 60 worlds drawn from plausible ' +
    'ranges: how often does a human win, with two to four players, and which assumption decides it most?',
  game: 'oh-no-zombies',
  content: plausible(60),
  sweep: { players: [2, 3, 4] },
  // Rungs that are cheap to play: every cell is played in every world.
  lineups: [
    { agents: 'random', games: 300 },
    { agents: 'greedy', games: 300 },
  ],
  outcome: 'won_by_human',
} satisfies Experiment;
