import { TOKENS } from './content.js';
import { CREEPY, HEROES, JENNY } from './heroes.js';

/** Kinds of token, indexes into TOKENS. */
export const KINDS = TOKENS.length;
export const HOT_DOG = TOKENS.indexOf('hotDog');
export const WEAPON = TOKENS.indexOf('weapon');
export const WHISTLE = TOKENS.indexOf('whistle');
export const ANTIDOTE = TOKENS.indexOf('antidote');
export const ENERGY_DRINK = TOKENS.indexOf('energyDrink');
export const MEGAPHONE = TOKENS.indexOf('megaphone');
export const CROWBAR = TOKENS.indexOf('crowbar');

/** By hero: tokens that he draws for a zombie killed on him (B9). */
export const TOKENS_FOR = HEROES.map((_, hero) => (hero === JENNY ? 2 : hero === CREEPY ? 0 : 1));
