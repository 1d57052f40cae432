import { NEUTRALS, NONE, ZOMBIES } from './names.js';
import * as phases from './phases.js';
import { COUNTS, END_REASONS, FIGHT_CARD_KINDS, TURNED_IN } from './rules.js';
import type { Table } from './table.js';
import { cardName, fightCardName, zombieName } from './text.js';

/** Names of what is counted, in the order of a state's counts; what is counted by seat stands with the players. */
export const COUNT_NAMES = ['fights', 'kill', 'run', 'turned', 'batteries', 'killed', 'cut'] as const;

export const bits = (mask: number): number[] =>
  Array.from({ length: ZOMBIES }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);

/** By kind of fight card. */
export const FIGHT_CARD_NAMES: readonly string[] = Array.from({ length: FIGHT_CARD_KINDS }, (_, kind) =>
  fightCardName(kind),
);

const unless = (name: string, value: unknown, usual: unknown): Record<string, unknown> =>
  value === usual ? {} : { [name]: value };

const some = (name: string, value: readonly unknown[]): Record<string, unknown> =>
  value.length > 0 ? { [name]: value } : {};

const holds = ({ rules, holder, shotguns, batteries }: Table, seat: number): string[] => [
  ...rules.cardNames.filter((_, card) => holder[card] === seat),
  ...Array.from({ length: shotguns[seat] }, () => 'shotgun'),
  ...Array.from({ length: batteries[seat] }, () => 'battery'),
];

const playerJson = (table: Table, seat: number): Record<string, unknown> => {
  const { rules, humanAt, zombieAt, counts, flights } = table;
  const zombie = zombieAt[NEUTRALS + seat];
  const piece = table.isHuman(seat)
    ? { human: rules.names[humanAt[seat]] }
    : zombie === NONE
      ? { out: true }
      : { zombie: rules.names[zombie] };
  return {
    ...piece,
    has: holds(table, seat),
    ...unless('turnedIn', counts[TURNED_IN + seat], 0),
    ...unless('flights', flights[seat], 0),
  };
};

const zombiesJson = ({ rules, zombieAt }: Table): Record<string, string | null> => {
  const started = Array.from({ length: NEUTRALS }, (_, zombie) => zombie).filter((each) => rules.starts[each] !== NONE);
  const placeOf = (zombie: number): string | null => (zombieAt[zombie] === NONE ? null : rules.names[zombieAt[zombie]]);
  return Object.fromEntries(started.map((zombie) => [zombieName(rules, zombie), placeOf(zombie)]));
};

const storesJson = ({ rules, shotgunIn, batteryIn }: Table): Record<string, string[]> =>
  Object.fromEntries(
    Array.from(rules.stores, (space, store) => [
      rules.names[space],
      [...(shotgunIn[store] === 1 ? ['shotgun'] : []), ...(batteryIn[store] === 1 ? ['battery'] : [])],
    ]),
  );

const fightJson = (table: Table): Record<string, unknown> => {
  const { rules, fighter, foes, foe, flight, used, waiting } = table;
  if (fighter === NONE) return {};
  const fight = {
    human: fighter,
    ...some(
      'foes',
      bits(foes).map((zombie) => zombieName(rules, zombie)),
    ),
    ...(foe === NONE ? {} : { foe: zombieName(rules, foe) }),
    ...unless('flight', flight, 0),
    ...(used === NONE ? {} : { used: cardName(rules, used) }),
    ...some('waiting', bits(waiting)),
  };
  return { fight };
};

const countsJson = (names: readonly string[], counts: ArrayLike<number>): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (counts[i] > 0 ? [[name, counts[i]]] : [])));

/** The position by names; what a phase is not about is left out. */
export const positionOf = (table: Table): unknown => {
  const { rules, mover, second, endReason, winner } = table;
  const zombie = (name: string, number: number) => (number === NONE ? {} : { [name]: zombieName(rules, number) });
  return {
    phase: phases.PHASES[table.phase],
    turn: table.turn,
    active: table.active,
    ...unless('first', table.first, 0),
    ...unless('roll', table.roll, 0),
    players: Array.from({ length: rules.seats }, (_, seat) => playerJson(table, seat)),
    zombies: zombiesJson(table),
    stores: storesJson(table),
    deck: countsJson(FIGHT_CARD_NAMES, table.deck),
    ...zombie('mover', mover),
    ...zombie('second', second),
    ...fightJson(table),
    ...someCounts(countsJson(COUNT_NAMES, table.counts.subarray(0, Math.min(COUNTS, COUNT_NAMES.length)))),
    ...(endReason < 0 ? {} : { end: END_REASONS[endReason] }),
    ...(winner === NONE ? {} : { winner }),
  };
};

const someCounts = (counts: Record<string, number>): Record<string, unknown> =>
  Object.keys(counts).length > 0 ? { counts } : {};
