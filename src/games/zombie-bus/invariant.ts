import { TOKENS } from './content.js';
import { size } from './dice.js';
import { HORDE } from './ending.js';
import * as phases from './phases.js';
import type { BusState } from './state.js';
import { NO_TILE } from './table.js';
import { KINDS } from './tokens.js';
import { BUS, cardOf, placeOf } from './zombie.js';

/** Cards, tokens and tiles are conserved, and the table is in order. Says what is wrong, or null. */
export const brokenInvariant = (state: BusState): string | null =>
  brokenZombies(state) ?? brokenCards(state) ?? brokenTokens(state) ?? brokenTiles(state) ?? brokenDice(state);

const brokenZombies = (state: BusState): string | null => {
  const { zombies, assigned, count, rules, zombified, fled } = state;
  let around = 0;
  for (let slot = 0; slot < count; slot++) {
    const place = placeOf(zombies[slot]);
    if (place === BUS) around++;
    else if (!state.inPlay(place - 1)) return `there is a zombie on seat ${place - 1}, which is not in play`;
    if (slot > 0 && zombies[slot] < zombies[slot - 1]) return 'the zombies are not in order';
    const full = rules.cards.full[cardOf(zombies[slot])];
    const open = full - state.woundsAt(slot);
    for (let symbol = 0; symbol < 4; symbol++) {
      if (((open >> (2 * symbol)) & 3) > ((full >> (2 * symbol)) & 3)) return 'a zombie has more wounds than symbols';
    }
    if (assigned[slot] > 0 && !state.begun) return 'a wound is assigned before the assignment';
  }
  if (around !== state.around) return `${around} zombies are around the bus, and ${state.around} are counted`;
  return (zombified & fled) === 0 ? null : 'a seat is fled and zombified';
};

const brokenCards = (state: BusState): string | null => {
  const { unseen, zombies, count, kills, rules, specialsLeft } = state;
  const { copies, firstSpecial, names } = rules.cards;
  const gone = names.map((_, card) => copies[card] - unseen[card]);
  for (let slot = 0; slot < count; slot++) gone[cardOf(zombies[slot])]--;
  const odd = gone.findIndex((each) => each < 0);
  if (odd >= 0) return `there is more than one ${names[odd]} too many`;
  const ordinary = unseen.subarray(0, firstSpecial).reduce((sum, each) => sum + each, 0);
  const pile = ordinary + specialsLeft + (state.endReason === HORDE ? 0 : 1);
  if (pile !== state.pile) return `the pile should have ${pile} cards, and has ${state.pile}`;
  const specials = unseen.subarray(firstSpecial).reduce((sum, each) => sum - each, unseen.length - firstSpecial);
  if (specials + specialsLeft !== rules.options.specials) return `${specials} specials came, ${specialsLeft} are left`;
  const killed = kills.reduce((sum, each) => sum + each, 0);
  const discarded = gone.reduce((sum, each) => sum + each, 0) - killed;
  return discarded < 0 ? 'more zombies were eliminated than are gone' : null;
};

const brokenTokens = (state: BusState): string | null => {
  let [held, bag] = [0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    let all = state.bag[kind] + state.used[kind];
    for (let p = 0; p < state.rules.seats; p++) {
      all += state.held[p * KINDS + kind];
      held += state.held[p * KINDS + kind];
    }
    bag += state.bag[kind];
    if (all !== state.rules.tokens[kind]) return `there are ${all} tokens of ${TOKENS[kind]}`;
  }
  return held === state.heldCount && bag === state.bagCount ? null : 'the tokens are not counted right';
};

const brokenTiles = (state: BusState): string | null => {
  const { tiles, seats } = state.rules;
  let [freed, pink] = [0, state.pinkHidden];
  for (let tile = 0; tile < tiles.look.length; tile++) {
    let out = 0;
    for (let p = 0; p < seats; p++) out += state.tiles[p * tiles.look.length + tile];
    if (out + state.locked[tile] !== tiles.copies[tile]) return 'a tile is lost';
    freed += out;
    pink += out * tiles.pink[tiles.look[tile]];
  }
  for (let pile = 0; pile < 2; pile++) if (state.top[pile] !== NO_TILE) pink += tiles.pink[state.top[pile]];
  if (freed !== state.freed) return `${freed} tiles are freed, and ${state.freed} are counted`;
  if (pink !== tiles.pinkCount) return `there are ${pink} pink tiles, not ${tiles.pinkCount}`;
  return freed + state.stack[0] + state.stack[1] === tiles.count ? null : 'the piles do not hold the other tiles';
};

const brokenDice = (state: BusState): string | null => {
  const { phase, dice, rolling, diceInHand } = state;
  const all = size(dice) + rolling;
  const whole = phase === phases.ROLL || phase === phases.REROLL;
  if (whole ? all !== diceInHand : all > diceInHand) return `there are ${all} dice, not ${diceInHand}`;
  return diceInHand <= state.rules.options.dice ? null : `there are ${diceInHand} dice in hand`;
};
