import type { Agent } from '../core/agent.js';
import { messageOf } from '../core/errors.js';
import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import { Chance } from './chance.js';
import { type GameRecord, newRecord } from './record.js';
import { SeatTurn } from './seat-turn.js';

/** A game that could not be finished, through a fault of an agent or of the game; it says which and how to see it again. */
export class MatchError extends Error {
  override name = 'MatchError';
}

/** Told of each action and outcome just before it is taken. */
export type Listener = (state: State, action: Action) => void;

/**
 * Plays numbered games of one game and line-up. A game is named by (block, rotation): it is the same whenever and
 * wherever it is played, and whatever was played before it.
 */
export class Match {
  readonly record: GameRecord;
  /** The position of the game in play, or the end of the last one. */
  readonly state: State;
  private readonly chance: Chance;
  private readonly turns: readonly SeatTurn[];

  /**
   * @param agents one for each place of the line-up, each its own object
   * @param seed from 0 to 2^53 - 1
   */
  constructor(
    private readonly game: Game,
    private readonly agents: readonly Agent[],
    private readonly seed: number,
  ) {
    const { seats, chanceStreams } = game.info;
    if (agents.length !== seats) throw new Error(`${agents.length} agents for ${seats} seats`);
    this.record = newRecord(game);
    this.state = game.newState();
    this.chance = new Chance(seed, chanceStreams.length);
    this.turns = Array.from({ length: seats }, (_, seat) => new SeatTurn(game, this.state, seat));
  }

  /**
   * Plays one game and returns its record, which the next game writes over.
   *
   * @param rotation seat s is taken by the line-up's place (s + rotation) mod seats
   * @throws MatchError
   */
  play(block: number, rotation: number, listener?: Listener): GameRecord {
    try {
      this.begin(block, rotation);
      this.playOn(listener);
      this.finish();
    } catch (error) {
      throw error instanceof MatchError ? error : this.fault(`the game failed: ${messageOf(error)}`, error);
    }
    return this.record;
  }

  private playOn(listener: Listener | undefined): void {
    const { state, record } = this;
    const { maxPlies } = this.game.info;
    while (state.seat !== TERMINAL) {
      if (record.plies++ >= maxPlies) throw this.fault(`it is not over after ${maxPlies} plies`);
      const action = state.seat === CHANCE ? this.chance.draw(state) : this.decide();
      if (listener) listener(state, action);
      state.apply(action);
    }
  }

  private begin(block: number, rotation: number): void {
    const { record, state } = this;
    const { seats } = this.game.info;
    record.block = block;
    record.rotation = rotation;
    record.plies = 0;
    state.reset();
    this.chance.begin(block);
    record.decisions = 0;
    record.legalActions = 0;
    record.forced = 0;
    for (let seat = 0; seat < seats; seat++) {
      const place = (seat + rotation) % seats;
      record.placeOf[seat] = place;
      this.turns[seat].begin(this.seed, block, rotation);
      this.greet(this.agents[place], seat);
    }
  }

  private greet(agent: Agent, seat: Seat): void {
    try {
      agent.begin?.(seat);
    } catch (error) {
      throw this.fault(`the agent of seat ${seat} failed: ${messageOf(error)}`, error);
    }
  }

  private decide(): Action {
    const { state, record } = this;
    const turn = this.turns[state.seat];
    turn.open();
    const action = this.ask(turn);
    if (!turn.allows(action)) {
      throw this.fault(`the agent of seat ${state.seat} chose ${action}, which is not a legal action here`);
    }
    const count = turn.countLegal();
    record.decisions++;
    record.legalActions += count;
    if (count === 1) record.forced++;
    return action;
  }

  private ask(turn: SeatTurn): Action {
    const agent = this.agents[this.record.placeOf[turn.seat]];
    try {
      return agent.act(turn);
    } catch (error) {
      throw this.fault(`the agent of seat ${turn.seat} failed: ${messageOf(error)}`, error);
    }
  }

  private finish(): void {
    const { state, record } = this;
    const { seats, returnUnit, endReasons } = this.game.info;
    state.result(record.result);
    state.returns(record.returns);
    state.metrics(record.metrics);
    for (let seat = 0; seat < seats; seat++) {
      const units = Math.round(record.returns[seat] * returnUnit);
      if (!Number.isSafeInteger(units))
        throw this.fault(`the game gave seat ${seat} ${record.returns[seat]} as its return`);
      record.returns[seat] = units;
      record.role[seat] = state.roleOf(seat);
    }
    if (endReasons[state.endReason] === undefined) throw this.fault(`the game ended for the reason ${state.endReason}`);
    record.endReason = state.endReason;
    record.turns = state.turn;
  }

  private fault(problem: string, cause?: unknown): MatchError {
    const { block, rotation, plies } = this.record;
    const where = `seed ${this.seed}, block ${block}, rotation ${rotation}, ply ${plies}`;
    return new MatchError(`The game stopped (${where}): ${problem}.\n${this.position()}`, { cause });
  }

  /** The position in text; a game that has failed may fail at that too. */
  private position(): string {
    try {
      return this.state.describe();
    } catch (error) {
      return `(The position can't be described: ${messageOf(error)})`;
    }
  }
}
