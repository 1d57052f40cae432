import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: "Zombies vs. Wrestlers: the rulebook's readings against those of its battle guides",
  question:
    'The battle guides describe Horde, Necromancer and Ring otherwise than the rules do. How far does each reading, and all ' +
    'of them together, move the chances of the Zombies?',
  game: 'zombies-vs-wrestlers',
  sweep: {
    horde: ['ability', 'guide'],
    necromancer: ['ability', 'guide'],
    ring: ['ability', 'guide'],
  },
  lineups: [
    { agents: 'random', games: 100_000 },
    { agents: 'skilled', games: 4000 },
    { agents: 'expert', games: 1000 },
  ],
  outcome: 'win of zombies',
  target: [0.45, 0.55],
} satisfies Experiment;
