import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '../src/core/errors.js';
import { CHANCE, type Game, TERMINAL } from '../src/core/game.js';
import { parseOptions } from '../src/core/options.js';
import { Rng } from '../src/core/rng.js';
import { ENTRYWAYS, FIRST_ENTRYWAY, ROOMS, SPACES } from '../src/games/zombie-kidz/board.js';
import { hurriedOf, patientOf } from '../src/games/zombie-kidz/by-play.js';
import { zombieKidz } from '../src/games/zombie-kidz/index.js';
import { emptyNet, LEAK, meanOf, type Net, outputOf, pack } from '../src/games/zombie-kidz/net.js';
import type { KidzState } from '../src/games/zombie-kidz/state.js';
import { FIRST_RESERVE, PAIRS, RESERVES, seenOf, viewOf } from '../src/games/zombie-kidz/views.js';
import { wholeOf } from './arguments.js';

// node dist/scripts/fit-kidz.js SIDE PLAYERS DECISIONS [guests|patient]: learns the evaluation of so many heroes on a side of the board (night or
// day) from so many decisions of games with itself, and writes its net. 25,000,000 take a quarter of an hour of a core.
// With `guests` it learns from games of one player more as well. With `patient` it learns what search goes by, for two or three players: nets of twice the units by
// heroes in less of a hurry, of which it writes the mean; 100,000,000 decisions take some seventy minutes a net.
//
// Many games are played side by side, mostly by the action that looks best. Each decision moves the evaluation of its position
// towards what the best action is worth, by what the evaluation says of all that the die may bring next (real-time dynamic programming,
// Barto, Bradtke and Singh 1995, with nets in place of a table).

const SIDES = ['night', 'day'] as const;
type Side = (typeof SIDES)[number];

/** How a net is learnt. */
interface Course {
  /** Hidden units. */
  readonly units: number;
  /** Zombies in the games that are played. Not six, seven or eight, on which the agents are judged. */
  readonly zombies: readonly number[];
  /** Decisions for which hurry and rate stay what they are. */
  readonly held: number;
  /** The nets of which the mean is written. */
  readonly nets: readonly OneNet[];
}

interface OneNet {
  readonly seed: number;
  /** What is left in the end of a chance to win for each decision that it takes, as the evaluation says of itself. */
  readonly patience: number;
}

/** For play one action ahead. */
const hurried = (side: Side, players: number): Course => ({
  units: 32,
  zombies: [5, 9, 10, 12],
  held: 1,
  nets: [{ seed: 1, patience: hurriedOf({ side, players }).patience }],
});
/** Half the hurry of search. By nets learnt in it alone heroes wait for ever; in a mean they win by waiting what the others lose by hurry. */
const CALMER = 0.99995;

/** For search, which notices when it waits in vain. */
const patiently = (side: Side, players: number): Course => ({
  units: 64,
  zombies: [5, 9, 10, 11, 12],
  held: 1024,
  nets: patientNets(side, players),
});

const patientNets = (side: Side, players: number): OneNet[] => {
  const { patience } = patientOf({ side, players });
  if (players === 3) return [{ seed: 1, patience }];
  const patiences = side === 'night' ? [patience, CALMER] : [patience];
  return patiences.flatMap((each) => [1, 2].map((seed) => ({ seed, patience: each })));
};

/** Other numbers in games of one player more, which may say what lies between. */
const BETWEEN = [6, 7, 8];
/** Games side by side. */
const GAMES = 1024;
/** The share of random actions. */
const RANDOM = 0.05;
/** The share of games that begin in the middle: at first, so that a win is ever seen, and later. */
const MIDDLE = { first: 0.5, later: 0.02 };
/** Games are given up after so many turns. */
const MOST_TURNS = { first: 100, later: 400 };
/** How far a weight is moved, from first to last. */
const RATE = { first: 0.2, last: 0.0003 };
/** The rates from which on things are as later: half of the first. */
const EARLY = 0.5;
/**
 * Heroes are in a great hurry at first, which makes play that gets somewhere, and in less and less until this share of all: else
 * what the net gets wrong makes waiting look better than anything.
 */
const HURRY = 0.01;
const CALM_AT = 0.6;
/** Log-odds of a win anywhere before anything is learnt: low, since what is missed then is found when a win is seen. */
const HOPE = -3;
const SPREAD = 0.3;
/** How fast it is forgotten how far a weight was moved, and the least that counts. */
const KEPT = 0.9999;
const LEAST_SQUARE = 1e-4;

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** A net whose weights move down gradients, each the less the more it was moved lately (RMSprop, Tieleman and Hinton 2012). */
class Learner {
  readonly net: Net;
  private readonly moved: Net;
  /** By players: room for the rows of a position. */
  private readonly rows: readonly Int32Array[];
  private readonly sums: Float64Array;
  private readonly gradients: Float64Array;
  rate = RATE.first;

