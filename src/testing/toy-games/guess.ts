import { z } from 'zod';
import { CHANCE, defineGame, type GameInfo, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import { option } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

/** What there is to guess, so many equally likely numbers. */
export const VALUES = 6;
const NONE = -1;
/** A card that the observer does not see. */
const UNSEEN = VALUES;

const options = z.object({
  what: option(z.enum(['card', 'die']).default('card'), {
    describe: 'A card that lies face down when the seat guesses, or a die that is rolled after it.',
  }),
});

type What = z.output<typeof options>['what'];

const number = z
  .int()
  .min(0)
  .max(VALUES - 1)
  .optional();
const position = z.strictObject({ drawn: number, guess: number });

/** A position: the number drawn and the number guessed, -1 before they are. */
class GuessState implements State {
  seat = CHANCE;
  turn = 0;
  readonly chanceStream = 0;
  endReason = -1;
  drawn = NONE;
  guess = NONE;

  constructor(private readonly what: What) {
    this.reset();
  }

  reset(): void {
    this.drawn = NONE;
    this.guess = NONE;
    this.settle();
  }

  copyFrom(other: this): void {
    this.drawn = other.drawn;
    this.guess = other.guess;
    this.settle();
  }

  legalActions(out: Int32Array): number {
    for (let value = 0; value < VALUES; value++) out[value] = value;
    return VALUES;
  }

  apply(action: number): void {
    if (this.seat === CHANCE) this.drawn = action;
    else this.guess = action;
    this.settle();
  }

  sampleChance(rng: Rng): number {
    return rng.below(VALUES);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    for (let value = 0; value < VALUES; value++) {
      out[value] = value;
      probability[value] = 1 / VALUES;
    }
    return VALUES;
  }

  result(out: Int8Array): void {
    out[0] = this.drawn === this.guess ? WON : LOST;
  }

  returns(out: Float64Array): void {
    out[0] = this.drawn === this.guess ? 1 : 0;
  }

  metrics(): void {}

  roleOf(): number {
    return 0;
  }

  determinize(_observer: number, rng: Rng): void {
    if (this.isHidden) this.drawn = rng.below(VALUES);
  }

  observedAs(action: number): number {
    return this.isSecret ? UNSEEN : action;
  }

  describe(observer?: number): string {
    const drawn = this.isHidden && observer !== undefined ? 'face down' : this.drawn === NONE ? 'to come' : this.drawn;
    return `${this.what} ${drawn}, guess ${this.guess === NONE ? 'to come' : this.guess}`;
  }

  describeAction(action: number, observer?: number): string {
    if (this.seat !== CHANCE) return `guess ${action}`;
    return `the ${this.what} is ${this.isSecret && observer !== undefined ? 'dealt' : action}`;
  }

  toJSON(): z.output<typeof position> {
    return {
      ...(this.drawn === NONE ? {} : { drawn: this.drawn }),
      ...(this.guess === NONE ? {} : { guess: this.guess }),
    };
  }

  load(json: unknown): void {
    const { drawn = NONE, guess = NONE } = parsePosition(position, json);
    this.drawn = drawn;
    this.guess = guess;
    this.settle();
  }

  /** A card is dealt face down, and turned up when the guess is made. */
  private get isSecret(): boolean {
    return this.what === 'card' && this.seat === CHANCE;
  }

  private get isHidden(): boolean {
    return this.drawn !== NONE && this.guess === NONE;
  }

  private settle(): void {
    const toDraw = this.drawn === NONE;
    const toGuess = this.guess === NONE;
    const over = !toDraw && !toGuess;
    const drawFirst = this.what === 'card';
    this.turn = Number(!toDraw) + Number(!toGuess);
    this.seat = over ? TERMINAL : toDraw && (drawFirst || !toGuess) ? CHANCE : 0;
    this.endReason = over ? 0 : -1;
  }
}

const info = (what: What): GameInfo => ({
  id: 'guess',
  version: 1,
  seats: 1,
  roles: ['guesser'],
  maxLegalActions: VALUES,
  maxChanceOutcomes: VALUES,
  maxPlies: 2,
  minReturn: 0,
  maxReturn: 1,
  returnUnit: 1,
  cooperative: true,
  hiddenInformation: what === 'card',
  chanceStreams: ['draw'],
  endReasons: ['over'],
  metrics: [],
});

/** Guess the number. Nothing can be known of it, so nobody is right more often than luck has it. */
export const guess = defineGame({
  id: 'guess',
  title: 'Guess the number',
  summary: 'One seat guesses a card that lies face down, or a die that is not yet rolled.',
  options,
  conformance: [{ what: 'die' }],
  create: ({ what }) => ({
    info: info(what),
    newState: () => new GuessState(what),
    evaluate: (_state, out) => {
      out[0] = 1 / VALUES;
    },
  }),
});
