import { z } from 'zod';
import { weekdays } from '#domain/identity/business-hours.ts';

/** `17:30`; empty where there is no bound. */
export const ClockTime = z
  .string()
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time, like 09:00 or 17:30.')
  .default('');

/** Times that a step offers and books, within what its calendars have free. Left as they are: any of them. */
export const bookingLimits = {
  weekdays: z
    .array(z.enum(weekdays))
    .max(weekdays.length)
    .default([])
    .describe('Days of the week to offer; empty for all days.'),
  opens: ClockTime.describe('Earliest start of an appointment; empty for no limit.'),
  closes: ClockTime.describe('Latest end of an appointment; empty for no limit.'),
  noticeHours: z.int().min(0).max(720).default(0).describe('Minimum hours between the call and the appointment.'),
} as const;

const Limits = z.object(bookingLimits);
export type BookingLimits = z.infer<typeof Limits>;

/** Minutes from midnight of a time as it is kept. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** What is wrong with them beside their form. */
export function faultsOfLimits(
  { opens, closes }: Pick<BookingLimits, 'opens' | 'closes'>,
  durationMinutes: number,
): string[] {
  if (opens === '' && closes === '') return [];
  const room = (closes === '' ? 1440 : minutesOf(closes)) - (opens === '' ? 0 : minutesOf(opens));
  return room < durationMinutes
    ? ['No appointment of this length fits between the earliest start and the latest end.']
    : [];
}
