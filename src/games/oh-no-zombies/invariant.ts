import { NEUTRALS, NONE, PATH, WEAPON_CARDS, ZOMBIES } from './names.js';
import * as phases from './phases.js';
import { bits } from './position-json.js';
import { ABSENT, IN_USE, type Table } from './table.js';
import { cardName, fightCardName, zombieName } from './text.js';

/** Pieces stand where they may, cards are conserved, and a phase has what it is about. Says what is wrong, or null. */
export const brokenInvariant = (table: Table): string | null =>
  brokenPieces(table) ?? brokenCards(table) ?? brokenTurn(table) ?? brokenFight(table);

const brokenPieces = (table: Table): string | null => {
  const { rules, humanAt, zombieAt, zombiesOn } = table;
  for (let seat = 0; seat < rules.seats; seat++) {
    const pieces = Number(humanAt[seat] !== NONE) + Number(zombieAt[NEUTRALS + seat] !== NONE);
    if (pieces !== Number(table.isInPlay(seat))) return `seat ${seat} has ${pieces} pieces`;
    if (table.isHuman(seat) !== (humanAt[seat] !== NONE)) return `seat ${seat} is human without a human`;
  }
  for (let zombie = 0; zombie < ZOMBIES; zombie++) {
    const space = zombieAt[zombie];
    if (space !== NONE && rules.kind[space] !== PATH) return `${zombieName(rules, zombie)} is in ${rules.names[space]}`;
  }
  const standing = new Uint8Array(rules.spaces);
  for (const space of zombieAt) if (space !== NONE) standing[space]++;
  const odd = zombiesOn.findIndex((count, space) => count !== standing[space]);
  return odd < 0 ? null : `there are not ${zombiesOn[odd]} zombies on ${rules.names[odd]}`;
};

const brokenCards = (table: Table): string | null => {
  const { rules, holder, shotguns, batteries, shotgunIn, batteryIn, deck } = table;
  const sum = (cards: Uint8Array): number => cards.reduce((total, each) => total + each, 0);
  if (sum(shotguns) + sum(shotgunIn) > rules.shotguns) return 'there are too many shotguns';
  if (sum(batteries) + sum(batteryIn) !== rules.options.batteries) {
    return `there are ${sum(batteries) + sum(batteryIn)} batteries, not ${rules.options.batteries}`;
  }
  const kind = deck.findIndex((copies, each) => copies > rules.deck[each]);
  if (kind >= 0) return `there are ${deck[kind]} cards ${fightCardName(kind)}`;
  for (let card = 0; card < WEAPON_CARDS; card++) {
    if ((holder[card] === ABSENT) !== (rules.inGame[card] === 0))
      return `the ${cardName(rules, card)} is not where it should be`;
    if ((holder[card] === IN_USE) !== (table.used === card))
      return `the ${cardName(rules, card)} is in use for nothing`;
  }
  return brokenHands(table);
};

const brokenHands = (table: Table): string | null => {
  const { rules, holder, shotguns, batteries } = table;
  for (let seat = 0; seat < rules.seats; seat++) {
    const armed = shotguns[seat] > 0 || holder.includes(seat);
    if (!table.isInPlay(seat) && (armed || batteries[seat] > 0)) return `seat ${seat} is out and has cards`;
    if (!table.isHuman(seat) && armed && !rules.options.turnedKeepsWeapons) {
      return `seat ${seat} is a zombie and has weapons`;
    }
  }
  return null;
};

const brokenTurn = (table: Table): string | null => {
  const { phase, turn, roll, mover, second, rules } = table;
  const over = phase === phases.OVER;
  if (over !== table.endReason >= 0) return 'an end has the phase over, and only an end';
  if (over) return null;
  if (table.winner !== NONE) return 'somebody has won before the end';
  if (table.humans === 0) return 'nobody is human, and the game goes on';
  if ((phase === phases.FIRST) !== (turn === 0)) return `the turn is ${turn}`;
  if (turn > rules.options.maxTurns) return `turn ${turn} is beyond maxTurns, ${rules.options.maxTurns}`;
  const rolled = phase !== phases.FIRST && phase !== phases.WHITE && phase !== phases.NEUTRAL;
  if (rolled && roll === 0) return 'nothing was rolled';
  if (phase === phases.MOVE && !table.isHuman(table.active)) return `seat ${table.active} moves no human`;
  if (phase === phases.WHITE && !table.isInPlay(table.active)) return `seat ${table.active} has a turn and is out`;
  return brokenMover(table, mover, second);
};

const brokenMover = (table: Table, mover: number, second: number): string | null => {
  const { phase, rules, zombieAt } = table;
  const needs = phase === phases.ZOMBIE || phase === phases.ORDER;
  if (needs && (mover === NONE || zombieAt[mover] === NONE)) return 'no zombie moves';
  if (phase === phases.ORDER && (second === NONE || zombieAt[second] === NONE)) return 'there is no second zombie';
  if (mover !== NONE && !needs && table.fighter === NONE) return `${zombieName(rules, mover)} moves out of turn`;
  if (mover >= NEUTRALS && mover !== NONE && mover !== NEUTRALS + table.active) return 'a player moves out of turn';
  if (second === NONE) return null;
  const alike = mover < NEUTRALS && second < NEUTRALS && mover !== second && rules.shade[mover] === rules.shade[second];
  return alike ? null : 'the second zombie is not of the shade of the first';
};

const brokenFight = (table: Table): string | null => {
  const { phase, fighter, foes, foe, flight, humanAt, zombieAt, waiting, mover } = table;
  const fights = phase === phases.WHICH || phase === phases.WEAPON || phase === phases.CARD || phase === phases.FLIGHT;
  if (fights !== (fighter !== NONE)) return 'a fight has a human, and only a fight';
  if (!fights) return foes === 0 && foe === NONE && flight === 0 && waiting === 0 ? null : 'a fight is left over';
  if (!table.isHuman(fighter)) return `seat ${fighter} fights and is no human`;
  const flees = phase === phases.FLIGHT;
  if (flees !== flight > 0) return 'a flight goes somewhere, and nothing else does';
  if (flees !== (foes === 0)) return 'who does not flee has somebody to fight';
  if (bits(foes).some((zombie) => zombieAt[zombie] !== humanAt[fighter])) return 'a foe stands elsewhere';
  if (phase === phases.WHICH ? bits(foes).length < 2 || foe !== NONE : !flees && ((foes >> foe) & 1) === 0) {
    return 'a fight is with nobody';
  }
  if (phase === phases.WEAPON && !table.hasWeapon(fighter)) return `seat ${fighter} has no weapon`;
  if (phase === phases.CARD && table.deck.every((copies) => copies === 0)) return 'there is no card to draw';
  if (waiting === 0) return null;
  const odd = bits(waiting).some((seat) => mover === NONE || !table.isHuman(seat) || seat === fighter);
  return odd ? 'a human waits for no attack' : null;
};
