import { type Seat, TERMINAL } from '../../core/game.js';
import * as names from './names.js';
import * as phases from './phases.js';
import type { Rules } from './rules.js';
import * as numbers from './rules.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { MOST_SEATS, NEUTRALS, NONE, STORES, WEAPON_CARDS, ZOMBIES } = names;
const { FIRST, OVER } = phases;
const { COUNTS, FIGHT_CARD_KINDS } = numbers;

/** In place of a seat that holds a card: the card is not in the game, or its fight's flight is not over yet. */
export const ABSENT = 254;
export const IN_USE = 253;

/** All of a position. */
export class Table {
  seat: Seat = 0;
  turn = 0;
  endReason = -1;
  /** An index into PHASES. */
  phase: number = FIRST;
  /** The seat that began, and the one whose turn it is. */
  first = 0;
  active = 0;
  /** The last roll, of the white or the black die. */
  roll = 0;
  /** Seats whose piece is a human, and seats that are in the game, a bit each. */
  humans = 0;
  inPlay = 0;
  /** The seat that won; NONE before the end, and where all lost. */
  winner: number = NONE;

  // What is still to be resolved (O8): the human in a fight, then those who wait for the same attacker, then the second zombie.
  /** The human in a fight, the zombies that it has to fight there (a bit each), and the one that it fights now. */
  fighter: number = NONE;
  foes = 0;
  foe: number = NONE;
  /** How far a flight goes, and the weapon card that it is made with. */
  flight = 0;
  used: number = NONE;
  /** The humans that the zombie that moved attacks next, a bit each. */
  waiting = 0;
  /** The zombie that moves, or moved and attacks, and the one that moves after it. */
  mover: number = NONE;
  second: number = NONE;

  /** Everything below in one piece of memory, so that it is copied in one go. */
  private readonly memory: Uint8Array;
  readonly counts: Uint16Array;
  /** By seat: the space of its human; NONE for none. */
  readonly humanAt: Uint8Array;
  /** Neutral zombies, then by seat those of turned players: the space; NONE for none. */
  readonly zombieAt: Uint8Array;
  /** By weapon card: the seat that holds it, NONE for its home, ABSENT or IN_USE. */
  readonly holder: Uint8Array;
  /** By seat. */
  readonly shotguns: Uint8Array;
  readonly batteries: Uint8Array;
  /** By store: 1 where it still lies. */
  readonly shotgunIn: Uint8Array;
  readonly batteryIn: Uint8Array;
  /** By kind of fight card: those not drawn yet. */
  readonly deck: Uint8Array;
  /** By seat: flights since the roll. */
  readonly flights: Uint8Array;
  /** By space: zombies that stand there. */
  readonly zombiesOn: Uint8Array;

  /** The legal actions of a decision, or none where they have not been listed since the position was copied. */
  readonly list = new Int32Array(256);
  listed = 0;

  constructor(readonly rules: Rules) {
    const sizes = [
      ...[2 * COUNTS, MOST_SEATS, ZOMBIES, WEAPON_CARDS, MOST_SEATS, MOST_SEATS, STORES, STORES],
      ...[FIGHT_CARD_KINDS, MOST_SEATS, rules.spaces],
    ];
    const buffer = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0));
    this.memory = new Uint8Array(buffer);
    this.counts = new Uint16Array(buffer, 0, COUNTS);
    let at = 0;
    const parts = sizes.map((size) => {
      at += size;
      return this.memory.subarray(at - size, at);
    });
    [, this.humanAt, this.zombieAt, this.holder, this.shotguns, this.batteries] = parts;
    [, , , , , , this.shotgunIn, this.batteryIn, this.deck, this.flights, this.zombiesOn] = parts;
  }

  /** Humans in the shack, zombies on their headstones, everything in its place; nobody has begun. */
  setUp(): void {
    const { rules, humanAt, zombieAt } = this;
    this.memory.fill(0);
    humanAt.fill(NONE);
    zombieAt.fill(NONE);
    humanAt.fill(rules.shack, 0, rules.seats);
    for (let zombie = 0; zombie < NEUTRALS; zombie++) {
      if (rules.starts[zombie] === NONE) continue;
      zombieAt[zombie] = rules.starts[zombie];
      this.zombiesOn[zombieAt[zombie]]++;
    }
    for (let card = 0; card < WEAPON_CARDS; card++) this.holder[card] = rules.inGame[card] === 1 ? NONE : ABSENT;
    this.shotgunIn.fill(rules.shotguns > 0 ? 1 : 0);
    this.batteryIn.fill(1, 0, rules.options.batteries);
    this.deck.set(rules.deck);
    this.turn = 0;
    this.endReason = -1;
    this.first = 0;
    this.active = 0;
    this.roll = 0;
    this.humans = (1 << rules.seats) - 1;
    this.inPlay = this.humans;
    this.winner = NONE;
    this.forgetFights();
    this.mover = NONE;
    this.second = NONE;
  }

  copyTable(other: this): void {
    this.memory.set(other.memory);
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.phase = other.phase;
    this.first = other.first;
    this.active = other.active;
    this.roll = other.roll;
    this.humans = other.humans;
    this.inPlay = other.inPlay;
    this.winner = other.winner;
    this.fighter = other.fighter;
    this.foes = other.foes;
    this.foe = other.foe;
    this.flight = other.flight;
    this.used = other.used;
    this.waiting = other.waiting;
    this.mover = other.mover;
    this.second = other.second;
    this.listed = 0;
  }

  forgetFights(): void {
    this.fighter = NONE;
    this.foes = 0;
    this.foe = NONE;
    this.flight = 0;
    this.used = NONE;
    this.waiting = 0;
  }

  enter(phase: number, seat: Seat): void {
    this.phase = phase;
    this.seat = seat;
    this.listed = 0;
  }

  isHuman(seat: number): boolean {
    return ((this.humans >> seat) & 1) === 1;
  }

  isInPlay(seat: number): boolean {
    return ((this.inPlay >> seat) & 1) === 1;
  }

  /** The nearest seat to the right that is in the game; O7: if there is no other, the seat whose turn it is. */
  neutralMover(): Seat {
    const { seats } = this.rules;
    let seat = this.active;
    do seat = (seat + seats - 1) % seats;
    while (!this.isInPlay(seat));
    return seat;
  }

  /** The zombies on a space, a bit each. */
  zombiesAt(space: number): number {
    let mask = 0;
    for (let zombie = 0; zombie < ZOMBIES; zombie++) if (this.zombieAt[zombie] === space) mask |= 1 << zombie;
    return mask;
  }

  /** Whether a seat has a weapon card of its own kind of space; shotguns are counted apart. */
  hasWeapon(seat: number): boolean {
    if (this.shotguns[seat] > 0) return true;
    for (let card = 0; card < WEAPON_CARDS; card++) if (this.holder[card] === seat) return true;
    return false;
  }

  /** A human takes the weapon card that lies on its space. */
  pickUp(seat: number): void {
    const card = this.rules.cardAt[this.humanAt[seat]];
    if (card !== NONE && this.holder[card] === NONE) this.holder[card] = seat;
  }

  /** The card that a flight was made with goes back to its own space. */
  layBackUsed(): void {
    if (this.used === NONE) return;
    this.holder[this.used] = NONE;
    this.used = NONE;
  }

  end(reason: number, winner: number): void {
    this.endReason = reason;
    this.winner = winner;
    this.phase = OVER;
    this.seat = TERMINAL;
    this.forgetFights();
    this.mover = NONE;
    this.second = NONE;
  }
}
