import type { Experiment } from '../src/experiment/experiment.js';
import { assumedCards } from '../src/games/oh-no-zombies/cards.js';

const cards = (name: string, kill: number, turned: number, run: Record<number, number>) => ({
  name,
  kill,
  turned,
  run,
});

export default {
  title: 'Oh No... Zombies!: what does the mix of fight cards do?',
  question:
    'Of the 18 fight cards 2 kill, 7 turn and 9 let the human run, by assumption. How many survive and who wins with fewer and more that ' +
    'turn, with more that kill, and with longer runs? Contrasts are against the assumed mix.',
  game: 'oh-no-zombies',
  sweep: {
    cards: [
      assumedCards,
      cards('4 turn', 2, 4, { 2: 4, 3: 4, 4: 4 }),
      cards('10 turn', 2, 10, { 2: 2, 3: 2, 4: 2 }),
      cards('5 kill', 5, 7, { 2: 2, 3: 2, 4: 2 }),
      cards('runs of 5', 2, 7, { 4: 3, 5: 3, 6: 3 }),
    ],
  },
  lineups: [
    { agents: 'random', games: 20_000 },
    { agents: 'greedy', games: 5000 },
    { agents: 'expert', games: 500 },
  ],
  outcome: 'won_by_human',
} satisfies Experiment;
