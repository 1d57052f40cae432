import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import { CHANCE, type Seat, TERMINAL } from '../../core/game.js';
import { brokenInvariant } from './invariant.js';
import { NEUTRALS, NONE } from './names.js';
import * as phases from './phases.js';
import { COUNT_NAMES, FIGHT_CARD_NAMES } from './position-json.js';
import { END_REASONS, TURNED_IN } from './rules.js';
import { ABSENT, IN_USE, type Table } from './table.js';

const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(65_535);
const card = z.int().min(0).max(18);

const schema = z.strictObject({
  phase: z.enum(phases.PHASES).optional(),
  turn: z.int().min(0).max(10_000).optional(),
  active: seat.default(0),
  first: seat.default(0),
  roll: z.int().min(0).max(6).default(0),
  players: z
    .array(
      z.strictObject({
        human: z.string().optional(),
        zombie: z.string().optional(),
        out: z.literal(true).optional(),
        has: z.array(z.string()).default([]),
        turnedIn: z.int().min(0).max(10_000).optional(),
        flights: z.int().min(0).max(20).default(0),
      }),
    )
    .optional(),
  zombies: z.record(z.string(), z.string().nullable()).default({}),
  stores: z.record(z.string(), z.array(z.enum(['shotgun', 'battery'])).max(2)).optional(),
  deck: z.partialRecord(z.enum(FIGHT_CARD_NAMES as [string, ...string[]]), card).optional(),
  mover: z.string().optional(),
  second: z.string().optional(),
  fight: z
    .strictObject({
      human: seat,
      foes: z.array(z.string()).default([]),
      foe: z.string().optional(),
      flight: z.int().min(0).max(6).default(0),
      used: z.string().optional(),
      waiting: z.array(seat).default([]),
    })
    .optional(),
  counts: z.partialRecord(z.enum(COUNT_NAMES), count).default({}),
  end: z.enum(END_REASONS).optional(),
  winner: seat.optional(),
});

type Position = z.output<typeof schema>;

const wrong = (field: string, what: string): UserError => new UserError(`The position: ${field} ${what}.`);

/** The place of a name in a list. @throws UserError that names the field */
const placeIn = (names: readonly string[], name: string, field: string, what: string): number => {
  const place = names.indexOf(name);
  if (place < 0) throw wrong(field, `is "${name}", and there is no such ${what}`);
  return place;
};

/** Becomes the position that JSON describes; what is left out is as at the start, the white die of seat 0 to be rolled. */
export const loadPosition = (table: Table, json: unknown): void => {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrong(issue.path.join('.') || 'the whole', `is wrong: ${issue.message}`);
  }
  const position = parsed.data;
  table.setUp();
  loadPlayers(table, position);
  loadZombies(table, position);
  loadStores(table, position);
  if (position.deck) {
    table.deck.fill(0);
    for (const [name, copies] of Object.entries(position.deck))
      table.deck[FIGHT_CARD_NAMES.indexOf(name)] = copies ?? 0;
  }
  COUNT_NAMES.forEach((name, i) => {
    table.counts[i] = position.counts[name] ?? 0;
  });
  loadTurn(table, position);
  loadFight(table, position);
  table.zombiesOn.fill(0);
  for (const space of table.zombieAt) if (space !== NONE) table.zombiesOn[space]++;
  table.enter(table.phase, seatOf(table));
  const broken = brokenInvariant(table);
  if (broken !== null) throw new UserError(`The position can't be: ${broken}.`);
};

const loadPlayers = (table: Table, { players }: Position): void => {
  const { rules, humanAt, zombieAt } = table;
  if (!players) return;
  if (players.length !== rules.seats) throw wrong('players', `must be a list of ${rules.seats}`);
  players.forEach(({ human, zombie, out, has, turnedIn, flights }, each) => {
    const given = [human, zombie, out].filter((piece) => piece !== undefined).length;
    if (given > 1) throw wrong(`players.${each}`, 'must be one of human, zombie and out');
    if (human !== undefined) humanAt[each] = placeIn(rules.names, human, `players.${each}.human`, 'space');
    if (zombie !== undefined)
      zombieAt[NEUTRALS + each] = placeIn(rules.names, zombie, `players.${each}.zombie`, 'space');
    if (zombie !== undefined || out) {
      humanAt[each] = NONE;
      table.humans &= ~(1 << each);
    }
    if (out) table.inPlay &= ~(1 << each);
    table.counts[TURNED_IN + each] = turnedIn ?? (table.isHuman(each) ? 0 : 1);
    table.flights[each] = flights;
    has.forEach((what, i) => {
      give(table, each, what, `players.${each}.has.${i}`);
    });
  });
};

