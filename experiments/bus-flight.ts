import type { Experiment } from '../src/experiment/experiment.js';
import { assumedContent } from '../src/games/zombie-bus/assumed-content.js';

const noWayOut = assumedContent.track.notches.map((notch) => (notch === 'gone' ? notch : 'no'));

export default {
  title: 'Zombie Bus: what is the way out worth, and what does it cost?',
  question:
    'A hero may flee in the TV van and win alone if the others fail. Everybody plays to win, with the van as assumed and with one that ' +
    'never opens. How often does a seat win with it and without (a rescue counts for all who are there), and how many rescues does it cost?',
  game: 'zombie-bus',
  sweep: {
    players: [2, 3, 4, 5],
    content: [
      { ...assumedContent, name: 'no way out', track: { ...assumedContent.track, notches: noWayOut } },
      assumedContent,
    ],
  },
  lineups: [
    { agents: 'greedy', games: 9700 },
    { agents: 'mcts:iterations=400', games: 1070 },
  ],
  outcome: 'win of seat 0',
} satisfies Experiment;
