import { describe, expect, it } from 'vitest';
import { CHANCE } from '../core/game.js';
import { Rng } from '../core/rng.js';
import { ROOT, Tree } from './tree.js';

/** Adds a child of a seat's action. */
const grow = (tree: Tree, parent: number, seat: number, action: number): number =>
  tree.add(parent, tree.placeOf(parent, seat), action);

const find = (tree: Tree, parent: number, seat: number, action: number): number =>
  tree.find(tree.placeOf(parent, seat), action);

interface Added {
  readonly parent: number;
  readonly seat: number;
  readonly action: number;
  readonly child: number;
}

/** Fills a tree with children of random nodes for random actions among so many, each spread by a factor. */
const fill = (tree: Tree, actions: number, spread: number, rng: Rng): Added[] => {
  const added: Added[] = [];
  while (!tree.isFull) {
    const parent = 1 + rng.below(tree.size);
    const seat = rng.below(4) - 1;
    const action = Math.imul(rng.below(actions) - (actions >> 1), spread);
    if (find(tree, parent, seat, action) === 0) {
      added.push({ parent, seat, action, child: grow(tree, parent, seat, action) });
    }
  }
  return added;
};

describe('a search tree', () => {
  it.each([
    ['neighbouring actions', 12, 1],
    ['actions that differ in their high bits alone', 200, 1 << 24],
    ['actions in steps of the size of a table', 4000, 1 << 12],
    ['one action, so that all is in the parents', 1, 1],
  ])('finds all that was added until it is full, over many searches: %s', (_, actions, spread) => {
    const rng = new Rng().seed(3);
    for (const capacity of [2, 3, 17, 64, 1000, 4097]) {
      const tree = new Tree(capacity);
      for (let search = 0; search < 12; search++) {
        tree.clear();
        const added = fill(tree, actions, spread, rng);
        expect(added).toHaveLength(capacity - 1);
        expect(new Set(added.map(({ child }) => child)).size).toBe(capacity - 1);
        const lost = added.filter(({ parent, seat, action, child }) => find(tree, parent, seat, action) !== child);
        expect(lost).toEqual([]);
      }
    }
  });

  it('finds nothing that was not added, though it was there in another search', () => {
    const tree = new Tree(100);
    tree.clear();
    const before = fill(tree, 50, 1, new Rng().seed(1));
    tree.clear();
    expect(tree.size).toBe(1);
    expect(before.filter(({ parent, seat, action }) => find(tree, parent, seat, action) !== 0)).toEqual([]);
  });

  it('takes the same action of two seats, and the same number of an outcome, for three children', () => {
    const tree = new Tree(10);
    tree.clear();
    const children = [0, 1, CHANCE].map((seat) => grow(tree, ROOT, seat, 7));
    expect(new Set(children).size).toBe(3);
    expect([0, 1, CHANCE].map((seat) => find(tree, ROOT, seat, 7))).toEqual(children);
    expect(find(tree, ROOT, 2, 7)).toBe(0);
    expect(tree.children[ROOT]).toBe(3);
  });

  it('is ready before it is cleared for the first time', () => {
    const tree = new Tree(4);
    expect(find(tree, ROOT, 0, 1)).toBe(0);
    const child = grow(tree, ROOT, 0, 1);
    expect(find(tree, ROOT, 0, 1)).toBe(child);
  });

  it('goes on after as many searches as a slot can count', () => {
    const tree = new Tree(50);
    tree.clear();
    const old = fill(tree, 50, 1, new Rng().seed(1));
    (tree as unknown as { search: number }).search = 0x7ffffffe;
    for (let search = 0; search < 4; search++) {
      tree.clear();
      expect(old.every(({ parent, seat, action }) => find(tree, parent, seat, action) === 0)).toBe(true);
      const added = fill(tree, 50, 1, new Rng().seed(search));
      expect(added.every(({ parent, seat, action, child }) => find(tree, parent, seat, action) === child)).toBe(true);
    }
  });

  it('holds as many nodes as was said, the root included', () => {
    const tree = new Tree(3);
    tree.clear();
    expect([tree.size, tree.isFull]).toEqual([1, false]);
    grow(tree, ROOT, 0, 1);
    expect([tree.size, tree.isFull]).toEqual([2, false]);
    grow(tree, ROOT, 0, 2);
    expect([tree.size, tree.isFull]).toEqual([3, true]);
  });

  it('counts visits, and starts every new node from nothing', () => {
    const tree = new Tree(5);
    for (let search = 0; search < 2; search++) {
      tree.clear();
      const child = grow(tree, ROOT, 0, 1);
      expect([tree.visits[child], tree.total[child], tree.mean[child], tree.children[child]]).toEqual([0, 0, 0, 0]);
      for (const value of [1, 0.5, 0, 0.5]) tree.visit(child, value);
      expect([tree.visits[child], tree.total[child], tree.mean[child], tree.width[child]]).toEqual([4, 2, 0.5, 0.5]);
      expect([tree.visits[ROOT], tree.children[ROOT]]).toEqual([0, 1]);
      grow(tree, child, 0, 1);
    }
  });

  it('counts once an iteration that an action was legal, and forgets it with the node', () => {
    const tree = new Tree(4);
    tree.clear();
    const child = grow(tree, ROOT, 0, 7);
    for (const iteration of [1, 1, 2, 5, 5]) tree.offer(child, iteration);
    expect(tree.offers[child]).toBe(3);
    tree.clear();
    expect(tree.offers[grow(tree, ROOT, 0, 7)]).toBe(0);
  });
});
