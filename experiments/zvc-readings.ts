import type { Experiment } from '../src/experiment/experiment.js';

/** Each reading by itself against all the others as they are played by default. */
const READINGS: Readonly<Record<string, unknown[]>> = {
  knockout: ['over', 'zero'],
  teacherBlocksPam: [false, true],
  ziiiiip: ['block', 'compact'],
  samanthaCounts: [true, false],
  queenNeeds: ['defeated', 'discarded'],
};

export default {
  title: 'Zombies vs Cheerleaders: which open reading of the rules moves the balance?',
  question:
    'The rulebook leaves open when a cheerleader is knocked out, whether a teacher stops the flame, how far Ziiiiip goes, whether ' +
    "Samantha's tokens count, and when the queen can die. What does each other reading change?",
  game: 'zombies-vs-cheerleaders',
  sweep: { mode: ['friendly', 'council', 'prom'], ...READINGS },
  // One reading at a time; Samantha and the queen are at the prom only.
  where: (options) => {
    const others = Object.entries(READINGS).filter(([name, [usual]]) => options[name] !== usual);
    const onlyAtProm = others.some(([name]) => name === 'samanthaCounts' || name === 'queenNeeds');
    return others.length === 0 || (others.length === 1 && (!onlyAtProm || options.mode === 'prom'));
  },
  lineups: [
    { agents: 'skilled', games: 1000 },
    { agents: 'expert', games: 200 },
  ],
  outcome: 'win of zombies',
} satisfies Experiment;
