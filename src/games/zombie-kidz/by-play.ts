import { type Net, outputOf, UNITS, unpack } from './net.js';
import { NET as DAY_2 } from './nets/day-2.js';
import { NET as DAY_3 } from './nets/day-3.js';
import { NET as DAY_4 } from './nets/day-4.js';
import { NET as NIGHT_2 } from './nets/night-2.js';
import { NET as NIGHT_3 } from './nets/night-3.js';
import { NET as NIGHT_4 } from './nets/night-4.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';
import { seenOf, viewOf } from './views.js';

/** By side: the nets for two, three and four players. */
const PACKED = { day: [DAY_2, DAY_3, DAY_4], night: [NIGHT_2, NIGHT_3, NIGHT_4] };
const unpacked: Record<Rules['side'], Net[]> = { day: [], night: [] };

const netOf = ({ side, players }: Rules): Net => {
  unpacked[side][players] ??= unpack(PACKED[side][players - 2], players);
  return unpacked[side][players];
};

const sums = new Float64Array(UNITS);

/** The logarithm of the odds of a win by heroes in a hurry whose die is rolled, as learnt from self-play by `scripts/fit-kidz.ts`. */
export const logOddsByPlay = (rules: Rules): ((state: KidzState) => number) => {
  const rows = new Int32Array(seenOf(rules.players));
  let net: Net | undefined;
  return (state) => {
    net ??= netOf(rules);
    return outputOf(net, viewOf(state, rows), rows, sums);
  };
};
