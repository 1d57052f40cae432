import type { Seat } from '../../core/game.js';
import { Assignment } from './assignment.js';
import { TOKENS_FOR } from './tokens.js';
import { cardOf, EXEMPT, FRESH, placeOf, UNDISTRACTED, woundCount, woundsOf, zombieAt } from './zombie.js';

/** What `done` brings about, step by step in the order of B1. */
export class Resolution extends Assignment {
  /** Wounds are laid, and zombies that are covered are eliminated. */
  protected layWounds(): void {
    const { zombies, assigned } = this;
    for (let slot = this.count - 1; slot >= 0; slot--) if (this.isCovered(slot)) this.eliminate(slot, this.active);
    for (let slot = 0; slot < this.count; slot++) {
      const zombie = zombies[slot];
      zombies[slot] |= UNDISTRACTED;
      if (assigned[slot] === 0) continue;
      zombies[slot] = zombieAt(placeOf(zombie), cardOf(zombie), this.woundsAt(slot)) | (zombie & EXEMPT) | FRESH;
      assigned[slot] = 0;
    }
    this.sort();
  }

  /** A zombie dies: its card to a seat, and a token to the hero whom it was on (B2, B9). */
  protected eliminate(slot: number, winner: Seat): void {
    const zombie = this.zombies[slot];
    this.zombiePoints[winner] += this.rules.cards.points[cardOf(zombie)];
    this.kills[winner]++;
    const searcher = placeOf(zombie) - 1;
    if (searcher >= 0) this.owed[searcher] += TOKENS_FOR[this.hero[searcher]];
    this.remove(slot);
  }

  /** The seat that draws the next token that is owed, the active one first; -1 for none. What the bag lacks is lost. */
  protected nextSearcher(): Seat {
    const { seats } = this.rules;
    for (let step = 0; step < seats; step++) {
      const seat = (this.active + step) % seats;
      if (this.owed[seat] === 0) continue;
      if (this.bagCount > 0) return seat;
      this.owed[seat] = 0;
    }
    return -1;
  }

  /** Zombies that were wounded to their reaction charge together, and may zombify the hero (B4). */
  protected charge(): void {
    const { zombies, active } = this;
    const before = this.around;
    const exempt = this.exemptSlot();
    for (let slot = 0; slot < before; slot++) {
      if (!this.isCharging(slot)) continue;
      const zombie = zombies[slot];
      zombies[slot] = zombieAt(active + 1, cardOf(zombie), woundsOf(zombie)) | (slot === exempt ? EXEMPT : 0);
      this.around--;
    }
    this.charges += before - this.around;
    this.clearMarks();
    this.sort();
    if (this.zombiesOn(active) >= this.rules.options.zombifyAt + this.freeZombies(active)) this.zombify();
  }

  private isCharging(slot: number): boolean {
    const zombie = this.zombies[slot];
    return (zombie & FRESH) !== 0 && woundCount(woundsOf(zombie)) >= this.rules.cards.reaction[cardOf(zombie)];
  }

  /** The charging zombie whose curse Suzanne will not feel: the first that has one, or the first; -1 for none. */
  private exemptSlot(): number {
    const { noAction, lessDice } = this.rules.cards;
    if (!this.rules.exemptFirst || this.freeZombies(this.active) === 0) return -1;
    for (let slot = this.around; slot < this.count; slot++) if ((this.zombies[slot] & EXEMPT) !== 0) return -1;
    let first = -1;
    for (let slot = 0; slot < this.around; slot++) {
      if (!this.isCharging(slot)) continue;
      const card = cardOf(this.zombies[slot]);
      if (noAction[card] + lessDice[card] > 0) return slot;
      if (first < 0) first = slot;
    }
    return first;
  }

  /** The marks of this turn are taken off, and the ghoul heals. */
  private clearMarks(): void {
    const { zombies, rules } = this;
    for (let slot = 0; slot < this.count; slot++) {
      const zombie = zombies[slot];
      const wounds = rules.cards.heals[cardOf(zombie)] === 1 ? 0 : woundsOf(zombie);
      zombies[slot] = zombieAt(placeOf(zombie), cardOf(zombie), wounds) | (zombie & EXEMPT);
    }
  }

  private zombify(): void {
    this.zombifications++;
    this.zombified |= 1 << this.active;
    this.discardFrom(this.active);
  }

  /** B5. */
  protected flee(): void {
    this.fled |= 1 << this.active;
    this.discardFrom(this.active);
    this.advanceVan(1, this.turn);
  }
}