  constructor(
    players: number,
    private readonly units: number,
    rng: Rng,
  ) {
    this.net = emptyNet(players, units);
    this.moved = emptyNet(players, units);
    this.sums = new Float64Array(units);
    this.gradients = new Float64Array(units);
    this.rows = Array.from({ length: players + 1 }, (_, count) => new Int32Array(seenOf(count)));
    const { inputs, outputs, direct, rows } = this.net;
    for (const part of [inputs, outputs])
      for (let i = 0; i < part.length; i++) part[i] = SPREAD * (2 * rng.float() - 1);
    for (let pair = 0; pair < PAIRS; pair++) {
      const first = pair * rows + FIRST_RESERVE;
      direct.fill(HOPE, first, first + RESERVES);
    }
  }

  chanceAt(state: KidzState): number {
    const rows = this.rows[state.hero.length];
    const pair = viewOf(state, rows);
    return chanceOf(outputOf(this.net, pair, rows, this.sums));
  }

  /** Moves what is expected of a position towards a chance to win. */
  learn(state: KidzState, target: number): void {
    const { net, moved, sums, gradients, units } = this;
    const rows = this.rows[state.hero.length];
    const pair = viewOf(state, rows);
    const error = chanceOf(outputOf(net, pair, rows, sums)) - target;
    for (let unit = 0; unit < units; unit++) {
      const at = pair * units + unit;
      const slope = sums[unit] > 0 ? 1 : LEAK;
      gradients[unit] = error * net.outputs[at] * slope;
      this.move(net.outputs, moved.outputs, at, error * sums[unit] * slope);
    }
    for (let i = 0; i < rows.length; i++) {
      const row = pair * net.rows + rows[i];
      this.move(net.direct, moved.direct, row, error);
      for (let unit = 0; unit < units; unit++) this.move(net.inputs, moved.inputs, row * units + unit, gradients[unit]);
    }
  }

  private move(weights: Float32Array, moved: Float32Array, at: number, gradient: number): void {
    moved[at] = KEPT * moved[at] + gradient * gradient;
    weights[at] -= (this.rate * gradient) / Math.sqrt(moved[at] + LEAST_SQUARE);
  }
}

/**
 * What the actions of a position are worth, by what is expected of all that the die may bring next. The number of zombies makes no
 * difference to what actions do, so that one serves all games of so many players.
 */
class Outlook {
  readonly legal: Int32Array;
  private readonly next: KidzState;
  private readonly later: KidzState;
  private readonly outcomes: Int32Array;
  private readonly odds: Float64Array;

  constructor(
    game: Game<KidzState>,
    private readonly learner: Learner,
  ) {
    this.next = game.newState();
    this.later = game.newState();
    this.legal = new Int32Array(game.info.maxLegalActions);
    this.outcomes = new Int32Array(game.info.maxChanceOutcomes);
    this.odds = new Float64Array(game.info.maxChanceOutcomes);
  }

  /** The place of the best among `legal`, which it fills, how many there are, and what the best is worth. */
  best(state: KidzState): { choice: number; count: number; worth: number } {
    const { legal } = this;
    const count = state.legalActions(legal);
    let choice = 0;
    let worth = -1;
    for (let i = 0; i < count; i++) {
      const expected = this.worthOf(state, legal[i]);
      if (expected <= worth) continue;
      worth = expected;
      choice = i;
    }
    return { choice, count, worth };
  }

  private worthOf(state: KidzState, action: number): number {
    const { next, later, outcomes, odds } = this;
    next.copyFrom(state);
    next.apply(action);
    if (next.seat === TERMINAL) return next.won ? 1 : 0;
    const count = next.chanceOutcomes(outcomes, odds);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      later.copyFrom(next);
      later.apply(outcomes[i]);
      if (later.seat !== TERMINAL) sum += odds[i] * this.learner.chanceAt(later);
    }
    return sum;
  }
}

/** A game to play with itself, and how to look at its actions. */
interface Lesson {
  readonly game: Game<KidzState>;
  readonly outlook: Outlook;
}

/** Games with itself, one after the other, decision by decision. */
class SelfPlay {
  private state!: KidzState;
  private outlook!: Outlook;
  private turns = 0;

  constructor(
    private readonly lessons: readonly Lesson[],
    private readonly learner: Learner,
    private readonly rng: Rng,
  ) {
    this.begin(MIDDLE.first);
  }

  /** Learns from the decision that it is at and plays on. */
  step(patience: number): void {
    const { state, outlook, learner, rng } = this;
    const early = learner.rate > EARLY * RATE.first;
    const { choice, count, worth } = outlook.best(state);
    learner.learn(state, patience * worth);
    state.apply(outlook.legal[rng.float() < RANDOM ? rng.below(count) : choice]);
    if (state.seat === CHANCE) state.apply(state.sampleChance(rng));
    if (state.seat === TERMINAL || ++this.turns > MOST_TURNS[early ? 'first' : 'later'])
      this.begin(MIDDLE[early ? 'first' : 'later']);
  }

  private begin(middle: number): void {
    const { lessons, rng } = this;
    this.turns = 0;
    do {
      const { game, outlook } = lessons[rng.below(lessons.length)];
      this.outlook = outlook;
      this.state = game.newState();
      if (rng.float() < middle) scatter(this.state, rng);
      else this.state.apply(this.state.sampleChance(rng));
    } while (this.state.seat === TERMINAL);
  }
}

