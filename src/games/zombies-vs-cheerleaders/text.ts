import type { Action } from '../../core/game.js';
import * as actions from './actions.js';
import { type Barricade, isDamaged, isRebuilt, kindOfBarricade, UNFLIPPED } from './barricade.js';
import { cardOfKey, isAttackedKey, isHurtKey, isMovedKey, isOpenKey } from './fresh-meat.js';
import { BOSSES, CARDS, GIRLS, KINDS } from './kinds.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

/** `row 2`, or `the barricade row`. */
const rowName = (line: number): string => (line === 0 ? 'the barricade row' : `row ${line - 1}`);

const spaceName = ({ rules }: Table, space: number): string => {
  const line = space % rules.lines;
  const column = Math.trunc(space / rules.lines);
  return `${line === 0 ? 'the barricade space' : rowName(line)} of column ${column}`;
};

const KIND_TEXTS: Readonly<Record<(typeof KINDS)[number], string>> = {
  ...{ blank: 'blank', sniper: 'sniper', ziiiiip: 'ziiiiip', freshMeat: 'fresh meat', classesBegin: 'classes begin' },
  ...{ return3: 'return of the zombies 3', return4: 'return of the zombies 4', promQueen: 'prom queen' },
};

const kindText = (kind: number): string => KIND_TEXTS[KINDS[kind]];

/** `intact` where nobody has seen what it shows, else `damaged sniper`, `intact blank`, `damaged sniper rebuilt`. */
export const barricadeName = (card: Barricade): string => {
  if (card === UNFLIPPED) return 'intact';
  const side = isDamaged(card) ? 'damaged' : 'intact';
  return `${side} ${KINDS[kindOfBarricade(card)]}${isRebuilt(card) ? ' rebuilt' : ''}`;
};

const doneText = ({ phase, column }: Table): string => {
  if (phase === phases.CLIMB) return 'no other nerd climbs';
  if (phase === phases.CLASSES) return `column ${column} stays`;
  if (phase === phases.COACH_CARDS) return 'start the next pile';
  return phase === phases.PRINCIPAL || phase === phases.JANITOR ? 'no more' : 'end the turn';
};

const layText = (table: Table, key: number, hidden: boolean): string => {
  const at = spaceName(table, table.cursor);
  if (hidden && !isOpenKey(key)) return `lay a card${isAttackedKey(key) ? ' (attacked)' : ''} on ${at}`;
  const marks = [
    ...(isHurtKey(key) ? ['injured'] : []),
    ...(isMovedKey(key) ? ['moved'] : []),
    ...(isAttackedKey(key) ? ['attacked'] : []),
  ];
  return `lay ${CARDS[cardOfKey(key)]}${marks.length > 0 ? ` (${marks.join(', ')})` : ''} on ${at}`;
};

const returnText = (table: Table, action: Action, hidden: boolean): string => {
  if (table.phase === phases.CHOOSE_COLUMN) return `all return to column ${actions.firstOf(action)}`;
  const card = hidden ? 'a card' : CARDS[actions.secondOf(action)];
  const to = table.phase === phases.LINE_UP ? spaceName(table, table.cursor) : `column ${actions.firstOf(action)}`;
  return `${card} returns to ${to}`;
};

const playText = (table: Table, boss: number, column: number): string => {
  const name = BOSSES[boss] === 'pet' ? "teacher's pet" : BOSSES[boss];
  return boss === 1 || boss === 5 ? `${name}: ${GIRLS[table.girl[column]]}` : name;
};

const girlAt = ({ girl }: Table, column: number): string => GIRLS[girl[column]];

/** An action or outcome in words, unique among those of its node; `hidden` to the cheerleaders. */
export const describeAction = (table: Table, action: Action, hidden: boolean): string => {
  const first = actions.firstOf(action);
  const second = actions.secondOf(action);
  switch (actions.kindOf(action)) {
    case actions.PLACE_GIRL:
      return `${GIRLS[first]} to column ${table.column}`;
    case actions.PLACE_ZOMBIE: {
      const space = spaceName(table, table.column * table.rules.lines + table.cursor);
      return `${hidden ? 'a card' : CARDS[first]} to ${space}`;
    }
    case actions.DONE:
      return doneText(table);
    case actions.REVEAL:
      return `turn up ${spaceName(table, first)}`;
    case actions.ADVANCE_COLUMN:
      return `advance column ${first}`;
    case actions.CLIMB_COLUMN:
      return `advance column ${first}, its nerd climbs`;
    case actions.ADVANCE_ROW:
      return `advance ${rowName(first)}`;
    case actions.CLIMB_ROW:
      if (table.phase === phases.CLIMB) return `the nerd of column ${first} climbs too`;
      return `advance row 0, the nerd of column ${first} climbs`;
    case actions.SIDEWAYS:
      return `move ${spaceName(table, first)} to column ${Math.trunc(first / table.rules.lines) + 2 * second - 1}`;
    case actions.ATTACK:
      return `attack with ${spaceName(table, first)}`;
    case actions.SNIPE:
      return `snipe with ${spaceName(table, first)}`;
    case actions.ZIP:
      return `ziiiiip column ${first}`;
    case actions.ZIP_CLIMB:
      return `ziiiiip column ${first}, its nerd climbs`;
    case actions.REORDER:
      return `fresh meat in column ${first}`;
    case actions.PLAY:
      return kindText(first);
    case actions.ENTER_QUEEN:
      return `the queen enters ${spaceName(table, first)}`;
    case actions.LAY:
      return layText(table, first, hidden);
    case actions.SEND_BACK:
      return `${CARDS[first]} finds no room`;
    case actions.RETURN_TO:
      return returnText(table, action, hidden);
    default:
      return squadText(table, action);
  }
};

const squadText = (table: Table, action: Action): string => {
  const first = actions.firstOf(action);
  const second = actions.secondOf(action);
  const { barricadeCount, lines } = table.rules;
  switch (actions.kindOf(action)) {
    case actions.SWAP:
      return `swap ${girlAt(table, first)} and ${girlAt(table, second)}`;
    case actions.MOVE_TOP:
      return `move the top barricade of column ${first} to column ${second}`;
    case actions.MOVE_PILE:
      return `move the pile of column ${first} to column ${second}`;
    case actions.SHOOT:
      return `${girlAt(table, Math.trunc(first / lines))} shoots ${spaceName(table, first)}`;
    case actions.FLAME:
      return `pam flames column ${first}`;
    case actions.RECHARGE:
      return 'clover recharges';
    case actions.SACRIFICE:
      return 'sandy sacrifices herself';
    case actions.PLAY_BOSS:
      return playText(table, first, second);
    case actions.PLAY_DRUM:
      return 'bass drum';
    case actions.STACK:
      return `stack ${barricadeName(first)} on column ${table.column}`;
    case actions.LOOK:
      return `look at ${spaceName(table, first)}`;
    case actions.BACK_COLUMN:
      return `move column ${first} back`;
    case actions.BACK_ROW:
      return `move ${rowName(first)} back`;
    case actions.REPAIR: {
      const column = Math.trunc(first / barricadeCount);
      return `repair card ${first - column * barricadeCount} of column ${column}, ${barricadeName(table.pile[first])}`;
    }
    case actions.BUILD:
      return `build ${KINDS[second]} on column ${first}`;
    case actions.FLIPS:
      return `the barricade shows ${kindText(first)}`;
    default:
      return `${CARDS[first]} is drawn`;
  }
};
