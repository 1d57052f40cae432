import { type Action, CHANCE, type Game, type Seat, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { type Evaluate, evaluationOf } from './evaluation.js';
import { OnePly, type OnePlySettings } from './one-ply.js';

export interface RolloutsSettings {
  /** Games in the head for a decision, all its actions together. */
  readonly iterations: number;
  /** They are played on to the end of so many turns, the one under way included, and then judged by the evaluation. */
  readonly turns: number;
  /** How the actions are judged beforehand. */
  readonly look: OnePlySettings;
}

/** Whoever plays on greedily in the head looks less closely: it decides far more often. */
const PLAYOUT_LOOK: OnePlySettings = { exact: 21, samples: 8 };

/** Chance of so many outcomes is drawn. */
const FEW = 50;

/** Games in the head that an action should have in the first round, and the most actions that are tried. */
const FIRST_ROUND = 4;
const MOST_CANDIDATES = 8;

/** What the look ahead by one action counts as in games in the head. */
const PRIOR_GAMES = 8;

/** Actions that are worse beforehand by more than this share of the range of returns are not tried. */
const MARGIN = 0.02;

/**
 * The rollout algorithm (Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996): of the actions that
 * look best one action ahead, those are tried by playing on greedily, with the same luck for all, and the better half of them is
 * tried twice as often, until one is left (sequential halving, Karnin, Koren and Somekh 2013). It keeps no tree, so it does
 * not mind how much can happen by chance between two decisions.
 */
export class Rollouts {
  private readonly evaluate: Evaluate;
  private readonly look: OnePly;
  private readonly policy: OnePly;
  private readonly state: State;
  private readonly legal: Int32Array;
  private readonly returns: Float64Array;
  private readonly outcomes: Int32Array;
  private readonly probabilities: Float64Array;
  private readonly base = new Rng();
  private readonly deals = new Rng();
  private readonly luck = new Rng();
  private readonly mind = new Rng();
  private readonly hidden: boolean;
  private readonly margin: number;
  /** The actions that are tried, the best first: as places of the list, and what they are worth so far. */
  private readonly candidates = new Int32Array(MOST_CANDIDATES);
  private readonly worth = new Float64Array(MOST_CANDIDATES);

  /** @throws UserError if the game has no evaluation */
  constructor(
    private readonly game: Game,
    private readonly settings: RolloutsSettings,
  ) {
    const { hiddenInformation, maxChanceOutcomes, maxLegalActions, maxReturn, minReturn, seats } = game.info;
    this.evaluate = evaluationOf(game);
    this.look = new OnePly(game, settings.look);
    this.policy = new OnePly(game, PLAYOUT_LOOK);
    this.state = game.newState();
    this.legal = new Int32Array(maxLegalActions);
    this.returns = new Float64Array(seats);
    this.outcomes = new Int32Array(maxChanceOutcomes);
    this.probabilities = new Float64Array(maxChanceOutcomes);
    this.hidden = hiddenInformation;
    this.margin = MARGIN * (maxReturn - minReturn);
  }

  /** The action that came out best of the first `count` of `legal`. `root` stays as it is. */
  choose(root: State, legal: Int32Array, count: number, rng: Rng): Action {
    const { iterations } = this.settings;
    this.look.weigh(root, legal, count, rng);
    const most = Math.min(MOST_CANDIDATES, Math.max(2, Math.floor(iterations / FIRST_ROUND)));
    let left = this.nominate(count, most);
    if (left === 1 || this.leadsToWideChance(root, legal[this.candidates[0]])) return legal[this.candidates[0]];
    this.base.setState(rng.next(), rng.next(), rng.next(), rng.next());
    const rounds = Math.ceil(Math.log2(left));
    let played = 0;
    for (let round = 0; round < rounds; round++) {
      const games = Math.max(1, Math.floor(iterations / (rounds * left)));
      for (let i = 0; i < left; i++) this.tryOut(root, legal[this.candidates[i]], i, played, games);
      played += games;
      const stay = (left + 1) >> 1;
      this.bringForward(stay, left);
      left = stay;
    }
    return legal[this.candidates[0]];
  }

  /** Whether chance comes next that the evaluation weighs itself, and that a few draws would tell less of. */
  private leadsToWideChance(root: State, action: Action): boolean {
    this.state.copyFrom(root);
    this.state.apply(action);
    return this.state.seat === CHANCE && this.isWide();
  }

  private isWide(): boolean {
    const { state, game } = this;
    if (!game.weighsChance?.(state)) return false;
    return state.chanceOutcomes(this.outcomes, this.probabilities) > FEW;
  }

  /** Takes the actions that look best, of those that are as good the first of the list, and returns how many there are. */
  private nominate(count: number, most: number): number {
    const { candidates, worth, look } = this;
    let found = 0;
    for (let i = 0; i < count; i++) {
      let place = found;
      while (place > 0 && this.isAhead(i, candidates[place - 1])) place--;
      if (place === most) continue;
      if (found < most) found++;
      candidates.copyWithin(place + 1, place, found - 1);
      candidates[place] = i;
    }
    for (let i = 0; i < found; i++) worth[i] = look.worth[candidates[i]];
    let left = 1;
    while (left < found && worth[left] >= worth[0] - this.margin) left++;
    return left;
  }

  /** Whether one action of the list stayed longer, or did better, than another. */
  private isAhead(a: number, b: number): boolean {
    const { round, worth } = this.look;
    return round[a] === round[b] ? worth[a] > worth[b] : round[a] > round[b];
  }

  /** Plays games in the head after an action, numbered from one on, and mixes what they bring into what it is worth. */
  private tryOut(root: State, action: Action, candidate: number, from: number, games: number): void {
    let sum = 0;
    for (let i = from; i < from + games; i++) {
      this.luck.derive(this.base, i, 0);
      this.mind.derive(this.base, i, 1);
      this.state.copyFrom(root);
      if (this.hidden) this.state.determinize(root.seat, this.deals.derive(this.base, i, 2));
      this.state.apply(action);
      sum += this.playOn(root.turn + this.settings.turns, root.seat);
    }
    const before = PRIOR_GAMES + from;
    this.worth[candidate] = (this.worth[candidate] * before + sum) / (before + games);
  }

  /** Plays on greedily until a turn begins, draws what it brings first, and says what a seat may then expect. */
  private playOn(turn: number, seat: Seat): number {
    const { state, returns } = this;
    while (state.seat !== TERMINAL && state.turn < turn) this.step();
    if (this.game.weighsChance) this.drawFirst(turn);
    if (state.seat === TERMINAL) state.returns(returns);
    else this.evaluate(state, returns);
    return returns[seat];
  }

  private step(): void {
    const { state, legal } = this;
    if (state.seat === CHANCE) state.apply(state.sampleChance(this.luck));
    else state.apply(this.policy.choose(state, legal, state.legalActions(legal), this.mind));
  }

  /** Plays the turn that has begun up to where chance has been drawn and a seat is to decide, or chance comes that is wide. */
  private drawFirst(turn: number): void {
    const { state } = this;
    let drawn = false;
    while (state.seat !== TERMINAL && state.turn === turn) {
      if (state.seat === CHANCE && this.isWide()) return;
      if (state.seat !== CHANCE && drawn) return;
      drawn = state.seat === CHANCE;
      this.step();
    }
  }

  /** Sorts the best of the first candidates to the front. */
  private bringForward(count: number, last: number): void {
    const { candidates, worth } = this;
    for (let i = 0; i < count; i++) {
      let best = i;
      for (let k = i + 1; k < last; k++) if (worth[k] > worth[best]) best = k;
      const [place, value] = [candidates[best], worth[best]];
      candidates.copyWithin(i + 1, i, best);
      worth.copyWithin(i + 1, i, best);
      candidates[i] = place;
      worth[i] = value;
    }
  }
}
