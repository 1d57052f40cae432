import { type Action, CHANCE, type Seat, type State, TERMINAL } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import * as actions from './actions.js';
import { chanceOutcomes, sampleChance } from './chance.js';
import { ACTION, type Dice, die, HALF, nthPart, partCount, size } from './dice.js';
import { CAPPED, HORDE, OVERRUN, RESCUED, SCATTERED, writeMetrics, writeResult, writeReturns } from './ending.js';
import { BRUCE, NOBODY } from './heroes.js';
import { listActions } from './legal.js';
import * as phases from './phases.js';
import { loadPosition } from './position.js';
import { positionOf } from './position-json.js';
import { CHANCE_STREAMS, type Rules } from './rules.js';
import * as stages from './stages.js';
import { has, NO_TILE } from './table.js';
import { describeAction, describePosition } from './text.js';
import { ANTIDOTE, ENERGY_DRINK, HOT_DOG, KINDS, MEGAPHONE, TOKENS_FOR, WEAPON, WHISTLE } from './tokens.js';
import { Turn } from './turn.js';
import { BUS, cardOf, EXEMPT, FRESH, placeOf, UNDISTRACTED, wound, woundCount, woundsOf, zombieAt } from './zombie.js';

const STREAM_OF_PHASE = phases.PHASES.map((phase) => {
  const names: Partial<Record<(typeof phases.PHASES)[number], (typeof CHANCE_STREAMS)[number]>> = {
    ...{ first: 'setup', hero: 'setup', top: 'tiles', tile: 'tiles', draw: 'zombies', roll: 'dice', token: 'tokens' },
  };
  const name = names[phase];
  return name === undefined ? -1 : CHANCE_STREAMS.indexOf(name);
});

/** A position of Zombie Bus. */
export class BusState extends Turn implements State {
  seat: Seat = CHANCE;
  turn = 0;
  endReason = -1;

  /** An index into PHASES. */
  phase: number = phases.FIRST;
  /** Who began. */
  first = 0;
  /** The seat whose hero, token or pursuer is awaited, or that draws tokens. */
  asked = 0;
  /** Zombies still to be turned up. */
  pending = 0;
  /** The pile whose tile is turned up or looked at. */
  drawingFrom = 0;

  /** By seat: tokens to be drawn. */
  readonly owed: Uint8Array;

  constructor(rules: Rules) {
    super(rules);
    this.owed = new Uint8Array(rules.seats);
    this.reset();
  }

  get chanceStream(): number {
    return STREAM_OF_PHASE[this.phase];
  }

  reset(): void {
    this.clearTable();
    this.seat = CHANCE;
    this.turn = 0;
    this.endReason = -1;
    this.phase = phases.FIRST;
    this.active = 0;
    this.first = 0;
    this.asked = 0;
    this.pending = 0;
    this.drawingFrom = 0;
    this.clearTurn();
    this.owed.fill(0);
  }

  copyFrom(other: this): void {
    this.copyTable(other);
    this.copyTurn(other);
    this.seat = other.seat;
    this.turn = other.turn;
    this.endReason = other.endReason;
    this.phase = other.phase;
    this.first = other.first;
    this.asked = other.asked;
    this.pending = other.pending;
    this.drawingFrom = other.drawingFrom;
    for (let p = 0; p < this.owed.length; p++) this.owed[p] = other.owed[p];
  }

  // ---- decisions and chance ----

  legalActions(out: Int32Array): number {
    return listActions(this, out);
  }

  countActions(): number {
    return this.phase === phases.REROLL ? partCount(this.dice) : listActions(this, this.rules.scratch);
  }

