import { expect, it } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { actionKinds } from './action-kinds.js';
import { ohNoZombies } from './index.js';
import { FLIGHT, MOVE, ZOMBIE } from './phases.js';
import type { OhNoState } from './state.js';

/** Plays random games and tells of each decision's action before it is taken, with its kind, and after. */
const play = (games: number, tell: (kind: string, text: string, before: OhNoState, after: OhNoState) => void): void => {
  const game = ohNoZombies.create(ohNoZombies.options.parse({ mayDraw: true }));
  const [state, before] = [game.newState() as OhNoState, game.newState() as OhNoState];
  const rng = new Rng().seed(5);
  for (let i = 0; i < games; i++) {
    for (state.reset(); state.seat !== TERMINAL; ) {
      if (state.seat === CHANCE) {
        state.apply(state.sampleChance(rng));
        continue;
      }
      const action = state.sampleAction(rng);
      before.copyFrom(state);
      state.apply(action);
      tell(actionKinds.names[actionKinds.kindOf(action, before)], before.describeAction(action), before, state);
    }
  }
};

it('a win ends the game, and no other move by a human does', () => {
  const kinds = new Set<string>();
  play(300, (kind, _, before, after) => {
    kinds.add(kind);
    const won = after.seat === TERMINAL && after.endReason === 0;
    if (before.phase === MOVE || before.phase === FLIGHT) expect(won).toBe(kind === 'win');
  });
  expect([...kinds].sort()).toEqual([...actionKinds.names].sort());
});

it('a weapon, or the draw of a card, is of its own kind', () => {
  play(30, (kind, text) => {
    const [, weapon] = /^(?:use the|fire a) (\w+)/.exec(text) ?? [];
    if (weapon !== undefined) expect(weapon.startsWith(kind)).toBe(true);
    expect(text === 'draw a fight card').toBe(kind === 'draw');
  });
});

it('a move of a zombie is an attack just where a human stands at its end', () => {
  play(30, (kind, text, before) => {
    if (before.phase !== ZOMBIE) return;
    const end = before.rules.names.findIndex((name) => text.endsWith(` to ${name}`));
    expect(kind).toBe(before.humanAt.includes(end) ? 'attack' : 'moveZombie');
  });
});
