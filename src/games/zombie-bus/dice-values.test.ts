import { expect, test } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { Rng } from '../../core/rng.js';
import { evaluationOf } from './evaluation.js';
import { options } from './options.js';
import { rulesOf } from './rules.js';
import { BusState } from './state.js';

test('dice that were judged before, among many others, are worth what they are worth when judged anew', () => {
  const rules = rulesOf(options.parse({ busLimit: 8, startZombies: 0, rolls: 5 }));
  const evaluate = evaluationOf(rules);
  const [state, next] = [new BusState(rules), new BusState(rules)];
  const legal = new Int32Array(rules.info.maxLegalActions);
  const [remembered, anew] = [new Float64Array(4), new Float64Array(4)];
  const rng = new Rng().seed(6);
  let compared = 0;
  while (state.seat !== TERMINAL) {
    if (state.seat !== CHANCE) {
      const count = state.legalActions(legal);
      for (let i = 0; i < 60; i++) {
        next.copyFrom(state);
        next.apply(legal[i % count]);
        while (next.seat === CHANCE) next.apply(next.sampleChance(rng));
        if (next.seat === TERMINAL) continue;
        evaluate(next, remembered);
        if (i % 12 > 0) continue;
        evaluationOf(rules)(next, anew);
        expect([...remembered]).toEqual([...anew]);
        compared++;
      }
    }
    state.apply(state.seat === CHANCE ? state.sampleChance(rng) : legal[rng.below(state.legalActions(legal))]);
  }
  expect(compared).toBeGreaterThan(100);
});
