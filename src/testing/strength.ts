import type { AgentDefinition } from '../core/agent.js';
import { type Game, type GameDefinition, type Seat, WON } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Match } from '../match/match.js';
import { type PairedDifference, pairedDifference } from '../stats/paired-difference.js';
import { agentOfText } from './made-agents.js';

/** Two agents to compare in a seat of a game, or in several in turn, against the same opponents in the other seats. */
export interface StrengthQuestion {
  readonly game: GameDefinition;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly agents: readonly AgentDefinition[];
  /** Each block is played once for each of these, and its games are one observation. */
  readonly seats: readonly Seat[];
  readonly stronger: string;
  readonly weaker: string;
  readonly opponent: string;
  readonly blocks: number;
  readonly seed: number;
}

/** The win rates of both and their difference, paired by block. */
export interface StrengthAnswer extends PairedDifference {
  readonly stronger: number;
  readonly weaker: number;
}

/**
 * Who is stronger: both agents play the same seats against the same opponents on the same blocks, so that luck and the
 * sides of a lopsided game are the same for both. A win counts 1, a draw and a loss 0.
 */
export const compareStrength = (question: StrengthQuestion): StrengthAnswer => {
  const { stronger, weaker, seats, blocks } = question;
  const a = winsOf(question, stronger);
  const b = winsOf(question, weaker);
  const games = blocks * seats.length;
  const share = (wins: readonly number[]): number => wins.reduce((sum, win) => sum + win, 0) / games;
  const scale = { range: [0, seats.length], unit: seats.length } as const;
  return { ...pairedDifference(a, b, 0.95, scale), stronger: share(a), weaker: share(b) };
};

/** By block: the games that an agent wins. */
const winsOf = (question: StrengthQuestion, focus: string): number[] => {
  const wins = new Array<number>(question.blocks).fill(0);
  const game = gameOf(question);
  for (const seat of question.seats) {
    const specs = Array.from({ length: game.info.seats }, (_, each) => (each === seat ? focus : question.opponent));
    const agents = specs.map((text) => agentOfText(text, question.agents, game));
    const match = new Match(game, agents, question.seed);
    for (let block = 0; block < wins.length; block++) if (match.play(block, 0).result[seat] === WON) wins[block]++;
  }
  return wins;
};

const gameOf = ({ game, options = {} }: StrengthQuestion): Game =>
  game.create(parseOptions(game.options, options, `game ${game.id}`));
