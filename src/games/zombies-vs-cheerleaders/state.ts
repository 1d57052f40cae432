import type { Action, Seat, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { firstOf, secondOf } from './actions.js';
import { flip } from './attack.js';
import { describePosition } from './board.js';
import { chanceOutcomes, sampleChance } from './chance.js';
import { listClasses, takeClasses } from './classes.js';
import { listGirls, listStacks, takeCoachGirl, takeStack } from './coach.js';
import { dealUnknown } from './deal.js';
import { writeMetrics, writeResult, writeReturns } from './ending.js';
import { lay, listLays } from './fresh-meat.js';
import { listLooks, look } from './guard.js';
import { listJanitor, takeJanitor } from './janitor.js';
import { SQUAD } from './kinds.js';
import { observedAs } from './observed.js';
import * as phases from './phases.js';
import { loadPosition } from './position.js';
import { positionOf } from './position-json.js';
import * as returns from './returns.js';
import { CHANCE_STREAMS, type Rules } from './rules.js';
import { listCards, setUp, takeCard, takeGirl } from './setup.js';
import { listPrincipal, listSquadTurn, takePrincipal, takeSquadTurn } from './squad-turn.js';
import { Table } from './table.js';
import { describeAction } from './text.js';
import { listClimbs, listZombiesTurn, takeClimb, takeZombiesTurn } from './zombies-turn.js';

const BARRICADE = CHANCE_STREAMS.indexOf('barricade');
const RETURN = CHANCE_STREAMS.indexOf('return');
const LAYOUT = CHANCE_STREAMS.indexOf('layout');

/** A position of Zombies vs Cheerleaders. */
export class CheerState extends Table implements State {
  constructor(rules: Rules) {
    super(rules);
    this.reset();
  }

  get chanceStream(): number {
    if (this.phase === phases.FLIP) return BARRICADE;
    return this.phase === phases.DRAW ? RETURN : LAYOUT;
  }

  reset(): void {
    setUp(this);
  }

  copyFrom(other: this): void {
    this.copyTable(other);
  }

  // ---- decisions and chance ----

  legalActions(out: Int32Array): number {
    switch (this.phase) {
      case phases.ZOMBIES_TURN:
        return listZombiesTurn(this, out);
      case phases.SQUAD_TURN:
        return listSquadTurn(this, out);
      case phases.ZOMBIE:
        return listCards(this, out);
      case phases.CLIMB:
        return listClimbs(this, out);
      case phases.FRESH:
        return listLays(this, out);
      case phases.SCATTER:
        return returns.listScatter(this, out);
      case phases.CHOOSE_COLUMN:
        return returns.listColumns(this, out);
      case phases.SEND_BACK:
        return returns.listSendBacks(this, out);
      case phases.LINE_UP:
        return returns.listLineUp(this, out);
      case phases.CLASSES:
        return listClasses(this, out);
      case phases.COACH_CARDS:
        return listStacks(this, out);
      case phases.GUARD:
        return listLooks(this, out);
      case phases.PRINCIPAL:
        return listPrincipal(this, out);
      case phases.JANITOR:
        return listJanitor(this, out);
      default:
        return listGirls(this, out);
    }
  }

  apply(action: Action): void {
    switch (this.phase) {
      case phases.ZOMBIES_TURN:
        takeZombiesTurn(this, action);
        break;
      case phases.SQUAD_TURN:
        takeSquadTurn(this, action);
        break;
      case phases.ZOMBIE:
        takeCard(this, action);
        break;
      case phases.FLIP:
        flip(this, firstOf(action));
        break;
      case phases.CLIMB:
        takeClimb(this, action);
        break;
      case phases.FRESH:
        lay(this, action);
        break;
      case phases.DRAW:
        returns.draw(this, firstOf(action));
        break;
      case phases.SCATTER:
        returns.scatter(this, action);
        break;
      case phases.CHOOSE_COLUMN:
        returns.chooseColumn(this, firstOf(action));
        break;
      case phases.SEND_BACK:
        returns.sendBack(this, firstOf(action));
        break;
      case phases.LINE_UP:
        returns.lineUp(this, secondOf(action));
        break;
      case phases.CLASSES:
        takeClasses(this, action);
        break;
      case phases.COACH_GIRLS:
        takeCoachGirl(this, action);
        break;
      case phases.COACH_CARDS:
        takeStack(this, action);
        break;
      case phases.GUARD:
        look(this, firstOf(action));
        break;
      case phases.PRINCIPAL:
        takePrincipal(this, action);
        break;
      case phases.JANITOR:
        takeJanitor(this, action);
        break;
      default:
        takeGirl(this, action);
    }
  }

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

  roleOf(seat: Seat): number {
    return seat;
  }

  // ---- knowledge, text and JSON ----

  /** The zombies know all that anybody knows. */
  determinize(observer: Seat, rng: Rng): void {
    if (observer === SQUAD) dealUnknown(this, rng);
  }

  observedAs(action: Action, observer: Seat): Action {
    return observer === SQUAD ? observedAs(this, action) : action;
  }

  describe(observer?: Seat): string {
    return describePosition(this, observer === SQUAD);
  }

  describeAction(action: Action, observer?: Seat): string {
    return describeAction(this, action, observer === SQUAD);
  }

  toJSON(): unknown {
    return positionOf(this);
  }

  load(json: unknown): void {
    loadPosition(this, json);
  }
}
