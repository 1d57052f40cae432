import { describe, expect, it } from 'vitest';
import { UserError } from '../core/errors.js';
import { compileExpression, isExpression } from './expression.js';

const NAMES = ['turns', 'rallies', 'rescued'];
const scope = { turns: 20, rallies: 3, rescued: 1 };

const holds = async (text: string, values = scope): Promise<boolean> => (await compileExpression(text, NAMES))(values);

/** What the user is told of an expression that is refused. */
const complaint = async (text: string): Promise<string> => {
  const error = await compileExpression(text, NAMES).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  return (error as Error).message;
};

describe('an expression', () => {
  it.each([
    ['turns <= 20', true],
    ['turns < 20', false],
    ['turns >= 20 and rallies > 3', false],
    ['turns >= 21 or rallies == 3', true],
    ['rallies != 3', false],
    ['not (turns < 20)', true],
    ['not (turns < 20) and not rescued', false],
    ['rescued and turns < 30', true],
    ['rescued == true', true],
    ['10 < turns < 30', true],
    ['10 < turns < 20', false],
    ['turns - 2 * rallies == 14', true],
    ['(turns + rallies) / 2 > 11.4', true],
    ['-turns < +1', true],
    ['turns / (rallies - 3) > 1e300', true],
    ['0 / (rallies - 3) < 1', false],
  ])('%s', async (text, expected) => {
    expect(await holds(text)).toBe(expected);
  });

  it('can be asked again and again', async () => {
    const few = await compileExpression('turns <= 20', NAMES);
    expect([19, 20, 21, 20].map((turns) => few({ ...scope, turns }))).toEqual([true, true, false, true]);
  });

  it('is told from a name by its comparison', () => {
    expect(['turns <= 20', 'a == b', 'a != b', 'a > 1'].every(isExpression)).toBe(true);
    expect(['rescued', 'win of seat 0', 'draw'].some(isExpression)).toBe(false);
  });
});

describe('what is refused in an expression', () => {
  it.each([
    ['functions', 'sqrt(turns) > 2', 'but not sqrt(turns)'],
    ['the making of functions', 'f(x) = 1', 'but not f(x) = 1'],
    ['assignments', 'turns = 3', 'but not turns = 3'],
    ['assignments within', '(turns = 3) > 2', 'but not turns = 3'],
    ['several statements', 'turns < 3; rallies < 2', 'but not turns < 3;'],
    ['conditions', 'turns > 3 ? 1 : 0', 'but not (turns > 3) ? 1 : 0'],
    ['lists', '[turns] == 3', 'but not [turns]'],
    ['ranges', 'turns:3 == 3', 'but not'],
    ['fields', 'turns.constructor == 3', 'but not turns'],
    ['texts', 'turns == "20"', 'but not "20"'],
    ['nothing', 'turns == null', 'but not null'],
    ['powers', 'turns ^ 2 > 3', 'but not turns ^ 2'],
    ['factorials', 'rallies! > 3', 'but not rallies!'],
    ['bits', '(turns & 3) == 0', 'but not turns & 3'],
    ['units', 'turns to rallies > 3', 'but not turns to rallies'],
  ])('%s', async (_, text, message) => {
    expect(await complaint(text)).toContain(message);
    expect(await complaint(text)).toContain(`The expression "${text}" may hold numbers, names, comparisons`);
  });

  it('names that there are not, with the nearest that there is', async () => {
    expect(await complaint('turn < 3')).toBe(
      'Unknown name in the expression "turn < 3": "turn". Did you mean "turns"? Known: turns, rallies, rescued.',
    );
    for (const name of ['pi', 'i', 'cm', 'constructor', '__proto__'])
      expect(await complaint(`${name} > 3`)).toContain(name);
  });

  it('what can’t be read', async () => {
    for (const text of ['turns <', '(turns > 3', 'turns => 3', '> 3', 'turns < < 3']) {
      expect(await complaint(text)).toContain(`The expression "${text}" can't be read: `);
    }
  });

  it('"not" before a comparison, which would be about its first number alone', async () => {
    const message = 'put parentheses round what "not" is about, as in not (turns > 3).';
    for (const text of [
      'not turns <= 20',
      'turns > 3 and not rallies == 2',
      '3 < not turns < 5',
      'not turns + 1 > 0',
    ]) {
      expect(await complaint(text)).toContain(message);
    }
    expect(await holds('not (turns <= 20)')).toBe(false);
    expect(await holds('turns > 3 and not rescued')).toBe(false);
  });
});
