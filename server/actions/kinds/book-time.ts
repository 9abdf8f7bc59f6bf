import { z } from 'zod';
import { bookTime } from '#server/appointments/appointments.ts';
import { defineKind } from './kind.ts';

const attendeeField = z
  .string()
  .max(320)
  .nullish()
  .transform((value) => value ?? null);

/** Books a time in the workspace's own calendar. Refuses with `time_taken` when it is not free. */
export const bookTimeKind = defineKind({
  input: z.object({
    start: z.iso.datetime({ offset: true }),
    durationMinutes: z.number().int().min(5).max(480),
    title: z.string().min(1).max(200),
    attendee: z.object({ name: attendeeField, email: attendeeField, phone: attendeeField }),
    notes: z.string().max(2000).nullish(),
  }),
  async run(tx, scope, run, input) {
    const { id, start } = await bookTime(tx, scope, {
      start: Date.parse(input.start),
      durationMinutes: input.durationMinutes,
      title: input.title,
      attendee: input.attendee,
      notes: input.notes ?? null,
      callId: run.callId,
    });
    return { output: { appointmentId: id, start }, ended: true };
  },
});
