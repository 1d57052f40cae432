import type { Action, Seat } from '../../core/game.js';
import * as core from '../../core/game.js';
import * as actions from './actions.js';
import { type Dice, size } from './dice.js';
import { CAPPED, HORDE, OVERRUN, RESCUED, SCATTERED } from './ending.js';
import { Hands } from './hands.js';
import { NOBODY } from './heroes.js';
import * as phases from './phases.js';
import { NO_TILE } from './table.js';
import { KINDS } from './tokens.js';
import { BUS, zombieAt } from './zombie.js';

// The engine folds a module's own constants into its code, but loads an imported one each time.
const { CHANCE, TERMINAL } = core;
const { FIRST, HERO, TOP, DRAW, GIVE, WINDOW, ROLL, REROLL, ASSIGN, TILE, TOKEN, PURSUE, OVER } = phases;
const { AFTER_DRAW, AFTER_ROLL, BEFORE_DONE, AFTER_CHARGES } = phases;
const { CONVERT, DISTRACT, DONE, FREE, KEEP, OPEN, PASS, WOUND } = actions;

/** The course of the game: what an action or outcome does in each phase, and which phase is next. */
export class Course extends Hands {
  seat: Seat = CHANCE;
  endReason = -1;

  /** An index into PHASES. */
  phase: number = FIRST;
  /** Who began. */
  first = 0;
  /** The seat whose hero, token or pursuer is awaited. */
  asked = 0;
  /** Zombies still to be turned up. */
  pending = 0;
  /** The pile whose tile is turned up or looked at, or the seat that draws tokens. */
  drawingFrom = 0;

  protected clearCourse(): void {
    this.seat = CHANCE;
    this.turn = 0;
    this.endReason = -1;
    this.phase = FIRST;
    this.active = 0;
    this.first = 0;
    this.asked = 0;
    this.pending = 0;
    this.drawingFrom = 0;
  }

  protected copyCourse(other: this): void {
    this.seat = other.seat;
    this.endReason = other.endReason;
    this.phase = other.phase;
    this.first = other.first;
    this.asked = other.asked;
    this.pending = other.pending;
    this.drawingFrom = other.drawingFrom;
  }

  apply(action: Action): void {
    switch (this.phase) {
      case ROLL:
        this.takeRoll(action);
        break;
      case REROLL:
        this.reroll(action);
        break;
      case ASSIGN:
        this.assign(action);
        break;
      case DRAW:
        this.turnUp(action);
        break;
      case WINDOW:
        this.useOrPass(action);
        break;
      case GIVE:
        this.giveOrKeep(action);
        break;
      case TOKEN:
        this.takeToken(action);
        break;
      case TILE:
        this.takeTile(action);
        break;
      case TOP:
        this.showTile(action);
        break;
      case PURSUE:
        this.discardPursuer(actions.targetOf(action));
        break;
      case FIRST:
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
      this.chance(TOP);
    } else if (this.rules.chosen) this.decision(HERO, this.asked);
    else this.chance(HERO);
  }

  /** The next tile of a pile shows its colour and cost. */
  private showTile(look: number): void {
    this.top[this.drawingFrom] = look;
    if (this.rules.tiles.pink[look] === 1) this.pinkHidden--;
    if (this.turn > 0) this.goOnAssigning();
    else if (this.drawingFrom === 0) this.drawingFrom = 1;
    else {
      this.drawingFrom = 0;
      this.pending = this.rules.startZombies;
      this.nextZombie();
    }
  }

  // ---- a turn: gifts, and a zombie ----

  private startTurn(seat: Seat): void {
    this.turn++;
    this.active = seat;
    this.clearTurn();
    this.openGifts();
  }

  /** B8: gifts at the start of the owner's turn, and before fleeing. */
  private openGifts(): void {
    this.cursor = 0;
    this.decision(GIVE, this.active);
    if (this.heldCount === 0 || !this.canGive()) this.closeGifts();
  }

  private giveOrKeep(action: Action): void {
    if (actions.kindOf(action) === KEEP) {
      this.closeGifts();
      return;
    }
    this.giveToken(actions.tokenOf(action), actions.targetOf(action));
    if (!this.canGive()) this.closeGifts();
  }

