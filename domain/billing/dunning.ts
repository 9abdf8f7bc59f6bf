import { z } from 'zod';
import { Moment } from '#domain/platform/http.ts';

/** Reminders of one invoice. */
const mostReminders = 6;

/** When a seller reminds of what is not paid, in days, and what follows when nothing helps. */
export const DunningSettings = z.object({
  /** After the day by which the invoice is to be paid; none at all where it is empty. */
  reminderDays: z
    .array(z.int('Enter a whole number of days.').min(1, 'Enter 1 day or more.').max(90, 'Enter 90 days or fewer.'))
    .max(mostReminders, `Set up to ${mostReminders} reminders.`)
    .refine(
      (days) => days.every((day, n) => n === 0 || day > days[n - 1]!),
      'Each reminder must be later than the previous one.',
    ),
  /** After the last reminder, until the client is suspended; null for never. */
  suspendDays: z
    .int('Enter a whole number of days.')
    .min(1, 'Enter 1 day or more.')
    .max(90, 'Enter 90 days or fewer.')
    .nullable(),
});
export type DunningSettings = z.infer<typeof DunningSettings>;

/** What holds for a seller who said nothing. */
export const usualDunning: DunningSettings = { reminderDays: [3, 7, 14], suspendDays: 7 };

/** What was done about an invoice that was not paid. */
export const DunningStep = z.object({
  kind: z.enum(['reminder', 'suspended', 'resumed']),
  /** Which reminder it was. */
  number: z.int(),
  /** Where it was mailed to; null: nowhere. */
  email: z.string().nullable(),
  at: Moment,
});
export type DunningStep = z.infer<typeof DunningStep>;
