import { z } from 'zod';

/**
 * An expression: a small tree over slots and variables that the engine interprets. Conditions are expressions that are
 * true or false. No code, no pattern: every tree has a value, whatever is set, in bounded time.
 */
export type Expression =
  | string
  | number
  | boolean
  | null
  /** A slot's or a variable's value; nothing when it is not set. */
  | { var: string }
  | { op: Operator; args: Expression[] };

/** Operators with the least and the most operands that they take. */
export const operators = {
  and: [1, 10],
  or: [1, 10],
  not: [1, 1],
  /** Whether a name has a value. */
  is_set: [1, 1],
  eq: [2, 2],
  ne: [2, 2],
  gt: [2, 2],
  gte: [2, 2],
  lt: [2, 2],
  lte: [2, 2],
  /** Whether the first is one of the others. */
  in: [2, 51],
  /** Whether a text holds another, or a list an element. */
  contains: [2, 2],
  add: [2, 10],
  subtract: [2, 2],
  multiply: [2, 10],
  divide: [2, 2],
  /** To whole numbers; half up. */
  round: [1, 1],
  join: [1, 10],
  lower: [1, 1],
  upper: [1, 1],
  trim: [1, 1],
  /** Characters of a text, elements of a list. */
  length: [1, 1],
  /** A date, or date and time, so many days later. */
  add_days: [2, 2],
  /** Whole days from the first date to the second. */
  days_between: [2, 2],
  /** Today's date by the conversation's clock. */
  today: [0, 0],
  /** The moment of the event, as an instant in UTC. */
  now: [0, 0],
  /** The second if the first is true, else the third. */
  if: [3, 3],
} as const satisfies Record<string, readonly [number, number]>;
export type Operator = keyof typeof operators;

export const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name);

/** More is no expression that a person reads. */
export const expressionBounds = { nodes: 64, depth: 8 } as const;

const Name = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/, 'Use only lowercase letters, digits, and underscores in a name.');

const Tree: z.ZodType<Expression> = z
  .lazy(() =>
    z.union([
      z.string().max(600),
      z.number(),
      z.boolean(),
      z.null(),
      z.strictObject({ var: Name }),
      z.strictObject({ op: z.enum(Object.keys(operators) as Operator[]), args: z.array(Tree).max(51) }),
    ]),
  )
  .meta({ id: 'Expression' });

/** The operands of an expression; none of a value or a name. */
export const operandsOf = (expression: Expression): Expression[] =>
  typeof expression === 'object' && expression !== null && 'op' in expression ? expression.args : [];

/** How many nodes an expression has. */
export const sizeOf = (expression: Expression): number =>
  1 + operandsOf(expression).reduce((sum: number, arg) => sum + sizeOf(arg), 0);

/** How deeply an expression is nested; 0 for a value or a name. */
export function depthOf(expression: Expression): number {
  const args = operandsOf(expression);
  return args.length === 0 ? 0 : 1 + Math.max(...args.map(depthOf));
}

/** All names that an expression reads. */
export function namesIn(expression: Expression): string[] {
  if (typeof expression === 'object' && expression !== null && 'var' in expression) return [expression.var];
  return operandsOf(expression).flatMap(namesIn);
}

/** An expression as it may stand in a flow. */
export const Expression = Tree.superRefine((expression, context) => {
  const { nodes, depth } = expressionBounds;
  if (sizeOf(expression) > nodes) context.addIssue(`An expression can have up to ${nodes} parts.`);
  if (depthOf(expression) > depth) context.addIssue(`An expression can be nested up to ${depth} levels deep.`);
});
