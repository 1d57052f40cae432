import type { Seat } from '../../core/game.js';
import { AFTER_CHARGES, AFTER_ROLL, BEFORE_DONE } from './phases.js';
import { Resolution } from './resolution.js';
import { has } from './table.js';
import { ANTIDOTE, CROWBAR, ENERGY_DRINK, HOT_DOG, KINDS, MEGAPHONE, WEAPON, WHISTLE } from './tokens.js';
import { BUS, cardOf, wound, woundsOf, zombieAt } from './zombie.js';

/** The tokens in the hands of the seats: when they are of use, what they do, and who gets them as a gift (B8). */
export class Hands extends Resolution {
  /** The kinds of token, a bit each, that would do something now, whoever owns them. */
  usefulTokens(): number {
    const { window, rules } = this;
    let kinds = this.zombified === 0 ? 0 : 1 << ANTIDOTE;
    if (window <= AFTER_ROLL) {
      if (this.diceNow() > 0) {
        kinds |= 1 << ENERGY_DRINK;
        if (!this.hotDog && this.rollsLost() > 0) kinds |= 1 << HOT_DOG;
      }
      if (rules.atOnce || !this.isActionForbidden()) kinds |= 1 << MEGAPHONE;
    }
    if (window !== BEFORE_DONE || !this.begun) {
      if (this.count > 0) kinds |= 1 << WEAPON;
      if (this.count > this.around) kinds |= 1 << WHISTLE;
    }
    if (window !== AFTER_CHARGES && this.someWoundable()) kinds |= 1 << CROWBAR;
    return kinds;
  }

  private someWoundable(): boolean {
    for (let slot = 0; slot < this.count; slot++) if (this.isOpen(slot) && !this.isCovered(slot)) return true;
    return false;
  }

  kindsHeld(seat: Seat): number {
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.held[seat * KINDS + kind] > 0) kinds |= 1 << kind;
    return kinds;
  }

  /** The next seat, one itself first, that owns a token of use and has not passed; -1 for none. */
  protected nextOwner(from: Seat): Seat {
    if (this.heldCount === 0) return -1;
    const { seats } = this.rules;
    const useful = this.usefulTokens();
    for (let step = 0; useful !== 0 && step < seats; step++) {
      const seat = (from + step) % seats;
      if (!has(this.passed, seat) && this.inPlay(seat) && (this.kindsHeld(seat) & useful) !== 0) return seat;
    }
    return -1;
  }

  /** A seat uses a token, on a zombie or a seat where it takes one. */
  protected useToken(owner: Seat, kind: number, target: number, symbol: number): void {
    this.held[owner * KINDS + kind]--;
    this.heldCount--;
    this.used[kind]++;
    if (kind === HOT_DOG) this.hotDog = true;
    else if (kind === ENERGY_DRINK) this.extraRolls++;
    else if (kind === MEGAPHONE) this.extraFaces++;
    else if (kind === ANTIDOTE) this.zombified &= ~(1 << target);
    else if (kind === WEAPON) this.eliminate(target, owner);
    else if (kind === WHISTLE) this.callBack(target);
    else if (this.begun) this.assignWound(target, symbol);
    else this.woundAtOnce(target, wound(symbol));
  }

  /** A zombie goes back around the bus with its wounds; to charge, it must be wounded again. */
  private callBack(slot: number): void {
    const zombie = this.zombies[slot];
    this.remove(slot);
    this.insert(zombieAt(BUS, cardOf(zombie), woundsOf(zombie)));
  }

  // ---- gifts ----

  canGive(): boolean {
    const last = (KINDS - 1) * this.rules.seats;
    for (let place = this.cursor; place < last + this.rules.seats; place++) if (this.isGift(place)) return true;
    return false;
  }

  /** Whether a gift of the active seat is possible: a place stands for a kind of token and the seat that gets it. */
  isGift(place: number): boolean {
    const { seats } = this.rules;
    const kind = (place / seats) | 0;
    const to = place - kind * seats;
    return to !== this.active && this.held[this.active * KINDS + kind] > 0 && this.inPlay(to);
  }

  protected giveToken(kind: number, to: Seat): void {
    this.held[this.active * KINDS + kind]--;
    this.held[to * KINDS + kind]++;
    this.cursor = kind * this.rules.seats + to;
  }
}
