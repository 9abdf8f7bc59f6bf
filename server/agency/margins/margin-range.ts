import type { MarginRange } from '#domain/agency/margins.ts';
import { dayOf } from '#domain/usage/usage.ts';

const dayMs = 86_400_000;

/** The days (UTC) of a range, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Which days a range has at a moment. */
export function daysOf(range: MarginRange, now: number): DayRange {
  const today = new Date(now);
  const monthFrom = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1);
  if (range === 'this_month') return { from: dayOf(monthFrom(0)), to: dayOf(now) };
  if (range === 'last_month') return { from: dayOf(monthFrom(-1)), to: dayOf(monthFrom(0) - dayMs) };
  return { from: dayOf(now - 89 * dayMs), to: dayOf(now) };
}
