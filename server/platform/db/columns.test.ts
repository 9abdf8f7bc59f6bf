import { pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { AppError } from '#domain/platform/errors.ts';
import { json } from './columns.ts';

const { data } = pgTable('t', { data: json('data') });
const store = (value: unknown) => data.mapToDriverValue(value as never);
const refusal = (value: unknown) => {
  try {
    return store(value);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

/** A value with this many arrays around nothing. */
const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('takes 32 levels and not one more', () => {
  expect(store(nested(32))).toBe('['.repeat(32) + ']'.repeat(32));
  expect(refusal(nested(33))).toBe('body_too_deep');
  expect(refusal(nested(5_000))).toBe('body_too_deep');
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect(refusal(loop)).toBe('body_too_deep');
});

test.each([
  ['NUL', 'a\0b'],
  ['NUL in a key', { 'a\0b': 1 }],
  ['half a surrogate pair', ['\ud800']],
  ['a number without end', { n: Number.POSITIVE_INFINITY }],
  ['what is no number', Number.NaN],
  ['a function', () => 1],
  ['undefined', undefined],
  ['undefined in a list', [undefined]],
  ['a bigint', 1n],
])('refuses %s', (_, value) => {
  expect(refusal(value)).toBe('invalid_input');
});

test('leaves out members that are undefined, and writes dates as JSON does', () => {
  expect(store({ a: undefined, b: new Date(0) })).toBe('{"b":"1970-01-01T00:00:00.000Z"}');
});
