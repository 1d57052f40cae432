import type { Experiment } from '../src/experiment/experiment.js';

const PLAYERS = [2, 3, 4, 5];

/** Seat 0 may flee, the others never do. */
const oneMayFlee = PLAYERS.map((players) => ({
  name: `greedy, 1 of ${players} may flee`,
  agents: ['greedy', ...new Array<string>(players - 1).fill('greedy:avoid=flee')],
}));

export default {
  title: 'Zombie Bus: what is the way out worth, and what does it cost?',
  question:
    'A hero may flee in the TV van and win alone if the others fail. Among heroes who never flee: how often does seat 0 win if it ' +
    'never flees either, and if it may? And if all may: how many flee, and how many rescues does that cost?',
  game: 'zombie-bus',
  options: { utility: 'win' },
  sweep: { players: PLAYERS },
  where: ({ players }, lineUp) => !lineUp.includes(' of ') || lineUp.includes(` of ${players} `),
  lineups: [{ name: 'greedy, nobody flees', agents: 'greedy:avoid=flee' }, ...oneMayFlee, 'greedy'],
  games: 9700,
  outcome: 'win of seat 0',
} satisfies Experiment;
