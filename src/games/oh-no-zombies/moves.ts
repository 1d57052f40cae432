import * as names from './names.js';
import type { Rules } from './rules.js';
import type { Table } from './table.js';

const { NONE, PATH, ROLLS, SHACK, STORE, ZOMBIES } = names;

/** Where the human of a seat may end with a roll (or a flight) of n: writes the spaces and returns their number. */
export const listHumanMoves = (table: Table, seat: number, n: number, out: Int32Array): number => {
  const { rules } = table;
  const from = table.humanAt[seat];
  const row = from * ROLLS + n;
  const mayWin = table.batteries[seat] > 0;
  if (rules.emptyStores && !isStopped(table, row)) {
    const { humanEnds, humanEndsAt } = rules;
    let count = 0;
    for (let i = humanEndsAt[row]; i < humanEndsAt[row + 1]; i++) out[count++] = humanEnds[i];
    if (mayWin && rules.endsInShack[row] === 1) out[count++] = rules.shack;
    if (count > 0) return count;
  }
  // Where no way is n long, the longest that there is.
  for (let length = n; length > 0; length--) {
    const count = walk(table, from, length, mayWin && length === n, out);
    if (count > 0) return count;
  }
  out[0] = from;
  return 1;
};

/** Whether some zombie stands on a way of this row, before its end. */
const isStopped = ({ rules, zombieAt }: Table, row: number): boolean => {
  const { stops, words } = rules;
  const at = row * words;
  for (let zombie = 0; zombie < ZOMBIES; zombie++) {
    const space = zombieAt[zombie];
    if (space !== NONE && ((stops[at + (space >> 5)] >> (space & 31)) & 1) === 1) return true;
  }
  return false;
};

/** Whether a human may enter a store: an empty one is a refuge, if the option allows. */
const mayEnter = ({ rules, shotgunIn, batteryIn }: Table, space: number): boolean => {
  if (rules.emptyStores) return true;
  const store = rules.storeAt[space];
  return shotgunIn[store] === 1 || batteryIn[store] === 1;
};

/** The ends of all ways of a length: each stops at a zombie and in a store; the shack only ends one, for who may win there. */
const walk = (table: Table, from: number, length: number, mayWin: boolean, out: Int32Array): number => {
  const { rules, zombiesOn } = table;
  const { kind, stepsOf, leadsTo, followsAt, follows, walkers, seenStep, seenEnd } = rules;
  const endStamp = nextStamp(rules);
  let [front, back] = walkers;
  let size = 0;
  for (let step = stepsOf[from]; step < stepsOf[from + 1]; step++) front[size++] = step;
  let count = 0;
  for (let left = length - 1; size > 0; left--) {
    const stepStamp = nextStamp(rules);
    let next = 0;
    for (let i = 0; i < size; i++) {
      const step = front[i];
      const space = leadsTo[step];
      if (left > 0 && kind[space] === PATH && zombiesOn[space] === 0) {
        for (let k = followsAt[step]; k < followsAt[step + 1]; k++) {
          const follow = follows[k];
          if (seenStep[follow] === stepStamp) continue;
          seenStep[follow] = stepStamp;
          back[next++] = follow;
        }
        continue;
      }
      if (seenEnd[space] === endStamp) continue;
      if (kind[space] === STORE && !mayEnter(table, space)) continue;
      if (kind[space] === SHACK && !(mayWin && left === 0)) continue;
      seenEnd[space] = endStamp;
      out[count++] = space;
    }
    const swap = front;
    front = back;
    back = swap;
    size = next;
  }
  return count;
};

const nextStamp = (rules: Rules): number => {
  if (rules.stamp === 0x7fffffff) {
    rules.seenStep.fill(0);
    rules.seenEnd.fill(0);
    rules.stamp = 0;
  }
  return ++rules.stamp;
};

/** The steps of a zombie to the human nearest to it; NONE where it can reach none. */
const nearestHuman = ({ rules, humanAt, zombieAt }: Table, zombie: number): number => {
  const { zombieDistance, seats } = rules;
  const from = zombieAt[zombie] << 8;
  let nearest: number = NONE;
  for (let seat = 0; seat < seats; seat++) {
    const space = humanAt[seat];
    if (space !== NONE && zombieDistance[from | space] < nearest) nearest = zombieDistance[from | space];
  }
  return nearest;
};

/** Whether a zombie must attack with a roll of n. */
export const canAttack = (table: Table, zombie: number, n: number): boolean => nearestHuman(table, zombie) <= n;

/** Where a zombie may end with a roll of n: at a human, if it can, and otherwise by exact count. */
export const listZombieMoves = (table: Table, zombie: number, n: number, out: Int32Array): number => {
  const { rules } = table;
  const nearest = nearestHuman(table, zombie);
  if (nearest <= n)
    return rules.attackNearest ? listNearest(table, zombie, nearest, out) : listReached(table, zombie, n, out);
  const row = table.zombieAt[zombie] * ROLLS + n;
  const { zombieEnds, zombieEndsAt } = rules;
  let count = 0;
  for (let i = zombieEndsAt[row]; i < zombieEndsAt[row + 1]; i++) out[count++] = zombieEnds[i];
  return count;
};

const listNearest = ({ rules, humanAt, zombieAt }: Table, zombie: number, nearest: number, out: Int32Array): number => {
  const { zombieDistance, seats } = rules;
  const from = zombieAt[zombie] << 8;
  let count = 0;
  for (let seat = 0; seat < seats; seat++) {
    const space = humanAt[seat];
    if (space === NONE || zombieDistance[from | space] !== nearest) continue;
    if (count === 0 || !isAmong(out, count, space)) out[count++] = space;
  }
  return count;
};

const isAmong = (out: Int32Array, count: number, space: number): boolean => {
  for (let i = 0; i < count; i++) if (out[i] === space) return true;
  return false;
};

const hasHuman = ({ rules, humanAt }: Table, space: number): boolean => {
  for (let seat = 0; seat < rules.seats; seat++) if (humanAt[seat] === space) return true;
  return false;
};

/** Every human within n steps: no zombie gets past one. */
const listReached = (table: Table, zombie: number, n: number, out: Int32Array): number => {
  const { rules } = table;
  const { kind, stepsOf, leadsTo, walkers, seenEnd } = rules;
  const stamp = nextStamp(rules);
  let [front, back] = walkers;
  const from = table.zombieAt[zombie];
  let count = 0;
  if (hasHuman(table, from)) out[count++] = from;
  front[0] = from;
  seenEnd[from] = stamp;
  let size = 1;
  for (let left = n; left > 0 && size > 0; left--) {
    let next = 0;
    for (let i = 0; i < size; i++) {
      for (let step = stepsOf[front[i]]; step < stepsOf[front[i] + 1]; step++) {
        const space = leadsTo[step];
        if (kind[space] !== PATH || seenEnd[space] === stamp) continue;
        seenEnd[space] = stamp;
        if (hasHuman(table, space)) out[count++] = space;
        else back[next++] = space;
      }
    }
    const swap = front;
    front = back;
    back = swap;
    size = next;
  }
  return count;
};
