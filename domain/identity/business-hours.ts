import { z } from 'zod';

/** A stretch of a day, in minutes from midnight by the workspace's clock; the end is not part of it. */
export const DaySpan = z
  .object({ from: z.int().min(0).max(1439), to: z.int().min(1).max(1440) })
  .refine(({ from, to }) => from < to, 'The end must be after the start.');
export type DaySpan = z.infer<typeof DaySpan>;

/** Stretches of one day: a lunch break makes two of them. */
export const spansLimit = 4;
export const holidaysLimit = 200;

const isInOrder = (spans: DaySpan[]) => spans.every(({ from }, n) => n === 0 || spans[n - 1]!.to <= from);

const Day = z
  .array(DaySpan)
  .max(spansLimit)
  .refine(isInOrder, 'The times for each day must be in order and can’t overlap.');

/** In the order of JavaScript's days of the week. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** When the workspace's calendar can be booked. A day without a stretch is closed. */
export const BusinessHours = z.strictObject({
  sunday: Day,
  monday: Day,
  tuesday: Day,
  wednesday: Day,
  thursday: Day,
  friday: Day,
  saturday: Day,
});
export type BusinessHours = z.infer<typeof BusinessHours>;

/** A day on which nothing can be booked, by the workspace's calendar. */
export const Holiday = z.object({
  date: z.iso.date(),
  name: z.string().trim().min(1, 'Enter a name.').max(80),
  /** Whether it comes back each year on the same day. */
  yearly: z.boolean(),
});
export type Holiday = z.infer<typeof Holiday>;

const usualDay = [{ from: 9 * 60, to: 17 * 60 }];
/** What a new workspace has: Monday to Friday, nine to five. */
export const usualHours: BusinessHours = {
  sunday: [],
  monday: usualDay,
  tuesday: usualDay,
  wednesday: usualDay,
  thursday: usualDay,
  friday: usualDay,
  saturday: [],
};
