/** Files as a user would write them, outside the repository: a game, an agent with a parameter, agents that fail. */
export const RACE = `import { CHANCE, defineGame, type Game, LOST, option, type Rng, type State, TERMINAL, UserError, WON, z } from 'zedbench';

const options = z.object({
  goal: option(z.int().min(1).max(20).default(5), { describe: 'Steps to the goal.' }),
  seed: option(z.int().min(0).max(3).default(0), { describe: 'A head start of the first seat, called like a column of ours.' }),
});
const position = z.strictObject({
  at: z.tuple([z.int(), z.int()]), mover: z.int(), seat: z.int(), turn: z.int(), end: z.int(),
});

class Race implements State {
  seat = 0;
  turn = 0;
  chanceStream = 0;
  endReason = -1;
  mover = 0;
  at = new Int32Array(2);
  constructor(readonly goal: number, readonly start: number) { this.reset(); }
  reset() {
    this.seat = 0; this.turn = 0; this.mover = 0; this.endReason = -1;
    this.at[0] = this.start; this.at[1] = 0;
  }
  copyFrom(other: this) {
    this.seat = other.seat; this.turn = other.turn; this.mover = other.mover; this.endReason = other.endReason;
    this.at.set(other.at);
  }
  legalActions(out: Int32Array) { out[0] = 1; out[1] = 2; return 2; }
  apply(action: number) {
    if (this.seat !== CHANCE) { this.at[this.mover] += action; this.seat = CHANCE; return; }
    this.at[this.mover] = Math.max(0, this.at[this.mover] - action);
    if (this.at[this.mover] >= this.goal) { this.seat = TERMINAL; this.endReason = 0; return; }
    this.mover = 1 - this.mover; this.seat = this.mover; this.turn++;
  }
  sampleChance(rng: Rng) { return rng.below(2); }
  chanceOutcomes(out: Int32Array, probability: Float64Array) {
    out[0] = 0; out[1] = 1; probability[0] = 0.5; probability[1] = 0.5; return 2;
  }
  result(out: Int8Array) { out[this.mover] = WON; out[1 - this.mover] = LOST; }
  returns(out: Float64Array) { out[this.mover] = 1; out[1 - this.mover] = -1; }
  metrics(out: Int32Array) { out[0] = this.at[0] - this.at[1]; }
  roleOf(seat: number) { return seat; }
  determinize() {}
  observedAs(action: number) { return action; }
  describe() { return 'turn ' + this.turn + ': red at ' + this.at[0] + ', blue at ' + this.at[1]; }
  describeAction(action: number) { return (this.seat === CHANCE ? 'slip ' : 'step ') + action; }
  toJSON() {
    return { at: [...this.at], mover: this.mover, seat: this.seat, turn: this.turn, end: this.endReason };
  }
  load(json: unknown) {
    const parsed = position.safeParse(json);
    if (!parsed.success) throw new UserError('No position: ' + z.prettifyError(parsed.error));
    const { at, mover, seat, turn, end } = parsed.data;
    this.at.set(at); this.mover = mover; this.seat = seat; this.turn = turn; this.endReason = end;
  }
}

export default defineGame({
  id: 'race', title: 'Race', summary: 'Two run to a goal, and slip.', options,
  create: ({ goal, seed }): Game<Race> => ({
    info: {
      id: 'race', version: 1, seats: 2, roles: ['red', '=blue'],
      maxLegalActions: 2, maxChanceOutcomes: 2, maxPlies: 5000,
      minReturn: -1, maxReturn: 1, returnUnit: 1, cooperative: false, hiddenInformation: false,
      chanceStreams: ['slip'], endReasons: ['goal'],
      metrics: [{ name: 'lead', kind: 'count', describe: 'steps of red before blue at the end' }],
    },
    newState: () => new Race(goal, seed),
  }),
});
`;

/** Another game of the same options and positions: its second step is longer. */
export const SPRINT = RACE.replaceAll("'race'", "'sprint'").replace(
  'out[1] = 2; return 2; }',
  'out[1] = 3; return 2; }',
);

/** An experiment in both, some combinations left out. */
export const BOTH_GAMES = `import { defineExperiment } from 'zedbench';
export default defineExperiment({
  title: 'Two games',
  game: ['./race.ts', './sprint.ts'],
  sweep: { goal: [2, 3, 4] },
  lineups: ['random', { name: 'search', agents: 'random,mcts:iterations=5', games: 20 }],
  where: ({ goal }, lineUp) => goal !== 3 || lineUp === 'random',
  games: 40,
  outcome: 'win of seat 0',
});
`;

/** An agent with a parameter. */
export const LAST = `import { defineAgent, option, z } from 'zedbench';
import { count } from './parts/count';

export default defineAgent({
  name: 'last',
  summary: 'Takes the last legal action, or one before it.',
  parameters: z.object({ back: option(z.int().min(0).max(1).default(0), { describe: 'How many before the last.' }) }),
  create: (_game, { back }) => ({ act: (turn) => turn.legal[Math.max(0, count(turn) - 1 - back)] }),
});
`;

/** A part of that agent, in a file of its own. */
export const COUNT = `export const count = (turn: { count: number }): number => turn.count;\n`;

/** An agent that is made, and begins and acts, as these pieces of code say. */
export const agentThat = (code: string): string => `import { defineAgent, z } from 'zedbench';
export default defineAgent({ name: 'own', summary: 'It fails.', parameters: z.object({}), create: ${code} });
`;
