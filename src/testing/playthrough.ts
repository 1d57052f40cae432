import { type Action, CHANCE, type Game, type State, TERMINAL } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { randomAction } from './random-line.js';
import { Reader } from './reader.js';

const LISTED = 8;
const DRAWN = 4;
/** Nodes shown in full, evenly spread over the game, beside the first of each sort. */
const SPREAD = 4;

const rounded = (value: number): string => String(Number(value.toPrecision(6)));

const firstFew = (texts: readonly string[]): string =>
  texts.slice(0, LISTED).join('; ') + (texts.length > LISTED ? '; …' : '');

/** What chance draws for, or which seat decides. */
const actorOf = (game: Game, state: State): string =>
  state.seat === CHANCE ? `chance (${game.info.chanceStreams[state.chanceStream]})` : `seat ${state.seat}`;

const draws = (state: State, draw: (rng: Rng) => Action): string => {
  const rng = new Rng().seed(1);
  return Array.from({ length: DRAWN }, () => state.describeAction(draw(rng))).join('; ');
};

const chanceLines = (reader: Reader, state: State): string[] => {
  const { outcomes, probabilities } = reader.chances(state);
  const texts = outcomes.map((outcome, index) => `${state.describeAction(outcome)} ${rounded(probabilities[index])}`);
  return [
    `${outcomes.length} outcomes: ${firstFew(texts)}`,
    `drawn: ${draws(state, (rng) => state.sampleChance(rng))}`,
  ];
};

const decisionLines = (reader: Reader, state: State): string[] => {
  const legal = reader.legalActions(state);
  const texts = legal.map((action) => state.describeAction(action));
  const drawn = state.sampleAction ? [`drawn: ${draws(state, (rng) => state.sampleAction?.(rng) ?? legal[0])}`] : [];
  return [`${legal.length} legal actions: ${firstFew(texts)}`, ...drawn];
};

const innerLines = (reader: Reader, state: State): string[] => {
  const judged = reader.game.evaluate ? [`evaluation: ${reader.evaluation(state).map(rounded).join(', ')}`] : [];
  return [...judged, ...(state.seat === CHANCE ? chanceLines(reader, state) : decisionLines(reader, state))];
};

const endLines = (reader: Reader, state: State): string[] => {
  const { endReasons, metrics, roles, seats } = reader.game.info;
  const values = reader.metrics(state);
  const role = (seat: number): string => roles[state.roleOf(seat)] ?? 'unknown';
  return [
    `end: ${endReasons[state.endReason]}`,
    `roles: ${Array.from({ length: seats }, (_, seat) => role(seat)).join(', ')}`,
    `result: ${reader.result(state).join(', ')}`,
    `returns: ${reader.returns(state).map(rounded).join(', ')}`,
    ...metrics.map(({ name }, index) => `${name}: ${values[index]}`),
  ];
};

/** What a seat sees is shown where that may differ from what there is. */
const descriptionLines = ({ info }: Game, state: State): string[] => {
  const seats = info.hiddenInformation ? Array.from({ length: info.seats }, (_, seat) => seat) : [];
  const seen = seats.flatMap((seat) => [`as seat ${seat} sees it:`, ...state.describe(seat).split('\n')]);
  return [...state.describe().split('\n'), ...seen];
};

const nodeLines = (reader: Reader, state: State, ply: number): string[] => {
  const isEnd = state.seat === TERMINAL;
  const who = isEnd ? 'the end' : actorOf(reader.game, state);
  return [
    '',
    `# ply ${ply}, turn ${state.turn}, ${who}`,
    ...descriptionLines(reader.game, state),
    `JSON: ${JSON.stringify(state.toJSON())}`,
    ...(isEnd ? endLines(reader, state) : innerLines(reader, state)),
    '',
  ];
};

/** A random game: its actions, and who took each. */
const randomGame = (reader: Reader, seed: number): { actions: Action[]; actors: string[] } => {
  const rng = new Rng().seed(seed);
  const state = reader.game.newState();
  const actions: Action[] = [];
  const actors: string[] = [];
  while (state.seat !== TERMINAL) {
    const action = randomAction(reader, state, rng);
    actors.push(actorOf(reader.game, state));
    actions.push(action);
    state.apply(action);
  }
  return { actions, actors };
};

const shownInFull = (actors: readonly string[]): ReadonlySet<number> => {
  const firsts = [...new Set(actors)].map((actor) => actors.indexOf(actor));
  const spread = Array.from({ length: SPREAD }, (_, i) => Math.round(((i + 1) * actors.length) / (SPREAD + 1)));
  return new Set([0, ...firsts, ...spread, actors.length]);
};

/**
 * A random game as text: every action and outcome, some nodes in full, and the end. Kept beside the game's source, it shows
 * in a change's diff whether and how the game behaves otherwise than before.
 *
 * @param seed from 0 to 2^53 - 1
 */
export const playthrough = (game: Game, seed: number): string => {
  const reader = new Reader(game);
  const { actions, actors } = randomGame(reader, seed);
  const full = shownInFull(actors);
  const state = game.newState();
  const lines = [`A random game of ${game.info.id}, version ${game.info.version}, seed ${seed}`];
  for (let ply = 0; ply <= actions.length; ply++) {
    if (full.has(ply)) lines.push(...nodeLines(reader, state, ply));
    if (ply === actions.length) break;
    lines.push(`${ply} ${actors[ply]}: ${state.describeAction(actions[ply])}`);
    state.apply(actions[ply]);
  }
  return `${lines.join('\n').trimEnd()}\n`;
};

/** The first line in which a text differs from what it should be, with both readings, or null. */
export const firstDifferentLine = (expected: string, found: string): string | null => {
  if (expected === found) return null;
  const [should, is] = [expected, found].map((text) => text.split('\n'));
  const at = should.findIndex((line, index) => line !== is[index]);
  const index = at < 0 ? should.length : at;
  return `line ${index + 1}\nexpected: ${should[index] ?? '(nothing)'}\nfound:    ${is[index] ?? '(nothing)'}`;
};
