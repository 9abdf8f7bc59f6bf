import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '#domain/json.ts';
import { understand } from './understand.ts';

/** What a value is said as reads as that value again: a caller who repeats what was read back is understood. */

const at = '2026-11-20T10:00:00';
const read = (type: string, text: string, language: string): Json =>
  understand({ type, language, text, at, zone: 'UTC' } as Parameters<typeof understand>[0]).value;
const spoken = (type: string, text: string, language: string): string =>
  understand({ type, language, text, at, zone: 'UTC' } as Parameters<typeof understand>[0]).spoken;

const language = fc.constantFrom('en-US', 'en-GB');
const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .integer({ min: 1, max: 900 })
  .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 1439 }).map((n) => `${two(Math.floor(n / 60))}:${two(n % 60)}`);

it('a day', () => {
  fc.assert(
    fc.property(day, language, (value, tag) => {
      expect(read('date', value, tag)).toBe(value);
      expect(read('date', spoken('date', value, tag), tag)).toBe(value);
    }),
    { numRuns: 200 },
  );
});

it('a time of day', () => {
  fc.assert(
    fc.property(minute, language, (value, tag) => {
      const text = spoken('time', `at ${value}`, tag);
      expect([text, read('time', text, tag)]).toEqual([text, read('time', `at ${value}`, tag)]);
    }),
    { numRuns: 200 },
  );
});

it('a number, with words around it that say nothing', () => {
  const around = fc.constantFrom('', 'um ', 'yes ', 'well ', 'I think ', 'please ');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), around, language, (value, before, tag) => {
      const text = spoken('number', String(value), tag);
      expect([before, text, read('number', before + text, tag)]).toEqual([before, text, value]);
    }),
    { numRuns: 200 },
  );
});
