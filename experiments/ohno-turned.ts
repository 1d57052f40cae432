import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Oh No... Zombies!: does being turned early raise or lower the chance of winning?',
  question:
    'Who is turned in the first five rounds, who later, who never; and who of them wins? A seat that was turned early wins in ' +
    'early_won / early_turned of cases, and so on (metrics.csv, all games). It compares what happened, not what was chosen.',
  game: 'oh-no-zombies',
  sweep: { players: [2, 3, 4] },
  lineups: [
    { agents: 'random', games: 40_000 },
    { agents: 'greedy', games: 10_000 },
    { agents: 'expert', games: 1000 },
  ],
  outcome: 'early_won',
} satisfies Experiment;
