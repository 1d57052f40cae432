import type { Agent, Turn } from '../core/agent.js';
import type { Action, Game, State } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { SeatTurn } from '../match/seat-turn.js';
import { Reader } from './reader.js';
import { difference, snapshot } from './snapshot.js';

/** The first decisions are looked at more closely, and later one in so many. */
const FIRST = 24;
const ONE_IN = 6;

/** What is said of a decision: `kind` is the check, `message` null where all is well. */
export type Verdict = (kind: 'legal' | 'keeps' | 'knows', find: () => string | null) => void;

/** Stands between a match and an agent, and checks each decision. */
export class AgentWatch {
  private decisions = 0;
  private readonly reader: Reader;
  private readonly rng: Rng;
  private readonly here: State;
  private readonly there: State;

  /**
   * @param newAgent makes an agent like those that are watched
   * @param seed chooses the decisions that are looked at more closely
   */
  constructor(
    private readonly game: Game,
    private readonly newAgent: () => Agent,
    private readonly verdict: Verdict,
    private readonly seed: number,
  ) {
    this.reader = new Reader(game);
    this.rng = new Rng().seed(seed);
    this.here = game.newState();
    this.there = game.newState();
  }

  /**
   * The agent, watched.
   *
   * @param truth gives the position in play
   */
  watched(agent: Agent, truth: () => State): Agent {
    return {
      begin: (seat) => agent.begin?.(seat),
      act: (turn) => {
        const closely = this.decisions++ < FIRST || this.rng.below(ONE_IN) === 0;
        return closely ? this.look(agent, turn, truth()) : this.glance(agent, turn, truth());
      },
    };
  }

  private glance(agent: Agent, turn: Turn, state: State): Action {
    const action = agent.act(turn);
    this.verdict('legal', () => {
      const legal = this.reader.legalActions(state);
      return legal.includes(action) ? null : `seat ${turn.seat} chose ${action}, and may choose ${legal.join(', ')}`;
    });
    return action;
  }

  private look(agent: Agent, turn: Turn, state: State): Action {
    const before = snapshot(this.reader, state);
    const action = this.glance(agent, turn, state);
    this.verdict('keeps', () => difference(before, snapshot(this.reader, state)) ?? this.tampering(turn, state));
    if (this.game.info.hiddenInformation) this.verdict('knows', () => this.peeking(state));
    return action;
  }

  /** Says how the list of legal actions that the agent was given has been written on, or returns null. */
  private tampering(turn: Turn, state: State): string | null {
    const legal = this.reader.legalActions(state).join(', ');
    const left = Array.from(turn.legal.subarray(0, turn.count)).join(', ');
    return legal === left ? null : `the list of legal actions ${legal} became ${left}`;
  }

  /** Lets two new agents decide in two positions that the seat can't tell apart. */
  private peeking(state: State): string | null {
    const { seat } = state;
    this.here.copyFrom(state);
    this.there.copyFrom(state);
    this.there.determinize(seat, this.rng);
    const [here, there] = [this.here, this.there].map((each) => {
      const action = this.decisionOfNew(each);
      return each.describeAction(action, seat);
    });
    return here === there ? null : `seat ${seat} chose "${here}" in one position and "${there}" in the other`;
  }

  private decisionOfNew(state: State): Action {
    const agent = this.newAgent();
    const turn = new SeatTurn(this.game, state, state.seat);
    turn.begin(this.seed, 0, 0);
    agent.begin?.(state.seat);
    turn.open();
    return agent.act(turn);
  }
}
