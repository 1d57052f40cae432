import { type Action, CHANCE, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import type { Findings, Place } from './check-report.js';
import { nodeChecks } from './checks/node-checks.js';
import { chooseNodes } from './choose-nodes.js';
import { isOfKind, type Node, type NodeCheck } from './node-check.js';
import type { OptionSet } from './option-sets.js';
import { placeAt } from './place.js';
import { randomAction, STYLES, type Style } from './random-line.js';
import { Reader } from './reader.js';
import { difference, type Snapshot, snapshot } from './snapshot.js';

export const PLAYS = 'a game plays to the end without an error';
export const ENDS = 'a game ends within maxPlies';
export const REPLAYS = 'a game replays from its list of actions';

/** How much is done for each option set. */
export interface Effort {
  readonly games: number;
  /** Nodes of a game at which the checks of the rates `some` and `few` are made. */
  readonly some: number;
  readonly few: number;
  /** Draws for a χ² test. */
  readonly draws: number;
}

interface Line {
  readonly actions: Action[];
  readonly sorts: string[];
  readonly end: Snapshot;
}

/** A game of more nodes is checked at fewer of the few, since each of those is played on to the end. */
const LONG = 400;
const EVERY = nodeChecks.filter(({ rate }) => rate === 'every');
const SOME = nodeChecks.filter(({ rate }) => rate === 'some');
const FEW_AND_SOME = nodeChecks.filter(({ rate }) => rate !== 'every');

const sortOf = (state: State): string => (state.seat === CHANCE ? `chance ${state.chanceStream}` : `${state.seat}`);

/** Plays random games of one option set and makes the checks of nodes in them. */
export class LineChecker {
  nodes = 0;
  private readonly reader: Reader;
  private readonly usedStates: State[] = [];
  private history: Action[] = [];
  private number = 0;
  private previousTurn = 0;
  private kept: Node['kept'] = [];

  constructor(
    private readonly findings: Findings,
    private readonly set: OptionSet,
    private readonly setNumber: number,
    private readonly seed: number,
    private readonly effort: Effort,
    private readonly tally: Node['tally'],
  ) {
    this.reader = new Reader(set.game);
  }

  /** Plays a game and makes the cheap checks, then plays it again from its actions and makes the others at some nodes. */
  check(number: number): void {
    this.number = number;
    const rng = new Rng().seed(this.seed, this.setNumber, number);
    const line = this.play(rng, STYLES[number % STYLES.length]);
    if (line) this.playAgain(line, rng);
  }

  private play(rng: Rng, style: Style): Line | null {
    this.begin();
    const sorts: string[] = [];
    let end: Snapshot = {};
    const played = this.make(PLAYS, () => {
      const state = this.set.game.newState();
      while (this.visit(state, EVERY, sorts)) this.advance(state, randomAction(this.reader, state, rng, style));
      if (state.seat === TERMINAL) end = snapshot(this.reader, state);
      return null;
    });
    const { maxPlies } = this.set.game.info;
    const ended = !played || this.history.length <= maxPlies;
    this.make(ENDS, () => (ended ? null : `${this.history.length} plies were played, with maxPlies ${maxPlies}`));
    return played && ended ? { actions: this.history, sorts, end } : null;
  }

  /** Checks a node, and says whether the game goes on from it. */
  private visit(state: State, checks: readonly NodeCheck[], sorts: string[]): boolean {
    this.nodes++;
    sorts.push(sortOf(state));
    this.makeAll(checks, state);
    return state.seat !== TERMINAL && this.history.length <= this.set.game.info.maxPlies;
  }

  private playAgain({ actions, sorts, end }: Line, rng: Rng): void {
    this.begin();
    const few = Math.ceil(this.effort.few * Math.min(1, LONG / sorts.length));
    const chosen = chooseNodes(sorts, this.effort.some, few, rng);
    this.make(REPLAYS, () => {
      const state = this.set.game.newState();
      for (let ply = 0; ply < sorts.length; ply++) {
        if (sortOf(state) !== sorts[ply]) return `seat or chanceStream was ${sorts[ply]}, and is ${sortOf(state)}`;
        if (chosen.few.has(ply)) this.makeAll(FEW_AND_SOME, state);
        else if (chosen.some.has(ply)) this.makeAll(SOME, state);
        if (ply < actions.length) this.advance(state, actions[ply]);
      }
      return difference(end, snapshot(this.reader, state));
    });
  }

  private begin(): void {
    this.history = [];
    this.kept = [];
    this.previousTurn = 0;
  }

  private advance(state: State, action: Action): void {
    this.previousTurn = state.turn;
    state.apply(action);
    this.history.push(action);
  }

  private makeAll(checks: readonly NodeCheck[], state: State): void {
    const node = this.nodeAt(state);
    for (const check of checks) {
      if (this.findings.hasFailed(check.name) || !isOfKind(state, check.kind)) continue;
      if (check.applies?.(node) ?? true) this.make(check.name, () => check.find(node));
    }
  }

  private nodeAt(state: State): Node {
    const ply = this.history.length;
    return {
      game: this.set.game,
      info: this.set.game.info,
      reader: this.reader,
      state,
      ply,
      history: this.history,
      previousTurn: this.previousTurn,
      draws: this.effort.draws,
      base: new Rng().seed(this.seed, (this.setNumber << 16) | this.number, ply + 1),
      used: (index) => this.used(index),
      kept: this.kept,
      tally: this.tally,
    };
  }

  private used(index: number): State {
    this.usedStates[index] ??= this.set.game.newState();
    return this.usedStates[index];
  }

  private make(name: string, find: () => string | null): boolean {
    return this.findings.make(name, find, () => this.place());
  }

  private place(): Place {
    return placeAt(this.set.game, this.history, { options: this.set.given, seed: this.seed, game: this.number });
  }
}
