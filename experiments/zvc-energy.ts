import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombies vs Cheerleaders: how much Energy makes a fair game?',
  question:
    'Gloria, Pam, Vanessa and Sandy get 1 less to 2 more Energy than assumed: at which number do the zombies win 40 % to 60 % of the ' +
    'games, in each mode and for each strength of play?',
  game: 'zombies-vs-cheerleaders',
  sweep: { energyBonus: [0, -1, 1, 2], mode: ['friendly', 'council', 'prom'] },
  lineups: [
    { agents: 'skilled', games: 1000 },
    { agents: 'expert', games: 200 },
  ],
  outcome: 'win of zombies',
  target: [0.4, 0.6],
} satisfies Experiment;
