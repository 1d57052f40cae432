import { z } from 'zod';
import { CHANCE, DRAWN, LOST, type State, TERMINAL, WON } from '../../core/game.js';
import { option } from '../../core/options.js';
import type { Rng } from '../../core/rng.js';
import { parsePosition } from './parse-position.js';

export const ambushOptions = z.object({
  ranks: option(z.int().min(2).max(6).default(4), { describe: 'Ranks of cards, each twice in the deck.' }),
  mayFlee: option(z.boolean().default(true), { describe: 'Whether the attacker may flee at half the price.' }),
});

export type AmbushOptions = z.output<typeof ambushOptions>;

export const STAND = 20;
const FLEE = 21;
/** A card that the observer does not see. */
const UNSEEN = 0;

const HAND = 2;
/** Places in a row of counts by rank, from 0. */
export const RANKS = 8;
export const END_REASONS = ['fight', 'flight'] as const;

const cards = z.array(
  z
    .int()
    .min(0)
    .max(RANKS - 1),
);
const position = z.strictObject({
  hands: z.tuple([cards, cards]),
  placed: cards.length(2),
  end: z.enum(END_REASONS).optional(),
});

/** A position of Ambush: the cards in each hand by rank, and the card each seat has placed (0 before it has). */
export class AmbushState implements State {
  seat = CHANCE;
  turn = 0;
  chanceStream = 0;
  endReason = -1;
  hands = new Uint8Array(2 * RANKS);
  placed = new Uint8Array(2);

  constructor(readonly options: AmbushOptions) {}

  reset(): void {
    this.seat = CHANCE;
    this.turn = 0;
    this.endReason = -1;
    this.hands.fill(0);
    this.placed.fill(0);
  }

  copyFrom(other: this): void {
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.hands.set(other.hands);
    this.placed.set(other.placed);
  }

  legalActions(out: Int32Array): number {
    let count = 0;
    if (this.turn < 3) {
      for (let rank = 1; rank <= this.options.ranks; rank++) {
        if (this.hands[this.seat * RANKS + rank] > 0) out[count++] = rank;
      }
      return count;
    }
    out[count++] = STAND;
    if (this.options.mayFlee) out[count++] = FLEE;
    return count;
  }

  apply(action: number): void {
    if (this.seat === CHANCE) this.deal(action);
    else if (this.turn < 3) this.place(action);
    else {
      this.endReason = action === STAND ? 0 : 1;
      this.seat = TERMINAL;
    }
  }

  sampleChance(rng: Rng): number {
    return drawFrom(this.undealt(), rng);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    const left = this.undealt();
    const total = sum(left);
    let count = 0;
    for (let rank = 1; rank <= this.options.ranks; rank++) {
      if (left[rank] === 0) continue;
      out[count] = rank;
      probability[count++] = left[rank] / total;
    }
    return count;
  }

  result(out: Int8Array): void {
    const lead = this.endReason === 1 ? -1 : Math.sign(this.placed[0] - this.placed[1]);
    out[0] = lead > 0 ? WON : lead < 0 ? LOST : DRAWN;
    out[1] = lead > 0 ? LOST : lead < 0 ? WON : DRAWN;
  }

  returns(out: Float64Array): void {
    out[0] = this.endReason === 1 ? -0.5 : Math.sign(this.placed[0] - this.placed[1]);
    out[1] = -out[0];
  }

  metrics(out: Int32Array): void {
    out[0] = this.placed[0];
  }

  roleOf(seat: number): number {
    return seat;
  }

  determinize(observer: number, rng: Rng): void {
    const other = 1 - observer;
    const held = this.inHand(other);
    this.hands.fill(0, other * RANKS, (other + 1) * RANKS);
    const hidesCard = this.placed[other] > 0 && !this.isRevealed();
    if (hidesCard) this.placed[other] = 0;
    const pool = this.undealt();
    if (hidesCard) this.placed[other] = drawFrom(pool, rng);
    for (let card = 0; card < held; card++) this.hands[other * RANKS + drawFrom(pool, rng)]++;
  }

