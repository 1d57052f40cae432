import { z } from 'zod';
import { CHANCE, defineGame, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

/** Cards: jack, queen, king. */
const CARDS = 3;
const NAMES = ['jack', 'queen', 'king'] as const;
const NONE = -1;

/** Actions of the seats; a deal is the number of the card. */
const PASS = 10;
export const BET = 11;
/** A card that the observer does not see. */
const UNSEEN = 20;

/** The betting that ends the game: `p` a pass, `b` a bet. */
const OVER = ['pp', 'pbp', 'pbb', 'bp', 'bb'];
const END_REASONS = ['showdown', 'fold'] as const;

const card = z.enum([...NAMES, 'none']);
const position = z.strictObject({
  cards: z.tuple([card, card]),
  bets: z.string().regex(/^(|p|b|pp|pb|bp|bb|pbp|pbb)$/),
});

/** A position of Kuhn poker: the card of each seat, -1 before it is dealt, and the betting so far. */
export class KuhnState implements State {
  seat = CHANCE;
  turn = 0;
  readonly chanceStream = 0;
  endReason = -1;
  readonly cards = new Int8Array(2);
  bets = '';

  constructor() {
    this.reset();
  }

  reset(): void {
    this.cards.fill(NONE);
    this.bets = '';
    this.settle();
  }

  copyFrom(other: this): void {
    this.cards.set(other.cards);
    this.bets = other.bets;
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
  }

  legalActions(out: Int32Array): number {
    out[0] = PASS;
    out[1] = BET;
    return 2;
  }

  apply(action: number): void {
    if (this.seat === CHANCE) this.cards[this.receiver] = action;
    else this.bets += action === BET ? 'b' : 'p';
    this.settle();
  }

  sampleChance(rng: Rng): number {
    const left = this.undealt();
    return left[rng.below(left.length)];
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    const left = this.undealt();
    for (let i = 0; i < left.length; i++) {
      out[i] = left[i];
      probability[i] = 1 / left.length;
    }
    return left.length;
  }

  result(out: Int8Array): void {
    const wins = this.stake > 0;
    out[0] = wins ? WON : LOST;
    out[1] = wins ? LOST : WON;
  }

  returns(out: Float64Array): void {
    out[0] = this.stake;
    out[1] = -this.stake;
  }

  metrics(): void {}

  roleOf(seat: number): number {
    return seat;
  }

  determinize(observer: number, rng: Rng): void {
    const other = 1 - observer;
    if (this.endReason === 0 || this.cards[other] === NONE) return;
    this.cards[other] = NONE;
    const left = this.undealt();
    this.cards[other] = left[rng.below(left.length)];
  }

  observedAs(action: number, observer: number): number {
    return this.seat === CHANCE && this.receiver !== observer ? UNSEEN : action;
  }

  describe(observer?: number): string {
    const cards = [0, 1].map((seat) => {
      const hidden = observer !== undefined && observer !== seat && this.endReason !== 0 && this.cards[seat] !== NONE;
      return hidden ? 'a card' : this.cardName(seat);
    });
    return `${cards.join(' against ')}, betting "${this.bets}"`;
  }

  describeAction(action: number, observer?: number): string {
    if (this.seat !== CHANCE) return action === BET ? 'bet' : 'pass';
    return `deal ${observer === undefined || observer === this.receiver ? NAMES[action] : 'a card'} to seat ${this.receiver}`;
  }

  toJSON(): z.output<typeof position> {
    return { cards: [this.cardName(0), this.cardName(1)], bets: this.bets };
  }

  load(json: unknown): void {
    const { cards, bets } = parsePosition(position, json);
    this.cards.set(cards.map((name) => (name === 'none' ? NONE : NAMES.indexOf(name))));
    this.bets = bets;
    this.settle();
  }

  /** What seat 0 wins: an ante of 1 each, and 1 more each if a bet was taken. */
  private get stake(): number {
    if (this.bets.endsWith('bp')) return this.bets === 'bp' ? 1 : -1;
    return (this.cards[0] > this.cards[1] ? 1 : -1) * (this.bets.endsWith('bb') ? 2 : 1);
  }

  private get receiver(): number {
    return this.cards[0] === NONE ? 0 : 1;
  }

  private cardName(seat: number): (typeof NAMES)[number] | 'none' {
    return NAMES[this.cards[seat]] ?? 'none';
  }

  private undealt(): number[] {
    return Array.from({ length: CARDS }, (_, each) => each).filter((each) => !this.cards.includes(each));
  }

  private settle(): void {
    const dealt = this.cards[1] !== NONE;
    this.turn = dealt ? 1 + this.bets.length : 0;
    this.endReason = OVER.includes(this.bets) ? (this.bets.endsWith('bp') ? 1 : 0) : -1;
    this.seat = this.endReason >= 0 ? TERMINAL : dealt ? this.bets.length % 2 : CHANCE;
  }
}

/** Two cards of which none is twice, the first dealt first. */
const broken = ({ cards, bets }: KuhnState): string | null => {
  if (cards[0] === cards[1] && cards[0] !== NONE) return 'both seats hold the same card';
  if (cards[0] === NONE && cards[1] !== NONE) return 'the second seat was dealt to first';
  return cards[1] === NONE && bets !== '' ? 'they bet before cards are dealt' : null;
};

/**
 * Kuhn poker (Kuhn, "A Simplified Two-Person Poker", 1950): three cards, one each, an ante of 1, one bet of 1. At the
 * equilibrium the first seat loses 1/18 a game. The smallest game in which bluffing pays, for tests.
 */
export const kuhn = defineGame({
  id: 'kuhn',
  title: 'Kuhn poker',
  summary: 'Two seats with a card each pass or bet, and the higher card wins.',
  options: z.object({}),
  create: () => ({
    info: {
      id: 'kuhn',
      version: 1,
      seats: 2,
      roles: ['first', 'second'],
      maxLegalActions: 2,
      maxChanceOutcomes: CARDS,
      maxPlies: 5,
      minReturn: -2,
      maxReturn: 2,
      returnUnit: 1,
      cooperative: false,
      hiddenInformation: true,
      chanceStreams: ['deal'],
      endReasons: END_REASONS,
      metrics: [],
    },
    newState: () => new KuhnState(),
    brokenInvariant: broken,
  }),
});
