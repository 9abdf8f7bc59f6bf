import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { understand } from '#voice/understanding/understand.ts';

/** What a value is said as reads as that value again, in the languages beside English: who repeats it is understood. */

const said = (type: string, text: string, language: string) =>
  understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'UTC' } as Parameters<typeof understand>[0]);

function expectSame(type: string, text: string, tag: string): Json {
  const { value, spoken } = said(type, text, tag);
  expect([type, text, value]).not.toEqual([type, text, null]);
  expect([text, spoken, said(type, spoken, tag).value]).toEqual([text, spoken, value]);
  return value;
}

const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .integer({ min: 1, max: 900 })
  .map((n) => new Date(Date.UTC(2026, 10, 20 + n)).toISOString().slice(0, 10));
const minute = fc.integer({ min: 0, max: 1439 }).map((n) => `${two(Math.floor(n / 60))}:${two(n % 60)}`);
const runs = { numRuns: 100 };

const own = [
  ['de-DE', 'Minuten Stunden Tage Wochen Monate Jahre', 'Euro Franken Dollar'],
  ['es-ES', 'minutos horas días semanas meses años', 'euros libras dólares'],
  ['es-US', 'minutos horas días semanas meses años', 'euros pesos dólares'],
  ['fr-FR', 'minutes heures jours semaines mois ans', 'euros francs dollars'],
] as const;

describe.each(own)('in %s', (tag, units, currencies) => {
  it('a day, a time, and both', () => {
    fc.assert(
      fc.property(day, minute, (date, time) => {
        expect(expectSame('date', date, tag)).toBe(date);
        expectSame('time', time, tag);
        expectSame('date_time', `${date} ${time}`, tag);
      }),
      runs,
    );
  });

  it('a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (n) => {
        expect(expectSame('number', String(n), tag)).toBe(n);
      }),
      runs,
    );
  });

  it('a length of time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 90 }), fc.constantFrom(...units.split(' ')), (n, unit) => {
        expectSame('duration', `${n} ${unit}`, tag);
      }),
      runs,
    );
  });

  it('an amount of money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200_000 }), fc.constantFrom(...currencies.split(' ')), (n, currency) => {
        expectSame('money', `${n} ${currency}`, tag);
      }),
      runs,
    );
  });
});
