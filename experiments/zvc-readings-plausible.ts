import { type Experiment, plausible } from '../src/experiment/experiment.js';
import zvcReadings from './zvc-readings.js';

export default {
  ...zvcReadings,
  title: `${zvcReadings.title} In 60 plausible worlds`,
  content: plausible(60),
  // A rung that is cheap to play: every cell is played in every world.
  lineups: [{ agents: 'skilled', games: 100 }],
} satisfies Experiment;
