import { type Action, CHANCE } from '../../core/game.js';
import { FIRST_ENTRYWAY, LAYOUT, ROOMS, SPACES } from './board.js';
import { END_REASONS, STRIDE } from './rules.js';
import type { KidzState } from './state.js';

const outcomeText = (outcome: Action): string =>
  outcome < ROOMS ? `the die shows ${SPACES[outcome]}` : 'the die shows white';

const decisionText = (state: KidzState, action: Action): string => {
  const space = Math.floor(action / STRIDE);
  const eliminated = action % STRIDE;
  const move = space === state.hero[state.active] ? 'stay' : `go to ${SPACES[space]}`;
  return eliminated === 0 ? move : `${move} and eliminate ${eliminated}`;
};

/** An action or outcome in words, unique among those of the node. */
export const describeAction = (state: KidzState, action: Action): string =>
  state.seat === CHANCE ? outcomeText(action) : decisionText(state, action);

/** "se 2z locked AB": a space with its zombies, its lock and the heroes on it. */
const spaceText = (state: KidzState, space: number): string => {
  const zombies = state.zombies[space] > 0 ? ` ${state.zombies[space]}z` : '';
  const locked = space >= FIRST_ENTRYWAY && state.isLocked(space - FIRST_ENTRYWAY) ? ' locked' : '';
  const heroes = [...state.hero].flatMap((at, p) => (at === space ? [String.fromCharCode(65 + p)] : [])).join('');
  return `${SPACES[space]}${zombies}${locked}${heroes === '' ? '' : ` ${heroes}`}`;
};

const status = (state: KidzState): string => {
  if (state.endReason >= 0) {
    return `over after turn ${state.turn}: ${state.won ? 'won' : 'lost'} (${END_REASONS[state.endReason]})`;
  }
  const hero = String.fromCharCode(65 + state.active);
  return `turn ${state.turn} of hero ${hero}: ${state.seat === CHANCE ? 'the die is to be rolled' : `${hero} to move`}`;
};

/** The position as a picture of the board: heroes are letters, `2z` two zombies. */
export const describePosition = (state: KidzState): string => {
  const cells = LAYOUT.map((row) => row.map((space) => spaceText(state, space)));
  const width = Math.max(...cells.flat().map((cell) => cell.length));
  const rows = cells.map((row) => `  ${row.map((cell) => cell.padEnd(width)).join(' | ')}`.trimEnd());
  const { lockCount, reserve, rules } = state;
  return [
    status(state),
    ...rows,
    `  reserve ${reserve} | locks ${lockCount} of ${rules.locks} | ${rules.side} side`,
  ].join('\n');
};
