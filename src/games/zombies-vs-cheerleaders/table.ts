import { type Seat, TERMINAL } from '../../core/game.js';
import { BARRICADE_CODES } from './barricade.js';
import * as kinds from './kinds.js';
import * as markings from './marks.js';
import * as phases from './phases.js';
import type { Rules } from './rules.js';
import * as numbers from './rules.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { CARD_KINDS, GIRLS, KINDS, NOBODY, COACH, QUEEN, SAMANTHA, CLOVER } = kinds;
const { MOVED, OF_THE_TURN, UP } = markings;
const { COUNTS, DISARMED, CLEARED } = numbers;

/** In place of a space. */
export const NOWHERE = 255;

/** All of a position. A space is column × lines + line; line 0 is the barricade space, line 1 row 0. */
export class Table {
  seat: Seat = 0;
  turn = 0;
  endReason = -1;
  /** An index into PHASES. */
  phase: number = phases.CHEERLEADER;
  /** Left in this turn. */
  actions = 0;

  /** Zombies on the table, and bosses among them. */
  zombies = 0;
  bosses = 0;
  /** Cheerleaders, a bit each. */
  knockedOut = 0;
  bonus = 0;
  /** Boss cards in the cheerleaders' hand, a bit each, and bass drums. */
  bossHand = 0;
  drums = 0;
  queenEntered = false;
  /** The lowest line that a zombie has come to. */
  nearest = 0;

  // What the phase is about; 0 where it is about nothing of the kind.
  column = 0;
  cursor = 0;
  left = 0;
  /** The zombie whose attack is being resolved. */
  attacker = NOWHERE;
  /** Columns in which a nerd climbs, a bit each. */
  climbing = 0;
  /** The group of the cards in `hand`. */
  handGroup = 0;
  /** Groups and ways between them that are in use, and cards turned up of which it is open where they came from. */
  groupCount = 0;
  wayCount = 0;
  openCount = 0;

  /** Everything below in one piece of memory, so that it is copied in one go. */
  private readonly memory: Uint8Array;
  readonly counts: Uint16Array;
  /** By space. */
  readonly card: Uint8Array;
  readonly marks: Uint8Array;
  /** By space: the group of face-down cards that this one is of; 0 where the cheerleaders know it. */
  readonly group: Uint8Array;
  /** By column: the cheerleader, and the barricade cards from below. */
  readonly girl: Uint8Array;
  readonly height: Uint8Array;
  readonly pile: Uint8Array;
  /** By cheerleader. */
  readonly tokens: Uint8Array;
  /** Barricade cards by kind: never flipped; won by the zombies; discarded. */
  readonly unflipped: Uint8Array;
  readonly won: Uint8Array;
  readonly gone: Uint8Array;
  /** Zombie cards by card: discarded; in the zombies' hand, to be placed. */
  readonly discard: Uint8Array;
  readonly hand: Uint8Array;
  /** Barricade cards by code, lifted by the coach. */
  readonly loose: Uint8Array;
  /** By group and card; by way; by open card: see `knowledge`. */
  readonly known: Uint8Array;
  readonly wayFrom: Uint8Array;
  readonly wayTo: Uint8Array;
  readonly wayCards: Uint8Array;
  readonly openGroup: Uint8Array;
  readonly openCard: Uint8Array;

