/** A whole number as it is composed of words. */
export interface Count {
  n: number;
  /** Only a smaller number may follow and be added: 100 after "two hundred", 10 after "twenty", 0 after digits. */
  room: number;
  /** How it was written, when in digits: leading zeros count in times and years. */
  digits?: string;
}

/** "two hundred" and "six". Null where the second does not fit behind the first. */
export function sum(a: Count, b: Count): Count | null {
  if (b.n === 0 || b.n >= a.room || b.digits !== undefined) return null;
  return { n: a.n + b.n, room: b.room };
}

/** "two" and "hundred", as in 2 × 100. Null where the words do not go together: "hundred hundred". */
export function times(a: Count, power: number): Count | null {
  if (a.n === 0 || a.n >= power || (power === 100 && a.n % 10 === 0 && a.n > 9)) return null;
  return { n: a.n * power, room: power };
}

/** Of written digits. */
export const written = (digits: string): Count | null =>
  digits.length > 15 ? null : { n: Number(digits), room: 0, digits };
