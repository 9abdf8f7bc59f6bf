import { Expression, isOperator, type Operator } from '#domain/agents/expressions.ts';

/**
 * A line of formula is another view of an expression: `age >= 18 and not is_set(email)`. What is written is read back
 * as the same tree. Precedence from loose to tight: or, and, not, comparisons, & (join), + -, * /.
 * The parser climbs precedences, after Vaughan Pratt, Top down operator precedence, 1973.
 */

/** A fault of a line, with the place (characters from the start) where it was noticed. */
export interface FormulaFault {
  message: string;
  at: number;
}

const infix: Record<string, { op: Operator; binds: number }> = {
  or: { op: 'or', binds: 1 },
  and: { op: 'and', binds: 2 },
  '=': { op: 'eq', binds: 4 },
  '!=': { op: 'ne', binds: 4 },
  '<': { op: 'lt', binds: 4 },
  '<=': { op: 'lte', binds: 4 },
  '>': { op: 'gt', binds: 4 },
  '>=': { op: 'gte', binds: 4 },
  in: { op: 'in', binds: 4 },
  '&': { op: 'join', binds: 5 },
  '+': { op: 'add', binds: 6 },
  '-': { op: 'subtract', binds: 6 },
  '*': { op: 'multiply', binds: 7 },
  '/': { op: 'divide', binds: 7 },
};
const notBinds = 3;
/** These stand in a row as one node: a and b and c. */
const flat: ReadonlySet<Operator> = new Set(['and', 'or', 'add', 'multiply', 'join']);
const words: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'nothing']);
/** Longer lines are no longer read by a person. */
const maxLine = 2_000;

interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  text: string;
  at: number;
}

class Fault extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  const form = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?)|("(?:[^"\\]|\\.)*")|([a-z][a-z0-9_]*)|(!=|<=|>=|[=<>&+\-*/(),]))/gy;
  let at = 0;
  for (;;) {
    form.lastIndex = at;
    const match = form.exec(line);
    if (!match) break;
    const [whole, number, text, name, sign] = match;
    const kind = number ? 'number' : text ? 'text' : name ? 'name' : 'sign';
    const value = number ?? text ?? name ?? sign!;
    tokens.push({ kind, text: value, at: at + whole.length - value.length });
    at += whole.length;
  }
  const rest = line.slice(at).trimStart();
  if (rest)
    throw new Fault(
      rest.startsWith('"') ? 'This text has no closing quotation mark.' : `"${rest[0]}" isn’t valid here.`,
      line.length - rest.length,
    );
  return [...tokens, { kind: 'end', text: '', at: line.length }];
}

/** The expression that a line is, or what is wrong with it. */
export function readFormula(line: string): { expression: Expression } | { fault: FormulaFault } {
  try {
    if (line.length > maxLine) throw new Fault(`A formula can have up to ${maxLine} characters.`, maxLine);
    const parser = new Parser(tokensOf(line));
    const read = Expression.safeParse(parser.whole());
    if (!read.success) throw new Fault(read.error.issues[0]!.message, 0);
    return { expression: read.data };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { fault: { message: error.message, at: error.at } };
  }
}

/** Brackets and signs nested deeper than any expression may be. */
const mostOpen = 40;

class Parser {
  private place = 0;
  private open = 0;
  private readonly tokens: Token[];

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  whole(): Expression {
    const expression = this.part(0);
    const next = this.tokens[this.place]!;
    if (next.kind !== 'end') throw new Fault(`Unexpected "${next.text}".`, next.at);
    return expression;
  }

  private take(): Token {
    const token = this.tokens[this.place]!;
    if (token.kind !== 'end') this.place += 1;
    return token;
  }

  private skip(sign: string): boolean {
    const { kind, text } = this.tokens[this.place]!;
    const isIt = kind === 'sign' && text === sign;
    if (isIt) this.place += 1;
    return isIt;
  }

  private expect(sign: string): void {
    const { at } = this.tokens[this.place]!;
    if (!this.skip(sign)) throw new Fault(`"${sign}" is missing here.`, at);
  }

