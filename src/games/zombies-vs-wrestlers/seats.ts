import type { Seat } from '../../core/game.js';

/** A set of seats, one bit each. */
export type Seats = number;

const COUNTS = Uint8Array.from({ length: 16 }, (_, mask) => [1, 2, 4, 8].filter((bit) => mask & bit).length);

export const seatCount = (seats: Seats): number => COUNTS[seats];

export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** The k-th seat of a set. */
export const nthSeat = (seats: Seats, k: number): Seat => {
  let left = k;
  for (let seat = 0; ; seat++) if (has(seats, seat) && left-- === 0) return seat;
};

export const seatsIn = (seats: Seats): Seat[] => [0, 1, 2, 3].filter((seat) => has(seats, seat));

export const seatsOf = (list: readonly Seat[]): Seats => list.reduce((seats, seat) => seats | (1 << seat), 0);
