import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Oh No... Zombies!: does the seat matter?',
  question:
    'Seat 0 always begins, so a seat number is a place in the turn order. How often does each seat win (winrates.csv), and how often ' +
    'nobody? The fair share of a seat is one in two, three or four, less what the neutral zombies win. Board and cards are assumed.',
  game: 'oh-no-zombies',
  options: { firstSeat: 0 },
  sweep: { players: [2, 3, 4] },
  lineups: [
    { agents: 'random', games: 40_000 },
    { agents: 'greedy', games: 10_000 },
    { agents: 'expert', games: 1000 },
  ],
  outcome: 'win of seat 0',
} satisfies Experiment;
