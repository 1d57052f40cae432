import type { Action } from '../../core/game.js';
import { rollOf, shadeOf } from './chance.js';
import { DRAW, SHOTGUN } from './fights.js';
import { NEUTRALS, NONE, SHADES, WEAPON_CARDS } from './names.js';
import * as phases from './phases.js';
import { KILL, RUN, type Rules, TURNED } from './rules.js';
import type { Table } from './table.js';

/** See the names in the rules. */
export const zombieName = ({ zombieNames }: Rules, zombie: number): string => zombieNames[zombie];
export const cardName = ({ cardNames }: Rules, card: number): string => cardNames[card];

export const fightCardName = (kind: number): string =>
  kind === KILL ? 'kill' : kind === TURNED ? 'turned' : `run ${kind - RUN}`;

const weaponText = (rules: Rules, weapon: number): string => {
  if (weapon === DRAW) return 'draw a fight card';
  return weapon === SHOTGUN ? 'fire a shotgun' : `use the ${cardName(rules, weapon)}`;
};

/** An action or outcome in words, unique among those of its node. */
export const describeAction = ({ rules, phase, mover }: Table, action: Action): string => {
  switch (phase) {
    case phases.FIRST:
      return `seat ${action} begins`;
    case phases.WHITE:
      return `rolls ${action}`;
    case phases.NEUTRAL:
      return `${SHADES[shadeOf(action)]} zombies move ${rollOf(action)}`;
    case phases.ORDER:
      return `${zombieName(rules, action)} first`;
    case phases.ZOMBIE:
      return `${zombieName(rules, mover)} to ${rules.names[action]}`;
    case phases.WHICH:
      return `fight ${zombieName(rules, action)}`;
    case phases.WEAPON:
      return weaponText(rules, action);
    case phases.CARD:
      return fightCardName(action);
    case phases.FLIGHT:
      return `flee to ${rules.names[action]}`;
    default:
      return `to ${rules.names[action]}`;
  }
};

/** What a seat holds, in words. */
const holdings = ({ rules, holder, shotguns, batteries }: Table, seat: number): string[] => {
  const cards = Array.from({ length: WEAPON_CARDS }, (_, card) => card).filter((card) => holder[card] === seat);
  const some = (count: number, what: string): string[] => (count > 0 ? [count > 1 ? `${count} ${what}s` : what] : []);
  return [
    ...cards.map((card) => cardName(rules, card)),
    ...some(shotguns[seat], 'shotgun'),
    ...(batteries[seat] > 1 ? [`${batteries[seat]} batteries`] : some(batteries[seat], 'battery')),
  ];
};

const waitsFor = (table: Table): string => {
  const { rules, phase, active, roll, fighter, foe, mover } = table;
  switch (phase) {
    case phases.FIRST:
      return 'who begins?';
    case phases.WHITE:
      return 'the white die';
    case phases.MOVE:
      return `seat ${active} moves ${roll}`;
    case phases.NEUTRAL:
      return 'the colour die and the black die';
    case phases.ORDER:
      return `seat ${table.seat} chooses the zombie that moves first, by ${roll}`;
    case phases.ZOMBIE:
      return `seat ${table.seat} moves ${zombieName(rules, mover)} by ${roll}`;
    case phases.WHICH:
      return `seat ${fighter} chooses whom to fight`;
    case phases.WEAPON:
      return `seat ${fighter} fights ${zombieName(rules, foe)} and chooses a weapon`;
    case phases.CARD:
      return `seat ${fighter} draws a card against ${zombieName(rules, foe)}`;
    case phases.FLIGHT:
      return `seat ${fighter} flees by ${table.flight}`;
    default:
      return table.winner === NONE ? 'all have lost' : `seat ${table.winner} has won`;
  }
};

const seatText = (table: Table, seat: number): string => {
  const { rules, humanAt, zombieAt } = table;
  const held = holdings(table, seat);
  const has = held.length > 0 ? `, has ${held.join(', ')}` : '';
  if (table.isHuman(seat)) return `seat ${seat}: human on ${rules.names[humanAt[seat]]}${has}`;
  if (!table.isInPlay(seat)) return `seat ${seat}: out`;
  return `seat ${seat}: zombie on ${rules.names[zombieAt[NEUTRALS + seat]]}${has}`;
};

/** The position in text for people. */
export const describePosition = (table: Table): string => {
  const { rules, zombieAt } = table;
  const standing = Array.from({ length: NEUTRALS }, (_, zombie) => zombie).filter(
    (zombie) => zombieAt[zombie] !== NONE,
  );
  const full = [...rules.stores].filter((_, store) => table.batteryIn[store] === 1).map((space) => rules.names[space]);
  return [
    `turn ${table.turn}, of seat ${table.active}: ${waitsFor(table)}`,
    ...Array.from({ length: rules.seats }, (_, seat) => seatText(table, seat)),
    `zombies: ${standing.map((zombie) => `${zombieName(rules, zombie)} on ${rules.names[zombieAt[zombie]]}`).join(', ') || 'none'}`,
    `batteries in: ${full.join(', ') || 'no store'}`,
  ].join('\n');
};