  sampleAction(rng: Rng): Action {
    if (this.phase === phases.REROLL) return nthPart(this.dice, rng.below(partCount(this.dice)));
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

  apply(action: Action): void {
    switch (this.phase) {
      case phases.ROLL:
        this.dice += action;
        this.rolling = 0;
        this.rolled++;
        this.openWindow(phases.AFTER_ROLL);
        break;
      case phases.REROLL:
        this.reroll(action);
        break;
      case phases.ASSIGN:
        this.assign(action);
        break;
      case phases.DRAW:
        this.turnUp(action);
        break;
      case phases.WINDOW:
        this.useOrPass(action);
        break;
      case phases.GIVE:
        this.giveOrKeep(action);
        break;
      case phases.TOKEN:
        this.takeToken(action);
        break;
      case phases.TILE:
        this.takeTile(action);
        break;
      case phases.TOP:
        this.showTile(action);
        break;
      case phases.PURSUE:
        this.remove(actions.targetOf(action));
        this.asked = 0;
        this.openWindow(phases.AFTER_CHARGES);
        break;
      case phases.FIRST:
        this.begin(action);
        break;
      default:
        this.dealHero(actions.targetOf(action));
    }
  }

  private chance(phase: number): void {
    this.phase = phase;
    this.seat = CHANCE;
  }

  private decision(phase: number, seat: Seat): void {
    this.phase = phase;
    this.seat = seat;
  }

  // ---- set-up ----

  private begin(first: Seat): void {
    const { heroes } = this.rules;
    this.first = first;
    this.active = first;
    this.asked = first;
    if (heroes) for (let p = 0; p < heroes.length; p++) this.hero[p] = heroes[p];
    this.nextHero();
  }

  private dealHero(hero: number): void {
    this.hero[this.asked] = hero;
    this.asked = (this.asked + 1) % this.rules.seats;
    this.nextHero();
  }

  private nextHero(): void {
    if (this.hero[this.asked] !== NOBODY) {
      this.asked = 0;
      this.drawingFrom = 0;
      this.chance(phases.TOP);
    } else if (this.rules.chosen) this.decision(phases.HERO, this.asked);
    else this.chance(phases.HERO);
  }

  /** The next tile of a pile shows its colour and cost. */
  private showTile(look: number): void {
    this.top[this.drawingFrom] = look;
    if (this.rules.tiles.pink[look] === 1) this.pinkHidden--;
    if (this.turn > 0) {
      this.drawingFrom = 0;
      this.decision(phases.ASSIGN, this.active);
    } else if (this.drawingFrom === 0) this.drawingFrom = 1;
    else {
      this.drawingFrom = 0;
      this.pending = this.rules.startZombies;
      this.nextZombie();
    }
  }

  // ---- the zombie cards ----

  private nextZombie(): void {
    if (this.pending > 0) this.chance(phases.DRAW);
    else if (this.turn === 0) this.startTurn(this.first);
    else this.openWindow(phases.AFTER_DRAW);
  }

  private turnUp(card: number): void {
    const { cards } = this.rules;
    this.pile--;
    if (card === cards.names.length) {
      this.end(HORDE);
      return;
    }
    this.unseen[card]--;
    if (card >= cards.firstSpecial) this.specialsLeft--;
    this.insert(zombieAt(BUS, card));
    this.pending += cards.extra[card] - 1;
    if (cards.van[card] > 0) this.advanceVan(cards.van[card], this.turn);
    this.nextZombie();
  }

  // ---- a turn ----

  private startTurn(seat: Seat): void {
    this.turn++;
    this.active = seat;
    this.clearTurn();
    this.openGifts();
  }

  private draw(): void {
    this.pending = 1;
    this.chance(phases.DRAW);
  }

  /** B8: gifts at the start of the owner's turn, and before fleeing. */
  private openGifts(): void {
    this.cursor = 0;
    this.decision(phases.GIVE, this.active);
    if (this.heldCount === 0 || !this.canGive()) this.closeGifts();
  }

  canGive(): boolean {
    const last = (KINDS - 1) * this.rules.seats;
    for (let place = this.cursor; place < last + this.rules.seats; place++) if (this.isGift(place)) return true;
    return false;
  }

  /** Whether a gift of the active seat is possible: a place stands for a kind of token and the seat that gets it. */
  isGift(place: number): boolean {
    const { seats } = this.rules;
    const kind = (place / seats) | 0;
    const to = place - kind * seats;
    return to !== this.active && this.held[this.active * KINDS + kind] > 0 && this.inPlay(to);
  }

  private giveOrKeep(action: Action): void {
    if (actions.kindOf(action) === actions.KEEP) {
      this.closeGifts();
      return;
    }
    const kind = actions.tokenOf(action);
    const to = actions.targetOf(action);
    this.held[this.active * KINDS + kind]--;
    this.held[to * KINDS + kind]++;
    this.cursor = kind * this.rules.seats + to;
    if (!this.canGive()) this.closeGifts();
  }

  private closeGifts(): void {
    this.cursor = 0;
    if (this.fleeing) this.openWindow(phases.BEFORE_DONE);
    else this.draw();
  }

  // ---- windows for tokens (B8) ----

  private openWindow(window: number): void {
    this.window = window;
    this.passed = 0;
    this.ask(this.active);
  }

  /** Asks the next seat, from one on, that owns a token that would do something now and has not passed. */
  private ask(from: Seat): void {
    if (this.heldCount > 0) {
      const { seats } = this.rules;
      const useful = this.usefulTokens();
      for (let step = 0; useful !== 0 && step < seats; step++) {
        const seat = (from + step) % seats;
        if (has(this.passed, seat) || !this.inPlay(seat) || (this.kindsHeld(seat) & useful) === 0) continue;
        this.asked = seat;
        this.decision(phases.WINDOW, seat);
        return;
      }
    }
    this.closeWindow();
  }

  kindsHeld(seat: Seat): number {
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) if (this.held[seat * KINDS + kind] > 0) kinds |= 1 << kind;
    return kinds;
  }

