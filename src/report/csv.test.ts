import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.js';
import { plain, snake } from './table.js';

const cellsOf = (value: string | number | undefined): string =>
  parse(csvOf({ columns: ['a', 'b'], rows: [{ a: value, b: 'end' }] }))[1][0];

describe('a table as CSV', () => {
  it.each(['=1+1', '+1', '-x', '@y', '\t=1', '\r=1', '＝1'])('marks %j, which a spreadsheet would work out', (text) => {
    expect(cellsOf(text)).toBe(`'${text}`);
  });

  it.each(['random', 'a,b', 'say "no"', 'two\nlines', "it's", 'x=1', 'mcts:a=1', ''])('keeps %j as it is', (text) => {
    expect(cellsOf(text)).toBe(text);
  });

  it('takes negative numbers for numbers', () => {
    expect(cellsOf(-0.5)).toBe('-0.5');
    expect(cellsOf(-3)).toBe('-3');
  });

  it('writes rows by name or in the order of the columns', () => {
    const columns = ['a', 'b'];
    const expected = 'a,b\n1,x\n';
    expect(csvOf({ columns, rows: [{ b: 'x', a: 1 }] })).toBe(expected);
    expect(csvOf({ columns, rows: [[1, 'x']] })).toBe(expected);
  });

  it('leaves a place empty where there is no value, and marks nothing in the header', () => {
    expect(csvOf({ columns: ['a', 'b'], rows: [{ a: undefined }, { b: Number.NaN }] })).toBe('a,b\n,\n,\n');
  });
});

describe('a number in a table', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [123456789012, '123456789012'],
    [1e-7, '0'],
    [0.000001, '0.000001'],
    [1 / 3, '0.333333'],
    [-1e-9, '0'],
    [-0, '0'],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d is %j', (value, text) => {
    expect(plain(value)).toBe(text);
  });
});

it('names columns in lower snake case', () => {
  expect(['firstSeat', 'dice', 'countHeroesFirst'].map(snake)).toEqual(['first_seat', 'dice', 'count_heroes_first']);
});
