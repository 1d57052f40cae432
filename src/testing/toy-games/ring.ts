import { z } from 'zod';
import { CHANCE, defineGame, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

const ROOMS = 6;
/** By room: out of ten, how often its door leads out; 0 where there is none. */
const DOORS = [0, 3, 0, 0, 6, 0];
const MAX_TURNS = 200;

export const LEFT = 0;
const RIGHT = 1;
const LEAVE = 2;
/** Outcomes of chance: a step that slips or is made, a door that is locked or opens. */
const NO = 0;
const YES = 1;

const END_REASONS = ['out', 'locked', 'capped'] as const;
const TASKS = ['choose', 'step', 'door', ...END_REASONS] as const;

const position = z.strictObject({
  turn: z.int().min(1).max(MAX_TURNS),
  room: z
    .int()
    .min(0)
    .max(ROOMS - 1),
  way: z.enum(['left', 'right']).default('left'),
  next: z.enum(TASKS).default('choose'),
});

/** A position in the ring: the room, and which way a step that may slip is to go. */
export class RingState implements State {
  seat = 0;
  turn = 1;
  chanceStream = 0;
  endReason = -1;
  room = 0;
  way = LEFT;

  reset(): void {
    this.seat = 0;
    this.turn = 1;
    this.chanceStream = 0;
    this.endReason = -1;
    this.room = 0;
    this.way = LEFT;
  }

  copyFrom(other: this): void {
    this.seat = other.seat;
    this.turn = other.turn;
    this.chanceStream = other.chanceStream;
    this.endReason = other.endReason;
    this.room = other.room;
    this.way = other.way;
  }

  legalActions(out: Int32Array): number {
    out[0] = LEFT;
    out[1] = RIGHT;
    if (DOORS[this.room] === 0) return 2;
    out[2] = LEAVE;
    return 3;
  }

  apply(action: number): void {
    if (this.seat !== CHANCE) {
      this.chanceStream = action === LEAVE ? 1 : 0;
      this.way = action === RIGHT ? RIGHT : LEFT;
      this.seat = CHANCE;
    } else if (this.chanceStream === 1) this.end(action === YES ? 0 : 1);
    else this.step(action);
  }

  sampleChance(rng: Rng): number {
    return this.chanceStream === 1 ? Number(rng.below(10) < DOORS[this.room]) : rng.below(2);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    const yes = this.chanceStream === 1 ? DOORS[this.room] / 10 : 0.5;
    out[0] = NO;
    out[1] = YES;
    probability[0] = 1 - yes;
    probability[1] = yes;
    return 2;
  }

  result(out: Int8Array): void {
    out[0] = this.endReason === 0 ? WON : LOST;
  }

  returns(out: Float64Array): void {
    out[0] = this.endReason === 0 ? 1 : 0;
  }

  metrics(): void {}

  roleOf(): number {
    return 0;
  }

  determinize(): void {}

  observedAs(action: number): number {
    return action;
  }

  describe(): string {
    return `turn ${this.turn}, room ${this.room}`;
  }

  describeAction(action: number): string {
    if (this.seat !== CHANCE) return ['go left', 'go right', 'leave'][action];
    if (this.chanceStream === 1) return action === YES ? 'the door opens' : 'the door is locked';
    return action === YES ? 'the step is made' : 'the step slips';
  }

  toJSON(): z.output<typeof position> {
    const going = this.seat === CHANCE ? (this.chanceStream === 1 ? 'door' : 'step') : 'choose';
    const next = this.endReason >= 0 ? END_REASONS[this.endReason] : going;
    return { turn: this.turn, room: this.room, way: this.way === LEFT ? 'left' : 'right', next };
  }

  load(json: unknown): void {
    const { turn, room, way, next } = parsePosition(position, json);
    this.turn = turn;
    this.room = room;
    this.way = way === 'left' ? LEFT : RIGHT;
    this.endReason = (END_REASONS as readonly string[]).indexOf(next);
    this.chanceStream = next === 'door' || next === 'out' || next === 'locked' ? 1 : 0;
    this.seat = this.endReason >= 0 ? TERMINAL : next === 'choose' ? 0 : CHANCE;
  }

  private step(outcome: number): void {
    if (outcome === YES) this.room = (this.room + (this.way === LEFT ? ROOMS - 1 : 1)) % ROOMS;
    this.way = LEFT;
    if (this.turn === MAX_TURNS) this.end(2);
    else {
      this.turn++;
      this.seat = 0;
    }
  }

  private end(reason: number): void {
    this.endReason = reason;
    this.seat = TERMINAL;
  }
}

/** A key: the room, the way, and who is to act for what. */
const taskOf = ({ seat, chanceStream }: RingState): number => (seat === CHANCE ? 1 + chanceStream : 0);

/**
 * Rooms in a ring, and two doors of which one leads out more often. One can walk about for as long as one likes, so every
 * room is worth what the better door is: the smallest game in which the best action can lead round for ever, for tests.
 */
export const ring = defineGame({
  id: 'ring',
  title: 'The ring',
  summary: 'One seat looks for the better door.',
  options: z.object({}),
  create: () => ({
    info: {
      id: 'ring',
      version: 1,
      seats: 1,
      roles: ['walker'],
      maxLegalActions: 3,
      maxChanceOutcomes: 2,
      maxPlies: 2 * MAX_TURNS,
      minReturn: 0,
      maxReturn: 1,
      returnUnit: 1,
      cooperative: true,
      hiddenInformation: false,
      chanceStreams: ['step', 'door'],
      endReasons: END_REASONS,
      metrics: [],
    },
    newState: () => new RingState(),
    keys: {
      keyOf: (state: RingState) => (state.room * 2 + state.way) * 3 + taskOf(state),
      loadKey: (state: RingState, key: number) => {
        state.reset();
        state.room = Math.floor(key / 6);
        state.way = Math.floor(key / 3) % 2;
        state.chanceStream = key % 3 === 2 ? 1 : 0;
        state.seat = key % 3 === 0 ? 0 : CHANCE;
      },
    },
  }),
});
