import { type BusinessHours, weekdays } from '#domain/identity/business-hours.ts';

/** How languages say what they say alike, but for the words. */

/**
 * `12,500.25`: groups of three, at most two decimals. Written out, since formats of Intl differ between machines.
 * @param thousands between groups
 * @param decimal before decimals
 * @param minus before what is below zero
 */
export function grouped(value: number, thousands: string, decimal: string, minus: string): string {
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  if (whole.includes('e')) return String(value);
  // A year or a small number is read as it is.
  const parted = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) : whole;
  return `${value < 0 ? minus : ''}${parted}${decimals ? `${decimal}${decimals}` : ''}`;
}

type Weekday = (typeof weekdays)[number];

/** When a business is open, from Monday on: days beside each other with the same hours are named together. */
export function openGroups(
  hours: BusinessHours,
  nameOf: (day: Weekday) => string,
  spanOf: (span: { from: number; to: number }) => string,
  and: string,
): { first: string; last: string; open: string }[] {
  const groups: { first: string; last: string; open: string }[] = [];
  for (const key of [...weekdays.slice(1), weekdays[0]!]) {
    const name = nameOf(key);
    const open = hours[key].map(spanOf).join(and);
    const before = groups.at(-1);
    if (before?.open === open) before.last = name;
    else groups.push({ first: name, last: name, open });
  }
  return groups.filter(({ open }) => open !== '');
}
