/** What the game waits for. `first`, `white`, `neutral` and `card` are chance. */
export const PHASES = [
  'first',
  'white',
  'move',
  'neutral',
  'order',
  'zombie',
  'which',
  'weapon',
  'card',
  'flight',
  'over',
] as const;

export const FIRST = 0;
export const WHITE = 1;
/** A human's own move: its end space. */
export const MOVE = 2;
export const NEUTRAL = 3;
/** Which of two neutral zombies goes first. */
export const ORDER = 4;
/** A zombie's move: its end space. */
export const ZOMBIE = 5;
/** Which of several zombies a human fights. */
export const WHICH = 6;
export const WEAPON = 7;
export const CARD = 8;
export const FLIGHT = 9;
export const OVER = 10;
/** No phase of its own: the fights of a move are over, and play goes on at once. */
export const RESTED = 11;
