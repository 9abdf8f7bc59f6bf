import type { Json } from '#domain/json.ts';
import type { Condition, SlotDef } from '#domain/workflows.ts';

/** A slot's value by name; undefined when it is not set. */
export type Lookup = (name: string) => Json | undefined;

/** Deeper trees than a person would draw are refused by the check and are false when run. */
const maxDepth = 8;

/** Whether a condition holds. A comparison with a slot that is not set is false, `ne` is true. */
export function holds(condition: Condition, value: Lookup): boolean {
  return depthOf(condition) <= maxDepth && evaluate(condition, value);
}

function depthOf(condition: Condition): number {
  if ('args' in condition) return 1 + Math.max(...condition.args.map(depthOf));
  return 'arg' in condition ? 1 + depthOf(condition.arg) : 0;
}

function evaluate(condition: Condition, value: Lookup): boolean {
  switch (condition.op) {
    case 'and':
      return condition.args.every((arg) => evaluate(arg, value));
    case 'or':
      return condition.args.some((arg) => evaluate(arg, value));
    case 'not':
      return !evaluate(condition.arg, value);
    case 'is_set':
      return value(condition.left) !== undefined;
    case 'in':
      return condition.right.some((item) => same(value(condition.left), item));
    case 'eq':
      return same(value(condition.left), condition.right);
    case 'ne':
      return !same(value(condition.left), condition.right);
    case 'contains':
      return contains(value(condition.left), condition.right);
    default:
      return ordered(condition.op, value(condition.left), condition.right);
  }
}

const folded = (value: Json | undefined) => (typeof value === 'string' ? value.toLowerCase() : value);

function same(left: Json | undefined, right: Json): boolean {
  return left !== undefined && JSON.stringify(folded(left)) === JSON.stringify(folded(right));
}

function contains(left: Json | undefined, right: Json): boolean {
  if (Array.isArray(left)) return left.some((item) => same(item, right));
  return typeof left === 'string' && typeof right === 'string' && left.toLowerCase().includes(right.toLowerCase());
}

/** Numbers by size; texts by their signs, which is the order in time for dates and times. */
function ordered(op: 'gt' | 'gte' | 'lt' | 'lte', left: Json | undefined, right: Json): boolean {
  const numbers = typeof left === 'number' && typeof right === 'number';
  const texts = typeof left === 'string' && typeof right === 'string';
  if (!numbers && !texts) return false;
  if (op === 'gt') return left > right;
  if (op === 'gte') return left >= right;
  return op === 'lt' ? left < right : left <= right;
}

/** All names that a condition reads. */
export function namesIn(condition: Condition): string[] {
  if ('args' in condition) return condition.args.flatMap(namesIn);
  return 'arg' in condition ? namesIn(condition.arg) : [condition.left];
}

/** Faults of a condition against the slots of its flow, as sentences. */
export function checkCondition(condition: Condition, names: ReadonlyMap<string, SlotDef | null>): string[] {
  if (depthOf(condition) > maxDepth) return ['The condition is nested too deeply.'];
  if ('args' in condition) return condition.args.flatMap((arg) => checkCondition(arg, names));
  if ('arg' in condition) return checkCondition(condition.arg, names);
  if (!names.has(condition.left)) return [`No step sets "${condition.left}".`];
  const def = names.get(condition.left);
  if (!def || !('right' in condition)) return [];
  const operands = condition.op === 'in' ? condition.right : [condition.right];
  return operands.flatMap((operand) => checkOperand(condition.op, operand, def));
}

function checkOperand(op: Condition['op'], operand: Json, def: SlotDef): string[] {
  const shown = JSON.stringify(operand);
  const isOrder = op === 'gt' || op === 'gte' || op === 'lt' || op === 'lte';
  if (def.type === 'number' || def.type === 'rating')
    return typeof operand === 'number' ? [] : [`"${def.name}" is a number and cannot be compared with ${shown}.`];
  if (def.type === 'yes_no')
    return typeof operand === 'boolean' && !isOrder ? [] : [`"${def.name}" is true or false, not ${shown}.`];
  if (typeof operand !== 'string') return [`"${def.name}" is a text and cannot be compared with ${shown}.`];
  if (def.type === 'choice' && !def.choices.some(({ value }) => value === operand))
    return [`"${def.name}" has no choice ${shown}.`];
  return [];
}
