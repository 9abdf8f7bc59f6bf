import { AppError } from '#domain/errors.ts';
import { bookTime, findTimes } from '#server/appointments/appointments.ts';
import { BookTimeInput } from '#voice/flow/flow-actions.ts';
import { defineKind } from './kind.ts';

/** Other times are looked for a week to each side, in milliseconds. */
const searchMs = 7 * 24 * 3_600_000;
const othersOffered = 6;

/** Books a time in the workspace's own calendar. Refuses with `time_taken` when it is not free. */
export const bookTimeKind = defineKind({
  title: 'Appointment',
  place: 'inside',
  looksOnly: false,
  input: BookTimeInput,
  async run(tx, scope, run, input) {
    const start = Date.parse(input.start);
    const { durationMinutes, title, attendee, notes } = input;
    try {
      const booking = { start, durationMinutes, title, attendee, notes, callId: run.callId };
      const booked = await bookTime(tx, scope, booking);
      return { ok: true, output: { appointmentId: booked.id, start: booked.start } };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'time_taken')) throw error;
      // The refusal brings what is free instead, so that the agent can offer it in the same breath.
      const within = { start: start - searchMs, end: start + searchMs };
      const times = await findTimes(tx, scope, { durationMinutes, within, wish: start, count: othersOffered });
      const output = { times: times.map((time) => new Date(time).toISOString()) };
      return { ok: false, code: error.code, message: error.message, output };
    }
  },
});
