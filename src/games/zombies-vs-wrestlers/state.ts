import { type Action, CHANCE, DRAWN, LOST, type Seat, type State, TERMINAL, WON } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as actions from './actions.js';
import { Board } from './board.js';
import { countOf, type Dice, die, HERO, SPECIAL, size, withHeroLimit } from './dice.js';
import { countAttacks, listActions, listAttacks, nthRally, rallyCount } from './legal.js';
import { ACTION, CAGE, FIRST, OVER, PHASES, PICK, RALLY, RUMBLE, SACRIFICE, SETUP } from './phases.js';
import { loadPosition, positionOf } from './position.js';
import { FACES, type HeroRoom, UNLIMITED } from './rolls.js';
import { CHANCE_STREAMS, END_REASONS, type Rules, ZOMBIES } from './rules.js';
import { has, nthSeat, type Seats, seatCount } from './seats.js';
import { describeAction, describePosition } from './text.js';

const STREAM_OF_PHASE = PHASES.map((phase) => (CHANCE_STREAMS as readonly string[]).indexOf(phase));
const ELIMINATED = END_REASONS.indexOf('eliminated');
const STALEMATE = END_REASONS.indexOf('stalemate');
const CAPPED = END_REASONS.indexOf('capped');

/** A position of Zombies vs. Wrestlers. */
export class WrestlersState extends Board implements State {
  seat: Seat = CHANCE;
  turn = 0;
  endReason = -1;

  /** An index into {@link PHASES}. */
  phase: number = SETUP;
  /** Whose turn it is. */
  active = 0;
  /** Who began. */
  first = 0;
  /** The seat whose roll, or whose sacrifice, is awaited. */
  acting = 0;
  /** Turns since a die was last destroyed. */
  quiet = 0;
  /** The challenged die of a cage match: its seat and its rank, or IN_CUP. */
  target = 0;
  targetRank = 0;
  /** The seats that tie (for the first turn, for a rumble), then those that still have a die to destroy. */
  waiting: Seats = 0;
  /** The winner of the rumble. */
  champion = 0;
  /** At the end: those who won, or share a draw. */
  leaders: Seats = 0;
  rallies = 0;

  constructor(rules: Rules) {
    super(rules);
    this.reset();
  }

  get chanceStream(): number {
    return STREAM_OF_PHASE[this.phase];
  }

  reset(): void {
    this.clear();
    this.seat = CHANCE;
    this.phase = SETUP;
    this.turn = 0;
    this.endReason = -1;
    this.active = 0;
    this.first = 0;
    this.acting = 0;
    this.quiet = 0;
    this.target = 0;
    this.targetRank = 0;
    this.waiting = 0;
    this.champion = 0;
    this.leaders = 0;
    this.rallies = 0;
  }

  copyFrom(other: this): void {
    this.copyBoard(other);
    this.seat = other.seat;
    this.phase = other.phase;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.active = other.active;
    this.first = other.first;
    this.acting = other.acting;
    this.quiet = other.quiet;
    this.target = other.target;
    this.targetRank = other.targetRank;
    this.waiting = other.waiting;
    this.champion = other.champion;
    this.leaders = other.leaders;
    this.rallies = other.rallies;
  }

  // ---- decisions ----

  legalActions(out: Int32Array): number {
    return listActions(this, out);
  }

  countActions(): number {
    if (this.phase !== ACTION) return listActions(this, this.rules.scratch);
    return countAttacks(this) + rallyCount(this);
  }

  sampleAction(rng: Rng): Action {
    const { scratch } = this.rules;
    if (this.phase !== ACTION) return scratch[rng.below(listActions(this, scratch))];
    const attacks = countAttacks(this);
    const k = rng.below(attacks + rallyCount(this));
    if (k >= attacks) return nthRally(this, k - attacks);
    listAttacks(this, scratch);
    return scratch[k];
  }

  apply(action: Action): void {
    switch (this.phase) {
      case ACTION:
        this.act(action);
        break;
      case RALLY:
        this.land(action);
        this.endTurn(false);
        break;
      case CAGE:
        this.resolveCageMatch(action);
        break;
      case RUMBLE:
        this.land(action);
        this.acting = this.nextSeat(this.acting);
        if (this.acting === this.active) this.resolveRumble();
        break;
      case PICK:
        this.crown(actions.targetSeatOf(action));
        break;
      case SACRIFICE:
        this.destroy(this.acting, actions.targetRankOf(action), this.champion, actions.RUMBLE);
        this.nextSacrifice(this.acting);
        break;
      case SETUP:
        this.land(action);
        if (++this.acting === this.rules.seats) this.decideFirst();
        break;
      default:
        this.begin(action);
    }
  }

