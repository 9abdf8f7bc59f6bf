import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths } from './months.ts';

const day = (text: string) => Date.parse(text);

it('the 31st is the last day of shorter months, and comes back', () => {
  const from = day('2027-12-31T13:30:00.250Z');
  const days = [0, 1, 2, 3, 4].map((months) => new Date(addMonths(from, months)).toISOString());
  expect(days).toEqual([
    '2027-12-31T13:30:00.250Z',
    '2028-01-31T13:30:00.250Z',
    // A leap year.
    '2028-02-29T13:30:00.250Z',
    '2028-03-31T13:30:00.250Z',
    '2028-04-30T13:30:00.250Z',
  ]);
});

it('months follow each other without a gap or an overlap', () => {
  const moment = fc.integer({ min: day('2020-01-01'), max: day('2040-01-01') });
  fc.assert(
    fc.property(moment, fc.nat(240), (from, months) => {
      const length = addMonths(from, months + 1) - addMonths(from, months);
      expect(length).toBeGreaterThanOrEqual(28 * 86_400_000);
      expect(length).toBeLessThanOrEqual(31 * 86_400_000);
    }),
  );
});
