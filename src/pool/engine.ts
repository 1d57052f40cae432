import { setFlagsFromString } from 'node:v8';

/**
 * Lets the JavaScript engine inline more into what it compiles. Its own limits are made for programs of another kind: a game
 * is many small methods, called at each of millions of plies, and with them in line random play is up to a quarter faster.
 * For the whole process; code compiled before stays as it is.
 */
export const inlineMore = (): void => {
  setFlagsFromString('--max-inlined-bytecode-size=2000');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=4000');
};
