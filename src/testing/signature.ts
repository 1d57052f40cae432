import type { AgentDefinition } from '../core/agent.js';
import { isUserError } from '../core/errors.js';
import type { Game, GameDefinition } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';

/** How an agent is played for the signature: enough games that a change shows, few enough that it takes seconds. */
interface Sample {
  readonly games: number;
  /** With each option set that the game declares. */
  readonly each: number;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  random: { games: 300, each: 30, parameters: {} },
  // A game of Zombie Bus, of which there are many sets, takes a tenth of a second.
  greedy: { games: 100, each: 2, parameters: {} },
  expectimax: { games: 4, each: 1, parameters: { positions: 500 } },
  // And of mcts, with so many iterations, a second.
  mcts: { games: 6, each: 1, parameters: { iterations: 50 } },
};
const ANY_OTHER: Sample = { games: 4, each: 1, parameters: {} };
const SEED = 1;

/** A 64-bit hash of a sequence of 32-bit integers: two lanes of multiply and rotate, finished as MurmurHash3 is. */
class Hash {
  private low = 0x2545f491;
  private high = 0x4f6cdd1d;

  add(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x85ebca6b);
    this.low = (this.low << 13) | (this.low >>> 19);
    this.high = Math.imul(this.high + value, 0xc2b2ae35) ^ this.low;
    this.high = (this.high << 15) | (this.high >>> 17);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  hex(): string {
    return [this.low ^ this.high, this.high].map((lane) => (finish(lane) >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

const finish = (lane: number): number => {
  let x = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
};

const addRecord = (hash: Hash, record: GameRecord): void => {
  for (const values of [record.result, record.returns, record.metrics, record.role]) {
    for (const value of values) hash.add(value);
  }
  hash.add(record.endReason);
  hash.add(record.turns);
  hash.add(record.plies);
};

const addGames = (hash: Hash, game: Game, agent: AgentDefinition, { parameters }: Sample, games: number): void => {
  const parsed = parseOptions(agent.parameters, parameters, `agent ${agent.name}`, 'parameter');
  const agents = Array.from({ length: game.info.seats }, () => agent.create(game, parsed));
  const match = new Match(game, agents, SEED);
  for (let block = 0; block < games; block++) {
    addRecord(
      hash,
      match.play(block, 0, (_, action) => hash.add(action)),
    );
  }
};

const signatureOf = (definition: GameDefinition, agent: AgentDefinition): string => {
  try {
    return hashOf(definition, agent);
  } catch (error) {
    if (isUserError(error)) return 'does not play it';
    throw error;
  }
};

/** With the defaults, and with each option set that the game declares. */
const hashOf = (definition: GameDefinition, agent: AgentDefinition): string => {
  const hash = new Hash();
  const sample = SAMPLES[agent.name] ?? ANY_OTHER;
  for (const given of [{}, ...(definition.conformance ?? [])]) {
    const games = Object.keys(given).length === 0 ? sample.games : sample.each;
    const game = definition.create(parseOptions(definition.options, given, `game ${definition.id}`));
    addGames(hash, game, agent, sample, games);
  }
  return hash.hex();
};

/**
 * A line for each of the agents in a game, but for those that are made from files: a hash of the histories and results of
 * fixed games with the agent in all seats. A change that is none of behaviour leaves it as it is.
 */
export const signatureOfGame = (game: GameDefinition, agents: readonly AgentDefinition[]): string[] =>
  agents
    .filter(({ files }) => files === undefined)
    .map((agent) => `${game.id} ${agent.name} ${signatureOf(game, agent)}`);

/** The behaviour of games and agents in one number: the lines of them, so that one sees where a change lies, and one for all. */
export const signatureOfAll = (lines: readonly string[]): string => {
  const all = new Hash();
  all.addText(lines.join('\n'));
  return [...lines, `all ${all.hex()}`, ''].join('\n');
};

/** {@link signatureOfAll} of the lines of some games. */
export const signature = (games: readonly GameDefinition[], agents: readonly AgentDefinition[]): string =>
  signatureOfAll(games.flatMap((game) => signatureOfGame(game, agents)));
