import { defineGame, type GameInfo } from '../../core/game.js';
import { type AmbushOptions, AmbushState, ambushOptions, END_REASONS, RANKS, STAND } from './ambush-state.js';

const ambushInfo = ({ ranks }: AmbushOptions): GameInfo => ({
  id: 'ambush',
  version: 1,
  seats: 2,
  roles: ['attacker', 'defender'],
  maxLegalActions: 2,
  maxChanceOutcomes: ranks,
  maxPlies: 7,
  minReturn: -1,
  maxReturn: 1,
  returnUnit: 2,
  cooperative: false,
  hiddenInformation: true,
  chanceStreams: ['deal'],
  endReasons: END_REASONS,
  metrics: [{ name: 'attack', kind: 'count', describe: 'The card the attacker placed.' }],
});

const excess = (state: AmbushState): string | null => {
  const { hands, placed } = state;
  for (let rank = 1; rank < RANKS; rank++) {
    const seen = hands[rank] + hands[RANKS + rank] + placed.filter((each) => each === rank).length;
    if (seen > 2) return `${seen} cards of rank ${rank}`;
  }
  return null;
};

const expectNothing = (_state: unknown, out: Float64Array): void => {
  out[0] = 0;
  out[1] = 0;
};

/** Ambush: a card each face down, the higher wins, the attacker may flee first. The smallest game of secrets, for tests. */
export const ambush = defineGame({
  id: 'ambush',
  title: 'Ambush',
  summary: 'Two seats place a card face down, and the higher wins.',
  options: ambushOptions,
  create: (options) => ({
    info: ambushInfo(options),
    newState: () => new AmbushState(options),
    evaluate: expectNothing,
    foresight: { evaluate: expectNothing, patience: 0.99 },
    actionKinds: {
      names: ['place', 'stand', 'flee'],
      kindOf: (action, state) => (state.turn < 3 ? 0 : action === STAND ? 1 : 2),
    },
    brokenInvariant: excess,
  }),
});
