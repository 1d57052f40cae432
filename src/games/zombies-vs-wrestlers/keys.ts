import { CHANCE, type StateKeys } from '../../core/game.js';
import { digitsFromLast } from '../../core/mixed-radix.js';
import { countOf, type Dice, die, RANKS } from './dice.js';
import { ACTION, PHASES, PICK, SACRIFICE } from './phases.js';
import type { Rules } from './rules.js';
import type { WrestlersState } from './state.js';

/** Where a die can lie: in combat by rank, in the cup, destroyed by face. */
const PLACES = 2 * RANKS + 1;

/** Ways to lay `dice` like dice in `places` places. */
const ways = (dice: number, places: number): number => {
  let count = 1;
  for (let i = 1; i < places; i++) count = (count * (dice + i)) / i;
  return Math.round(count);
};

/** The number of a lay-out among all of as many dice: those are before it that put more in an earlier place. */
const rankOf = (counts: readonly number[], dice: number): number => {
  let rank = 0;
  let left = dice;
  for (let place = 0; place < PLACES - 1; place++) {
    for (let more = left; more > counts[place]; more--) rank += ways(left - more, PLACES - 1 - place);
    left -= counts[place];
  }
  return rank;
};

/** The lay-out of a number. */
const countsOf = (rank: number, dice: number): number[] => {
  const counts: number[] = [];
  let rest = rank;
  let left = dice;
  for (let place = 0; place < PLACES - 1; place++) {
    const others = PLACES - 1 - place;
    let here = left;
    for (; rest >= ways(left - here, others); here--) rest -= ways(left - here, others);
    counts.push(here);
    left -= here;
  }
  return [...counts, left];
};

const countsOfSeat = (state: WrestlersState, seat: number): number[] => {
  const ranks = Array.from({ length: RANKS }, (_, i) => i + 1);
  const lost = state.lost[seat * 2 + 1 - seat];
  return [
    ...ranks.map((rank) => countOf(state.combat[seat], rank)),
    state.cup[seat],
    ...ranks.map((face) => countOf(lost, face)),
  ];
};

const diceOfCounts = (counts: readonly number[]): Dice =>
  counts.reduce((dice, count, i) => dice + count * die(i + 1), 0);

/** Keys of two-seat games: where the dice of each seat lie, the phase, and what is pending. Counts for reports are left out. */
export const keysOf = ({ seats, dice, options }: Rules): StateKeys<WrestlersState> | undefined => {
  if (seats !== 2) return undefined;
  const layouts = ways(dice, PLACES);
  const bases = [PHASES.length, 2, 2, options.stalemateTurns + 1, 2, RANKS + 1, 4, 2];
  if (bases.reduce((product, base) => product * base, layouts * layouts) > Number.MAX_SAFE_INTEGER) return undefined;
  return {
    keyOf: (state) => {
      let key = rankOf(countsOfSeat(state, 0), dice) * layouts + rankOf(countsOfSeat(state, 1), dice);
      const { phase, active, acting, quiet, target, targetRank, waiting, champion } = state;
      for (const [i, value] of [phase, active, acting, quiet, target, targetRank, waiting, champion].entries()) {
        key = key * bases[i] + value;
      }
      return key;
    },
    loadKey: (state, key) => {
      const take = digitsFromLast(key);
      state.reset();
      state.champion = take(bases[7]);
      state.waiting = take(bases[6]);
      state.targetRank = take(bases[5]);
      state.target = take(bases[4]);
      state.quiet = take(bases[3]);
      state.acting = take(bases[2]);
      state.active = take(bases[1]);
      state.phase = take(bases[0]);
      const ranks = [take(layouts), take(layouts)].reverse();
      for (const [seat, rank] of ranks.entries()) {
        const counts = countsOf(rank, dice);
        state.combat[seat] = diceOfCounts(counts.slice(0, RANKS));
        state.cup[seat] = counts[RANKS];
        state.lost[seat * 2 + 1 - seat] = diceOfCounts(counts.slice(RANKS + 1));
      }
      state.turn = state.phase > 1 ? 1 : 0;
      const decides = state.phase === ACTION || state.phase === PICK ? state.active : state.acting;
      state.seat = state.phase === ACTION || state.phase === PICK || state.phase === SACRIFICE ? decides : CHANCE;
    },
  };
};
