import { expect, test } from 'vitest';
import { Rng } from '../../core/rng.js';
import { common, countOf, die, FACES, size } from './dice.js';

test('two lots of dice have of each face the lesser count in common, and their size is the sum of the counts', () => {
  const rng = new Rng().seed(1);
  const faces = FACES.map((_, face) => face);
  for (let i = 0; i < 2000; i++) {
    const [a, b] = [0, 1].map(() => faces.reduce((dice, face) => dice + rng.below(16) * die(face), 0));
    const both = common(a, b);
    for (const face of faces) expect(countOf(both, face)).toBe(Math.min(countOf(a, face), countOf(b, face)));
    expect(size(a)).toBe(faces.reduce((sum, face) => sum + countOf(a, face), 0));
  }
});
