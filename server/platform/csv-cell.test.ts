import { expect, it } from 'vitest';
import { csvCell, withoutGuard } from './csv-cell.ts';

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

it.each(['=1+1', '+49 30 1', '@x', '\tx', 'Bob;=1+1;x', 'Bob; @SUM(A1)', "O'Neill", "'quoted'", "don't; 'do'"])(
  'takes the guard of %j away again',
  (value) => {
    const cell = csvCell(value);
    expect(withoutGuard(cell.startsWith('"') ? cell.slice(1, -1) : cell)).toBe(value);
  },
);