  private closeGifts(): void {
    this.cursor = 0;
    if (this.fleeing) this.openWindow(BEFORE_DONE);
    else {
      this.pending = 1;
      this.chance(DRAW);
    }
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

  private nextZombie(): void {
    if (this.pending > 0) this.chance(DRAW);
    else if (this.turn === 0) this.startTurn(this.first);
    else this.openWindow(AFTER_DRAW);
  }

  // ---- windows for tokens (B8) ----

  private openWindow(window: number): void {
    this.window = window;
    this.passed = 0;
    this.ask(this.active);
  }

  private ask(from: Seat): void {
    const owner = this.nextOwner(from);
    if (owner < 0) this.closeWindow();
    else {
      this.asked = owner;
      this.decision(WINDOW, owner);
    }
  }

  private useOrPass(action: Action): void {
    if (actions.kindOf(action) === PASS) {
      this.passed |= 1 << this.asked;
      this.ask(this.asked);
      return;
    }
    this.passed = 0;
    this.useToken(this.asked, actions.tokenOf(action), actions.targetOf(action), actions.symbolOf(action));
    this.drawTokens();
  }

  private closeWindow(): void {
    this.asked = 0;
    this.passed = 0;
    if (this.window === BEFORE_DONE) this.resolve();
    else if (this.window === AFTER_CHARGES) this.endTurn();
    else if (this.rolled === 0) this.firstRoll();
    else if (this.rollsLeft() > 0) this.decision(REROLL, this.active);
    else this.startAssignment();
  }

  // ---- tokens ----

  /** The next token that is owed is drawn, or the game goes on where it was. */
  private drawTokens(): void {
    const seat = this.nextSearcher();
    if (seat >= 0) {
      this.drawingFrom = seat;
      this.chance(TOKEN);
      return;
    }
    this.drawingFrom = 0;
    if (this.resolving) this.landCharges();
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
    if (this.rolling > 0 && this.rollsLeft() > 0) this.chance(ROLL);
    else {
      this.rolling = 0;
      this.startAssignment();
    }
  }

  private takeRoll(dice: Dice): void {
    this.dice += dice;
    this.rolling = 0;
    this.rolled++;
    this.openWindow(AFTER_ROLL);
  }

  private reroll(again: Dice): void {
    this.dice -= again;
    this.rolling = size(again);
    if (this.rolling > 0) this.chance(ROLL);
    else this.startAssignment();
  }

  // ---- assignment ----

  private startAssignment(): void {
    this.stage = this.firstStage();
    this.cursor = 0;
    this.decision(ASSIGN, this.active);
  }

  private assign(action: Action): void {
    const target = actions.targetOf(action);
    const kind = actions.kindOf(action);
    if (kind === DONE) {
      this.openWindow(BEFORE_DONE);
      return;
    }
    this.begun = true;
    switch (kind) {
      case WOUND:
        this.woundBy(target, actions.symbolOf(action));
        break;
      case FREE:
        this.payTile(target);
        this.drawingFrom = target;
        this.chance(TILE);
        break;
      case OPEN:
        this.attack(target);
        break;
      case DISTRACT:
        this.distract(target);
        break;
      case CONVERT:
        this.convert(target);
        break;
      default:
        this.payFlight();
        this.openGifts();
    }
  }

  /** A freed tile is looked at; the next one of its pile shows, and may be freed in the same turn (B7). */
  private takeTile(tile: number): void {
    const pile = this.drawingFrom;
    this.locked[tile]--;
    this.tiles[this.active * this.rules.tiles.look.length + tile]++;
    this.freed++;
    this.top[pile] = NO_TILE;
    this.stack[pile]--;
    if (this.stack[pile] > 0) this.chance(TOP);
    else this.goOnAssigning();
  }

  private goOnAssigning(): void {
    this.drawingFrom = 0;
    this.decision(ASSIGN, this.active);
  }

  // ---- the end of a turn, in the order of B1 ----

  private resolve(): void {
    const { fleeing } = this;
    this.clearTurn();
    this.fleeing = fleeing;
    this.resolving = true;
    this.layWounds();
    this.drawTokens();
  }

  /** Charges, rescue test, flight, the pursuer's discard. */
  private landCharges(): void {
    this.charge();
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
      this.decision(PURSUE, next);
    } else this.openWindow(AFTER_CHARGES);
  }

  private discardPursuer(slot: number): void {
    this.remove(slot);
    this.asked = 0;
    this.openWindow(AFTER_CHARGES);
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
    this.phase = OVER;
    this.seat = TERMINAL;
  }
}
