/** What the game waits for. `flip` and `draw` are chance, and so are the first two by option. */
export const PHASES = [
  'cheerleader',
  'zombie',
  'zombies',
  'cheerleaders',
  'flip',
  'climb',
  'freshMeat',
  'draw',
  'return3',
  'return4Column',
  'return4Back',
  'return4',
  'classes',
  'coachCheerleaders',
  'coachBarricades',
  'guard',
  'principal',
  'janitor',
  'over',
] as const;

export const CHEERLEADER = 0;
export const ZOMBIE = 1;
export const ZOMBIES_TURN = 2;
export const SQUAD_TURN = 3;
export const FLIP = 4;
export const CLIMB = 5;
export const FRESH = 6;
export const DRAW = 7;
export const SCATTER = 8;
export const CHOOSE_COLUMN = 9;
export const SEND_BACK = 10;
export const LINE_UP = 11;
export const CLASSES = 12;
export const COACH_GIRLS = 13;
export const COACH_CARDS = 14;
export const GUARD = 15;
export const PRINCIPAL = 16;
export const JANITOR = 17;
export const OVER = 18;
