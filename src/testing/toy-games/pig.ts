import { z } from 'zod';
import type { BoardSheet } from '../../core/boards.js';
import {
  CHANCE,
  DRAWN,
  defineGame,
  type GameInfo,
  LOST,
  type State,
  type StateKeys,
  TERMINAL,
  WON,
} from '../../core/game.js';
import { digitsFromLast } from '../../core/mixed-radix.js';
import { option } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

const pigOptions = z.object({
  goal: option(z.int().min(6).max(100).default(12), { describe: 'Points that win.', source: 'printed' }),
  die: option(z.enum(['fair', 'loaded']).default('fair'), { describe: 'Whether a 6 comes twice as often.' }),
  rounds: option(z.int().min(1).max(30).default(20), { describe: 'Turns each before the game is drawn.' }),
  forcedRoll: option(z.boolean().default(true), { describe: 'Whether a turn starts with a roll.' }),
});

export type PigOptions = z.output<typeof pigOptions>;

export const ROLL = 10;
export const HOLD = 11;
const END_REASONS = ['goal', 'time'] as const;

const position = z.strictObject({
  turn: z.int().min(0),
  points: z.array(z.int()).length(2),
  pot: z.int(),
  busts: z.int(),
  next: z.enum(['player', 'die', ...END_REASONS]),
});

/** A position of Pig. The constructor's options are fixed for its life. */
export class PigState implements State {
  seat = 0;
  turn = 0;
  chanceStream = 0;
  endReason = -1;
  pot = 0;
  busts = 0;
  points = new Uint8Array(2);

  constructor(readonly options: PigOptions) {}

  reset(): void {
    this.seat = 0;
    this.turn = 0;
    this.endReason = -1;
    this.pot = 0;
    this.busts = 0;
    this.points.fill(0);
  }

  copyFrom(other: this): void {
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.pot = other.pot;
    this.busts = other.busts;
    this.points.set(other.points);
  }

  legalActions(out: Int32Array): number {
    let count = 0;
    if (!this.mustHold()) out[count++] = ROLL;
    if (!this.mustRoll()) out[count++] = HOLD;
    return count;
  }

  countActions(): number {
    return this.mustRoll() || this.mustHold() ? 1 : 2;
  }

  sampleAction(rng: Rng): number {
    return this.mustRoll() ? ROLL : this.mustHold() ? HOLD : ROLL + rng.below(2);
  }

  apply(action: number): void {
    if (action === ROLL) this.seat = CHANCE;
    else if (action === HOLD) this.bank();
    else if (action === 1) this.bust();
    else {
      this.pot += action;
      this.seat = this.turn % 2;
    }
  }

  sampleChance(rng: Rng): number {
    return this.options.die === 'fair' ? 1 + rng.below(6) : Math.min(6, 1 + rng.below(7));
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    for (let face = 1; face <= 6; face++) {
      out[face - 1] = face;
      probability[face - 1] = this.options.die === 'fair' ? 1 / 6 : (face === 6 ? 2 : 1) / 7;
    }
    return 6;
  }

  result(out: Int8Array): void {
    const winner = this.endReason === 0 ? this.turn % 2 : -1;
    for (let seat = 0; seat < 2; seat++) out[seat] = winner < 0 ? DRAWN : seat === winner ? WON : LOST;
  }

  returns(out: Float64Array): void {
    const winner = this.endReason === 0 ? this.turn % 2 : -1;
    for (let seat = 0; seat < 2; seat++) out[seat] = winner < 0 ? 0 : seat === winner ? 1 : -1;
  }

  metrics(out: Int32Array): void {
    out[0] = this.busts;
    out[1] = this.endReason === 0 && this.turn % 2 === 0 ? 1 : 0;
  }

  roleOf(): number {
    return 0;
  }

  determinize(_observer: number, _rng: Rng): void {}

  observedAs(action: number): number {
    return action;
  }

  describe(): string {
    return `Turn ${this.turn}: ${this.points[0]} to ${this.points[1]}, ${this.pot} in the pot, ${this.busts} busts`;
  }

  describeAction(action: number): string {
    return action === ROLL ? 'roll' : action === HOLD ? 'hold' : `throws ${action}`;
  }

