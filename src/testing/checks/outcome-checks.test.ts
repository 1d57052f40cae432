import { expect, it } from 'vitest';
import { CHANCE, TERMINAL } from '../../core/game.js';
import { ambushWhere, findingsOf, pigWhere } from '../toy-games/broken.js';

const RETURNS = 'returns lie between minReturn and maxReturn, in whole units';

it('catches a return above the maximum', () => {
  const game = pigWhere({
    returns(out) {
      super.returns(out);
      out[0] = 1.5;
    },
  });
  expect(findingsOf(game)).toHaveProperty([RETURNS], 'the return 1.5 is outside -1 to 1');
});

it('catches a return between two units', () => {
  const game = ambushWhere({}, { info: { returnUnit: 1 } });
  expect(findingsOf(game)).toHaveProperty([RETURNS], 'the return -0.5 is not a whole multiple of 1/1');
});

const RESULTS = 'results are won, drawn or lost, and shared in a cooperative game';

it('catches a result that is no result', () => {
  const game = pigWhere({ result: (out) => void out.fill(2, 0, 2) });
  expect(findingsOf(game)).toHaveProperty([RESULTS], 'the result 2 is neither WON, DRAWN nor LOST');
});

it('catches a cooperative game in which one seat wins alone', () => {
  const game = pigWhere({}, { info: { cooperative: true } });
  expect(findingsOf(game)[RESULTS]).toMatch(/^the results of a cooperative game differ/);
});

it('catches a reason to end before the end', () => {
  const game = pigWhere({
    apply(action) {
      super.apply(action);
      if (this.seat !== TERMINAL) this.endReason = this.seat === CHANCE ? 0 : -1;
    },
  });
  expect(findingsOf(game)).toHaveProperty(
    ['endReason is known at the end and -1 before'],
    'endReason is 0 before the end',
  );
});

it('catches a flag that is neither 0 nor 1', () => {
  const game = pigWhere({
    metrics(out) {
      super.metrics(out);
      out[1] *= 2;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['metrics are 32-bit integers, and flags 0 or 1'], 'the flag startWon is 2');
});

it('catches a game that is longer than stated', () => {
  const game = pigWhere({}, { info: { maxPlies: 9 } });
  expect(findingsOf(game)).toHaveProperty(['a game ends within maxPlies'], '10 plies were played, with maxPlies 9');
});

it('catches a turn that goes back', () => {
  const game = ambushWhere({
    apply(action) {
      super.apply(action);
      if (this.seat === TERMINAL) this.turn = 0;
    },
  });
  expect(findingsOf(game)).toHaveProperty(['turn never decreases'], 'turn went from 3 back to 0');
});

it('catches a seat that is not at the table', () => {
  const game = pigWhere({}, { info: { seats: 1 } });
  expect(findingsOf(game)).toHaveProperty(['seat is a seat, CHANCE or TERMINAL'], 'seat is 1, with 1 seats');
});

it('catches a role without a name', () => {
  const game = ambushWhere({}, { info: { roles: ['attacker'] } });
  expect(findingsOf(game)).toHaveProperty(['roles are known ones'], 'the role of seat 1 is 1, with 1 roles');
});

it('catches a judgement above the maximum', () => {
  const game = pigWhere({}, { evaluate: (_, out) => void out.fill(3, 0, 2) });
  expect(findingsOf(game)).toHaveProperty(
    ['evaluations lie between minReturn and maxReturn'],
    'evaluate gives 3, outside -1 to 1',
  );
});

it('catches foresight above the maximum, and one that grows with the distance', () => {
  const name = 'foresight lies between minReturn and maxReturn, with a patience up to 1';
  const found = (value: number, patience: number) =>
    findingsOf(pigWhere({}, { foresight: { evaluate: (_, out) => void out.fill(value, 0, 2), patience } }));
  expect(found(3, 0.5)).toHaveProperty([name], 'foresight gives 3, outside -1 to 1');
  expect(found(0, 1.5)).toHaveProperty([name], 'the patience of foresight is 1.5, not above 0 and up to 1');
  expect(found(0, 1)).not.toHaveProperty([name]);
});

it('catches a broken invariant', () => {
  const game = pigWhere({}, { brokenInvariant: (state) => (state.busts < 3 ? null : 'a third bust') });
  expect(findingsOf(game)).toHaveProperty(["the game's own invariants hold"], 'a third bust');
});
