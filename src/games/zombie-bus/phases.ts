/** What the game waits for. `give`, `window`, `reroll`, `assign` and `pursue` are decisions, and so is `hero` by option. */
export const PHASES = [
  'first',
  'hero',
  'top',
  'draw',
  'give',
  'window',
  'roll',
  'reroll',
  'assign',
  'tile',
  'token',
  'pursue',
  'over',
] as const;

export const FIRST = 0;
export const HERO = 1;
export const TOP = 2;
export const DRAW = 3;
export const GIVE = 4;
export const WINDOW = 5;
export const ROLL = 6;
export const REROLL = 7;
export const ASSIGN = 8;
export const TILE = 9;
export const TOKEN = 10;
export const PURSUE = 11;
export const OVER = 12;

/** When tokens can be used (B8). */
export const WINDOWS = ['afterDraw', 'afterRoll', 'beforeDone', 'afterCharges'] as const;

export const AFTER_DRAW = 0;
export const AFTER_ROLL = 1;
export const BEFORE_DONE = 2;
export const AFTER_CHARGES = 3;
