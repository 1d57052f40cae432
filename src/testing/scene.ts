import { CHANCE, type Game, type GameDefinition, type State, TERMINAL } from '../core/game.js';
import { parseOptions } from '../core/options.js';

/** A position on which a test tries a rule: actions and outcomes are named by their texts, positions are JSON. */
export class Scene {
  readonly state: State;

  constructor(
    readonly game: Game,
    json?: unknown,
  ) {
    this.state = game.newState();
    if (json !== undefined) this.state.load(json);
  }

  /** The texts of the legal actions, or of the outcomes of chance. */
  get texts(): string[] {
    return this.options().map(({ text }) => text);
  }

  /** At a chance node: the probability of each outcome by its text. */
  get chances(): Record<string, number> {
    return Object.fromEntries(this.options().map(({ text, probability }) => [text, probability]));
  }

  get json(): unknown {
    return this.state.toJSON();
  }

  /** By seat. */
  get returns(): number[] {
    const out = new Float64Array(this.game.info.seats);
    this.state.returns(out);
    return [...out];
  }

  /** By seat. */
  get results(): number[] {
    const out = new Int8Array(this.game.info.seats);
    this.state.result(out);
    return [...out];
  }

  get endReason(): string | undefined {
    return this.game.info.endReasons[this.state.endReason];
  }

  /** The metrics by name. */
  get metrics(): Record<string, number> {
    const { metrics } = this.game.info;
    const out = new Int32Array(metrics.length);
    this.state.metrics(out);
    return Object.fromEntries(metrics.map(({ name }, i) => [name, out[i]]));
  }

  /** Takes actions and outcomes one after the other. */
  take(...texts: string[]): this {
    for (const text of texts) {
      const found = this.options().find((each) => each.text === text);
      if (!found) throw new Error(`there is no "${text}" among:\n${this.texts.join('\n')}`);
      this.state.apply(found.action);
    }
    return this;
  }

  private options(): { action: number; text: string; probability: number }[] {
    const { state } = this;
    if (state.seat === TERMINAL) return [];
    const { maxLegalActions, maxChanceOutcomes } = this.game.info;
    const chance = state.seat === CHANCE;
    const actions = new Int32Array(chance ? maxChanceOutcomes : maxLegalActions);
    const probability = new Float64Array(maxChanceOutcomes);
    const count = chance ? state.chanceOutcomes(actions, probability) : state.legalActions(actions);
    return Array.from(actions.subarray(0, count), (action, i) => ({
      action,
      text: state.describeAction(action),
      probability: chance ? probability[i] : Number.NaN,
    }));
  }
}

/** Makes scenes of one game: a position, with the options that differ from the defaults. */
export const scenesOf =
  (definition: GameDefinition) =>
  (json?: unknown, options: Record<string, unknown> = {}): Scene =>
    new Scene(definition.create(parseOptions(definition.options, options, `game ${definition.id}`)) as Game, json);
