import type { Agent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { WON } from '../core/game.js';
import { Match, MatchError } from '../match/match.js';
import { incompleteBeta } from '../stats/incomplete-beta.js';
import { guess, VALUES } from './toy-games/guess.js';

const GAMES = 60;
/** One honest agent in so many may be accused. */
const HONEST_ACCUSED = 1e-9;

/** What there is to guess. */
export const GUESSES = { card: 'a card face down', die: 'a die that is not yet rolled' } as const;

const wins = (match: Match): number => {
  let count = 0;
  for (let block = 0; block < GAMES; block++) if (match.play(block, 0).result[0] === WON) count++;
  return count;
};

/** The probability of so many right guesses or more by luck: the upper tail of a binomial distribution. */
const byLuck = (right: number): number =>
  right === 0 ? 1 : incompleteBeta(1 / VALUES, 1 - 1 / VALUES, right, GAMES - right + 1).lower;

/**
 * Lets an agent guess what nobody can know, and says how it is right more often than luck has it, or returns null. An agent
 * that can't play the game, since it was made for another, is not asked.
 *
 * @param newAgent makes the agent for a game, or returns null if it can't be made for that
 */
export const guessingToo = (
  what: keyof typeof GUESSES,
  seed: number,
  newAgent: (game: Game, options: Readonly<Record<string, unknown>>) => Agent | null,
): { readonly asked: boolean; readonly message: string | null } => {
  const agent = newAgent(guess.create({ what }), { what });
  if (!agent) return { asked: false, message: null };
  try {
    const right = wins(new Match(guess.create({ what }), [agent], seed));
    const message = `it guessed ${GUESSES[what]} right in ${right} of ${GAMES} games, luck alone in one of ${VALUES}`;
    return { asked: true, message: byLuck(right) < HONEST_ACCUSED ? message : null };
  } catch (error) {
    if (error instanceof MatchError) return { asked: false, message: null };
    throw error;
  }
};
