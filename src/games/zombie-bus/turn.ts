import { ACTION, type Dice, die, HALF } from './dice.js';
import { BRUCE, STEVEN } from './heroes.js';
import { AFTER_CHARGES, AFTER_ROLL, BEFORE_DONE } from './phases.js';
import { FORBIDDEN, PURSUED } from './rules.js';
import { CURSED, OPEN } from './stages.js';
import { has, type Seats, seatCount, Table } from './table.js';
import { ANTIDOTE, CROWBAR, ENERGY_DRINK, HOT_DOG, MEGAPHONE, WEAPON, WHISTLE } from './tokens.js';
import { BUS, cardOf, EXEMPT, FRESH, placeOf, UNDISTRACTED, wound, woundCount } from './zombie.js';

/** The turn under way: its dice, what is assigned, and what the active seat can do. */
export class Turn extends Table {
  /** Whose turn it is. */
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
  private rollsLost(): number {
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

  // ---- assignment ----

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

  /** Where an assignment begins. */
  firstStage(): number {
    return this.rules.atOnce && this.isActionForbidden() ? CURSED : OPEN;
  }

  /** Action faces that the active seat can spend: own ones, those of megaphones, and pairs of half-targets (B3). */
  actionFaces(): number {
    if (this.isActionForbidden()) return 0;
    const halves = (this.dice >> (HALF * 4)) & 15;
    return ((this.dice >> (ACTION * 4)) & 15) + this.extraFaces + (this.rules.pairsAct ? halves >> 1 : 0);
  }

  /** Whether the active seat may attack a zombie: around the bus, on itself or opened, and not guarded. */
  isOpen(slot: number): boolean {
    const zombie = this.zombies[slot];
    if (this.rules.cards.guarded[cardOf(zombie)] === 1 && (zombie & UNDISTRACTED) !== 0) return false;
    return this.isReached(slot);
  }

  isReached(slot: number): boolean {
    const place = placeOf(this.zombies[slot]);
    return place === BUS || place === this.active + 1 || has(this.opened, place - 1);
  }

  /** Bruce's first attack on another player takes no action face (B9). */
  get throws(): boolean {
    return this.hero[this.active] === BRUCE && !this.powerUsed;
  }

  /** Zombies around the bus once what is assigned is carried out (B5). */
  private pendingAround(): number {
    const { cards } = this.rules;
    let around = seatCount(this.zombified);
    for (let slot = 0; slot < this.around; slot++) {
      const zombie = this.zombies[slot];
      const wounds = this.woundsAt(slot);
      const card = cardOf(zombie);
      if (wounds === cards.full[card]) continue;
      const fresh = this.assigned[slot] > 0 || (zombie & FRESH) !== 0;
      if (!(fresh && woundCount(wounds) >= cards.reaction[card])) around++;
    }
    return around;
  }

  canFlee(): boolean {
    const cost = this.rules.track[this.notch];
    return cost !== FORBIDDEN && this.actionFaces() >= cost && this.pendingAround() < PURSUED;
  }

  /** Own action faces go first, those of megaphones next, pairs of half-targets last. */
  protected pay(faces: number): void {
    let left = faces;
    const own = Math.min(left, (this.dice >> (ACTION * 4)) & 15);
    this.dice -= own * die(ACTION);
    left -= own;
    const extra = Math.min(left, this.extraFaces);
    this.extraFaces -= extra;
    this.dice -= 2 * (left - extra) * die(HALF);
  }

  /** A crowbar's wound after assignments: of zombies that were alike the one with more wounds stays in front. */
  protected assignWound(slot: number, symbol: number): void {
    const { zombies, assigned } = this;
    assigned[slot] += wound(symbol);
    for (let i = slot; i > 0 && zombies[i - 1] === zombies[i] && assigned[i - 1] < assigned[i]; i--) {
      const wounds = assigned[i];
      assigned[i] = assigned[i - 1];
      assigned[i - 1] = wounds;
    }
  }

  // ---- tokens ----

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
}
