import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombies vs Cheerleaders: what is a chosen layout worth?',
  question:
    'The zombies choose how their horde lies, the cheerleaders where they stand. How much more often do the zombies win with a chosen ' +
    'horde than with a random one, and how much less often where the cheerleaders choose?',
  game: 'zombies-vs-cheerleaders',
  sweep: {
    hordeLayout: ['random', 'chosen'],
    cheerleaderLayout: ['random', 'chosen'],
    mode: ['friendly', 'council', 'prom'],
  },
  lineups: [
    { agents: 'skilled', games: 1000 },
    { agents: 'expert', games: 200 },
  ],
  outcome: 'win of zombies',
} satisfies Experiment;
