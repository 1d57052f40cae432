import type { Experiment } from '../src/experiment/experiment.js';
import { assumedBoard, tightBoard, wideBoard } from '../src/games/oh-no-zombies/boards.js';

export default {
  title: 'Oh No... Zombies!: how long does it take, and who wins, by board?',
  question:
    'The links between the spaces are assumed. The assumed board, a tighter one (84 path spaces, eight ways between the rings) and a wider ' +
    'one (124): how many turns, and is it a human, a turned player or nobody who wins? Contrasts are against the assumed board.',
  game: 'oh-no-zombies',
  sweep: { board: [assumedBoard, tightBoard, wideBoard], players: [2, 4] },
  lineups: [
    { agents: 'random', games: 20_000 },
    { agents: 'greedy', games: 5000 },
    { agents: 'expert', games: 500 },
  ],
  outcome: 'won_by_human',
} satisfies Experiment;
