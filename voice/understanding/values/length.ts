/** How long something is. Months and years have no fixed number of days, so each is kept. */
export interface Length {
  years: number;
  months: number;
  days: number;
  /** Seconds are parts of one. */
  minutes: number;
  /** Only days on which people work: "four business days". */
  business?: true;
}

export const noLength: Length = { years: 0, months: 0, days: 0, minutes: 0 };

export function lengthOf(n: number, unit: 'minute' | 'day' | 'week' | 'month' | 'year' | 'weekend'): Length | null {
  const whole = Number.isInteger(n);
  if (unit === 'minute') return { ...noLength, minutes: Math.round(n * 60) / 60 };
  if (unit === 'year') return whole ? { ...noLength, years: n } : { ...noLength, months: Math.round(n * 12) };
  if (unit === 'month') return whole ? { ...noLength, months: n } : { ...noLength, days: Math.round(n * 30) };
  const days = unit === 'day' ? n : n * 7;
  return Number.isInteger(days) ? { ...noLength, days } : { ...noLength, minutes: Math.round(days * 1440) };
}

export const addLengths = (a: Length, b: Length): Length => ({
  years: a.years + b.years,
  months: a.months + b.months,
  days: a.days + b.days,
  minutes: a.minutes + b.minutes,
});

/** The units that it is said in, the largest first: a smaller one may follow, not the same again. */
export function smallestUnit({ years, months, days, minutes }: Length): number {
  if (!Number.isInteger(minutes)) return -1;
  if (minutes % 60 !== 0) return 0;
  if (minutes !== 0) return 1;
  if (days !== 0) return days % 7 === 0 ? 3 : 2;
  return months !== 0 ? 4 : years !== 0 ? 5 : 6;
}

export function largestUnit({ years, months, days, minutes }: Length): number {
  if (years !== 0) return 5;
  if (months !== 0) return 4;
  if (days !== 0) return days % 7 === 0 ? 3 : 2;
  return minutes >= 60 ? 1 : minutes >= 1 ? 0 : -1;
}
