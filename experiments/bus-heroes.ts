import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Bus: which hero is missed most, and does Suzanne pull her weight?',
  question:
    'Four heroes play and one stays at home. How often is there a rescue without each of the five, and which of the four wins most ' +
    '(winrates.csv, by role)? Against the team without Suzanne: where it is harder without another hero, he is worth more than the dog.',
  game: 'zombie-bus',
  // With an extra pink tile, so that rescues are neither rare nor the rule.
  options: { players: 4, extraPink: 1 },
  sweep: {
    heroes: [
      ['steven', 'jenny', 'bruce', 'creepy'],
      ['jenny', 'bruce', 'suzanne', 'creepy'],
      ['steven', 'bruce', 'suzanne', 'creepy'],
      ['steven', 'jenny', 'suzanne', 'creepy'],
      ['steven', 'jenny', 'bruce', 'suzanne'],
    ],
  },
  lineups: [
    { agents: 'greedy', games: 9700 },
    { agents: 'mcts:iterations=16', games: 1070 },
  ],
  outcome: 'end by rescued',
} satisfies Experiment;
