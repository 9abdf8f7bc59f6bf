import { type Expression, expressionBounds, isOperator, type Operator, operators } from '#domain/agents/expressions.ts';
import type { SlotDef, SlotType, VariableType } from '#domain/agents/workflows.ts';

/** What a value may be. `any`: known only when it is there. */
export type ValueType =
  | 'text'
  | 'number'
  | 'truth'
  | 'date'
  | 'time'
  | 'moment'
  | 'duration'
  | 'money'
  | 'list'
  | 'record'
  | 'any';

/** What is known of a name: its type, and what can be chosen where that is limited. */
export interface NameFacts {
  type: ValueType;
  choices?: readonly string[] | undefined;
}

/** Names that an expression may use. */
export type Names = ReadonlyMap<string, NameFacts>;

const ofSlot: Partial<Record<SlotType, ValueType>> = {
  yes_no: 'truth',
  number: 'number',
  rating: 'number',
  date: 'date',
  time: 'time',
  date_time: 'moment',
  duration: 'duration',
  money: 'money',
};

const ofVariable: Record<VariableType, ValueType> = {
  text: 'text',
  number: 'number',
  yes_no: 'truth',
  date: 'date',
  time: 'time',
  date_time: 'moment',
  money: 'money',
  list: 'list',
  record: 'record',
};

export const factsOfSlot = ({ type, choices }: SlotDef): NameFacts => ({
  type: ofSlot[type] ?? 'text',
  ...(type === 'choice' && { choices: choices.map(({ value }) => value) }),
});

export const factsOfVariable = (type: VariableType | 'any'): NameFacts => ({
  type: type === 'any' ? 'any' : ofVariable[type],
});

const called: Record<ValueType, string> = {
  text: 'a text',
  number: 'a number',
  truth: 'true or false',
  date: 'a date',
  time: 'a time',
  moment: 'a moment',
  duration: 'a length of time',
  money: 'money',
  list: 'a list',
  record: 'a record',
  any: 'anything',
};

interface Checked {
  type: ValueType;
  /** What it can be, where that is limited. */
  choices?: readonly string[] | undefined;
  /** The value itself, of a literal. */
  literal?: string | number | boolean | null;
  name?: string;
}

/** Faults of an expression against the names of its flow, as sentences. @param wanted what it has to be */
export function checkExpression(expression: Expression, names: Names, wanted: ValueType = 'any'): string[] {
  const faults: string[] = [];
  const result = check(expression, names, faults, 0);
  if (faults.length === 0 && !fits(result, wanted))
    faults.push(`${title(result)} is ${called[result.type]}, not ${called[wanted]}.`);
  return [...new Set(faults)];
}

function title({ name, literal }: Checked): string {
  if (name) return `"${name}"`;
  return literal === undefined ? 'This' : JSON.stringify(literal);
}

const fits = ({ type }: Checked, wanted: ValueType) => type === 'any' || wanted === 'any' || type === wanted;

function check(expression: Expression, names: Names, faults: string[], depth: number): Checked {
  if (depth > expressionBounds.depth) {
    faults.push('The expression is nested too deeply.');
    return { type: 'any' };
  }
  if (typeof expression !== 'object' || expression === null) {
    const type = expression === null ? 'any' : literalType(expression);
    return { type, literal: expression };
  }
  if ('var' in expression) {
    const facts = names.get(expression.var);
    if (!facts) faults.push(`No step sets "${expression.var}".`);
    return { ...(facts ?? { type: 'any' as const }), name: expression.var };
  }
  const { op, args } = expression;
  if (!isOperator(op)) {
    faults.push(`There’s no "${String(op)}" operator.`);
    return { type: 'any' };
  }
  const [least, most] = operators[op];
  if (args.length < least || args.length > most)
    faults.push(`"${op}" takes ${least === most ? least : `${least} to ${most}`} operands, not ${args.length}.`);
  const given = args.map((arg) => check(arg, names, faults, depth + 1));
  return { type: rules[op](given, faults) };
}

const literalType = (value: string | number | boolean): ValueType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'truth' : 'text';

type Rule = (given: Checked[], faults: string[]) => ValueType;

