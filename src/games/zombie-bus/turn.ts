import type { Dice } from './dice.js';
import { STEVEN } from './heroes.js';
import { type Seats, Table } from './table.js';
import { BUS, cardOf, EXEMPT, placeOf } from './zombie.js';

/** The turn under way: the dice of the active seat, how far it is, and the curses that act on it. */
export class Turn extends Table {
  /** The number of the turn, 0 in the set-up, and whose it is. */
  turn = 0;
  active = 0;

  /** An index into WINDOWS, and who has passed in it. */
  window = 0;
  passed: Seats = 0;

  /** The dice as they lie; while they are assigned, those that are left. */
  dice: Dice = 0;
  /** Dice of this turn, fixed at the first roll. */
  diceInHand = 0;
  /** Dice about to be rolled. */
  rolling = 0;
  rolled = 0;
  extraRolls = 0;
  /** Action faces from megaphones. */
  extraFaces = 0;
  hotDog = false;
  powerUsed = false;

  /** Where the assignment stands: an index of `stages`, the last place within it, and whether anything is assigned. */
  stage = 0;
  cursor = 0;
  begun = false;
  /** The seats whose zombies may be attacked. */
  opened: Seats = 0;
  fleeing = false;
  /** Between `done` and the charges. */
  resolving = false;

  protected clearTurn(): void {
    this.window = 0;
    this.passed = 0;
    this.dice = 0;
    this.diceInHand = 0;
    this.rolling = 0;
    this.rolled = 0;
    this.extraRolls = 0;
    this.extraFaces = 0;
    this.hotDog = false;
    this.powerUsed = false;
    this.stage = 0;
    this.cursor = 0;
    this.begun = false;
    this.opened = 0;
    this.fleeing = false;
    this.resolving = false;
  }

  protected copyTurn(other: this): void {
    this.turn = other.turn;
    this.active = other.active;
    this.window = other.window;
    this.passed = other.passed;
    this.dice = other.dice;
    this.diceInHand = other.diceInHand;
    this.rolling = other.rolling;
    this.rolled = other.rolled;
    this.extraRolls = other.extraRolls;
    this.extraFaces = other.extraFaces;
    this.hotDog = other.hotDog;
    this.powerUsed = other.powerUsed;
    this.stage = other.stage;
    this.cursor = other.cursor;
    this.begun = other.begun;
    this.opened = other.opened;
    this.fleeing = other.fleeing;
    this.resolving = other.resolving;
  }

  // ---- rolls and curses ----

  /** Rolls that the zombies on the active hero cost. */
  rollsLost(): number {
    return Math.max(0, this.zombiesOn(this.active) - this.freeZombies(this.active));
  }

  /** Rolls that the active seat has left in this turn. */
  rollsLeft(): number {
    const own = this.rules.options.rolls - (this.hotDog ? 0 : this.rollsLost());
    return Math.max(0, own) + this.extraRolls - this.rolled;
  }

  /** Dice of the active seat: fixed at the first roll. */
  diceNow(): number {
    return this.rolled > 0
      ? this.diceInHand
      : Math.max(0, this.rules.options.dice - this.cursesOn(this.rules.cards.lessDice));
  }

  /** Permanent curses of a kind that act on the active seat (B9). */
  private cursesOn(kind: Uint8Array): number {
    if (this.hero[this.active] === STEVEN) return 0;
    let curses = 0;
    for (let slot = 0; slot < this.count; slot++)
      if (this.cursesActive(slot)) curses += kind[cardOf(this.zombies[slot])];
    return curses;
  }

  /** Whether a zombie's permanent curse, if it has one, acts on the active seat. */
  private cursesActive(slot: number): boolean {
    const zombie = this.zombies[slot];
    const place = placeOf(zombie);
    return place === BUS || (place === this.active + 1 && (zombie & EXEMPT) === 0);
  }

  /** Whether a zombie is one that forbids action faces and may be killed first, to use them at once. */
  forbids(slot: number): boolean {
    const { cards } = this.rules;
    return (
      cards.noAction[cardOf(this.zombies[slot])] > 0 && this.cursesActive(slot) && this.hero[this.active] !== STEVEN
    );
  }

  /** Whether the active seat can use no action faces: under `atOnce` until all zombies that forbid it are covered. */
  isActionForbidden(): boolean {
    if (this.hero[this.active] === STEVEN) return false;
    for (let slot = 0; slot < this.count; slot++) {
      if (this.forbids(slot) && !(this.rules.atOnce && this.isCovered(slot))) return true;
    }
    return false;
  }
}
