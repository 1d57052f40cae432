import { expect, it } from 'vitest';
import { findingsOf, pigWhere } from '../toy-games/broken.js';
import { ROLL } from '../toy-games/pig.js';

const CHANCE_CHECK = 'sampleChance draws each outcome with its probability';
const ACTION_CHECK = 'sampleAction draws each legal action as often';

it('catches probabilities that are not those drawn with', () => {
  const game = pigWhere({
    chanceOutcomes(out, probability) {
      super.chanceOutcomes(out, probability);
      probability[0] += 0.03;
      probability[1] -= 0.03;
      return 6;
    },
  });
  expect(findingsOf(game)[CHANCE_CHECK]).toMatch(/^χ² = .* throws 1 \d+ times of 3933 expected/);
});

it('catches a die that is a little loaded', () => {
  const game = pigWhere({ sampleChance: (rng) => (rng.below(20) === 0 ? 6 : 1 + rng.below(6)) });
  expect(findingsOf(game)).toHaveProperty([CHANCE_CHECK]);
});

it('catches a position that holds what chance will bring: the order of what is not drawn yet', () => {
  // Over many nodes this die falls evenly; at each node it is settled beforehand, for an agent to read.
  const game = pigWhere({
    sampleChance() {
      return 1 + ((this.turn * 5 + this.pot + this.points[0]) % 6);
    },
  });
  expect(findingsOf(game)).toHaveProperty([CHANCE_CHECK]);
});

it('catches an outcome that is drawn and not listed', () => {
  const game = pigWhere({ sampleChance: (rng) => (rng.below(1000) === 0 ? 7 : 1 + rng.below(6)) });
  expect(findingsOf(game)).toHaveProperty([CHANCE_CHECK], '7 was drawn, which is not listed');
});

it('catches legal actions that are not drawn evenly', () => {
  const game = pigWhere({
    sampleAction(rng) {
      return this.countActions() === 2 && rng.below(10) === 0 ? ROLL : super.sampleAction(rng);
    },
  });
  expect(findingsOf(game)[ACTION_CHECK]).toMatch(/^χ² = /);
});

it('catches an illegal action that is drawn', () => {
  const game = pigWhere({ sampleAction: (rng) => 10 + rng.below(2) });
  expect(findingsOf(game)).toHaveProperty([ACTION_CHECK], '11 was drawn, which is not listed');
});