/** Puts zombies, heroes and locks anywhere, and the first hero to a decision. */
const scatter = (state: KidzState, rng: Rng): void => {
  let left = state.rules.zombies;
  const place = (space: number): void => {
    state.zombies[space]++;
    left--;
  };
  state.zombies.fill(0);
  for (let i = 0; i < ENTRYWAYS; i++) if (rng.below(2) === 0) place(FIRST_ENTRYWAY + i);
  for (let i = rng.below(left + 1); i > 0; i--) place(rng.below(ROOMS));
  state.reserve = left;
  state.locks = rng.below((1 << ENTRYWAYS) - 1);
  state.lockCount = [0, 1, 2, 3].filter((entryway) => state.isLocked(entryway)).length;
  for (let p = 0; p < state.hero.length; p++) state.hero[p] = rng.below(SPACES.length);
  state.seat = state.active;
};

const lessonsOf = (side: string, players: number, zombies: readonly number[], learner: Learner): Lesson[] => {
  const games = zombies.map((count) => {
    const options = parseOptions(zombieKidz.options, { side, zombies: count, players }, 'game zombie-kidz');
    return zombieKidz.create(options) as Game<KidzState>;
  });
  const outlook = new Outlook(games[0], learner);
  return games.map((game) => ({ game, outlook }));
};

/** The net for one player fewer: all but the rows of the last hero. */
const withoutLast = (net: Net, players: number): Net => {
  const { units } = net;
  const fewer = emptyNet(players - 1, units);
  fewer.outputs.set(net.outputs);
  for (let pair = 0; pair < PAIRS; pair++) {
    const from = pair * net.rows;
    const to = pair * fewer.rows;
    fewer.inputs.set(net.inputs.subarray(from * units, (from + fewer.rows) * units), to * units);
    fewer.direct.set(net.direct.subarray(from, from + fewer.rows), to);
  }
  return fewer;
};

/** What is learnt, of whom and by what. */
interface Task {
  readonly side: string;
  readonly players: number;
  readonly decisions: number;
  readonly guests: boolean;
  readonly course: Course;
}

const learnt = ({ side, players, decisions, guests, course }: Task, { seed, patience }: OneNet): Net => {
  const rng = new Rng().seed(seed);
  const learner = new Learner(guests ? players + 1 : players, course.units, rng);
  const lessons = lessonsOf(side, players, course.zombies, learner);
  const { held } = course;
  if (guests) lessons.push(...lessonsOf(side, players + 1, BETWEEN, learner));
  const play = Array.from({ length: GAMES }, () => new SelfPlay(lessons, learner, rng));
  for (let i = 0; i < decisions; i++) {
    const done = (i - (i % held)) / decisions;
    learner.rate = RATE.first * (RATE.last / RATE.first) ** done;
    const hurry = (1 - patience) * (HURRY / (1 - patience)) ** Math.max(0, 1 - done / CALM_AT);
    play[i % GAMES].step(1 - hurry);
    if (i % (1 << 20) === 0) process.stdout.write(`${side}: ${i} of ${decisions} decisions\n`);
  }
  return guests ? withoutLast(learner.net, players + 1) : learner.net;
};

const [where, number, count, ...rest] = process.argv.slice(2);
const side = SIDES.find((each) => each === where);
const players = Number(number);
if (side === undefined || ![2, 3, 4].includes(players))
  throw new UserError('Name a side of the board, night or day, two to four players and a number of decisions.');
const decisions = wholeOf(count ?? '', 'The number of decisions', 1);
const [kind = 'neither', ...more] = rest;
if (!['guests', 'patient', 'neither'].includes(kind) || more.length > 0)
  throw new UserError(`What is ${rest.join(' ')}? After the number of decisions comes guests, patient or nothing.`);
const guests = kind === 'guests';
const patient = kind === 'patient';
if (patient && players === 4) throw new UserError('The nets that search goes by are of two or three players.');
const course = patient ? patiently(side, players) : hurried(side, players);
const { zombies } = course;
const nets = course.nets.map((net) => learnt({ side, players, decisions, guests, course }, net));
const packed = pack(nets.length === 1 ? nets[0] : meanOf(nets, players));
const also = guests ? `, and of one player more with ${BETWEEN.join(', ')}` : '';
const many = nets.length === 1 ? '' : `, the mean of ${nets.length} nets`;
const text = `/** Learnt by scripts/fit-kidz.ts from ${decisions} decisions of games with ${zombies.join(', ')} zombies${also}${many}; packed: see net.ts. */
export const NET = [
${(packed.match(/.{1,110}/g) as string[]).map((line) => `  '${line}',\n`).join('')}].join('');
`;
const file = fileURLToPath(
  new URL(`../../src/games/zombie-kidz/nets/${side}-${players}${patient ? '-patient' : ''}.ts`, import.meta.url),
);
writeFileSync(file, text);