  private act(action: Action): void {
    const kind = actions.kindOf(action);
    if (kind === actions.RALLY) {
      this.combat[this.active] -= action;
      this.cup[this.active] += size(action);
      this.rallies++;
      this.roll(RALLY);
      return;
    }
    const target = actions.targetSeatOf(action);
    const rank = actions.targetRankOf(action);
    switch (kind) {
      case actions.SINGLE:
        this.spend(this.active, actions.attackerOf(action), 1);
        break;
      case actions.TRIPLE:
        this.spend(this.active, actions.attackerOf(action), 3);
        break;
      case actions.NECROMANCER:
        this.spend(this.active, HERO, 1);
        this.revive(this.active, actions.firstRevivalOf(action));
        break;
      case actions.TAG_TEAM:
        this.spend(this.active, HERO, 1);
        this.spend(this.active, 1, 1);
        break;
      case actions.HORDE:
      case actions.THREE_HORDES:
        this.spend(this.active, SPECIAL, kind === actions.HORDE ? 1 : 3);
        this.revive(this.active, actions.firstRevivalOf(action));
        this.revive(this.active, actions.secondRevivalOf(action));
        this.noteLead();
        this.endTurn(false);
        return;
      case actions.CAGE_MATCH:
        this.target = target;
        this.targetRank = rank;
        this.acting = this.active;
        this.phase = CAGE;
        this.seat = CHANCE;
        return;
      default:
        this.spend(this.active, SPECIAL, this.rules.rumbleRings);
        this.startRumble();
        return;
    }
    this.destroy(target, rank, this.active, kind);
    this.endTurn(true);
  }

  // ---- rolls ----

  private roll(phase: number): void {
    this.acting = this.active;
    this.phase = phase;
    this.seat = CHANCE;
  }

  /** W4: room for a hero among the dice that the acting seat rolls. */
  heroRoom(): HeroRoom {
    if (this.phase === SETUP && this.rules.options.countHeroesFirst) return UNLIMITED;
    return countOf(this.combat[this.acting], HERO) > 0 ? 0 : 1;
  }

  /** The dice rolled from the cup of the acting seat come into combat. */
  private land(rolled: Dice): void {
    this.combat[this.acting] += rolled;
    this.cup[this.acting] = 0;
  }

  sampleChance(rng: Rng): Action {
    if (this.phase === CAGE) {
      const own = FACES[this.rules.options.factions[this.active]][rng.below(6)];
      return this.cageOutcome(own, FACES[this.rules.options.factions[this.target]][rng.below(6)]);
    }
    if (this.phase === FIRST) return nthSeat(this.waiting, rng.below(seatCount(this.waiting)));
    return this.rules.rolls[this.acting].sample(this.cup[this.acting], this.heroRoom(), rng);
  }

  chanceOutcomes(out: Int32Array, probability: Float64Array): number {
    if (this.phase === CAGE) return this.cageOutcomes(out, probability);
    if (this.phase === FIRST) {
      const tied = seatCount(this.waiting);
      for (let k = 0; k < tied; k++) out[k] = nthSeat(this.waiting, k);
      probability.fill(1 / tied, 0, tied);
      return tied;
    }
    const { outcomes, probabilities } = this.rules.rolls[this.acting].outcomes(this.cup[this.acting], this.heroRoom());
    out.set(outcomes);
    probability.set(probabilities);
    return outcomes.length;
  }

  // ---- going first ----

  private decideFirst(): void {
    const { seats, options } = this.rules;
    const everyone = (1 << seats) - 1;
    this.acting = 0;
    if (options.firstSeat === 'rulebook') this.waiting = this.mostLowRanks(everyone);
    else this.waiting = options.firstSeat === 'random' ? everyone : 1 << Number(options.firstSeat);
    if (options.countHeroesFirst) for (let p = 0; p < seats; p++) this.combat[p] = withHeroLimit(this.combat[p], 1);
    if (seatCount(this.waiting) === 1) this.begin(nthSeat(this.waiting, 0));
    else this.phase = FIRST;
  }

  private begin(first: Seat): void {
    this.waiting = 0;
    this.first = first;
    this.active = first;
    this.acting = 0;
    this.turn = 1;
    this.phase = ACTION;
    this.seat = first;
  }

  // ---- cage match: a roll of the Ring and of the challenged die ----

  /** The two faces as they lie after the hero limit (W4): the Ring's in the low four bits, the other's above. */
  private cageOutcome(own: number, other: number): Action {
    const ownHero = countOf(this.combat[this.active], HERO) > 0;
    const heroes = countOf(this.combat[this.target], HERO) - (this.targetRank === HERO ? 1 : 0);
    const x = own === HERO && ownHero ? 1 : own;
    const y = other === HERO && heroes > 0 ? 1 : other;
    return (y << 4) | x;
  }

