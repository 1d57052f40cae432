import { describe, expect, it } from 'vitest';
import { countOf, die } from './dice.js';
import { DiceLattice, FACES } from './dice-lattice.js';

describe('the lattice of dice', () => {
  it('has every lot of up to six, or eight, dice once', () => {
    expect(new DiceLattice(6).lots).toHaveLength(924);
    expect(new DiceLattice(8).lots).toHaveLength(3003);
    expect(new Set(new DiceLattice(6).lots).size).toBe(924);
    expect(new DiceLattice(6).first[7] - new DiceLattice(6).first[6]).toBe(462);
  });

  it('finds each lot, and those with a die more or less', () => {
    const lattice = new DiceLattice(8);
    for (const [place, lot] of lattice.lots.entries()) {
      expect(lattice.placeOf(lot)).toBe(place);
      for (let face = 0; face < FACES; face++) {
        const less = lattice.less[place * FACES + face];
        expect(less).toBe(countOf(lot, face) > 0 ? lattice.placeOf(lot - die(face)) : -1);
        if (less >= 0) expect(lattice.more[less * FACES + face]).toBe(place);
      }
    }
  });

  it('gives each lot the most that a part of it has, up to a number of dice', () => {
    const lattice = new DiceLattice(4);
    const end = lattice.first[4];
    const values = Float64Array.from(lattice.lots, (_, place) => (place * 7919) % 101);
    const before = [...values];
    lattice.spreadMost(values, end);
    const isPart = (part: number, lot: number): boolean =>
      Array.from({ length: FACES }, (_, face) => countOf(part, face) <= countOf(lot, face)).every(Boolean);
    for (const [place, lot] of lattice.lots.entries()) {
      const parts = before.filter((_, part) => isPart(lattice.lots[part], lot));
      expect(values[place]).toBe(place < end ? Math.max(...parts) : before[place]);
    }
  });
});
