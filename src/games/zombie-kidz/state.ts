import * as core from '../../core/game.js';
import { type Action, LOST, type Seat, type State, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as board from './board.js';
import { loadPosition, positionOf } from './position.js';
import * as numbers from './rules.js';
import { END_REASONS, NO_ENTRY, type Rules, SPACE_COUNT } from './rules.js';
import { describeAction, describePosition } from './text.js';

// The engine folds a module's own constants into its code, but loads an imported one each time, a sixth of all time here.
const { CHANCE, TERMINAL } = core;
const { FIRST_ENTRYWAY, ROOMS } = board;
const { MOST_STANDS, NOWHERE, STRIDE } = numbers;

const LOCKED = END_REASONS.indexOf('locked');
const CLEARED = END_REASONS.indexOf('cleared');
const OVERRUN = END_REASONS.indexOf('overrun');
const CROWDED = END_REASONS.indexOf('crowded');
const CAPPED = END_REASONS.indexOf('capped');

/** A position of Zombie Kidz Evolution. Between turns it is at a chance node: the die of the active seat. */
export class KidzState implements State {
  seat: Seat = CHANCE;
  turn = 1;
  readonly chanceStream = 0;
  endReason = -1;

  /** Whose turn it is. */
  active = 0;
  /** Zombies in the reserve. */
  reserve = 0;
  /** Entryways that are locked, a bit each, `ne` first; and how many. */
  locks = 0;
  lockCount = 0;
  eliminations = 0;
  lowestReserve = 0;
  largestCrowd = 1;
  forcedExits = 0;
  stuckTurns = 0;
  /** As `zombies`, which shares its memory, and {@link NOWHERE}. */
  private readonly there = new Uint8Array(SPACE_COUNT + 1);
  /** By space: zombies there. K5: they are counted, not told apart. */
  readonly zombies = this.there.subarray(0, SPACE_COUNT);
  /** By seat: the space its hero stands on. */
  readonly hero: Uint8Array;
  // Of the rules, what every ply asks for.
  private readonly stands: Uint8Array;
  private readonly choices: Uint8Array;
  private readonly faces: number;

  constructor(readonly rules: Rules) {
    this.hero = new Uint8Array(rules.players);
    this.there[NOWHERE] = NO_ENTRY;
    this.stands = rules.stands;
    this.choices = rules.choices;
    this.faces = rules.faces;
    this.reset();
  }

  reset(): void {
    const { zombies, hero, rules } = this;
    for (let space = 0; space < SPACE_COUNT; space++) zombies[space] = space < FIRST_ENTRYWAY ? 0 : 1;
    for (let p = 0; p < hero.length; p++) hero[p] = 0;
    this.seat = CHANCE;
    this.turn = 1;
    this.endReason = -1;
    this.active = 0;
    this.reserve = rules.reserve;
    this.locks = 0;
    this.lockCount = 0;
    this.eliminations = 0;
    this.lowestReserve = rules.reserve;
    this.largestCrowd = 1;
    this.forcedExits = 0;
    this.stuckTurns = 0;
  }

  copyFrom(other: this): void {
    const { zombies, hero } = this;
    for (let space = 0; space < SPACE_COUNT; space++) zombies[space] = other.zombies[space];
    for (let p = 0; p < hero.length; p++) hero[p] = other.hero[p];
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.active = other.active;
    this.reserve = other.reserve;
    this.locks = other.locks;
    this.lockCount = other.lockCount;
    this.eliminations = other.eliminations;
    this.lowestReserve = other.lowestReserve;
    this.largestCrowd = other.largestCrowd;
    this.forcedExits = other.forcedExits;
    this.stuckTurns = other.stuckTurns;
  }

  // ---- 1: the die ----

  sampleChance(rng: Rng): Action {
    return Math.min(rng.below(this.faces), ROOMS);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    const { faces } = this.rules;
    for (let room = 0; room < ROOMS; room++) {
      out[room] = room;
      probability[room] = 1 / faces;
    }
    if (faces === ROOMS) return ROOMS;
    out[ROOMS] = ROOMS;
    probability[ROOMS] = (faces - ROOMS) / faces;
    return ROOMS + 1;
  }

  private rollDie(face: number): void {
    if (face < ROOMS) {
      if (this.reserve === 0) {
        this.end(OVERRUN);
        return;
      }
      this.reserve--;
      if (this.reserve < this.lowestReserve) this.lowestReserve = this.reserve;
      const crowd = ++this.zombies[face];
      if (crowd > this.largestCrowd) this.largestCrowd = crowd;
    }
    if (this.rules.crowdLoses && this.someHeroInCrowd()) this.end(CROWDED);
    else this.seat = this.active;
  }

  private someHeroInCrowd(): boolean {
    for (let p = 0; p < this.hero.length; p++) if (this.zombies[this.hero[p]] >= this.rules.crowd) return true;
    return false;
  }

  // ---- 2 and 3: move, eliminate ----

  legalActions(out: Int32Array): number {
    const { there, choices, stands } = this;
    const own = this.hero[this.active] * MOST_STANDS;
    let n = 0;
    for (let i = own; i < own + MOST_STANDS; i++) {
      const space = stands[i];
      if (space === NOWHERE) break;
      const most = choices[there[space]];
      for (let k = 0; k < most; k++) out[n++] = space * STRIDE + k;
    }
    return n > 0 ? n : this.listStuck(stands[own], out);
  }

  /** K2: a hero who must leave a crowd and has nowhere to go stays, and may eliminate there. */
  private listStuck(space: number, out: Int32Array): number {
    const most = Math.min(this.zombies[space], this.rules.eliminate);
    for (let k = 0; k <= most; k++) out[k] = space * STRIDE + k;
    return most + 1;
  }

  countActions(): number {
    const { there, choices, stands } = this;
    const own = this.hero[this.active] * MOST_STANDS;
    let n = 0;
    for (let i = own; i < own + MOST_STANDS; i++) n += choices[there[stands[i]]];
    return n > 0 ? n : this.listStuck(stands[own], this.rules.scratch);
  }

  sampleAction(rng: Rng): Action {
    const { there, choices, stands } = this;
    const own = this.hero[this.active] * MOST_STANDS;
    // How many actions end on each of the six stands, and up to each. No step depends on the draw but by arithmetic: a
    // processor that guesses a random branch wrongly half the time loses more time than all of this takes.
    const on0 = choices[there[stands[own]]];
    const on1 = choices[there[stands[own + 1]]];
    const on2 = choices[there[stands[own + 2]]];
    const on3 = choices[there[stands[own + 3]]];
    const on4 = choices[there[stands[own + 4]]];
    const to1 = on0 + on1;
    const to2 = to1 + on2;
    const to3 = to2 + on3;
    const to4 = to3 + on4;
    const n = to4 + choices[there[stands[own + 5]]];
    if (n === 0) return this.sampleStuck(stands[own], rng);
    const k = rng.below(n);
    // All bits set for a stand that the k-th action lies beyond.
    const past0 = (on0 - k - 1) >> 31;
    const past1 = (to1 - k - 1) >> 31;
    const past2 = (to2 - k - 1) >> 31;
    const past3 = (to3 - k - 1) >> 31;
    const past4 = (to4 - k - 1) >> 31;
    const before = (on0 & past0) + (on1 & past1) + (on2 & past2) + (on3 & past3) + (on4 & past4);
    return stands[own - past0 - past1 - past2 - past3 - past4] * STRIDE + k - before;
  }

  private sampleStuck(space: number, rng: Rng): Action {
    const { scratch } = this.rules;
    return scratch[rng.below(this.listStuck(space, scratch))];
  }

  apply(action: Action): void {
    if (this.seat === CHANCE) {
      this.rollDie(action);
      return;
    }
    const { zombies, hero, active, rules } = this;
    const space = (action / STRIDE) | 0;
    const eliminated = action - space * STRIDE;
    if (zombies[hero[active]] >= rules.crowd) this.noteCrowd(space);
    hero[active] = space;
    zombies[space] -= eliminated;
    this.reserve += eliminated;
    this.eliminations += eliminated;
    if (space >= FIRST_ENTRYWAY) this.lock(space);
    this.endTurn();
  }

  private noteCrowd(space: number): void {
    if (space === this.hero[this.active]) this.stuckTurns++;
    else this.forcedExits++;
  }

  // ---- 4: lock ----

  private lock(space: number): void {
    if (!this.locksWith(space, this.zombies[space])) return;
    this.locks |= 1 << (space - FIRST_ENTRYWAY);
    this.lockCount++;
  }

  /** K3, K4: a lock is placed whenever the active hero, with so many zombies left there, shares an entryway that has none. */
  locksWith(space: number, zombies: number): boolean {
    if (space < FIRST_ENTRYWAY || ((this.locks >> (space - FIRST_ENTRYWAY)) & 1) === 1) return false;
    if (this.rules.lockNeedsClear && zombies > 0) return false;
    for (let p = 0; p < this.hero.length; p++) if (p !== this.active && this.hero[p] === space) return true;
    return false;
  }

  private endTurn(): void {
    const { rules } = this;
    const win = this.lockCount >= rules.locks || this.reserve === rules.zombies ? this.winReason() : -1;
    if (win >= 0) this.end(win);
    else if (this.turn >= rules.maxTurns) this.end(CAPPED);
    else {
      this.turn++;
      this.active = this.active + 1 === this.hero.length ? 0 : this.active + 1;
      this.seat = CHANCE;
    }
  }

  /** The end that locks and board amount to after a turn, -1 for none. K6: of both, lockOrClear reports locked. */
  winReason(): number {
    const { rules } = this;
    const locked = this.lockCount >= rules.locks;
    if (locked && !rules.clearNeeded) return LOCKED;
    return (locked || rules.clearWins) && this.reserve === rules.options.zombies ? CLEARED : -1;
  }

  private end(reason: number): void {
    this.endReason = reason;
    this.seat = TERMINAL;
  }

  get won(): boolean {
    return this.endReason === LOCKED || this.endReason === CLEARED;
  }

  result(out: Int8Array): void {
    const each = this.won ? WON : LOST;
    for (let p = 0; p < this.hero.length; p++) out[p] = each;
  }

  returns(out: Float64Array): void {
    const each = this.won ? 1 : 0;
    for (let p = 0; p < this.hero.length; p++) out[p] = each;
  }

  metrics(out: Int32Array): void {
    const { won, rules, zombies } = this;
    const flag = (holds: boolean): number => (won && holds ? 1 : 0);
    out[0] = this.lockCount;
    out[1] = this.eliminations;
    out[2] = this.lowestReserve;
    out[3] = this.largestCrowd;
    out[4] = this.forcedExits;
    out[5] = this.stuckTurns;
    out[6] = flag(rules.players === 2);
    out[7] = flag(rules.players === 3);
    out[8] = flag(rules.players === 4);
    out[9] = flag(this.reserve === 0);
    out[10] = flag(zombies.some((count) => count >= 5));
    out[11] = flag(rules.options.zombies === 6);
    out[12] = flag(rules.players === 2 && rules.side === 'day');
    out[13] = flag(this.reserve === rules.options.zombies);
  }

  roleOf(): number {
    return 0;
  }

  // ---- knowledge, text and JSON ----

  /** Nothing is hidden in this game. */
  determinize(): void {}

  observedAs(action: Action): Action {
    return action;
  }

  describe(): string {
    return describePosition(this);
  }

  describeAction(action: Action): string {
    return describeAction(this, action);
  }

  toJSON(): unknown {
    return positionOf(this);
  }

  load(json: unknown): void {
    loadPosition(this, json);
  }

  /** Whether an entryway, from 0, is locked. */
  isLocked(entryway: number): boolean {
    return (this.locks & (1 << entryway)) !== 0;
  }
}
