import type { Seat } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { NOBODY, SUZANNE } from './heroes.js';
import { FORBIDDEN, type Rules } from './rules.js';
import { KINDS } from './tokens.js';
import { BUS, cardOf, FRESH, placeOf, type Wounds, withWounds, woundsOf, type Zombie } from './zombie.js';

/** A set of seats, one bit each. */
export type Seats = number;

export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** No tile lies on top of a pile. */
export const NO_TILE = 255;

/** What lies on the table: zombies, tokens, tiles, and what has become of each seat. */
export class Table {
  /** All lists of the table, end to end: copied at once. */
  private readonly bytes: Uint8Array;
  /** The zombies in play, sorted; `count` of them. */
  readonly zombies: Int32Array;
  /** Wounds that are assigned this turn, zombie by zombie; all 0 outside assignments. */
  readonly assigned: Uint8Array;
  count = 0;
  /** How many of them are around the bus: they stand first. */
  around = 0;

  /** By card: copies in the pile, or set aside with the specials that nobody has seen. */
  readonly unseen: Uint8Array;
  /** Cards left in the pile, the Horde included, and how many of them are special. */
  pile = 0;
  specialsLeft = 0;
  notch = 0;

  /** By seat. */
  readonly hero: Uint8Array;
  readonly zombiePoints: Uint16Array;
  readonly kills: Uint8Array;
  zombified: Seats = 0;
  fled: Seats = 0;

  /** By seat and kind. */
  readonly held: Uint8Array;
  /** By kind. */
  readonly bag: Uint8Array;
  readonly used: Uint8Array;
  /** Tokens that seats hold, all together: none spares the windows. */
  heldCount = 0;
  bagCount = 0;
  /** By seat: tokens that it is still to draw. */
  readonly owed: Uint8Array;

  /** By seat and tile: freed. By tile: not freed, those that are not in the game included. */
  readonly tiles: Uint8Array;
  readonly locked: Uint8Array;
  /** By pile: the look of the top tile, and how many there are. */
  readonly top: Uint8Array;
  readonly stack: Uint8Array;
  freed = 0;
  /** Pink tiles in the piles that are not on top. */
  pinkHidden = 0;

  charges = 0;
  zombifications = 0;
  vanOpened = 0;

  constructor(readonly rules: Rules) {
    const { seats, slots, cards, tiles } = rules;
    const kinds = tiles.look.length;
    const words = 4 * slots + 2 * seats;
    const buffer = new ArrayBuffer(
      words + slots + cards.names.length + seats * (3 + KINDS + kinds) + 2 * KINDS + kinds + 4,
    );
    this.bytes = new Uint8Array(buffer);
    this.zombies = new Int32Array(buffer, 0, slots);
    this.zombiePoints = new Uint16Array(buffer, 4 * slots, seats);
    let to = words;
    const piece = (length: number): Uint8Array => {
      to += length;
      return new Uint8Array(buffer, to - length, length);
    };
    this.assigned = piece(slots);
    this.unseen = piece(cards.names.length);
    this.hero = piece(seats);
    this.kills = piece(seats);
    this.held = piece(seats * KINDS);
    this.bag = piece(KINDS);
    this.used = piece(KINDS);
    this.owed = piece(seats);
    this.tiles = piece(seats * kinds);
    this.locked = piece(kinds);
    this.top = piece(2);
    this.stack = piece(2);
  }