  toJSON(): z.output<typeof position> {
    const next = this.seat === CHANCE ? 'die' : this.seat === TERMINAL ? END_REASONS[this.endReason] : 'player';
    return { turn: this.turn, points: [...this.points], pot: this.pot, busts: this.busts, next };
  }

  load(json: unknown): void {
    const { turn, points, pot, busts, next } = parsePosition(position, json);
    this.turn = turn;
    this.points.set(points);
    this.pot = pot;
    this.busts = busts;
    this.endReason = next === 'player' || next === 'die' ? -1 : END_REASONS.indexOf(next);
    this.seat = this.endReason >= 0 ? TERMINAL : next === 'die' ? CHANCE : this.turn % 2;
  }

  private mustRoll(): boolean {
    return this.options.forcedRoll && this.pot === 0;
  }

  private mustHold(): boolean {
    return this.points[this.turn % 2] + this.pot >= this.options.goal;
  }

  private bust(): void {
    this.busts++;
    this.pass();
  }

  private bank(): void {
    const player = this.turn % 2;
    this.points[player] += this.pot;
    if (this.points[player] < this.options.goal) this.pass();
    else this.finish(0);
  }

  private pass(): void {
    this.pot = 0;
    if (this.turn + 1 === 2 * this.options.rounds) this.finish(1);
    else this.seat = ++this.turn % 2;
  }

  private finish(reason: number): void {
    this.pot = 0;
    this.endReason = reason;
    this.seat = TERMINAL;
  }
}

const pigInfo = ({ goal, rounds }: PigOptions): GameInfo => ({
  id: 'pig',
  version: 1,
  seats: 2,
  roles: ['player'],
  maxLegalActions: 2,
  maxChanceOutcomes: 6,
  maxPlies: 2 * rounds * (goal + 3),
  minReturn: -1,
  maxReturn: 1,
  returnUnit: 1,
  cooperative: false,
  hiddenInformation: false,
  chanceStreams: ['die'],
  endReasons: END_REASONS,
  metrics: [
    { name: 'busts', kind: 'count', describe: 'Ones thrown.' },
    { name: 'startWon', kind: 'flag', describe: 'The player who began won.' },
  ],
});

/** More points than anyone has. */
const POINTS = 128;

/** Whose turn it is, what both have, what is in the pot, and whether the die is thrown. The limit of turns is left out. */
const keys: StateKeys<PigState> = {
  keyOf: ({ turn, points, pot, seat }) =>
    ((((turn % 2) * POINTS + points[0]) * POINTS + points[1]) * POINTS + pot) * 2 + (seat === CHANCE ? 1 : 0),
  loadKey: (state, key) => {
    const take = digitsFromLast(key);
    state.reset();
    const isThrown = take(2) === 1;
    state.pot = take(POINTS);
    state.points[1] = take(POINTS);
    state.points[0] = take(POINTS);
    state.turn = take(2);
    state.seat = isThrown ? CHANCE : state.turn;
  },
};

/** The track of points on which some tables keep score. */
const trackOf = (goal: unknown): BoardSheet => ({
  name: `track of ${goal}`,
  summary: `A track of ${goal} points.`,
  columns: ['points'],
  rows: [[String(goal)]],
  picture: `<svg xmlns="http://www.w3.org/2000/svg"><text>${goal}</text></svg>`,
});

/** Pig: throw as often as you dare, a one loses what the turn has won. The smallest game with chance, for tests. */
export const pig = defineGame({
  id: 'pig',
  title: 'Pig',
  summary: 'Two players throw one die and race to a goal.',
  options: pigOptions,
  conformance: [{ goal: 30, rounds: 3 }],
  boards: { option: 'goal', builtIn: { short: 12, long: 100 }, draw: trackOf },
  create: (options) => ({
    info: pigInfo(options),
    newState: () => new PigState(options),
    // With one round each the limit is part of every position.
    keys: options.rounds > 1 ? keys : undefined,
    evaluate: (state: PigState, out) => {
      out[0] = Math.max(-1, Math.min(1, (state.points[0] - state.points[1]) / options.goal));
      out[1] = -out[0];
    },
    brokenInvariant: (state: PigState) =>
      Math.max(...state.points) < options.goal + 6 ? null : 'more points than can be won',
  }),
});
