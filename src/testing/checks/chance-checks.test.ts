import { expect, it } from 'vitest';
import { findingsOf, pigWhere } from '../toy-games/broken.js';

it('catches probabilities that do not sum to 1', () => {
  const game = pigWhere({
    chanceOutcomes(out, probability) {
      super.chanceOutcomes(out, probability);
      probability[5] += 1e-7;
      return 6;
    },
  });
  expect(findingsOf(game)['probabilities are positive and sum to 1']).toMatch(/^the probabilities sum to 1.00000009/);
});

it('catches an outcome of probability zero', () => {
  const game = pigWhere({
    chanceOutcomes(out, probability) {
      super.chanceOutcomes(out, probability);
      probability[5] += probability[0];
      probability[0] = 0;
      return 6;
    },
  });
  expect(findingsOf(game)).toHaveProperty(
    ['probabilities are positive and sum to 1'],
    'the outcome 1 has probability 0',
  );
});

const OUTCOMES = 'outcomes are at least one, unique, within maxChanceOutcomes, and 32-bit integers';

it('catches an outcome that is listed twice', () => {
  const game = pigWhere({
    chanceOutcomes(out, probability) {
      super.chanceOutcomes(out, probability);
      out[5] = 5;
      return 6;
    },
  });
  expect(findingsOf(game)).toHaveProperty([OUTCOMES], 'the outcome 5 is listed twice');
});

it('catches more outcomes than are stated', () => {
  const game = pigWhere({}, { info: { maxChanceOutcomes: 5 } });
  expect(findingsOf(game)).toHaveProperty([OUTCOMES], '6 outcomes, with maxChanceOutcomes 5');
});

it('catches a chance node of no known purpose', () => {
  const game = pigWhere({
    apply(action) {
      super.apply(action);
      this.chanceStream = 1;
    },
  });
  expect(findingsOf(game)).toHaveProperty(
    ['chanceStream names one of the chanceStreams'],
    'chanceStream is 1, with 1 chanceStreams',
  );
});