  private useOrPass(action: Action): void {
    if (actions.kindOf(action) === actions.PASS) {
      this.passed |= 1 << this.asked;
      this.ask(this.asked);
      return;
    }
    const kind = actions.tokenOf(action);
    this.held[this.asked * KINDS + kind]--;
    this.heldCount--;
    this.used[kind]++;
    this.passed = 0;
    this.useToken(kind, actions.targetOf(action), actions.symbolOf(action));
    this.drawTokens();
  }

  private useToken(kind: number, target: number, symbol: number): void {
    if (kind === HOT_DOG) this.hotDog = true;
    else if (kind === ENERGY_DRINK) this.extraRolls++;
    else if (kind === MEGAPHONE) this.extraFaces++;
    else if (kind === ANTIDOTE) this.zombified &= ~(1 << target);
    else if (kind === WEAPON) this.eliminate(target, this.asked);
    else if (kind === WHISTLE) {
      const zombie = this.zombies[target];
      this.remove(target);
      this.insert(zombieAt(BUS, cardOf(zombie), woundsOf(zombie)));
    } else if (this.begun) this.assignWound(target, symbol);
    else this.woundAtOnce(target, wound(symbol));
  }

  /** A zombie dies: its card to a seat, and a token to the hero whom it was on (B2, B9). */
  private eliminate(slot: number, winner: Seat): void {
    const zombie = this.zombies[slot];
    this.zombiePoints[winner] += this.rules.cards.points[cardOf(zombie)];
    this.kills[winner]++;
    const searcher = placeOf(zombie) - 1;
    if (searcher >= 0) this.owed[searcher] += TOKENS_FOR[this.hero[searcher]];
    this.remove(slot);
  }

  private closeWindow(): void {
    this.asked = 0;
    this.passed = 0;
    if (this.window === phases.BEFORE_DONE) this.resolve();
    else if (this.window === phases.AFTER_CHARGES) this.endTurn();
    else if (this.rolled === 0) this.firstRoll();
    else if (this.rollsLeft() > 0) this.decision(phases.REROLL, this.active);
    else this.startAssignment();
  }

  // ---- tokens ----

  /** The next token that is owed is drawn, or the game goes on where it was. */
  private drawTokens(): void {
    const { seats } = this.rules;
    for (let step = 0; step < seats; step++) {
      const seat = (this.active + step) % seats;
      if (this.owed[seat] === 0) continue;
      if (this.bagCount === 0) {
        this.owed[seat] = 0;
        continue;
      }
      this.drawingFrom = seat;
      this.chance(phases.TOKEN);
      return;
    }
    this.drawingFrom = 0;
    if (this.resolving) this.charge();
    else this.ask(this.asked);
  }

