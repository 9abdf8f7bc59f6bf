import type { Expression, Operator } from '#domain/agents/expressions.ts';

/** One row of a condition: a name, how it is compared, and with what. */
export interface ConditionRow {
  name: string;
  compare: Comparison;
  value: string | number | boolean;
}

/** Comparisons that rows offer. What is more is written as a formula. */
export const comparisons = [
  'is_set',
  'not_set',
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'true',
  'false',
] as const;
export type Comparison = (typeof comparisons)[number];

export const comparisonWords: Record<Comparison, string> = {
  is_set: 'has a value',
  not_set: 'has no value',
  eq: 'is',
  ne: 'is not',
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
  contains: 'contains',
  true: 'is yes',
  false: 'is no',
};

/** Whether a comparison is with a value beside the name. */
export const needsValue = (compare: Comparison): boolean => !['is_set', 'not_set', 'true', 'false'].includes(compare);

export interface Condition {
  all: boolean;
  rows: ConditionRow[];
}

const isName = (part: Expression | undefined): part is { var: string } =>
  typeof part === 'object' && part !== null && 'var' in part;
const isValue = (part: Expression | undefined): part is string | number | boolean =>
  typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean';

function rowOf(part: Expression): ConditionRow | null {
  if (isName(part)) return { name: part.var, compare: 'true', value: '' };
  if (typeof part !== 'object' || part === null || !('op' in part)) return null;
  const { op, args } = part;
  const [first, second] = args;
  if (op === 'not' && isName(first)) return { name: first.var, compare: 'false', value: '' };
  if (
    op === 'not' &&
    first &&
    typeof first === 'object' &&
    'op' in first &&
    first.op === 'is_set' &&
    isName(first.args[0])
  )
    return { name: first.args[0].var, compare: 'not_set', value: '' };
  if (op === 'is_set' && isName(first)) return { name: first.var, compare: 'is_set', value: '' };
  const known = comparisons.find((comparison) => comparison === op);
  return known && args.length === 2 && isName(first) && isValue(second)
    ? { name: first.var, compare: known, value: second }
    : null;
}

/** An expression as rows; null when it is more than rows can say. */
export function rowsOf(expression: Expression): Condition | null {
  const joined =
    typeof expression === 'object' &&
    expression !== null &&
    'op' in expression &&
    (expression.op === 'and' || expression.op === 'or')
      ? expression
      : null;
  const rows = (joined ? joined.args : [expression]).map(rowOf);
  return rows.some((row) => row === null) ? null : { all: joined?.op !== 'or', rows: rows as ConditionRow[] };
}

function expressionOf({ name, compare, value }: ConditionRow): Expression {
  const named = { var: name };
  if (compare === 'true') return named;
  if (compare === 'false') return { op: 'not', args: [named] };
  if (compare === 'is_set') return { op: 'is_set', args: [named] };
  if (compare === 'not_set') return { op: 'not', args: [{ op: 'is_set', args: [named] }] };
  return { op: compare as Operator, args: [named, value] };
}

/** Rows as an expression; at least one. */
export function conditionOf({ all, rows }: Condition): Expression {
  const parts = rows.map(expressionOf);
  return parts.length === 1 ? parts[0]! : { op: all ? 'and' : 'or', args: parts };
}
