import { UserError } from '../../core/errors.js';
import { brokenInvariant } from './invariant.js';
import { GIRLS } from './kinds.js';
import * as phases from './phases.js';
import type { Position } from './position.js';
import { NOWHERE, type Table } from './table.js';

export const wrong = (field: string, what: string): UserError => new UserError(`The position: ${field} ${what}.`);

/** Refuses positions that no play could reach, with the name of the field. */
export const checkPosition = (table: Table, position: Position): void => {
  checkTurn(table, position);
  checkGirls(table, position);
  checkPhase(table);
  const broken = brokenInvariant(table);
  if (broken) throw wrong('columns', `can't be: ${broken}`);
};

const ZOMBIES_PHASES: readonly number[] = [
  ...[phases.ZOMBIES_TURN, phases.FLIP, phases.CLIMB, phases.FRESH, phases.DRAW, phases.SCATTER],
  ...[phases.CHOOSE_COLUMN, phases.SEND_BACK, phases.LINE_UP, phases.CLASSES],
];
const SET_UP: readonly number[] = [phases.CHEERLEADER, phases.ZOMBIE];

const checkTurn = ({ phase, turn, rules }: Table, { end }: Position): void => {
  if (phase === phases.OVER && end === undefined)
    throw wrong('end', 'is missing: a game that is over needs its reason');
  if (phase !== phases.OVER && end !== undefined) throw wrong('end', 'belongs to the phase over');
  if (turn > rules.options.maxTurns) throw wrong('turn', `is beyond maxTurns, ${rules.options.maxTurns}`);
  if (phase === phases.OVER) return;
  if (SET_UP.includes(phase) !== (turn === 0)) throw wrong('turn', 'must be 0 in the set-up, and only there');
  if (turn > 0 && ZOMBIES_PHASES.includes(phase) !== (turn % 2 === 1)) {
    throw wrong('turn', 'must be odd for the zombies and even for the cheerleaders');
  }
};

const checkGirls = (table: Table, { out, bonus }: Position): void => {
  const { girl, rules, phase } = table;
  const placed = [...girl].filter((each) => each < GIRLS.length);
  const complete = phase !== phases.CHEERLEADER && phase !== phases.COACH_GIRLS;
  girl.forEach((each, column) => {
    const field = `columns.${column}.cheerleader`;
    if (complete && each >= GIRLS.length) throw wrong(field, 'is missing');
    if (each < GIRLS.length && !rules.girls.includes(each)) throw wrong(field, 'is not in the game');
    if (each < GIRLS.length && placed.indexOf(each) !== placed.lastIndexOf(each)) throw wrong(field, 'is there twice');
  });
  for (const name of bonus) if (out.includes(name)) throw wrong('bonus', `is for ${name}, who is out`);
  for (const name of bonus) {
    if (rules.shot[GIRLS.indexOf(name)] === 0) throw wrong('bonus', `is for ${name}, whose Strength is no number`);
  }
  for (const name of out) {
    if (table.tokens[GIRLS.indexOf(name)] > 0) throw wrong('energy', `of ${name} must be 0: she is out`);
  }
};

/** Phases in which the zombies hold cards. */
const HOLDING: readonly number[] = [
  ...[phases.ZOMBIE, phases.SCATTER, phases.CHOOSE_COLUMN, phases.SEND_BACK, phases.LINE_UP],
];

/** Phases that are about something need to say what. */
const checkPhase = (table: Table): void => {
  const { phase, column, left, cursor, attacker, rules, card, height } = table;
  const cards = table.hand.reduce((sum, copies) => sum + copies, 0);
  if (column >= rules.columns) throw wrong('column', `must be at most ${rules.columns - 1}`);
  if (column < 0 && phase !== phases.COACH_CARDS) throw wrong('column', 'must be at least 0');
  if (attacker !== NOWHERE && (attacker >= rules.spaces || card[attacker] === 0)) {
    throw wrong('attacker', 'must be the space of a zombie');
  }
  if (phase === phases.FLIP && (left === 0 || height[column] === 0))
    throw wrong('left', 'needs hits and a pile to hit');
  if (phase === phases.DRAW && table.discard.every((copies) => copies === 0)) throw wrong('discard', 'is empty');
  if (HOLDING.includes(phase) && cards === 0) throw wrong('hand', 'must hold cards to be placed');
  if (!HOLDING.includes(phase) && phase !== phases.DRAW && phase !== phases.CHEERLEADER && cards > 0) {
    throw wrong('hand', 'belongs to phases in which cards are placed');
  }
  if (phase === phases.CLASSES && cursor > 1) throw wrong('cursor', 'must be 0 or 1 in the phase classes');
  if ((phase === phases.PRINCIPAL || phase === phases.JANITOR || phase === phases.GUARD) && (left === 0 || left > 5)) {
    throw wrong('left', 'must be from 1 to 5 in this phase');
  }
  if ((phase === phases.LINE_UP || phase === phases.FRESH) && cursor >= rules.spaces) {
    throw wrong('cursor', 'must be a space');
  }
};
