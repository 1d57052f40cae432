import type { Action, Game } from '../core/game.js';
import type { Place } from './check-report.js';

const TEXTS_SHOWN = 6;

/** The texts of the last actions of a history, as far as the game can give them. */
const lastTexts = (game: Game, history: readonly Action[]): string[] => {
  const texts: string[] = [];
  try {
    const state = game.newState();
    for (const action of history) {
      texts.push(state.describeAction(action));
      state.apply(action);
    }
  } catch {
    texts.push('…');
  }
  return texts.slice(-TEXTS_SHOWN);
};

/** The place that a history leads to. */
export const placeAt = (
  game: Game,
  history: readonly Action[],
  where: Pick<Place, 'options' | 'seed' | 'game'>,
): Place => ({
  ...where,
  ply: history.length,
  history: [...history],
  lastTexts: lastTexts(game, history),
});
