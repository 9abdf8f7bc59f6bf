import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Expression, isOperator, type Operator, operators } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import { checkExpression, type NameFacts, type ValueType } from './check.ts';
import { evaluate, holds, type Surroundings } from './evaluate.ts';
import { readFormula, writeFormula } from './formula.ts';

const values: Record<string, Json> = {
  age: 30,
  name: 'Ann',
  agreed: true,
  day: '2026-11-24',
  tags: ['vip', 'new'],
  price: { amount: 19.99, currency: 'USD' },
  fee: { amount: 0.01, currency: 'USD' },
  euros: { amount: 5, currency: 'EUR' },
  moment: '2026-10-24T15:00:00.000Z',
  service: 'cleaning',
};
const types: Record<string, ValueType> = {
  age: 'number',
  name: 'text',
  agreed: 'truth',
  day: 'date',
  tags: 'list',
  moment: 'moment',
  service: 'text',
  price: 'money',
  fee: 'money',
  euros: 'money',
  missing: 'text',
};
const names = new Map<string, NameFacts>(Object.entries(types).map(([name, type]) => [name, { type }]));
names.set('service', { type: 'text', choices: ['cleaning', 'check_up'] });
const around: Surroundings = {
  value: (name) => values[name],
  now: Date.parse('2026-11-20T02:30:00Z'),
  timeZone: 'Europe/Berlin',
};
const read = (line: string): Expression => {
  const formula = readFormula(line);
  if ('fault' in formula) throw new Error(`${line}: ${formula.fault.message} (${formula.fault.at})`);
  return formula.expression;
};

describe('an expression', () => {
  it.each<[string, Json]>([
    ['age = 30', true],
    ['age = "30"', false],
    ['name = "ANN"', true],
    ['name != "Bob"', true],
    ['missing != "Bob"', true],
    ['missing = nothing', false],
    ['not is_set(missing)', true],
    ['age > 29 and age <= 30', true],
    ['missing < 99', false],
    ['day > "2026-11-23"', true],
    ['contains(name, "nn")', true],
    ['contains(tags, "VIP")', true],
    ['contains(age, "3")', false],
    ['name in ("Bob", "ann")', true],
    ['"vip" in (tags)', true],
    ['missing in ("Bob")', false],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['0.1 + 0.2', 0.3],
    ['10 - 2 - 3', 5],
    ['age / 0', null],
    ['age + name', null],
    ['round(2.5)', 3],
    ['price + fee', { amount: 20, currency: 'USD' }],
    ['price * 3', { amount: 59.97, currency: 'USD' }],
    ['price / 3', { amount: 6.66, currency: 'USD' }],
    ['price + euros', null],
    ['price > fee', true],
    ['price > euros', false],
    ['name & " is " & age', 'Ann is 30'],
    ['upper(trim(" a "))', 'A'],
    ['length("añ😀")', 3],
    ['length(tags)', 2],
    ['add_days(day, 7)', '2026-12-01'],
    // Clocks go back in the night between: three in the afternoon by the wall stays so.
    ['add_days(moment, 1)', '2026-10-25T16:00:00.000Z'],
    ['days_between("2026-11-20", day)', 4],
    ['today()', '2026-11-20'],
    ['now()', '2026-11-20T02:30:00.000Z'],
    ['if(agreed, "yes", "no")', 'yes'],
    ['-5 + 3', -2],
    ['true and nothing', false],
  ])('%s is %j', (line, expected) => expect(evaluate(read(line), around)).toEqual(expected));

  it.each<[string, string]>([
    ['missing2 = 1', 'No step sets "missing2".'],
    ['age = "old"', '"age" is a number, so it can’t be compared to "old".'],
    ['agreed = "yes"', '"agreed" is true or false, so it can’t be compared to "yes".'],
    ['agreed > true', '"agreed" is true or false, so it has no order.'],
    ['service = "cleanning"', '"service" doesn’t have the choice "cleanning".'],
    ['service in ("cleaning", "other")', '"service" doesn’t have the choice "other".'],
    ['price * price', 'Money can’t be multiplied by money.'],
    ['price + 5', '5 is a number, not money.'],
    ['lower(age)', '"age" is a number, not a text.'],
    ['not name', '"name" is a text, not true or false.'],
    ['add_days(age, 3)', '"age" is a number, not a date.'],
    ['round(1, 2)', '"round" takes 1 operands, not 2.'],
    ['age', '"age" is a number, not true or false.'],
  ])('%s is refused as a condition: %s', (line, fault) => {
    expect(checkExpression(read(line), names, 'truth')).toContain(fault);
  });

  it.each([
    'age >= 18 and not is_set(missing)',
    'day > "2026-11-23" or day = today()',
    'moment >= now()',
    'price * 2 > fee',
    'days_between(day, today()) > 3',
    'service in ("cleaning", "check_up")',
    'if(agreed, age, 0) > 3',
  ])('%s is in order', (line) => expect(checkExpression(read(line), names, 'truth')).toEqual([]));
});