  private takeToken(kind: number): void {
    const seat = this.drawingFrom;
    this.owed[seat]--;
    this.bag[kind]--;
    this.bagCount--;
    this.held[seat * KINDS + kind]++;
    this.heldCount++;
    this.drawTokens();
  }

  // ---- dice ----

  private firstRoll(): void {
    this.diceInHand = this.diceNow();
    this.rolling = this.diceInHand;
    if (this.rolling > 0 && this.rollsLeft() > 0) this.chance(phases.ROLL);
    else {
      this.rolling = 0;
      this.startAssignment();
    }
  }

  private reroll(again: Dice): void {
    this.dice -= again;
    this.rolling = size(again);
    if (this.rolling > 0) this.chance(phases.ROLL);
    else this.startAssignment();
  }

  // ---- assignment: see `stages` ----

  private startAssignment(): void {
    this.stage = this.firstStage();
    this.cursor = 0;
    this.decision(phases.ASSIGN, this.active);
  }

  private assign(action: Action): void {
    const target = actions.targetOf(action);
    switch (actions.kindOf(action)) {
      case actions.WOUND:
        this.woundBy(target, actions.symbolOf(action));
        break;
      case actions.DONE:
        this.openWindow(phases.BEFORE_DONE);
        return;
      case actions.FREE:
        this.moveTo(stages.FREE, 0);
        this.pay(this.rules.tiles.cost[this.top[target]]);
        this.drawingFrom = target;
        this.chance(phases.TILE);
        break;
      case actions.OPEN:
        this.moveTo(stages.OPEN, target);
        if (this.throws) this.powerUsed = true;
        else this.pay(1);
        this.opened |= 1 << target;
        break;
      case actions.DISTRACT:
        this.moveTo(stages.DISTRACT, target);
        this.pay(1);
        this.zombies[target] &= ~UNDISTRACTED;
        break;
      case actions.CONVERT:
        this.powerUsed = true;
        this.dice += die(this.hero[this.active] === BRUCE ? HALF : ACTION) - die(target);
        break;
      default:
        this.pay(this.rules.track[this.notch]);
        this.fleeing = true;
        this.begun = true;
        this.openGifts();
        return;
    }
    this.begun = true;
  }

  private moveTo(stage: number, cursor: number): void {
    this.stage = stage;
    this.cursor = cursor;
  }

  private woundBy(slot: number, symbol: number): void {
    const cursed = this.stage === stages.CURSED && this.forbids(slot);
    this.moveTo(cursed ? stages.CURSED : stages.WOUND, slot * 4 + symbol);
    this.dice -= ((this.dice >> (symbol * 4)) & 15) > 0 ? die(symbol) : 2 * die(HALF);
    this.assigned[slot] += wound(symbol);
  }

  /** A freed tile is looked at; the next one of its pile shows, and may be freed in the same turn (B7). */
  private takeTile(tile: number): void {
    const pile = this.drawingFrom;
    this.locked[tile]--;
    this.tiles[this.active * this.rules.tiles.look.length + tile]++;
    this.freed++;
    this.top[pile] = NO_TILE;
    this.stack[pile]--;
    if (this.stack[pile] > 0) this.chance(phases.TOP);
    else {
      this.drawingFrom = 0;
      this.decision(phases.ASSIGN, this.active);
    }
  }

  // ---- resolution, in the order of B1 ----

  private resolve(): void {
    const { fleeing } = this;
    this.clearTurn();
    this.fleeing = fleeing;
    this.resolving = true;
    this.layWounds();
    this.drawTokens();
  }

