import type { Action, Seat } from '../../core/game.js';
import * as actions from './actions.js';
import { type Dice, HERO, ranksOf, SPECIAL, size } from './dice.js';
import { CAGE, FIRST, PHASES, PICK, SACRIFICE } from './phases.js';
import { END_REASONS } from './rules.js';
import { seatsIn } from './seats.js';
import type { WrestlersState } from './state.js';

const NAMES = {
  zombies: ['Zombie', 'Runner', 'Brute', '', 'Necromancer', 'Horde'],
  wrestlers: ['Wrestler', 'Cheater', 'Giant', 'Shooting Star', 'Luchador', 'Ring'],
} as const;

/** "zombies", or "zombies (seat 2)" where several seats play the faction. */
const seatName = (state: WrestlersState, seat: Seat): string => {
  const { factions } = state.rules.options;
  const alone = factions.filter((name) => name === factions[seat]).length === 1;
  return alone ? factions[seat] : `${factions[seat]} (seat ${seat})`;
};

const dieName = (state: WrestlersState, seat: Seat, rank: number): string =>
  rank === actions.IN_CUP ? 'die in the cup' : `${NAMES[state.rules.options.factions[seat]][rank - 1]} (${rank})`;

const list = (dice: Dice): string => ranksOf(dice).join(' ') || 'none';

const revivalText = (state: WrestlersState, chosen: actions.Revival): string => {
  const by = state.rules.seats > 2 ? ` destroyed by ${seatName(state, actions.killerOf(chosen))}` : '';
  return `the ${actions.faceOf(chosen)}${by}`;
};

const revivalsText = (state: WrestlersState, action: Action): string => {
  const second = actions.secondRevivalOf(action);
  const also = second === 0 ? '' : ` and ${revivalText(state, second)}`;
  return `revive ${revivalText(state, actions.firstRevivalOf(action))}${also}`;
};

const rallyText = (state: WrestlersState, action: Action): string => {
  const cup = state.cup[state.active];
  const fromCup = cup === 0 ? '' : `${size(action) > 0 ? ' and' : ''} the ${cup} in the cup`;
  return `rally ${size(action) > 0 ? ranksOf(action).join(' ') : ''}${fromCup}`.replace('  ', ' ');
};

const attackText = (state: WrestlersState, action: Action): string => {
  const target = actions.targetSeatOf(action);
  const me = state.active;
  const victim = `${dieName(state, target, actions.targetRankOf(action))} of ${seatName(state, target)}`;
  const attacker = dieName(state, me, actions.attackerOf(action));
  switch (actions.kindOf(action)) {
    case actions.SINGLE:
      return `${attacker} destroys ${victim}`;
    case actions.TRIPLE:
      return `three ${attacker} destroy ${victim}`;
    case actions.NECROMANCER: {
      const revival = actions.firstRevivalOf(action) === 0 ? '' : `, ${revivalsText(state, action)}`;
      return `${dieName(state, me, HERO)} destroys ${victim}${revival}`;
    }
    case actions.HORDE:
      return `${dieName(state, me, SPECIAL)}: ${revivalsText(state, action)}`;
    case actions.THREE_HORDES:
      return `three ${dieName(state, me, SPECIAL)}: ${revivalsText(state, action)}`;
    case actions.TAG_TEAM:
      return `tag team destroys ${victim}`;
    case actions.CAGE_MATCH:
      return `cage match against ${victim}`;
    default:
      return 'royal rumble';
  }
};

const decisionText = (state: WrestlersState, action: Action): string => {
  if (state.phase === PICK) return `${seatName(state, actions.targetSeatOf(action))} win the rumble`;
  if (state.phase === SACRIFICE) return `give up ${dieName(state, state.acting, actions.targetRankOf(action))}`;
  return actions.kindOf(action) === actions.RALLY ? rallyText(state, action) : attackText(state, action);
};

const chanceText = (state: WrestlersState, outcome: Action): string => {
  if (state.phase === FIRST) return `${seatName(state, outcome)} begin`;
  if (state.phase === CAGE) return `the Ring rolls ${outcome & 15}, the challenged die ${outcome >> 4}`;
  return `${seatName(state, state.acting)} roll ${list(outcome)}`;
};

/** An action or outcome in words, unique among those of the node. */
export const describeAction = (state: WrestlersState, action: Action): string =>
  state.seat >= 0 ? decisionText(state, action) : chanceText(state, action);

const status = (state: WrestlersState): string => {
  if (state.endReason >= 0) {
    const names = seatsIn(state.leaders).map((seat) => seatName(state, seat));
    const outcome = names.length === 1 ? `${names[0]} win` : `draw between ${names.join(' and ')}`;
    return `over after turn ${state.turn}: ${outcome} (${END_REASONS[state.endReason]})`;
  }
  if (state.turn === 0) return 'set-up';
  const toAct = state.seat >= 0 ? `${seatName(state, state.seat)} to decide` : 'dice to be rolled';
  const cage =
    state.phase === CAGE
      ? ` against ${dieName(state, state.target, state.targetRank)} of ${seatName(state, state.target)}`
      : '';
  return `turn ${state.turn} of ${seatName(state, state.active)}, ${PHASES[state.phase]}${cage}: ${toAct}`;
};

/** The position as a small table: a line a seat. */
export const describePosition = (state: WrestlersState): string => {
  const { seats, options } = state.rules;
  const names = Array.from({ length: seats }, (_, seat) => seatName(state, seat));
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name, seat) => {
    const lost: Dice[] = Array.from({ length: seats }, (_, killer) => state.lost[seat * seats + killer]);
    const destroyed = lost.flatMap((dice) => ranksOf(dice)).sort((a, b) => a - b);
    return `  ${name.padEnd(width)}  combat ${list(state.combat[seat])} | cup ${state.cup[seat]} | destroyed ${destroyed.join(' ') || 'none'}`;
  });
  const quiet = `${state.quiet} of ${options.stalemateTurns} turns without a die destroyed`;
  return [status(state), ...lines, `  ${quiet}`].join('\n');
};
