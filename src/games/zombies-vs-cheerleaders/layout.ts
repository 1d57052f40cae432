import * as kinds from './kinds.js';
import type { Table } from './table.js';

const { CARD_KINDS, GLORIA, NERD, PAM, SANDY } = kinds;

/*
 * Read off a logistic regression of who won on where the cards lay, over 2,200 games of `greedy` in friendly mode and 1,500
 * in council mode (there with an energy bonus of 1), both laid out at random. Errors are about 0.08, so only what stood out
 * or what the rules explain is kept. In log odds for the cheerleaders.
 */

/** By card, for each row further back, from the middle of the horde. */
const ROW_BACK = [0, 0.033, 0, 0, -0.027, -0.013, 0.013, -0.02, -0.02, -0.02, -0.02, -0.02, -0.02, 0];
/** By card in the first two rows before Gloria: her blast has the Strength of what she hits, and kills what has less Stamina. */
const NEAR_GLORIA = [0, 0, -0.08, -0.18, -0.05, -0.21, 0.24, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0];
/** By card in the first two rows before Pam, and anywhere in her column: her flame goes on but for what Stamina takes from it. */
const NEAR_PAM = [0, 0, 0, 0, 0.1, 0, 0, -0.11, -0.11, -0.11, -0.11, -0.11, -0.11, 0];
const BEFORE_PAM = [0, 0, 0, 0, 0, 0.18, 0, -0.06, -0.06, -0.06, -0.06, -0.06, -0.06, 0];
/** A boss before Sandy, whose Strength kills none. */
const BOSS_BEFORE_SANDY = -0.1;
const NERD_IN_FRONT = -0.11;
/** Gloria's blast reaches two columns more away from the edge, and takes the place from Pam. */
const GLORIA_INSIDE = 0.22;
const PAM_INSIDE = -0.15;
const NEAR = 2;

/** Log odds of the cheerleaders by what is laid out so far. */
export const judgeLayout = (table: Table): number => {
  const { columns } = table.rules;
  let value = 0;
  for (let column = 0; column < columns; column++) {
    const girl = table.girl[column];
    const inside = column > 0 && column < columns - 1;
    if (inside && girl === GLORIA) value += GLORIA_INSIDE;
    else if (inside && girl === PAM) value += PAM_INSIDE;
    value += judgeColumn(table, column, girl);
  }
  return value;
};

const judgeColumn = (table: Table, column: number, girl: number): number => {
  const { lines, firstLine } = table.rules;
  const middle = (firstLine + lines - 1) / 2;
  let value = 0;
  for (let line = firstLine; line < lines; line++) {
    const card = table.card[column * lines + line];
    if (card === 0) continue;
    const isNear = line < firstLine + NEAR;
    value += ROW_BACK[card] * (line - middle);
    if (card === NERD && line === firstLine) value += NERD_IN_FRONT;
    if (girl === GLORIA && isNear) value += NEAR_GLORIA[card];
    else if (girl === PAM) value += BEFORE_PAM[card] + (isNear ? NEAR_PAM[card] : 0);
    else if (girl === SANDY && card > kinds.LUNCH && card < CARD_KINDS - 1) value += BOSS_BEFORE_SANDY;
  }
  return value;
};