  private cageOutcomes(out: Int32Array, probability: Float64Array): number {
    const { factions } = this.rules.options;
    let count = 0;
    for (const own of FACES[factions[this.active]]) {
      for (const other of FACES[factions[this.target]]) {
        const outcome = this.cageOutcome(own, other);
        let i = 0;
        while (i < count && out[i] !== outcome) i++;
        if (i === count) {
          out[count] = outcome;
          probability[count++] = 0;
        }
        probability[i] += 1 / 36;
      }
    }
    return count;
  }

  /** A6: the lower die is destroyed as it lies, a tie destroys the challenged one; the other stays with its new face. */
  private resolveCageMatch(outcome: Action): void {
    const own = outcome & 15;
    const other = outcome >> 4;
    this.combat[this.active] -= die(SPECIAL);
    if (this.targetRank === actions.IN_CUP) this.cup[this.target]--;
    else this.combat[this.target] -= die(this.targetRank);
    if (own >= other) {
      if (this.rules.options.cageRing === 'cup') this.cup[this.active]++;
      else this.combat[this.active] += die(own);
      this.bury(this.target, other, this.active, actions.CAGE_MATCH);
    } else {
      this.combat[this.target] += die(other);
      this.bury(this.active, own, this.target, actions.CAGE_MATCH);
    }
    this.endTurn(true);
  }

  // ---- royal rumble ----

  private startRumble(): void {
    for (let p = 0; p < this.rules.seats; p++) {
      this.cup[p] += size(this.combat[p]);
      this.combat[p] = 0;
    }
    this.roll(RUMBLE);
  }

  private resolveRumble(): void {
    const tied = this.mostSpecials();
    this.waiting = tied;
    if (seatCount(tied) === 1) {
      this.crown(nthSeat(tied, 0));
      return;
    }
    this.phase = PICK;
    this.seat = this.active;
  }

  /** Every other seat destroys a die of its own, in turn order after the active seat (W3). */
  private crown(champion: Seat): void {
    this.champion = champion;
    this.waiting = 0;
    for (let p = 0; p < this.rules.seats; p++) {
      if (p !== champion && this.diceInPlay(p) > 0) this.waiting |= 1 << p;
    }
    this.nextSacrifice(this.active);
  }

  private nextSacrifice(after: Seat): void {
    const { seats } = this.rules;
    for (let step = 1; step <= seats; step++) {
      const loser = (after + step) % seats;
      if (!has(this.waiting, loser)) continue;
      this.waiting &= ~(1 << loser);
      this.acting = loser;
      this.phase = SACRIFICE;
      this.seat = loser;
      return;
    }
    this.endTurn(true);
  }

  // ---- the end of a turn and of the game ----

  private endTurn(killed: boolean): void {
    this.quiet = killed ? 0 : this.quiet + 1;
    this.acting = 0;
    this.target = 0;
    this.targetRank = 0;
    this.champion = 0;
    if (killed) this.noteLead();
    const next = this.nextSeat(this.active);
    if (next === this.active) this.end(ELIMINATED, 1 << this.active);
    else if (this.diceInPlay(this.active) === 0 && this.nextSeat(next) === next) this.end(ELIMINATED, 1 << next);
    else if (this.quiet >= this.rules.options.stalemateTurns) this.end(STALEMATE, this.stalemateLeaders());
    else if (this.turn >= this.rules.options.maxTurns) this.end(CAPPED, this.alive());
    else {
      this.turn++;
      this.active = next;
      this.phase = ACTION;
      this.seat = next;
    }
  }

  private end(reason: number, leaders: Seats): void {
    this.endReason = reason;
    this.leaders = leaders;
    this.phase = OVER;
    this.seat = TERMINAL;
  }

  result(out: Int8Array): void {
    const best = seatCount(this.leaders) === 1 ? WON : DRAWN;
    for (let p = 0; p < this.rules.seats; p++) out[p] = has(this.leaders, p) ? best : LOST;
  }

  returns(out: Float64Array): void {
    const share = 1 / seatCount(this.leaders);
    for (let p = 0; p < this.rules.seats; p++) out[p] = has(this.leaders, p) ? share : 0;
  }

  metrics(out: Int32Array): void {
    let i = 0;
    out[i++] = this.first;
    for (let p = 0; p < this.rules.seats; p++) out[i++] = this.diceInPlay(p);
    for (let kind = 0; kind < this.kills.length; kind++) out[i++] = this.kills[kind];
    out[i++] = this.revivals;
    out[i++] = this.rallies;
    out[i] = this.leadChanges;
  }

  roleOf(seat: Seat): number {
    return this.rules.faction[seat];
  }

  isZombies(seat: Seat): boolean {
    return this.rules.faction[seat] === ZOMBIES;
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
}