const all =
  (wanted: ValueType, result: ValueType): Rule =>
  (given, faults) => {
    for (const one of given)
      if (!fits(one, wanted)) faults.push(`${title(one)} is ${called[one.type]}, not ${called[wanted]}.`);
    return result;
  };

const texts: ReadonlySet<ValueType> = new Set(['text', 'date', 'time', 'moment', 'duration']);

/** Whether two can be the same: dates and times are compared with what is written for them. */
function comparable(one: Checked, other: Checked): boolean {
  if (fits(one, other.type)) return true;
  const isWritten = (checked: Checked) => typeof checked.literal === 'string';
  return (isWritten(one) || isWritten(other)) && texts.has(one.type) && texts.has(other.type);
}

const equal: Rule = ([one, ...others], faults) => {
  for (const other of others) {
    if (!one || other.literal === null) continue;
    if (!comparable(one, other))
      faults.push(`${title(one)} is ${called[one.type]}, so it can’t be compared to ${title(other)}.`);
    for (const [left, right] of [
      [one, other],
      [other, one],
    ] as const)
      if (left.choices && typeof right.literal === 'string' && !left.choices.includes(right.literal))
        faults.push(`${title(left)} doesn’t have the choice ${title(right)}.`);
  }
  return 'truth';
};

const sized: ReadonlySet<ValueType> = new Set([...texts, 'number', 'money', 'any']);

const order: Rule = (given, faults) => {
  equal(given, faults);
  for (const one of given)
    if (!sized.has(one.type)) faults.push(`${title(one)} is ${called[one.type]}, so it has no order.`);
  return 'truth';
};

const sum: Rule = (given, faults) => {
  const isMoney = given.some(({ type }) => type === 'money');
  return all(isMoney ? 'money' : 'number', isMoney ? 'money' : 'number')(given, faults);
};

/** Money may be multiplied by numbers, once. */
const product: Rule = (given, faults) => {
  const money = given.filter(({ type }) => type === 'money');
  all('number', 'number')(
    given.filter(({ type }) => type !== 'money'),
    faults,
  );
  if (money.length > 1) faults.push('Money can’t be multiplied by money.');
  return money.length > 0 ? 'money' : 'number';
};

const dated =
  (result: ValueType | null): Rule =>
  ([date, other], faults) => {
    for (const one of result ? [date, other] : [date])
      if (one && !['date', 'moment', 'any'].includes(one.type) && typeof one.literal !== 'string')
        faults.push(`${title(one)} is ${called[one.type]}, not a date.`);
    if (!result && other && !fits(other, 'number'))
      faults.push(`${title(other)} is ${called[other.type]}, not a number.`);
    return result ?? (date?.type === 'text' ? 'date' : (date?.type ?? 'date'));
  };

const rules: Record<Operator, Rule> = {
  and: all('truth', 'truth'),
  or: all('truth', 'truth'),
  not: all('truth', 'truth'),
  is_set: () => 'truth',
  eq: equal,
  ne: equal,
  gt: order,
  gte: order,
  lt: order,
  lte: order,
  in: equal,
  contains(given, faults) {
    const [whole] = given;
    if (whole && !['text', 'list', 'any'].includes(whole.type))
      faults.push(`${title(whole)} is ${called[whole.type]}, so it can’t contain anything.`);
    return 'truth';
  },
  add: sum,
  subtract: sum,
  multiply: product,
  divide: product,
  round: all('number', 'number'),
  join: () => 'text',
  lower: all('text', 'text'),
  upper: all('text', 'text'),
  trim: all('text', 'text'),
  length(given, faults) {
    const [whole] = given;
    if (whole && !['text', 'list', 'any'].includes(whole.type))
      faults.push(`${title(whole)} is ${called[whole.type]}, so it has no length.`);
    return 'number';
  },
  add_days: dated(null),
  days_between: dated('number'),
  today: () => 'date',
  now: () => 'moment',
  if([test, yes, no], faults) {
    if (test) all('truth', 'truth')([test], faults);
    return yes && no && yes.type === no.type ? yes.type : 'any';
  },
};
