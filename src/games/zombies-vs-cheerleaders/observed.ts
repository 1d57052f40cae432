import type { Action } from '../../core/game.js';
import { act, firstOf, kindOf, LAY, PLACE_ZOMBIE, RETURN_TO, UNSEEN } from './actions.js';
import { isOpenKey, unseenKey } from './fresh-meat.js';
import * as phases from './phases.js';
import type { Table } from './table.js';

/** An action of the zombies, or of chance, as the cheerleaders see it: a card that is laid face down is just a card. */
export const observedAs = (table: Table, action: Action): Action => {
  switch (kindOf(action)) {
    case PLACE_ZOMBIE:
      return act(PLACE_ZOMBIE, UNSEEN);
    case LAY:
      return isOpenKey(firstOf(action)) ? action : act(LAY, unseenKey(firstOf(action)));
    case RETURN_TO:
      return table.phase === phases.CHOOSE_COLUMN ? action : act(RETURN_TO, firstOf(action), UNSEEN);
    default:
      return action;
  }
};
