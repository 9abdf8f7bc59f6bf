import type { Expression, Operator } from '#domain/agents/expressions.ts';
import { compare } from './liquid.ts';
import type { Part } from './part.ts';
import type { Reading } from './texts.ts';

/** Expressions of ElevenLabs, which are trees as ours are. */

const kinds: Record<string, Operator> = {
  or_operator: 'or',
  and_operator: 'and',
  not_operator: 'not',
  eq_operator: 'eq',
  neq_operator: 'ne',
  ne_operator: 'ne',
  gt_operator: 'gt',
  gte_operator: 'gte',
  lt_operator: 'lt',
  lte_operator: 'lte',
  add_operator: 'add',
  sub_operator: 'subtract',
  mul_operator: 'multiply',
  div_operator: 'divide',
  contains_operator: 'contains',
  in_operator: 'in',
};
const comparisons: ReadonlySet<Operator> = new Set(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'contains']);

/** A tree as ours; null where only a model can tell. */
export function readTree(part: Part, reading: Reading, depth = 0): Expression | null {
  if (depth > 7) return null;
  const type = part.in('type').text ?? (part.in('name').text ? 'dynamic_variable' : '');
  const value = part.in('value').value;
  if (type === 'string_literal') return typeof value === 'string' ? value.slice(0, 600) : null;
  if (type === 'number_literal') return typeof value === 'number' ? value : null;
  if (type === 'boolean_literal') return typeof value === 'boolean' ? value : null;
  if (type === 'null_literal') return null;
  if (type === 'dynamic_variable') {
    const name = part.in('name').text;
    if (name === null) return null;
    const key = reading.names.key(name);
    return { var: key };
  }
  const op = Object.hasOwn(kinds, type) ? kinds[type]! : null;
  if (op === null) return null;
  const children = part.in('children', 'args').items();
  const sides = children.length > 0 ? children : [part.in('left'), part.in('right')].filter((side) => side.isThere);
  const read = sides.slice(0, 10).map((side) => readTree(side, reading, depth + 1));
  const whole = read.filter((one) => one !== null);
  if (whole.length < read.length || whole.length < sides.length) {
    // Of an "or" what can be told still holds by itself.
    if (op !== 'or' || whole.length === 0) return null;
  }
  if (comparisons.has(op) && whole.length === 2) return compare(op, whole[0]!, whole[1]!, reading);
  const truths = op === 'or' || op === 'and' || op === 'not' ? whole.map((one) => asTruth(one, reading)) : whole;
  return truths.length === 1 && op !== 'not' ? truths[0]! : { op, args: truths };
}

/** A name where something has to be true. */
function asTruth(one: Expression, { names }: Reading): Expression {
  if (typeof one !== 'object' || one === null || !('var' in one)) return one;
  names.compared(one.var, 'yes_no');
  return { op: 'eq', args: [one, true] };
}

/** Where a model decided within a tree. */
export const modelsIn = (part: Part): Part[] => {
  const sides = [...part.in('children', 'args').items(), part.in('left'), part.in('right')].filter(
    (side) => side.isForm,
  );
  return [...(part.in('type').text === 'llm' ? [part] : []), ...sides.flatMap(modelsIn)];
};
