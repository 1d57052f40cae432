import type { AgentDefinition } from '../core/agent.js';
import { type Game, type GameDefinition, WON } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Match } from '../match/match.js';
import { type PairedDifference, pairedDifference } from '../stats/paired-difference.js';
import { agentOfText } from './made-agents.js';

/** Two agents to compare in one seat of a game, against the same opponents in the other seats. */
export interface StrengthQuestion {
  readonly game: GameDefinition;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly agents: readonly AgentDefinition[];
  readonly seat: number;
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
 * Who is stronger: both agents play the same seat against the same opponents on the same blocks, so that luck and the
 * sides of a lopsided game are the same for both. A win counts 1, a draw and a loss 0.
 */
export const compareStrength = (question: StrengthQuestion): StrengthAnswer => {
  const { stronger, weaker, opponent, seat, blocks } = question;
  const a = winsOf(question, stronger, opponent, seat, blocks);
  const b = winsOf(question, weaker, opponent, seat, blocks);
  const share = (wins: readonly number[]): number => wins.reduce((sum, win) => sum + win, 0) / blocks;
  return { ...pairedDifference(a, b, 0.95, { range: [0, 1], unit: 1 }), stronger: share(a), weaker: share(b) };
};

const winsOf = (
  question: StrengthQuestion,
  focus: string,
  opponent: string,
  seat: number,
  blocks: number,
): number[] => {
  const game = gameOf(question);
  const specs = Array.from({ length: game.info.seats }, (_, each) => (each === seat ? focus : opponent));
  const agents = specs.map((text) => agentOfText(text, question.agents, game));
  const match = new Match(game, agents, question.seed);
  return Array.from({ length: blocks }, (_, block) => (match.play(block, 0).result[seat] === WON ? 1 : 0));
};

const gameOf = ({ game, options = {} }: StrengthQuestion): Game =>
  game.create(parseOptions(game.options, options, `game ${game.id}`));