  private part(binds: number): Expression {
    this.open += 1;
    if (this.open > mostOpen) throw new Fault('The formula is nested too deeply.', this.tokens[this.place]!.at);
    let left = this.first();
    for (;;) {
      const { text, kind } = this.tokens[this.place]!;
      const operator =
        kind === 'sign' || kind === 'name' ? Object.getOwnPropertyDescriptor(infix, text)?.value : undefined;
      if (!operator || operator.binds <= binds) break;
      this.place += 1;
      left =
        operator.op === 'in'
          ? { op: 'in', args: [left, ...this.list()] }
          : joined(operator.op, left, this.part(operator.binds));
    }
    this.open -= 1;
    return left;
  }

  private list(): Expression[] {
    this.expect('(');
    const items = [this.part(0)];
    while (this.skip(',')) items.push(this.part(0));
    this.expect(')');
    return items;
  }

  private first(): Expression {
    const { kind, text, at } = this.take();
    if (kind === 'number') return Number(text);
    if (kind === 'text') return readText(text, at);
    if (kind === 'name') return this.named(text, at);
    if (kind === 'sign' && text === '(') {
      const inner = this.part(0);
      this.expect(')');
      return inner;
    }
    if (kind === 'sign' && text === '-') {
      const number = this.take();
      if (number.kind === 'number') return -Number(number.text);
    }
    throw new Fault(kind === 'end' ? 'Something is missing at the end.' : `Unexpected "${text}".`, at);
  }

  private named(text: string, at: number): Expression {
    if (text === 'true' || text === 'false') return text === 'true';
    if (text === 'nothing') return null;
    if (text === 'not') return { op: 'not', args: [this.part(notBinds)] };
    if (!this.skip('(')) {
      if (words.has(text)) throw new Fault(`Unexpected "${text}".`, at);
      return { var: text };
    }
    if (!isOperator(text)) throw new Fault(`There’s no "${text}" function.`, at);
    const args: Expression[] = [];
    if (this.skip(')')) return { op: text, args };
    args.push(this.part(0));
    while (this.skip(',')) args.push(this.part(0));
    this.expect(')');
    return { op: text, args };
  }
}

function joined(op: Operator, left: Expression, right: Expression): Expression {
  const isRow = flat.has(op) && typeof left === 'object' && left !== null && 'op' in left && left.op === op;
  return { op, args: isRow ? [...left.args, right] : [left, right] };
}

function readText(quoted: string, at: number): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new Fault('This text contains an invalid escape sequence.', at);
  }
}

const signs = new Map(Object.entries(infix).map(([sign, { op, binds }]) => [op as Operator, { sign, binds }]));

/** An expression as a line of formula. */
export const writeFormula = (expression: Expression): string => write(expression, 0);

function write(expression: Expression, binds: number): string {
  if (expression === null) return 'nothing';
  if (typeof expression !== 'object') return JSON.stringify(expression);
  if ('var' in expression) return expression.var;
  const { op, args } = expression;
  const inner = (text: string, own: number) => (own <= binds ? `(${text})` : text);
  if (op === 'not' && args.length === 1) return inner(`not ${write(args[0]!, notBinds)}`, notBinds);
  const known = signs.get(op);
  // A row that is nested in itself, or has one part, stands as a function, so that it is read as the same tree.
  const isNested = flat.has(op) && isSame(args[0], op);
  if (!known || args.length < 2 || isNested || (!flat.has(op) && op !== 'in' && args.length !== 2))
    return `${op}(${args.map((arg) => write(arg, 0)).join(', ')})`;
  const { sign, binds: own } = known;
  if (op === 'in')
    return inner(
      `${write(args[0]!, own)} in (${args
        .slice(1)
        .map((arg) => write(arg, 0))
        .join(', ')})`,
      own,
    );
  const [first, ...rest] = args;
  return inner([write(first!, own - 1), ...rest.map((arg) => write(arg, own))].join(` ${sign} `), own);
}

const isSame = (expression: Expression | undefined, op: Operator) =>
  typeof expression === 'object' && expression !== null && 'op' in expression && expression.op === op;
