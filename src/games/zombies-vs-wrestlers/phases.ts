/** What the game waits for: a decision in `action`, `pick` and `sacrifice`, a roll or draw in the others but `over`. */
export const PHASES = ['setup', 'first', 'action', 'rally', 'cage', 'rumble', 'pick', 'sacrifice', 'over'] as const;

export const SETUP = 0;
export const FIRST = 1;
export const ACTION = 2;
export const RALLY = 3;
export const CAGE = 4;
export const RUMBLE = 5;
export const PICK = 6;
export const SACRIFICE = 7;
export const OVER = 8;
