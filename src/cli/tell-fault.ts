import { faultText, type GameFault } from '../experiment/game-fault.js';
import { findGame } from '../pool/catalogue.js';
import { playCommandLine } from './command-line.js';
import { note } from './console.js';
import { FAILED } from './exit-codes.js';

/** Says what happened in a game that could not be finished, and how to see that game. Returns the exit code. */
export const tellFault = async (fault: GameFault): Promise<number> => {
  const { cell, block, rotation } = fault;
  const { definition } = await findGame(cell.gameText);
  note(`${faultText(fault)}\nSee that game:\n  ${playCommandLine(cell.gameText, definition, cell, block, rotation)}`);
  return FAILED;
};