  protected clearTable(): void {
    const { rules } = this;
    this.count = 0;
    this.around = 0;
    this.unseen.set(rules.cards.copies);
    this.pile = rules.pile;
    this.specialsLeft = rules.options.specials;
    this.notch = 0;
    this.hero.fill(NOBODY);
    this.zombiePoints.fill(0);
    this.kills.fill(0);
    this.zombified = 0;
    this.fled = 0;
    this.held.fill(0);
    this.bag.set(rules.tokens);
    this.used.fill(0);
    this.heldCount = 0;
    this.bagCount = sumOf(rules.tokens);
    this.owed.fill(0);
    this.tiles.fill(0);
    this.locked.set(rules.tiles.copies);
    this.top.fill(NO_TILE);
    this.stack[0] = (rules.tiles.count + 1) >> 1;
    this.stack[1] = rules.tiles.count >> 1;
    this.freed = 0;
    this.pinkHidden = rules.tiles.pinkCount;
    this.charges = 0;
    this.zombifications = 0;
    this.vanOpened = 0;
    this.noteVan(1);
  }

  protected copyTable(other: this): void {
    this.bytes.set(other.bytes);
    this.count = other.count;
    this.around = other.around;
    this.pile = other.pile;
    this.specialsLeft = other.specialsLeft;
    this.notch = other.notch;
    this.zombified = other.zombified;
    this.fled = other.fled;
    this.heldCount = other.heldCount;
    this.bagCount = other.bagCount;
    this.freed = other.freed;
    this.pinkHidden = other.pinkHidden;
    this.charges = other.charges;
    this.zombifications = other.zombifications;
    this.vanOpened = other.vanOpened;
  }

  // ---- seats ----

  inPlay(seat: Seat): boolean {
    return ((this.zombified | this.fled) & (1 << seat)) === 0;
  }

  /** The next seat after one, itself last, that is neither fled nor zombified; -1 for none. */
  nextInPlay(after: Seat): Seat {
    const { seats } = this.rules;
    for (let step = 1; step <= seats; step++) {
      const seat = (after + step) % seats;
      if (this.inPlay(seat)) return seat;
    }
    return -1;
  }

  // ---- zombies ----

  /** Zombies around the bus, zombified heroes included (B4). */
  get aroundBus(): number {
    return this.around + seatCount(this.zombified);
  }

  zombiesOn(seat: Seat): number {
    let on = 0;
    for (let i = this.around; i < this.count; i++) if (placeOf(this.zombies[i]) === seat + 1) on++;
    return on;
  }

  /** Zombies on a hero that Suzanne does not count: her first. */
  freeZombies(seat: Seat): number {
    return this.hero[seat] === SUZANNE ? 1 : 0;
  }

  protected insert(zombie: Zombie): void {
    const { zombies, assigned } = this;
    let i = this.count++;
    for (; i > 0 && zombies[i - 1] > zombie; i--) {
      zombies[i] = zombies[i - 1];
      assigned[i] = assigned[i - 1];
    }
    zombies[i] = zombie;
    assigned[i] = 0;
    if (placeOf(zombie) === BUS) this.around++;
  }

  protected remove(slot: number): void {
    const { zombies, assigned } = this;
    if (placeOf(zombies[slot]) === BUS) this.around--;
    this.count--;
    for (let i = slot; i < this.count; i++) {
      zombies[i] = zombies[i + 1];
      assigned[i] = assigned[i + 1];
    }
  }

  /** Sorts by insertion: they are few, and nearly in order. Nothing is assigned. */
  protected sort(): void {
    const { zombies, count } = this;
    for (let i = 1; i < count; i++) {
      const zombie = zombies[i];
      let k = i;
      for (; k > 0 && zombies[k - 1] > zombie; k--) zombies[k] = zombies[k - 1];
      zombies[k] = zombie;
    }
  }

  protected discardFrom(seat: Seat): void {
    for (let i = this.count - 1; i >= this.around; i--) if (placeOf(this.zombies[i]) === seat + 1) this.remove(i);
  }

  /** A wound at once: nothing is assigned, so the list can be sorted anew. */
  protected woundAtOnce(slot: number, wounds: Wounds): void {
    const zombie = this.zombies[slot];
    this.remove(slot);
    this.insert(withWounds(zombie, wounds) | FRESH);
  }

  /** All wounds of a zombie, those that are assigned included. */
  woundsAt(slot: number): Wounds {
    return woundsOf(this.zombies[slot]) + this.assigned[slot];
  }

