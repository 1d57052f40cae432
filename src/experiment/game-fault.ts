import { type Cell, describeCell } from './plan.js';

/** A game that could not be finished, or not twice alike: what happened, and which game it was. */
export class GameFault extends Error {
  override name = 'GameFault';
  constructor(
    message: string,
    readonly cell: Cell,
    readonly block: number,
    readonly rotation: number,
  ) {
    super(message);
  }
}

/** What happened, and in which game. */
export const faultText = ({ message, cell, block, rotation }: GameFault): string =>
  `The run stopped at a game of ${describeCell(cell)} (block ${block}, rotation ${rotation}). ${message}`;
