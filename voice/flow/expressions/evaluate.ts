import { depthOf, type Expression, expressionBounds, type Operator } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import {
  addDays,
  type CalendarDate,
  dayNumber,
  instantOf,
  isoDate,
  readIsoDate,
  type WallTime,
  wallTime,
} from '#voice/understanding/calendar.ts';
import { addMoney, compareMoney, isMoney, scaleMoney } from './money.ts';

/** What an expression may ask for. */
export interface Surroundings {
  /** A slot's or variable's value; undefined when it is not set. */
  value(name: string): Json | undefined;
  /** The moment of the event, in milliseconds since the epoch. */
  now: number;
  /** IANA zone of the conversation's dates. */
  timeZone: string;
}

/** A text that grows beyond is none that anyone says or stores. */
const maxText = 10_000;

/** An expression's value; null for nothing, which is what everything is that cannot be computed. */
export function evaluate(expression: Expression, around: Surroundings): Json {
  return depthOf(expression) > expressionBounds.depth ? null : compute(expression, around);
}

/** Whether a condition holds. */
export const holds = (condition: Expression, around: Surroundings): boolean => evaluate(condition, around) === true;

function compute(expression: Expression, around: Surroundings): Json {
  if (typeof expression !== 'object' || expression === null) return expression;
  if ('var' in expression) return around.value(expression.var) ?? null;
  const { op, args } = expression;
  // Only what decides is computed.
  if (op === 'and') return args.every((arg) => compute(arg, around) === true);
  if (op === 'or') return args.some((arg) => compute(arg, around) === true);
  if (op === 'if') return compute(compute(args[0]!, around) === true ? args[1]! : args[2]!, around);
  return operations[op](
    args.map((arg) => compute(arg, around)),
    around,
  );
}

const folded = (value: Json): Json => (typeof value === 'string' ? value.toLowerCase() : value);

/** Equal texts are so whatever their capitals; nothing equals only nothing. */
const same = (left: Json, right: Json): boolean => JSON.stringify(folded(left)) === JSON.stringify(folded(right));

/** Numbers and money by size; texts by their signs, which is the order in time for dates and times. */
function compare(left: Json, right: Json): number | null {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return isMoney(left) && isMoney(right) ? compareMoney(left, right) : null;
}

const ordered =
  (holds: (order: number) => boolean) =>
  ([left = null, right = null]: Json[]): Json => {
    const order = compare(left, right);
    return order !== null && holds(order);
  };

/** Numbers as decimals are meant: 0.1 + 0.2 is 0.3. */
function finite(value: number): Json {
  // The greatest numbers come to more than there is when they are rounded.
  const rounded = Number(value.toPrecision(15));
  return Number.isFinite(rounded) ? rounded : null;
}

function fold(values: Json[], numbers: (a: number, b: number) => number, money: (a: Json, b: Json) => Json): Json {
  return values.reduce((left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(numbers(left, right)) : money(left, right),
  );
}

const text =
  (change: (text: string) => string) =>
  ([value = null]: Json[]): Json =>
    typeof value === 'string' ? change(value) : null;

/** What a value is within a text. */
const shown = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The day of a date, or of an instant in the zone. */
function dayOf(value: Json, timeZone: string): CalendarDate | WallTime | null {
  if (typeof value !== 'string') return null;
  const date = readIsoDate(value);
  if (date) return date;
  const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : wallTime(at, timeZone);
}

const isWall = (day: CalendarDate | WallTime): day is WallTime => 'hour' in day;

/** Days around the epoch that calendars know how to write. */
const mostDays = 400_000;

function addDaysTo(value: Json, days: Json, timeZone: string): Json {
  const day = dayOf(value, timeZone);
  if (!day || typeof days !== 'number' || !Number.isInteger(days) || Math.abs(days) > mostDays) return null;
  const later = addDays(day, days);
  if (later.year < 0 || later.year > 9999) return null;
  // The clock on the wall stays the same, also over a change to summer time.
  return isWall(day)
    ? new Date(instantOf({ ...later, hour: day.hour, minute: day.minute }, timeZone)).toISOString()
    : isoDate(later);
}

const operations: Record<Exclude<Operator, 'and' | 'or' | 'if'>, (values: Json[], around: Surroundings) => Json> = {
  not: ([value = null]) => value !== true,
  is_set: ([value = null]) => value !== null,
  eq: ([left = null, right = null]) => left !== null && same(left, right),
  ne: ([left = null, right = null]) => !(left !== null && same(left, right)),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  in: ([item = null, ...others]) =>
    item !== null && others.some((other) => (Array.isArray(other) ? other : [other]).some((one) => same(item, one))),
  contains([whole = null, part = null]) {
    if (Array.isArray(whole)) return whole.some((item) => same(item, part));
    if (typeof whole !== 'string' || typeof part !== 'string') return false;
    return whole.toLowerCase().includes(part.toLowerCase());
  },
  add: (values) =>
    fold(
      values,
      (a, b) => a + b,
      (a, b) => addMoney(a, b, 1),
    ),
  subtract: (values) =>
    fold(
      values,
      (a, b) => a - b,
      (a, b) => addMoney(a, b, -1),
    ),
  multiply: (values) => fold(values, (a, b) => a * b, scaleMoney),
  divide: ([left = null, right = null]) =>
    typeof right !== 'number' || right === 0
      ? null
      : typeof left === 'number'
        ? finite(left / right)
        : scaleMoney(left, 1 / right),
  round: ([value = null]) => (typeof value === 'number' ? finite(Math.floor(value + 0.5)) : null),
  join: (values) => values.map(shown).join('').slice(0, maxText),
  lower: text((value) => value.toLowerCase()),
  upper: text((value) => value.toUpperCase()),
  trim: text((value) => value.trim()),
  length: ([value = null]) =>
    typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : null,
  add_days: ([date = null, days = null], { timeZone }) => addDaysTo(date, days, timeZone),
  days_between([from = null, to = null], { timeZone }) {
    const [first, last] = [dayOf(from, timeZone), dayOf(to, timeZone)];
    return first && last ? dayNumber(last) - dayNumber(first) : null;
  },
  today: (_, { now, timeZone }) => isoDate(wallTime(now, timeZone)),
  now: (_, { now }) => new Date(now).toISOString(),
};
