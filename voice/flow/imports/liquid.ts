import type { Expression, Operator } from '#domain/agents/expressions.ts';
import type { Reading } from './texts.ts';

/** Conditions that files write in lines, as trees. */

const signs: Record<string, Operator> = {
  '==': 'eq',
  '=': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  contains: 'contains',
};

const token =
  /\s*(?:"([^"]*)"|'([^']*)'|(-?\d+(?:\.\d+)?)(?![\w.])|(==|!=|<>|>=|<=|=|>|<)|([\p{L}_][\p{L}\p{N}_.[\]-]*))/uy;

type Token = { kind: 'value'; value: string | number } | { kind: 'sign' | 'name'; text: string };

function tokensOf(line: string): Token[] | null {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  for (let end = 0; line.slice(end).trim() !== ''; end = token.lastIndex) {
    token.lastIndex = end;
    const found = token.exec(line);
    if (!found || tokens.length > 60) return null;
    const [, double, single, number, sign, name] = found;
    if (number !== undefined) tokens.push({ kind: 'value', value: Number(number) });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'value', value: double ?? single ?? '' });
  }
  return tokens;
}

/** One side of a comparison. */
const operandOf = (read: Token | undefined, { names }: Reading): Expression | undefined => {
  if (!read || read.kind === 'sign') return undefined;
  if (read.kind === 'value') return read.value;
  const constants: Record<string, Expression> = {
    true: true,
    false: false,
    nil: null,
    null: null,
    empty: null,
    blank: null,
  };
  if (Object.hasOwn(constants, read.text.toLowerCase())) return constants[read.text.toLowerCase()]!;
  return { var: names.key(read.text) };
};

/** A comparison that holds up against what its names hold. */
export function compare(
  op: Operator,
  left: Expression,
  right: Expression,
  { names }: Pick<Reading, 'names'>,
): Expression {
  const isName = (one: Expression): one is { var: string } => typeof one === 'object' && one !== null && 'var' in one;
  if (!isName(left) && isName(right)) {
    const turned: Partial<Record<Operator, Operator>> = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' };
    if (op !== 'contains') return compare(turned[op] ?? op, right, left, { names });
  }
  if (!isName(left)) return { op, args: [left, right] };
  if (right === null) {
    const isSet: Expression = { op: 'is_set', args: [left] };
    return op === 'eq' ? { op: 'not', args: [isSet] } : isSet;
  }
  if (isName(right)) {
    for (const one of [left, right]) names.compared(one.var, 'text');
    return { op, args: [left, right] };
  }
  const ordered = op === 'gt' || op === 'gte' || op === 'lt' || op === 'lte';
  const asNumber = typeof right === 'string' && right.trim() !== '' ? Number(right) : right;
  const slot = names.slotType(left.var);
  const isNumeric = slot === 'number' || slot === 'rating' || (slot === null && (ordered || typeof right === 'number'));
  if (isNumeric && typeof asNumber === 'number' && Number.isFinite(asNumber)) {
    names.compared(left.var, 'number');
    return { op, args: [left, asNumber] };
  }
  if (typeof right === 'boolean' || ((right === 'true' || right === 'false') && slot !== 'text' && slot !== 'choice')) {
    names.compared(left.var, 'yes_no');
    return { op, args: [left, right === true || right === 'true'] };
  }
  names.compared(left.var, 'text');
  return { op, args: [left, typeof right === 'number' ? String(right) : right] };
}

/** A condition such as `{{ a == "b" and c > 1 }}`; null when it is none that is read. In Liquid the right binds first. */
export function readLiquid(line: string, reading: Reading): Expression | null {
  const inner = line.trim().match(/^\{\{([\s\S]*)\}\}$/)?.[1] ?? line;
  const tokens = tokensOf(inner.slice(0, 2_000));
  if (!tokens || tokens.length === 0) return null;
  let at = 0;
  const one = (): Expression | null => {
    const left = operandOf(tokens[at], reading);
    if (left === undefined) return null;
    at += 1;
    const next = tokens[at];
    const op = next && next.kind !== 'value' ? signs[next.text] : undefined;
    if (op === undefined) {
      if (typeof left === 'object' && left !== null && 'var' in left) {
        reading.names.compared(left.var, 'yes_no');
        return { op: 'is_set', args: [left] };
      }
      return typeof left === 'boolean' ? left : null;
    }
    const right = operandOf(tokens[at + 1], reading);
    if (right === undefined) return null;
    at += 2;
    return compare(op, left, right, reading);
  };
  const all = (depth: number): Expression | null => {
    const first = one();
    const joint = tokens[at];
    if (first === null || !joint) return first;
    if (depth > 6 || joint.kind !== 'name' || !['and', 'or'].includes(joint.text.toLowerCase())) return null;
    at += 1;
    const rest = all(depth + 1);
    return rest === null ? null : { op: joint.text.toLowerCase() as 'and' | 'or', args: [first, rest] };
  };
  const tree = all(0);
  return at === tokens.length ? tree : null;
}
