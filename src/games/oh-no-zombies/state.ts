import { type Action, CHANCE, type Seat, type State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { chanceOutcomes, rollOf, sampleChance, shadeOf } from './chance.js';
import { writeMetrics, writeResult, writeReturns } from './ending.js';
import { arrive, face, listWeapons, takeCard, takeFlight, takeWeapon } from './fights.js';
import { listHumanMoves, listZombieMoves } from './moves.js';
import * as names from './names.js';
import * as phaseNumbers from './phases.js';
import { loadPosition } from './position.js';
import { positionOf } from './position-json.js';
import { CHANCE_STREAMS, type Rules } from './rules.js';
import { Table } from './table.js';
import { describeAction, describePosition } from './text.js';
import { begin, fightsDone, takeNeutral, takeOrder, takeWhite, takeZombieMove } from './turns.js';

const { ZOMBIES } = names;
const { CARD, FIRST, FLIGHT, MOVE, NEUTRAL, ORDER, RESTED, WEAPON, WHICH, WHITE, ZOMBIE } = phaseNumbers;
const WHITE_STREAM = CHANCE_STREAMS.indexOf('white');
const NEUTRAL_STREAM = CHANCE_STREAMS.indexOf('neutral');
const CARD_STREAM = CHANCE_STREAMS.indexOf('cards');

/** A position of Oh No... Zombies! A decision with one choice is not asked. */
export class OhNoState extends Table implements State {
  constructor(rules: Rules) {
    super(rules);
    this.reset();
  }

  get chanceStream(): number {
    if (this.phase === WHITE) return WHITE_STREAM;
    if (this.phase === NEUTRAL) return NEUTRAL_STREAM;
    return this.phase === CARD ? CARD_STREAM : 0;
  }

  reset(): void {
    const { firstSeat } = this.rules.options;
    this.setUp();
    if (firstSeat === 'chance') this.enter(FIRST, CHANCE);
    else begin(this, firstSeat);
  }

  copyFrom(other: this): void {
    this.copyTable(other);
  }

  // ---- decisions ----

  countActions(): number {
    if (this.listed === 0) this.listed = this.listActions();
    return this.listed;
  }

  legalActions(out: Int32Array): number {
    const count = this.countActions();
    for (let i = 0; i < count; i++) out[i] = this.list[i];
    return count;
  }

  sampleAction(rng: Rng): Action {
    return this.list[rng.below(this.countActions())];
  }

  private listActions(): number {
    const { list } = this;
    switch (this.phase) {
      case MOVE:
        return listHumanMoves(this, this.active, this.roll, list);
      case ZOMBIE:
        return listZombieMoves(this, this.mover, this.roll, list);
      case FLIGHT:
        return listHumanMoves(this, this.fighter, this.flight, list);
      case WEAPON:
        return listWeapons(this, list);
      case ORDER:
        list[0] = Math.min(this.mover, this.second);
        list[1] = Math.max(this.mover, this.second);
        return 2;
      default:
        return this.listFoes();
    }
  }

  private listFoes(): number {
    let count = 0;
    for (let zombie = 0; zombie < ZOMBIES; zombie++) if (((this.foes >> zombie) & 1) === 1) this.list[count++] = zombie;
    return count;
  }

  apply(action: Action): void {
    this.step(action);
    while (this.seat >= 0 && this.countActions() === 1) this.step(this.list[0]);
  }

  private step(action: Action): void {
    switch (this.phase) {
      case MOVE:
        arrive(this, this.active, action);
        break;
      case WHITE:
        takeWhite(this, action);
        break;
      case NEUTRAL:
        takeNeutral(this, shadeOf(action), rollOf(action));
        break;
      case ZOMBIE:
        takeZombieMove(this, action);
        break;
      case ORDER:
        takeOrder(this, action);
        break;
      case WHICH:
        face(this, action);
        break;
      case WEAPON:
        takeWeapon(this, action);
        break;
      case CARD:
        takeCard(this, action);
        break;
      case FLIGHT:
        takeFlight(this, action);
        break;
      default:
        begin(this, action);
    }
    if (this.phase === RESTED) fightsDone(this);
  }

  // ---- chance ----

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

  roleOf(_seat: Seat): number {
    return 0;
  }

  // ---- knowledge, text and JSON: all is open ----

  determinize(_observer: Seat, _rng: Rng): void {}

  observedAs(action: Action, _observer: Seat): Action {
    return action;
  }

  describe(_observer?: Seat): string {
    return describePosition(this);
  }

  describeAction(action: Action, _observer?: Seat): string {
    return describeAction(this, action);
  }

  toJSON(): unknown {
    return positionOf(this);
  }

  load(json: unknown): void {
    loadPosition(this, json);
  }
}
