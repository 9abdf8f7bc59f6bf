import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['Ann', 'Ann'],
  ['=1+1', "'=1+1"],
  ['-12.5', '-12.5'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  // Where semicolons part a line, quotes in the middle of one protect nothing.
  ['Bob;=1+1;x', '"Bob;\'=1+1;x"'],
  ['Bob; @SUM(A1)', '"Bob; \'@SUM(A1)"'],
  ['a;b', '"a;b"'],
  [null, ''],
])('%j as a field is %s', (value, field) => {
  expect(csvCell(value)).toBe(field);
});
