import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costBetween, costOf, currencyCodes, formatMoney, parseAmount, plainAmount, scaled, shareOf } from './money.ts';

const quantity = fc.integer({ min: 0, max: 10 ** 9 });
/** With that quantity, what it costs is a number that can be told exactly. */
const unitPrice = fc.record({
  amount: fc.integer({ min: 0, max: 8 * 10 ** 6 }),
  per: fc.integer({ min: 1, max: 3_600 }),
});
const currency = fc.constantFrom(...currencyCodes);

describe('rounding', () => {
  it('is half up, above and below zero', () => {
    expect([1, 2, 3].map((seconds) => costOf(seconds, { amount: 50, per: 60 }))).toEqual([1, 2, 3]);
    expect([1, 3, 5, 7].map((part) => scaled(part, 1, 2))).toEqual([1, 2, 3, 4]);
    expect([-1, -2, -3, -5].map((part) => scaled(part, 1, 2))).toEqual([0, -1, -1, -2]);
    expect(scaled(10 ** 12, 10 ** 8, 60)).toBe(Number((10n ** 20n + 30n) / 60n));
  });

  it('costs the same however a quantity is cut', () => {
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 1, maxLength: 30 }), unitPrice, (cuts, price) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b)];
        const parts = places.slice(1).map((to, index) => costBetween(places[index]!, to, price));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(costOf(places.at(-1)!, price));
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });

  it('shares an amount over time without a rest', () => {
    const times = fc.array(fc.integer({ min: 1, max: 2_678_399 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 8 }), times, (amount, cuts) => {
        const whole = { from: 1_764_000_000, to: 1_766_678_400 };
        const places = [whole.from, ...cuts.map((cut) => whole.from + cut).toSorted((a, b) => a - b), whole.to];
        const parts = places.slice(1).map((to, index) => shareOf(amount, whole, places[index]!, to));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      }),
    );
  });
});

describe('what people see', () => {
  it('is read again as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), currency, (amount, code) => {
        expect(parseAmount(plainAmount(amount, code), code)).toBe(amount);
      }),
    );
  });

  it('has the point where the currency has it', () => {
    expect([0, 5, 97, 9_700, -5, -12_345].map((amount) => plainAmount(amount, 'USD'))).toEqual([
      ...['0.00', '0.05', '0.97', '97.00', '-0.05', '-123.45'],
    ]);
    expect(formatMoney({ amount: 123_456_789_012_345, currency: 'USD' })).toBe('$1,234,567,890,123.45');
    expect(formatMoney({ amount: -4_900, currency: 'EUR' })).toBe('-€49.00');
  });

  it.each(['', '-1', '1.234', '1e3', '12,34', 'NaN', '99999999999999', '1.2.3', '٣'])('refuses %j', (text) => {
    expect(parseAmount(text, 'USD')).toBeNull();
  });
});
