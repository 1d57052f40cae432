import type { Game, GameDefinition, GameInfo, State } from '../../core/game.js';
import { checkGame } from '../check-game.js';
import { ambush } from './ambush.js';
import type { AmbushState } from './ambush-state.js';
import { type PigState, pig } from './pig.js';

/** What a mutant's game has other than the sound one. */
interface Changes<S extends State> extends Partial<Omit<Game<S>, 'info' | 'newState'>> {
  readonly info?: Partial<GameInfo>;
}

/** Methods and fields of a mutant's state. They may call `super`. */
type Defect<S extends State> = Partial<S & State> & ThisType<S>;

const mutantOf = (definition: GameDefinition, defect: object, changes: object): GameDefinition => ({
  ...definition,
  create: (options) => {
    const game = definition.create(options);
    const prototype = Object.getPrototypeOf(game.newState());
    Object.setPrototypeOf(defect, prototype);
    const { info, ...others } = changes as Changes<State>;
    return {
      ...game,
      ...others,
      info: { ...game.info, ...info },
      newState: () => Object.setPrototypeOf(game.newState(), defect),
    };
  },
});

/** Pig, where something of its state or of its game is different. */
export const pigWhere = (defect: Defect<PigState>, changes: Changes<PigState> = {}): GameDefinition =>
  mutantOf(pig as unknown as GameDefinition, defect, changes);

/** Ambush, where something of its state or of its game is different. */
export const ambushWhere = (defect: Defect<AmbushState>, changes: Changes<AmbushState> = {}): GameDefinition =>
  mutantOf(ambush as unknown as GameDefinition, defect, changes);

/** What the kit's checks that a game fails have found, by the names of the checks. */
export const findingsOf = (definition: GameDefinition): Record<string, string> => {
  const { checks } = checkGame(definition, { options: {}, games: 10 });
  const failed = checks.filter(({ passed }) => !passed);
  return Object.fromEntries(failed.map(({ name, failure }) => [name, failure?.message ?? '']));
};
