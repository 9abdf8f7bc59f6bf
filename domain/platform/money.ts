import { z } from 'zod';

/** Money is a whole number of a currency's smallest unit, everywhere; only people see a decimal point. */

/** Currencies, and how many digits their smallest unit has behind the point. */
export const currencies = {
  USD: { minorDigits: 2 },
  EUR: { minorDigits: 2 },
  GBP: { minorDigits: 2 },
  CAD: { minorDigits: 2 },
  AUD: { minorDigits: 2 },
} as const satisfies Record<string, { minorDigits: number }>;
export type Currency = keyof typeof currencies;
export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
export const Currency = z.enum(currencyCodes);

/** The highest price that someone may ask: a million of the larger unit. Sums of many stay exact, see `isExact`. */
export const highestPrice = 100_000_000;

/** A price in the smallest unit; nothing is sold for less than nothing. */
export const Price = z
  .int('Enter a whole number of the smallest currency unit, such as 50 for 0.50.')
  .min(0, 'A price can’t be less than zero.')
  .max(highestPrice, 'A price can’t exceed one million.');

export interface Money {
  amount: number;
  currency: Currency;
}

/** `amount` of the smallest unit for each `per` of what is sold: 50 for each 60 seconds. */
export interface UnitPrice {
  amount: number;
  per: number;
}

/** Whether a sum is counted to the unit. */
export const isExact = Number.isSafeInteger;

/** `a × b ÷ c`, rounded half up (towards more), exact however large the product is. */
export function scaled(a: number, b: number, c: number): number {
  const [numerator, divisor] = [BigInt(a) * BigInt(b) * 2n + BigInt(c), BigInt(c) * 2n];
  const cut = numerator / divisor;
  // Division of big integers cuts towards zero; below zero that is up.
  const floor = numerator < 0n && cut * divisor !== numerator ? cut - 1n : cut;
  return Number(floor);
}

/** What a quantity costs. The one place where money is rounded. */
export const costOf = (quantity: number, { amount, per }: UnitPrice): number => scaled(quantity, amount, per);

/**
 * What the part of a quantity between two counts costs. However a quantity is cut, its parts cost what the whole does:
 * each is the difference of two rounded sums.
 */
export const costBetween = (from: number, to: number, price: UnitPrice): number =>
  costOf(to, price) - costOf(from, price);

/** Shares of an amount by time: what falls between two moments of `whole`. All parts together are the amount. */
export const shareOf = (amount: number, whole: { from: number; to: number }, from: number, to: number): number =>
  costBetween(from - whole.from, to - whole.from, { amount, per: whole.to - whole.from });

/** `97` of dollars as "97.00": for files and for fields that are typed in. */
export function plainAmount(amount: number, currency: Currency): string {
  const { minorDigits } = currencies[currency];
  const digits = String(Math.abs(amount)).padStart(minorDigits + 1, '0');
  const cut = digits.length - minorDigits;
  return `${amount < 0 ? '-' : ''}${digits.slice(0, cut)}${minorDigits > 0 ? `.${digits.slice(cut)}` : ''}`;
}

/** Reads what someone typed: "97", "97.5" or "1,234.50". Null where that is no amount of the currency. */
export function parseAmount(text: string, currency: Currency): number | null {
  const { minorDigits } = currencies[currency];
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', part = ''] = match;
  if (part.length > minorDigits) return null;
  const amount = Number(whole.replaceAll(',', '') + part.padEnd(minorDigits, '0'));
  return isExact(amount) ? amount : null;
}

/** `$97.00` in a language. */
export function formatMoney({ amount, currency }: Money, language = 'en-US'): string {
  // By its text: a float would lose the last digits of large sums.
  const text = plainAmount(amount, currency) as `${number}`;
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(text);
}