  /** Wounds are laid, and zombies that are covered are eliminated. */
  private layWounds(): void {
    const { zombies, assigned } = this;
    for (let slot = this.count - 1; slot >= 0; slot--) if (this.isCovered(slot)) this.eliminate(slot, this.active);
    for (let slot = 0; slot < this.count; slot++) {
      const zombie = zombies[slot];
      zombies[slot] |= UNDISTRACTED;
      if (assigned[slot] === 0) continue;
      zombies[slot] = zombieAt(placeOf(zombie), cardOf(zombie), this.woundsAt(slot)) | (zombie & EXEMPT) | FRESH;
      assigned[slot] = 0;
    }
    this.sort();
  }

  /** Zombies that were wounded to their reaction charge together. */
  private charge(): void {
    const { zombies, active } = this;
    const before = this.around;
    const exempt = this.exemptSlot();
    for (let slot = 0; slot < before; slot++) {
      if (!this.isCharging(slot)) continue;
      const zombie = zombies[slot];
      zombies[slot] = zombieAt(active + 1, cardOf(zombie), woundsOf(zombie)) | (slot === exempt ? EXEMPT : 0);
      this.around--;
    }
    this.charges += before - this.around;
    this.clearMarks();
    this.sort();
    if (this.zombiesOn(active) >= this.rules.options.zombifyAt + this.freeZombies(active)) this.zombify();
    this.afterCharges();
  }

  private isCharging(slot: number): boolean {
    const zombie = this.zombies[slot];
    return (zombie & FRESH) !== 0 && woundCount(woundsOf(zombie)) >= this.rules.cards.reaction[cardOf(zombie)];
  }

  /** The charging zombie whose curse Suzanne will not feel: the first that has one, or the first; -1 for none. */
  private exemptSlot(): number {
    const { noAction, lessDice } = this.rules.cards;
    if (!this.rules.exemptFirst || this.freeZombies(this.active) === 0) return -1;
    for (let slot = this.around; slot < this.count; slot++) if ((this.zombies[slot] & EXEMPT) !== 0) return -1;
    let first = -1;
    for (let slot = 0; slot < this.around; slot++) {
      if (!this.isCharging(slot)) continue;
      const card = cardOf(this.zombies[slot]);
      if (noAction[card] + lessDice[card] > 0) return slot;
      if (first < 0) first = slot;
    }
    return first;
  }

  /** The marks of this turn are taken off, and the ghoul heals. */
  private clearMarks(): void {
    const { zombies, rules } = this;
    for (let slot = 0; slot < this.count; slot++) {
      const zombie = zombies[slot];
      const wounds = rules.cards.heals[cardOf(zombie)] === 1 ? 0 : woundsOf(zombie);
      zombies[slot] = zombieAt(placeOf(zombie), cardOf(zombie), wounds) | (zombie & EXEMPT);
    }
  }

  /** B4. */
  private zombify(): void {
    this.zombifications++;
    this.zombified |= 1 << this.active;
    this.discardFrom(this.active);
  }

  /** Rescue test, flight, the pursuer's discard. */
  private afterCharges(): void {
    const flees = this.fleeing && this.inPlay(this.active);
    this.clearTurn();
    if (this.freed === this.rules.tiles.count) {
      this.end(RESCUED);
      return;
    }
    if (flees) this.flee();
    const next = this.nextInPlay(this.active);
    if (next < 0) this.end(SCATTERED);
    else if (flees && this.around > 0) {
      this.asked = next;
      this.decision(phases.PURSUE, next);
    } else this.openWindow(phases.AFTER_CHARGES);
  }

  private flee(): void {
    this.fled |= 1 << this.active;
    this.discardFrom(this.active);
    this.advanceVan(1, this.turn);
  }

  private endTurn(): void {
    const { options } = this.rules;
    if (this.aroundBus >= options.busLimit) this.end(OVERRUN);
    else if (this.turn >= options.maxTurns) this.end(CAPPED);
    else this.startTurn(this.nextInPlay(this.active));
  }

  private end(reason: number): void {
    this.clearTurn();
    this.pending = 0;
    this.endReason = reason;
    this.phase = phases.OVER;
    this.seat = TERMINAL;
  }

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
    if (this.phase !== phases.TILE || this.seesTiles(observer, this.active)) return action;
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
