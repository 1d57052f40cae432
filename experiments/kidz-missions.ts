import type { Experiment } from '../src/experiment/experiment.js';

export default {
  title: 'Zombie Kidz Evolution: how often does each mission fall by itself?',
  question:
    'Nobody plays for a mission here; each is counted where it falls (the flags). How often does it in the set-up of the ' +
    'rulebook, how often in the set-ups that three missions ask for (six zombies, two heroes by day, playing on until ' +
    'the board is clear), and which will hardly ever fall unless it is played for?',
  game: 'zombie-kidz',
  sweep: {
    players: [2, 3, 4],
    side: ['auto', 'day'],
    zombies: [8, 6],
    goal: ['lock', 'lockAndClear'],
  },
  // The set-up of the rulebook for each number of players, and with one mission's change at a time.
  where: ({ players, side, zombies, goal }) => {
    const changes = [side === 'day', zombies === 6, goal === 'lockAndClear'].filter((changed) => changed).length;
    return changes <= 1 && (side === 'auto' || players === 2);
  },
  lineups: [
    { agents: 'greedy', games: 20_000 },
    { agents: 'mcts:iterations=400', games: 1000 },
  ],
  outcome: 'win of team',
} satisfies Experiment;
