import { STEVEN } from './heroes.js';
import type { Rules } from './rules.js';
import type { BusState } from './state.js';
import { has, NO_TILE, seatCount } from './table.js';
import { at, FEATURES } from './weights.js';
import { BUS, cardOf, FRESH, placeOf, woundCount } from './zombie.js';

/** Turns that a card of the pile stands for: some turn up more than one. */
const TURNS_A_CARD = 0.87;
const COST_OF_HIDDEN = 3;
const COST_OF_HIDDEN_PINK = 3.6;

const FACES = at('faces');
const FACES_PER_TURN = at('facesPerTurn');
const TURNS = at('turns');
const SPARE_2 = at('spare2');
const LACK_AROUND = at('lackAround');
const LACK_ON_HEROES = at('lackOnHeroes');
const LOST_ROLLS = at('lostRolls');
const FULL_HEROES = at('fullHeroes');
const ROOM = at('room');
const LOST_NOW = at('lostNow');
const LESS_DICE = at('lessDice');
const NO_ACTION = at('noAction');
const LESS_DICE_ON_HERO = at('lessDiceOnHero');
const NO_ACTION_ON_HERO = at('noActionOnHero');
const FORBIDDEN_NOW = at('forbiddenNow');
const ZOMBIFIED = at('zombified');
const FLED = at('fled');
const TOKENS = at('tokens');

/** The feature of so many zombies that the bus can still bear; -1 for three and more, and below 0, where it is overrun. */
export const spareFeature = (spare: number): number => (spare > 2 || spare < 0 ? -1 : SPARE_2 + 2 - spare);

/** How the table stands once all that is assigned is carried out: what a rescue depends on, as numbers. */
export class Standing {
  readonly features = new Float64Array(FEATURES.length);
  /** By seat: zombies on the hero, those that are about to charge included. */
  readonly on: Uint8Array;
  /** Zombies that the bus can bear beside those around it; below 0 it is overrun at the end of the turn. */
  spare = 0;

  constructor(private readonly rules: Rules) {
    this.on = new Uint8Array(rules.seats);
  }

  /** Zombies on a hero that cost him a roll. */
  lostRolls(state: BusState, seat: number): number {
    return Math.max(0, this.on[seat] - state.freeZombies(seat));
  }

  /** Zombies that may still charge a hero before he is zombified. */
  roomOn(state: BusState, seat: number): number {
    return this.rules.options.zombifyAt + state.freeZombies(seat) - 1 - this.on[seat];
  }

  /** @param now the seat whose turn is judged: the one under way, or the next */
  read(state: BusState, now: number): void {
    const { features } = this;
    features.fill(0);
    features[0] = 1;
    this.readTiles(state);
    const around = this.readZombies(state);
    this.readSeats(state, around, now);
  }

  private readTiles(state: BusState): void {
    const { features, rules } = this;
    const { pile, top } = state;
    const { hordeWindow } = rules.options;
    const draws = pile > hordeWindow ? pile - hordeWindow / 2 : pile / 2;
    const turns = Math.max(0, draws * TURNS_A_CARD);
    let cost = COST_OF_HIDDEN * (state.hiddenTiles - state.pinkHidden) + COST_OF_HIDDEN_PINK * state.pinkHidden;
    for (let p = 0; p < 2; p++) if (top[p] !== NO_TILE) cost += rules.tiles.cost[top[p]];
    features[FACES] = cost;
    features[TURNS] = turns;
    features[FACES_PER_TURN] = cost / (turns + 1);
  }

  /** Zombies, and how many of them are around the bus. */
  private readZombies(state: BusState): number {
    const { features, on, rules } = this;
    const { zombies, assigned, active, count } = state;
    const { cards } = rules;
    on.fill(0);
    let around = 0;
    for (let slot = 0; slot < count; slot++) {
      const zombie = zombies[slot];
      const card = cardOf(zombie);
      const wounds = woundCount(state.woundsAt(slot));
      const lack = cards.symbols[card] - wounds;
      if (lack === 0) continue;
      const place = placeOf(zombie);
      const fresh = assigned[slot] > 0 || (zombie & FRESH) !== 0;
      if (place === BUS && !(fresh && wounds >= cards.reaction[card])) {
        around++;
        features[LACK_AROUND] += lack;
        features[LESS_DICE] += cards.lessDice[card];
        features[NO_ACTION] += cards.noAction[card];
      } else {
        const seat = place === BUS ? active : place - 1;
        on[seat]++;
        features[LACK_ON_HEROES] += lack;
        if (state.hero[seat] === STEVEN) continue;
        features[LESS_DICE_ON_HERO] += cards.lessDice[card];
        features[NO_ACTION_ON_HERO] += cards.noAction[card];
      }
    }
    return around;
  }

  private readSeats(state: BusState, around: number, now: number): void {
    const { features, on, rules } = this;
    const { held, bag, active } = state;
    let zombified = seatCount(state.zombified);
    for (let p = 0; p < rules.seats; p++) {
      if (!state.inPlay(p)) continue;
      if (p === active && this.roomOn(state, p) < 0) {
        zombified++;
        on[p] = 0;
        continue;
      }
      features[ROOM] += this.roomOn(state, p);
      if (on[p] > 0) {
        features[LOST_ROLLS] += this.lostRolls(state, p);
        if (this.roomOn(state, p) <= 0) features[FULL_HEROES]++;
      }
      for (let kind = 0; kind < bag.length; kind++) features[TOKENS] += held[p * bag.length + kind];
    }
    this.spare = rules.options.busLimit - 1 - around - zombified;
    const spare = spareFeature(this.spare);
    if (spare >= 0) features[spare] = 1;
    features[ZOMBIFIED] = zombified;
    features[FLED] = seatCount(state.fled) + (state.fleeing && !has(state.fled, active) ? 1 : 0);
    if (now < 0) return;
    features[LOST_NOW] = this.lostRolls(state, now);
    if (state.hero[now] !== STEVEN && this.forbids(state, now)) features[FORBIDDEN_NOW] = 1;
  }

  /** Whether a zombie on a hero forbids him action faces. */
  private forbids(state: BusState, seat: number): boolean {
    for (let slot = state.around; slot < state.count; slot++) {
      const zombie = state.zombies[slot];
      if (placeOf(zombie) === seat + 1 && this.rules.cards.noAction[cardOf(zombie)] > 0 && !state.isCovered(slot)) {
        return true;
      }
    }
    return false;
  }
}
