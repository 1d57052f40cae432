import type { AgentDefinition } from '../core/agent.js';
import { type Game, type GameDefinition, type Seat, WON } from '../core/game.js';
import { parseOptions } from '../core/options.js';
import { Match } from '../match/match.js';
import { type PairedDifference, pairedDifference } from '../stats/paired-difference.js';
import { agentOfText } from './made-agents.js';

/** Two agents to compare in a seat of a game, or in several in turn, with the same agents in the other seats. */
export interface StrengthQuestion {
  readonly game: GameDefinition;
  /** Each block is played with each of these; with the defaults if there is none. */
  readonly setUps?: readonly Readonly<Record<string, unknown>>[];
  readonly agents: readonly AgentDefinition[];
  /** Each set-up of a block is played once for each of these, and the games of a block are one observation. */
  readonly seats: readonly Seat[];
  readonly stronger: string;
  readonly weaker: string;
  /** Who plays the other seats; if nobody is named, the agent that is compared, as in a team of its kind. */
  readonly opponent?: string;
  readonly blocks: number;
  readonly seed: number;
}

/** The win rates of both and their difference, paired by block. */
export interface StrengthAnswer extends PairedDifference {
  readonly stronger: number;
  readonly weaker: number;
}

/**
 * Who is stronger: both agents play the same seats beside the same others on the same blocks, so that luck and the
 * sides of a lopsided game are the same for both. A win counts 1, a draw and a loss 0.
 */
export const compareStrength = (question: StrengthQuestion): StrengthAnswer => {
  const { game, setUps = [{}], stronger, weaker, seats, blocks } = question;
  const games = setUps.map((options) => game.create(parseOptions(game.options, options, `game ${game.id}`)));
  const a = winsOf(question, games, stronger);
  const b = winsOf(question, games, weaker);
  const unit = seats.length * games.length;
  const share = (wins: readonly number[]): number => wins.reduce((sum, win) => sum + win, 0) / (blocks * unit);
  return { ...pairedDifference(a, b, 0.95, { range: [0, unit], unit }), stronger: share(a), weaker: share(b) };
};

/** By block: the games that an agent wins. */
const winsOf = (question: StrengthQuestion, games: readonly Game[], focus: string): number[] => {
  const { agents, blocks, opponent = focus, seats, seed } = question;
  const wins = new Array<number>(blocks).fill(0);
  for (const game of games) {
    for (const seat of seats) {
      const specs = Array.from({ length: game.info.seats }, (_, each) => (each === seat ? focus : opponent));
      const line = specs.map((text) => agentOfText(text, agents, game));
      const match = new Match(game, line, seed);
      for (let block = 0; block < blocks; block++) if (match.play(block, 0).result[seat] === WON) wins[block]++;
    }
  }
  return wins;
};
