import { type Experiment, plausible } from '../src/experiment/experiment.js';
import zvcEnergy from './zvc-energy.js';

export default {
  ...zvcEnergy,
  title: `${zvcEnergy.title} In 60 plausible worlds`,
  content: plausible(60),
  // A rung that is cheap to play: every cell is played in every world.
  lineups: [{ agents: 'skilled', games: 100 }],
} satisfies Experiment;