describe('a line of formula', () => {
  it.each([
    ['age >', 'Something is missing at the end.', 5],
    ['age 5', 'Unexpected "5".', 4],
    ['"never', 'This text has no closing quotation mark.', 0],
    ['age § 5', '"§" isn’t valid here.', 4],
    ['launch(age)', 'There’s no "launch" function.', 0],
    ['(age', '")" is missing here.', 4],
    ['and', 'Unexpected "and".', 0],
    ['', 'Something is missing at the end.', 0],
    [`${'('.repeat(50)}1`, 'The formula is nested too deeply.', 40],
    [`${'not '.repeat(9)}agreed`, 'An expression can be nested up to 8 levels deep.', 0],
    [Array.from({ length: 70 }, () => '1').join(' - '), 'An expression can have up to 64 parts.', 0],
  ])('%j is refused: %s', (line, message, at) => {
    expect(readFormula(line)).toEqual({ fault: { message, at } });
  });

  const leaf = fc.oneof(
    fc.constantFrom(...Object.keys(types)).map((name): Expression => ({ var: name })),
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      // JSON knows one zero.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    ),
  );
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', maxDepth: 5 },
      leaf,
      fc.constantFrom(...(Object.keys(operators) as Operator[])).chain((op) => {
        const [least, most] = operators[op];
        return fc
          .array(tie('tree'), { minLength: least, maxLength: Math.min(most, 4) })
          .map((args): Expression => ({ op, args }));
      }),
    ),
  }));
  const sound = tree.filter((expression) => Expression.safeParse(expression).success);

  it('is read as the expression that it was written from', () => {
    fc.assert(
      fc.property(sound, (expression) => {
        expect(readFormula(writeFormula(expression))).toEqual({ expression });
      }),
      { numRuns: 500 },
    );
  });

  it('has no value where a number is rounded to more than there is', () => {
    expect(evaluate({ op: 'round', args: [Number.MAX_VALUE] }, around)).toBeNull();
  });

  it('never fails and always has a value, whatever is set', () => {
    fc.assert(
      fc.property(sound, fc.dictionary(fc.constantFrom(...Object.keys(types)), fc.jsonValue()), (expression, given) => {
        // What is set came as JSON, which knows one zero.
        const set = JSON.parse(JSON.stringify(given)) as Record<string, Json>;
        const value = evaluate(expression, { ...around, value: (name) => set[name] });
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
        expect(typeof holds(expression, around)).toBe('boolean');
        checkExpression(expression, names);
      }),
      { numRuns: 500 },
    );
  });

  it('of any signs at all is read or refused', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (line) => void readFormula(line)));
  });
});

it('knows its operators by their own names only', () => {
  expect([isOperator('constructor'), isOperator('toString'), isOperator('and')]).toEqual([false, false, true]);
});
