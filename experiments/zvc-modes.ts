import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombies vs Cheerleaders: whom does each mode favour, and does it turn with skill?',
  question:
    'The three modes add cards, columns and cheerleaders. How often do the zombies win each, for every pairing of weak, middling and ' +
    'strong play of the two sides? The first agent of a line-up plays the zombies.',
  game: 'zombies-vs-cheerleaders',
  sweep: { mode: ['friendly', 'council', 'prom'] },
  lineups: [
    { agents: 'random', games: 4000 },
    ...['skilled,random', 'random,skilled', 'skilled'].map((agents) => ({ agents, games: 1000 })),
    ...['expert,skilled', 'skilled,expert', 'expert'].map((agents) => ({ agents, games: 200 })),
  ],
  outcome: 'win of zombies',
  target: [0.4, 0.6],
} satisfies Experiment;
