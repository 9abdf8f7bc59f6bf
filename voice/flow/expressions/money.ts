import type { Json } from '#domain/platform/json.ts';

/** An amount as slots hold it, in the currency's main unit. */
export type MoneyValue = { amount: number; currency: string };

/** Whether a value is an amount of money. */
export function isMoney(value: Json): value is MoneyValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof value.amount === 'number' &&
    typeof value.currency === 'string'
  );
}

/** Places behind the point of a currency that has none of its own, ISO 4217. */
const places: Record<string, number> = {
  JPY: 0,
  KRW: 0,
  CLP: 0,
  VND: 0,
  ISK: 0,
  KWD: 3,
  BHD: 3,
  TND: 3,
  OMR: 3,
  JOD: 3,
};

/** In the smallest unit, as a whole number: sums of cents are exact. */
const minor = ({ amount, currency }: MoneyValue) => Math.round(amount * 10 ** (places[currency] ?? 2));

function fromMinor(units: number, currency: string): Json {
  const rounded = Math.round(units);
  return Number.isSafeInteger(rounded) ? { amount: rounded / 10 ** (places[currency] ?? 2), currency } : null;
}

/** A sum, or with `sign` -1 a difference. Nothing for what is no money, or of two currencies. */
export function addMoney(left: Json, right: Json, sign: 1 | -1): Json {
  if (!isMoney(left) || !isMoney(right) || left.currency !== right.currency) return null;
  return fromMinor(minor(left) + sign * minor(right), left.currency);
}

/** An amount times a number, in whichever order. */
export function scaleMoney(left: Json, right: Json): Json {
  if (isMoney(left) && typeof right === 'number') return fromMinor(minor(left) * right, left.currency);
  if (isMoney(right) && typeof left === 'number') return fromMinor(minor(right) * left, right.currency);
  return null;
}

/** Below 0, 0 or above; null for amounts of two currencies. */
export const compareMoney = (left: MoneyValue, right: MoneyValue): number | null =>
  left.currency === right.currency ? minor(left) - minor(right) : null;