const give = (table: Table, to: number, what: string, field: string): void => {
  if (what === 'shotgun') table.shotguns[to]++;
  else if (what === 'battery') table.batteries[to]++;
  else {
    const place = placeIn(table.rules.cardNames, what, field, 'card');
    if (table.holder[place] === ABSENT) throw wrong(field, `is "${what}", a kind of weapon that is not in the game`);
    if (table.holder[place] !== NONE) throw wrong(field, `is "${what}", which is held already`);
    table.holder[place] = to;
  }
};

const loadZombies = (table: Table, { zombies }: Position): void => {
  const { rules, zombieAt } = table;
  for (const [name, space] of Object.entries(zombies)) {
    const zombie = placeIn(table.rules.zombieNames.slice(0, NEUTRALS), name, 'zombies', 'zombie');
    if (rules.starts[zombie] === NONE) throw wrong('zombies', `has ${name}, which is not in the game`);
    zombieAt[zombie] = space === null ? NONE : placeIn(rules.names, space, `zombies.${name}`, 'space');
  }
};

/** Left out, as many stores are empty, in the order of the board, as batteries or shotguns are held. */
const loadStores = (table: Table, { stores }: Position): void => {
  const { rules, shotgunIn, batteryIn, shotguns, batteries } = table;
  const held = (cards: Uint8Array): number => cards.reduce((sum, each) => sum + each, 0);
  if (!stores) {
    shotgunIn.fill(0, 0, Math.min(4, held(shotguns)));
    batteryIn.fill(0, 0, Math.min(4, held(batteries)));
    return;
  }
  const names = Array.from(rules.stores, (space) => rules.names[space]);
  for (const [name, cards] of Object.entries(stores)) {
    const store = placeIn(names, name, 'stores', 'store');
    shotgunIn[store] = cards.includes('shotgun') ? 1 : 0;
    batteryIn[store] = cards.includes('battery') ? 1 : 0;
  }
};

const loadTurn = (table: Table, position: Position): void => {
  const { seats } = table.rules;
  for (const field of ['active', 'first', 'winner'] as const) {
    if ((position[field] ?? 0) >= seats)
      throw wrong(field, `is ${position[field]}, but the seats are 0 to ${seats - 1}`);
  }
  const zombie = (field: 'mover' | 'second'): number => {
    const name = position[field];
    return name === undefined ? NONE : placeIn(table.rules.zombieNames, name, field, 'zombie');
  };
  const usual = position.end === undefined ? 'white' : 'over';
  table.phase = phases.PHASES.indexOf(position.phase ?? usual);
  table.turn = position.turn ?? (table.phase === phases.FIRST ? 0 : 1);
  table.active = position.active;
  table.first = position.first;
  table.roll = position.roll;
  table.mover = zombie('mover');
  table.second = zombie('second');
  table.endReason = position.end === undefined ? -1 : END_REASONS.indexOf(position.end);
  table.winner = position.winner ?? NONE;
};

const loadFight = (table: Table, { fight }: Position): void => {
  if (!fight) return;
  const zombie = (name: string, field: string): number => placeIn(table.rules.zombieNames, name, field, 'zombie');
  table.fighter = fight.human;
  table.foes = fight.foes.reduce((mask, name, i) => mask | (1 << zombie(name, `fight.foes.${i}`)), 0);
  table.foe = fight.foe === undefined ? NONE : zombie(fight.foe, 'fight.foe');
  table.flight = fight.flight;
  table.waiting = fight.waiting.reduce((mask, each) => mask | (1 << each), 0);
  if (fight.used === undefined) return;
  table.used = placeIn(table.rules.cardNames, fight.used, 'fight.used', 'card');
  if (table.holder[table.used] !== NONE)
    throw wrong('fight.used', `is "${fight.used}", which is held or not in the game`);
  table.holder[table.used] = IN_USE;
};

const seatOf = (table: Table): Seat => {
  const { phase, fighter, mover, active } = table;
  if (phase === phases.OVER) return TERMINAL;
  if (phase === phases.MOVE) return active;
  if (phase === phases.WHICH || phase === phases.WEAPON || phase === phases.FLIGHT) return fighter;
  if (phase !== phases.ORDER && phase !== phases.ZOMBIE) return CHANCE;
  return mover >= NEUTRALS && mover !== NONE ? mover - NEUTRALS : table.neutralMover();
};
