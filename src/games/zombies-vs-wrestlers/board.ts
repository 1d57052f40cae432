import type { Seat } from '../../core/game.js';
import * as actions from './actions.js';
import { countOf, die, rankSum, SPECIAL, size } from './dice.js';
import type { Rules } from './rules.js';
import { has, type Seats, seatCount } from './seats.js';

const KILL_KINDS = 7;

/** What seats are compared by; module functions, since a closure would allocate at each comparison. */
type Rate = (board: Board, seat: Seat, rank: number) => number;
const ofRank: Rate = (board, seat, rank) => countOf(board.combat[seat], rank);
const inPlay: Rate = (board, seat) => board.diceInPlay(seat);
const ranksDestroyed: Rate = (board, seat) => board.ranksDestroyed(seat);

/** Where the dice of all seats lie, and what is counted of them. Whose turn it is stands in the state. */
export class Board {
  /** The seat that last led in dice, or -1. */
  ahead = -1;
  revivals = 0;
  leadChanges = 0;

  /** By seat: its dice in the combat zone. */
  readonly combat: Int32Array;
  /** By seat: how many of its dice are in the rally cup; before a roll, those that will be rolled. */
  readonly cup: Int32Array;
  /** By owner × seats + destroyer: dice in the scoring zone. */
  readonly lost: Int32Array;
  /** Dice destroyed by attack kind, A1 first. */
  readonly kills: Int32Array;
  private readonly words: Int32Array;

  constructor(readonly rules: Rules) {
    const { seats } = rules;
    this.words = new Int32Array(seats * (2 + seats) + KILL_KINDS);
    this.combat = this.words.subarray(0, seats);
    this.cup = this.words.subarray(seats, 2 * seats);
    this.lost = this.words.subarray(2 * seats, seats * (2 + seats));
    this.kills = this.words.subarray(seats * (2 + seats));
  }

  /** All dice in the cups, nothing counted. */
  protected clear(): void {
    this.words.fill(0);
    this.cup.fill(this.rules.dice);
    this.ahead = -1;
    this.revivals = 0;
    this.leadChanges = 0;
  }

  protected copyBoard(other: Board): void {
    const to = this.words;
    const from = other.words;
    for (let i = 0; i < to.length; i++) to[i] = from[i];
    this.ahead = other.ahead;
    this.revivals = other.revivals;
    this.leadChanges = other.leadChanges;
  }

  /** Dice in play: in combat and in the cup. */
  diceInPlay(seat: Seat): number {
    return size(this.combat[seat]) + this.cup[seat];
  }

  /** The sum of the ranks that a seat has destroyed and that have not come back (W6). */
  ranksDestroyed(seat: Seat): number {
    let sum = 0;
    for (let i = seat; i < this.lost.length; i += this.rules.seats) sum += rankSum(this.lost[i]);
    return sum;
  }

  /** Dice of a seat go from combat to its cup. */
  protected spend(seat: Seat, rank: number, count: number): void {
    this.combat[seat] -= count * die(rank);
    this.cup[seat] += count;
  }

  /** A die is destroyed. One in a cup shows no face: it lies as rank 1. */
  protected destroy(owner: Seat, rank: number, killer: Seat, kind: number): void {
    if (rank === actions.IN_CUP) this.cup[owner]--;
    else this.combat[owner] -= die(rank);
    this.bury(owner, rank === actions.IN_CUP ? 1 : rank, killer, kind);
  }

  /** A die lies in the scoring zone with a face. */
  protected bury(owner: Seat, face: number, killer: Seat, kind: number): void {
    this.lost[owner * this.rules.seats + killer] += die(face);
    this.kills[actions.ATTACK_OF_KIND[kind] - 1]++;
  }

  /** A destroyed die comes back into combat as rank 1; 0 stands for none. */
  protected revive(seat: Seat, chosen: actions.Revival): void {
    if (chosen === 0) return;
    this.lost[seat * this.rules.seats + actions.killerOf(chosen)] -= die(actions.faceOf(chosen));
    this.combat[seat] += die(1);
    this.revivals++;
  }

  /** The next seat in turn order that has dice; the seat itself where no other has. */
  protected nextSeat(seat: Seat): Seat {
    const { seats } = this.rules;
    let next = seat;
    do next = next + 1 === seats ? 0 : next + 1;
    while (next !== seat && this.diceInPlay(next) === 0);
    return next;
  }

  /** A seat that has more dice than any other takes the lead. */
  noteLead(): void {
    let most = 0;
    let leader = -1;
    for (let p = 0; p < this.rules.seats; p++) {
      const dice = this.diceInPlay(p);
      if (dice >= most) leader = dice > most ? p : -1;
      if (dice > most) most = dice;
    }
    if (leader < 0) return;
    if (this.ahead >= 0 && leader !== this.ahead) this.leadChanges++;
    this.ahead = leader;
  }

  /** The seats with dice. */
  alive(): Seats {
    let alive = 0;
    for (let p = 0; p < this.rules.seats; p++) if (this.diceInPlay(p) > 0) alive |= 1 << p;
    return alive;
  }

  /** The most dice, then the most ranks destroyed; by `stalemateWinner` the ranks at once. */
  protected stalemateLeaders(): Seats {
    const byDice = this.rules.options.stalemateWinner === 'dice';
    const candidates = byDice ? this.most(this.alive(), inPlay) : this.alive();
    return this.most(candidates, ranksDestroyed);
  }

  /** Those among some seats for which a value is highest. */
  private most(candidates: Seats, rate: Rate, rank = 0): Seats {
    let best = -1;
    let tied = 0;
    for (let p = 0; p < this.rules.seats; p++) {
      if (!has(candidates, p)) continue;
      const value = rate(this, p, rank);
      if (value > best) tied = 0;
      if (value >= best) {
        best = value;
        tied |= 1 << p;
      }
    }
    return tied;
  }

  /** Most rank 1; those that tie compare rank 2, then 3 … 6. */
  protected mostLowRanks(candidates: Seats): Seats {
    let tied = candidates;
    for (let rank = 1; rank <= SPECIAL && seatCount(tied) > 1; rank++) tied = this.most(tied, ofRank, rank);
    return tied;
  }

  /** The seats that win a rumble, or tie for it: zero sixes each is a tie too (W3). */
  mostSpecials(): Seats {
    return this.most(this.alive(), ofRank, SPECIAL);
  }
}
