import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { bookTime, findTimes } from '#server/appointments/appointments.ts';
import { defineKind } from './kind.ts';

/** Other times are looked for a week to each side, in milliseconds. */
const searchMs = 7 * 24 * 3_600_000;

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
    const start = Date.parse(input.start);
    const { durationMinutes } = input;
    try {
      const booked = await bookTime(tx, scope, {
        start,
        durationMinutes,
        title: input.title,
        attendee: input.attendee,
        notes: input.notes ?? null,
        callId: run.callId,
      });
      return { result: { ok: true, output: { appointmentId: booked.id, start: booked.start } }, ended: true };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'time_taken')) throw error;
      // The refusal brings what is free instead, so that the agent can offer it in the same breath.
      const within = { start: start - searchMs, end: start + searchMs };
      const times = await findTimes(tx, scope, { durationMinutes, within, wish: start, count: 3 });
      const output = { times: times.map((time) => new Date(time).toISOString()) };
      return { result: { ok: false, code: error.code, message: error.message, output }, ended: true };
    }
  },
});
