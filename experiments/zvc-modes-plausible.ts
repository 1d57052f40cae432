import { type Experiment, plausible } from '../src/experiment/experiment.js';
import zvcModes from './zvc-modes.js';

export default {
  ...zvcModes,
  title: `${zvcModes.title} In 60 plausible worlds`,
  content: plausible(60),
  // A rung that is cheap to play: every cell is played in every world.
  lineups: [{ agents: 'skilled', games: 100 }],
} satisfies Experiment;
