import type { ConstantNode, MathNode, OperatorNode } from 'mathjs';
import { messageOf, UserError, unknownWord } from '../core/errors.js';

/** What an expression may be built of: numbers, names, comparisons, arithmetic, and, or, not, parentheses. */
const ALLOWED_NODES = ['ConstantNode', 'SymbolNode', 'OperatorNode', 'RelationalNode', 'ParenthesisNode'];
const COMPARISONS = ['smaller', 'smallerEq', 'larger', 'largerEq', 'equal', 'unequal'];
const ARITHMETIC = ['add', 'subtract', 'multiply', 'divide', 'unaryMinus', 'unaryPlus'];
const LOGIC = ['and', 'or', 'not'];
const ALLOWED_OPERATORS = [...COMPARISONS, ...ARITHMETIC, ...LOGIC];

/** Whether a text is an expression rather than a name: it compares something. */
export const isExpression = (text: string): boolean => /[<>=]/.test(text);

const operatorOf = (node: MathNode): string => (node.type === 'OperatorNode' ? (node as OperatorNode).fn : '');

const isAllowed = (node: MathNode): boolean => {
  if (node.type === 'OperatorNode') return ALLOWED_OPERATORS.includes(operatorOf(node));
  if (node.type === 'ConstantNode') return ['number', 'boolean'].includes(typeof (node as ConstantNode).value);
  return ALLOWED_NODES.includes(node.type);
};

/** `not turns > 3` means `(not turns) > 3` to the parser, and to nobody else. */
const isStrayNot = (node: MathNode, parent: MathNode | null): boolean =>
  operatorOf(node) === 'not' &&
  parent !== null &&
  parent.type !== 'ParenthesisNode' &&
  !LOGIC.includes(operatorOf(parent));

const check = (node: MathNode, text: string, names: readonly string[]): void => {
  node.traverse((part, _path, parent) => {
    if (isStrayNot(part, parent)) {
      throw new UserError(
        `The expression "${text}": put parentheses round what "not" is about, as in not (turns > 3).`,
      );
    }
    if (!isAllowed(part)) {
      throw new UserError(
        `The expression "${text}" may hold numbers, names, comparisons (< <= == != >= >), + - * /, and, or, not and ` +
          `parentheses, but not ${part.toString()}.`,
      );
    }
    const name = (part as unknown as { name?: string }).name;
    if (part.type === 'SymbolNode' && name !== undefined && !['true', 'false', ...names].includes(name)) {
      throw unknownWord(`name in the expression "${text}":`, name, names);
    }
  });
};

/**
 * A yes/no expression over named numbers: `compileExpression('turns <= 20 and rallies > 3', ['turns', 'rallies'])`. The
 * parser is loaded only when one is used, since loading it takes longer than all else.
 *
 * @returns a function of an object with a number for each name
 * @throws UserError that says what can't be read
 */
export const compileExpression = async (
  text: string,
  names: readonly string[],
): Promise<(scope: Record<string, number>) => boolean> => {
  const { parse } = await import('mathjs');
  let node: MathNode;
  try {
    node = parse(text);
  } catch (error) {
    throw new UserError(`The expression "${text}" can't be read: ${messageOf(error)}.`);
  }
  check(node, text, names);
  const compiled = node.compile();
  return (scope) => Boolean(compiled.evaluate(scope));
};
