import { type Net, outputOf, unpack } from './net.js';
import { NET as DAY_2 } from './nets/day-2.js';
import { NET as DAY_2_PATIENT } from './nets/day-2-patient.js';
import { NET as DAY_3 } from './nets/day-3.js';
import { NET as DAY_3_PATIENT } from './nets/day-3-patient.js';
import { NET as DAY_4 } from './nets/day-4.js';
import { NET as NIGHT_2 } from './nets/night-2.js';
import { NET as NIGHT_2_PATIENT } from './nets/night-2-patient.js';
import { NET as NIGHT_3 } from './nets/night-3.js';
import { NET as NIGHT_3_PATIENT } from './nets/night-3-patient.js';
import { NET as NIGHT_4 } from './nets/night-4.js';
import type { Rules } from './rules.js';
import type { KidzState } from './state.js';
import { seenOf, viewOf } from './views.js';

/** What an evaluation learnt from self-play goes by. */
interface Learnt {
  readonly packed: string;
  /** What the heroes that it was learnt by left of a chance for each decision more that it takes to win. */
  readonly patience: number;
}

const hurried = (packed: string, patience = 0.9998): Learnt => ({ packed, patience });
const patient = (packed: string): Learnt => ({ packed, patience: 0.9999 });

/** By side: nets for two, three and four players. Two at night can hold out longest, and wait for ever with less hurry. */
const HURRIED = {
  day: [hurried(DAY_2), hurried(DAY_3), hurried(DAY_4)],
  night: [hurried(NIGHT_2, 0.9995), hurried(NIGHT_3), hurried(NIGHT_4)],
};
/**
 * By side: better nets of two and three players in less of a hurry, with which only search that remembers where it was does not wait
 * for ever. Half of those of two at night were learnt in half of that hurry: see `scripts/fit-kidz.ts`.
 */
const PATIENT = {
  day: [patient(DAY_2_PATIENT), patient(DAY_3_PATIENT)],
  night: [patient(NIGHT_2_PATIENT), patient(NIGHT_3_PATIENT)],
};

type Board = Pick<Rules, 'side' | 'players'>;

/** What play one action ahead goes by. */
export const hurriedOf = ({ side, players }: Board): Learnt => HURRIED[side][players - 2];

/** What search goes by. */
export const patientOf = (board: Board): Learnt => PATIENT[board.side][board.players - 2] ?? hurriedOf(board);

const unpacked = new Map<string, Net>();

const netOf = (packed: string, players: number): Net => {
  const net = unpacked.get(packed) ?? unpack(packed, players);
  unpacked.set(packed, net);
  return net;
};

/** The logarithm of the odds of a win by heroes in a hurry whose die is rolled, as learnt from self-play by `scripts/fit-kidz.ts`. */
export const logOddsByPlay = (learnt: Learnt, players: number): ((state: KidzState) => number) => {
  const rows = new Int32Array(seenOf(players));
  let net: Net | undefined;
  let sums: Float64Array;
  return (state) => {
    if (!net) {
      net = netOf(learnt.packed, players);
      sums = new Float64Array(net.units);
    }
    return outputOf(net, viewOf(state, rows), rows, sums);
  };
};