  constructor(readonly rules: Rules) {
    const { spaces, columns, barricadeCount, groups, ways, lines } = rules;
    const open = ways * lines;
    const sizes = [
      ...[2 * COUNTS, spaces, spaces, spaces, columns, columns, columns * barricadeCount, GIRLS.length],
      ...[KINDS.length, KINDS.length, KINDS.length, CARD_KINDS, CARD_KINDS, BARRICADE_CODES],
      ...[groups * CARD_KINDS, ways, ways, ways, open, open],
    ];
    const buffer = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0));
    this.memory = new Uint8Array(buffer);
    this.counts = new Uint16Array(buffer, 0, COUNTS);
    let at = 0;
    const [, card, marks, group, girl, height, pile, tokens, unflipped, won, gone, discard, hand, loose, ...rest] =
      sizes.map((size) => {
        at += size;
        return this.memory.subarray(at - size, at);
      });
    const [known, wayFrom, wayTo, wayCards, openGroup, openCard] = rest;
    this.card = card;
    this.marks = marks;
    this.group = group;
    this.girl = girl;
    this.height = height;
    this.pile = pile;
    this.tokens = tokens;
    this.unflipped = unflipped;
    this.won = won;
    this.gone = gone;
    this.discard = discard;
    this.hand = hand;
    this.loose = loose;
    this.known = known;
    this.wayFrom = wayFrom;
    this.wayTo = wayTo;
    this.wayCards = wayCards;
    this.openGroup = openGroup;
    this.openCard = openCard;
  }

  /** An empty table: no cards, no cheerleaders. */
  clear(): void {
    this.memory.fill(0);
    this.girl.fill(NOBODY);
    this.seat = 0;
    this.turn = 0;
    this.endReason = -1;
    this.phase = phases.CHEERLEADER;
    this.actions = 0;
    this.zombies = 0;
    this.bosses = 0;
    this.knockedOut = 0;
    this.bonus = 0;
    this.bossHand = 0;
    this.drums = 0;
    this.queenEntered = false;
    this.nearest = this.rules.lines;
    this.groupCount = 0;
    this.wayCount = 0;
    this.openCount = 0;
    this.forgetPhase();
  }

  copyTable(other: this): void {
    this.memory.set(other.memory);
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.phase = other.phase;
    this.actions = other.actions;
    this.zombies = other.zombies;
    this.bosses = other.bosses;
    this.knockedOut = other.knockedOut;
    this.bonus = other.bonus;
    this.bossHand = other.bossHand;
    this.drums = other.drums;
    this.queenEntered = other.queenEntered;
    this.nearest = other.nearest;
    this.column = other.column;
    this.cursor = other.cursor;
    this.left = other.left;
    this.attacker = other.attacker;
    this.climbing = other.climbing;
    this.handGroup = other.handGroup;
    this.groupCount = other.groupCount;
    this.wayCount = other.wayCount;
    this.openCount = other.openCount;
  }

  /** What a phase was about is over. */
  forgetPhase(): void {
    this.column = 0;
    this.cursor = 0;
    this.left = 0;
    this.attacker = NOWHERE;
    this.climbing = 0;
    this.handGroup = 0;
  }

  enter(phase: number, seat: Seat): void {
    this.phase = phase;
    this.seat = seat;
  }

  // ---- spaces ----

  /** Whether a zombie may stand on a space: none does, and no barricade either. */
  isFree(space: number, column: number): boolean {
    return this.card[space] === 0 && (space !== column * this.rules.lines || this.height[column] === 0);
  }

  isKnockedOut(column: number): boolean {
    return ((this.knockedOut >> this.girl[column]) & 1) === 1;
  }

  /** Puts a zombie on an empty space. */
  put(space: number, card: number, marks: number, group: number): void {
    this.card[space] = card;
    this.marks[space] = marks;
    this.group[space] = group;
    this.zombies++;
    if (card >= COACH && card < QUEEN) this.bosses++;
    this.note(space);
  }

  /** Takes a zombie off the table. */
  take(space: number): void {
    const card = this.card[space];
    this.zombies--;
    if (card >= COACH && card < QUEEN) this.bosses--;
    this.card[space] = 0;
    this.marks[space] = 0;
    this.group[space] = 0;
  }

  /** Moves a zombie to an empty space. C8: on the zombies' turn it is marked as moved. */
  move(from: number, to: number): void {
    const { card, marks, group } = this;
    card[to] = card[from];
    marks[to] = (this.turn & 1) === 1 ? marks[from] | MOVED : marks[from];
    group[to] = group[from];
    card[from] = 0;
    marks[from] = 0;
    group[from] = 0;
    this.note(to);
  }

  private note(space: number): void {
    const line = space % this.rules.lines;
    if (line < this.nearest) this.nearest = line;
  }

  isUp(space: number): boolean {
    return (this.marks[space] & UP) !== 0;
  }

  clearMarks(): void {
    const { marks } = this;
    for (let space = 0; space < marks.length; space++) marks[space] &= ~OF_THE_TURN;
  }

  // ---- the ends ----

  end(reason: number): void {
    this.endReason = reason;
    this.phase = phases.OVER;
    this.seat = TERMINAL;
    this.actions = 0;
    this.forgetPhase();
  }

  endIfCleared(): void {
    if (this.zombies === 0 && this.endReason < 0) this.end(CLEARED);
  }

  /** C16. */
  endIfDisarmed(): void {
    if (this.endReason < 0 && this.isDisarmed()) this.end(DISARMED);
  }

  private isDisarmed(): boolean {
    const { girls, options } = this.rules;
    for (let i = 0; i < girls.length; i++) {
      const girl = girls[i];
      if (((this.knockedOut >> girl) & 1) === 1) continue;
      if (girl === CLOVER) return false;
      if (this.tokens[girl] > 0 && (girl !== SAMANTHA || options.samanthaCounts)) return false;
    }
    return true;
  }
}
