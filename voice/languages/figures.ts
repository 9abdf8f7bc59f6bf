import { type Count, written } from '#voice/understanding/values/count.ts';

/** What the rules of all languages for numbers make theirs of. */

/** No one says more digits behind a point one by one; it bounds the work. */
export const mostDecimals = 6;

/** What follows the point: "five" in "two point five", "seventy one" in "point seventy-one"; a hundred does not. */
export const decimals = ({ n, digits }: Count) =>
  n < 100 || digits ? { text: digits ?? String(n), single: n < 10 && (digits?.length ?? 1) === 1 } : null;

/** Both as one decimal number, without the faults of adding binary fractions. */
export const joined = (whole: number, behind: string) => Number(`${whole}.${behind}`);

/** Of "1.5 million", without the faults of binary fractions. */
export const scaled = (n: number, by: number) => Number((n * by).toPrecision(15));

/** Two ends that differ. */
export const apart = (from: number, to: number) => (from === to ? null : { to });

/** "1,000", "12 500": three digits more behind digits. */
export function grouped(a: Count, b: string): Count | null {
  if (a.digits === undefined || b.length !== 3 || a.digits.length > 12 || /^0/.test(a.digits)) return null;
  return written(a.digits + b);
}

/** "1 414 021": two groups behind each other leave no doubt that they are one number. */
export function groupedTwice(a: Count, b: string, c: string): Count | null {
  const first = grouped(a, b);
  return first && grouped(first, c);
}

/** Whole units of a currency and hundredths of one. */
export const both = (whole: number, cents: number, currency: string) =>
  Number.isInteger(whole) && Number.isInteger(cents) && cents < 100
    ? { amount: (whole * 100 + cents) / 100, currency }
    : null;
