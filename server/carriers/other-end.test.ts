import { expect, test } from 'vitest';
import { otherEnd } from './other-end.ts';

test.each([
  ...['', 'anonymous', 'Anonymous', 'unknown', 'Restricted', '+', '911', '+1571', 'sip:ann@example.com'],
  // The keys of anonymous, unavailable, restricted, unknown, private and "no caller id".
  ...['+266696687', '+86282452253', '+7378742833', '+8656696', '+7748283', '+6622553743'],
  ...['+10000000000', '+999999999999', '+4900000000000'],
])('a caller who shows “%s” is no one', (given) => {
  expect(otherEnd(given, false)).toBeNull();
});

test('a number is someone, and in the test network any is', () => {
  expect(otherEnd('+15715550123', false)).toBe('+15715550123');
  expect(otherEnd('+4930901820', false)).toBe('+4930901820');
  expect(otherEnd('+10000000000', true)).toBe('+10000000000');
  expect(otherEnd('anonymous', true)).toBeNull();
});