  /** Whether all symbols of a zombie are covered. */
  isCovered(slot: number): boolean {
    return this.woundsAt(slot) === this.rules.cards.full[cardOf(this.zombies[slot])];
  }

  /** Whether a zombie is the same, in all that counts, as the one before it. */
  isTwin(slot: number): boolean {
    return slot > 0 && this.zombies[slot] === this.zombies[slot - 1] && this.assigned[slot] === this.assigned[slot - 1];
  }

  // ---- the van ----

  protected advanceVan(steps: number, turn: number): void {
    this.notch = Math.min(this.notch + steps, this.rules.lastNotch);
    this.noteVan(turn);
  }

  private noteVan(turn: number): void {
    if (this.vanOpened === 0 && this.rules.track[this.notch] !== FORBIDDEN) this.vanOpened = Math.max(1, turn);
  }

  // ---- tiles ----

  tilePoints(seat: Seat): number {
    const { points } = this.rules.tiles;
    const from = seat * points.length;
    let sum = 0;
    for (let tile = 0; tile < points.length; tile++) sum += this.tiles[from + tile] * points[tile];
    return sum;
  }

  /** Points of a seat (B10). */
  points(seat: Seat): number {
    return this.zombiePoints[seat] + this.tilePoints(seat);
  }

  /** Tiles of a look that are not freed and lie on no pile as its top: in the piles, or out of the game. */
  hiddenOfLook(look: number): number {
    const { firstOfLook } = this.rules.tiles;
    let hidden = 0;
    for (let tile = firstOfLook[look]; tile < firstOfLook[look + 1]; tile++) hidden += this.locked[tile];
    for (let pile = 0; pile < 2; pile++) if (this.top[pile] === look) hidden--;
    return hidden;
  }

  /** Tiles in the piles that are not on top. */
  get hiddenTiles(): number {
    let hidden = this.stack[0] + this.stack[1];
    for (let pile = 0; pile < 2; pile++) if (this.top[pile] !== NO_TILE) hidden--;
    return hidden;
  }

  /** Deals the points of all freed tiles that the observer has not seen anew, look by look. */
  protected redealTiles(observer: Seat, rng: Rng): void {
    const { seats, tiles } = this.rules;
    const kinds = tiles.look.length;
    for (let look = 0; look < tiles.looks.length; look++) {
      const from = tiles.firstOfLook[look];
      const to = tiles.firstOfLook[look + 1];
      let pool = 0;
      for (let tile = from; tile < to; tile++) {
        pool += this.locked[tile];
        for (let p = 0; p < seats; p++) {
          if (p === observer) continue;
          pool += this.tiles[p * kinds + tile];
          this.locked[tile] += this.tiles[p * kinds + tile];
        }
      }
      for (let p = 0; p < seats; p++) {
        if (p === observer) continue;
        let mine = 0;
        for (let tile = from; tile < to; tile++) {
          mine += this.tiles[p * kinds + tile];
          this.tiles[p * kinds + tile] = 0;
        }
        for (; mine > 0; mine--) {
          const tile = this.nthLocked(from, rng.below(pool--));
          this.locked[tile]--;
          this.tiles[p * kinds + tile]++;
        }
      }
    }
  }

  /** The tile that the k-th of those not freed is, counted from a tile on. */
  protected nthLocked(from: number, k: number): number {
    let tile = from;
    for (let left = k; left >= this.locked[tile]; tile++) left -= this.locked[tile];
    return tile;
  }
}

const sumOf = (counts: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
};

const COUNTS = Uint8Array.from({ length: 32 }, (_, mask) => [1, 2, 4, 8, 16].filter((bit) => mask & bit).length);

export const seatCount = (seats: Seats): number => COUNTS[seats];

export const seatsIn = (seats: Seats): Seat[] => [0, 1, 2, 3, 4].filter((seat) => has(seats, seat));
