import { type Action, type Seat, type State, TERMINAL } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { chanceOutcomes, sampleChance } from './chance.js';
import { Course } from './course.js';
import { nthPart, partCount } from './dice.js';
import { writeMetrics, writeResult, writeReturns } from './ending.js';
import { NOBODY } from './heroes.js';
import { listActions } from './legal.js';
import { PHASES, REROLL, TILE } from './phases.js';
import { loadPosition } from './position.js';
import { positionOf } from './position-json.js';
import { CHANCE_STREAMS, type Rules } from './rules.js';
import { describeAction, describePosition } from './text.js';

const STREAM_OF_PHASE = PHASES.map((phase) => {
  const names: Partial<Record<(typeof PHASES)[number], (typeof CHANCE_STREAMS)[number]>> = {
    ...{ first: 'setup', hero: 'setup', top: 'tiles', tile: 'tiles', draw: 'zombies', roll: 'dice', token: 'tokens' },
  };
  const name = names[phase];
  return name === undefined ? -1 : CHANCE_STREAMS.indexOf(name);
});

/**
 * A position of Zombie Bus. Each class that it grows from knows those before it: the table, a turn, the assignment of its
 * dice, its resolution, the tokens in the hands of the seats, and the course of the game.
 */
export class BusState extends Course implements State {
  constructor(rules: Rules) {
    super(rules);
    this.reset();
  }

  get chanceStream(): number {
    return STREAM_OF_PHASE[this.phase];
  }

  reset(): void {
    this.clearCourse();
    this.clearTurn();
    this.clearTable();
  }

  copyFrom(other: this): void {
    this.copyTable(other);
    this.copyTurn(other);
    this.copyCourse(other);
  }

  // ---- decisions and chance ----

  legalActions(out: Int32Array): number {
    return listActions(this, out);
  }

  countActions(): number {
    return this.phase === REROLL ? partCount(this.dice) : listActions(this, this.rules.scratch);
  }

  sampleAction(rng: Rng): Action {
    if (this.phase === REROLL) return nthPart(this.dice, rng.below(partCount(this.dice)));
    const { scratch } = this.rules;
    const count = listActions(this, scratch);
    return scratch[count === 1 ? 0 : rng.below(count)];
  }

  sampleChance(rng: Rng): Action {
    return sampleChance(this, rng);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    return chanceOutcomes(this, out, probability);
  }

  // ---- the end ----

  result(out: Int8Array): void {
    writeResult(this, out);
  }

  returns(out: Float64Array): void {
    writeReturns(this, out);
  }

  metrics(out: Int32Array): void {
    writeMetrics(this, out);
  }

  roleOf(seat: Seat): number {
    return this.hero[seat] === NOBODY ? -1 : this.hero[seat];
  }

  // ---- knowledge, text and JSON ----

  /** Whether the observer knows the points of a seat's tiles: its own, all where they lie open, all at the end. */
  seesTiles(observer: Seat | undefined, seat: Seat): boolean {
    return observer === undefined || observer === seat || this.rules.open || this.seat === TERMINAL;
  }

  determinize(observer: Seat, rng: Rng): void {
    if (!this.rules.open && this.freed > 0 && this.seat !== TERMINAL) this.redealTiles(observer, rng);
  }

  /** A freed tile's points are seen by its owner alone: to the others all tiles of its look are one. */
  observedAs(action: Action, observer: Seat): Action {
    if (this.phase !== TILE || this.seesTiles(observer, this.active)) return action;
    const { look, firstOfLook } = this.rules.tiles;
    return firstOfLook[look[action]];
  }

  describe(observer?: Seat): string {
    return describePosition(this, observer);
  }

  describeAction(action: Action, observer?: Seat): string {
    return describeAction(this, action, observer);
  }

  toJSON(): unknown {
    return positionOf(this);
  }

  load(json: unknown): void {
    loadPosition(this, json);
  }
}