  observedAs(action: number, observer: number): number {
    return this.isSecret(observer) ? UNSEEN : action;
  }

  describe(observer?: number): string {
    return [0, 1]
      .map((seat) => `${this.describeHand(seat, observer)}; ${this.describeCard(seat, observer)}`)
      .join(' | ');
  }

  describeAction(action: number, observer?: number): string {
    if (action >= STAND) return action === STAND ? 'stand' : 'flee';
    const verb = this.seat === CHANCE ? `deal seat ${this.receiver()}` : 'place';
    return `${verb} ${observer !== undefined && this.isSecret(observer) ? 'a card' : `a ${action}`}`;
  }

  toJSON(): z.output<typeof position> {
    const end = this.endReason >= 0 ? { end: END_REASONS[this.endReason] } : {};
    return { hands: [this.cardsOf(0), this.cardsOf(1)], placed: [...this.placed], ...end };
  }

  load(json: unknown): void {
    const { hands, placed, end } = parsePosition(position, json);
    this.hands.fill(0);
    for (const seat of [0, 1]) for (const rank of hands[seat]) this.hands[seat * RANKS + rank]++;
    this.placed.set(placed);
    this.endReason = end === undefined ? -1 : END_REASONS.indexOf(end);
    this.nextDecision();
    if (end !== undefined) this.seat = TERMINAL;
  }

  private deal(rank: number): void {
    this.hands[this.receiver() * RANKS + rank]++;
    this.nextDecision();
  }

  private place(rank: number): void {
    this.hands[this.seat * RANKS + rank]--;
    this.placed[this.seat] = rank;
    this.nextDecision();
  }

  private nextDecision(): void {
    const placed = Number(this.placed[0] > 0) + Number(this.placed[1] > 0);
    const dealt = this.inHand(0) + this.inHand(1) + placed === 2 * HAND;
    this.turn = dealt ? 1 + placed : 0;
    this.seat = dealt ? placed % 2 : CHANCE;
  }

  private receiver(): number {
    return this.inHand(0) < HAND ? 0 : 1;
  }

  /** Whether an action of this node is for another seat's eyes only. */
  private isSecret(observer: number): boolean {
    if (this.seat === CHANCE) return observer !== this.receiver();
    return this.turn < 3 && observer !== this.seat;
  }

  private isRevealed(): boolean {
    return this.endReason === 0;
  }

  /** The cards of each rank that are in neither hand nor placed. */
  private undealt(): Uint8Array {
    const left = new Uint8Array(RANKS);
    for (let rank = 1; rank <= this.options.ranks; rank++) left[rank] = 2 - this.hands[rank] - this.hands[RANKS + rank];
    for (const rank of this.placed) if (rank > 0) left[rank]--;
    return left;
  }

  private inHand(seat: number): number {
    return sum(this.hands.subarray(seat * RANKS, (seat + 1) * RANKS));
  }

  private cardsOf(seat: number): number[] {
    const cards: number[] = [];
    for (let rank = 1; rank < RANKS; rank++) {
      for (let card = 0; card < this.hands[seat * RANKS + rank]; card++) cards.push(rank);
    }
    return cards;
  }

  private describeHand(seat: number, observer = seat): string {
    return `seat ${seat} holds ${observer === seat ? `[${this.cardsOf(seat)}]` : this.inHand(seat)}`;
  }

  private describeCard(seat: number, observer = seat): string {
    if (this.placed[seat] === 0) return 'no card placed';
    return observer === seat || this.isRevealed() ? `${this.placed[seat]} placed` : 'a card face down';
  }
}

const sum = (counts: Uint8Array): number => counts.reduce((total, count) => total + count, 0);

/** A card of a uniformly drawn one of those counted, which is taken out. */
const drawFrom = (counts: Uint8Array, rng: Rng): number => {
  let index = rng.below(sum(counts));
  for (let rank = 0; rank < counts.length; rank++) {
    index -= counts[rank];
    if (index < 0) {
      counts[rank]--;
      return rank;
    }
  }
  throw new Error('No card is left.');
};
