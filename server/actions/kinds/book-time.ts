import { defineKind } from '#server/actions/action-kind.ts';
import { bookTime } from '#server/scheduling/booking.ts';
import { BookTimeInput } from '#voice/flow/flow-actions.ts';
import { lookAround, orOtherTimes } from './other-times.ts';
import { isTestCall } from './test-calls.ts';

/** Books a time in a calendar of the workspace. Refuses with `time_taken` when it is not free. */
export const bookTimeKind = defineKind({
  title: 'Appointment',
  place: 'inside',
  looksOnly: false,
  input: BookTimeInput,
  lookAhead: (scope, { start }) => lookAround(scope, start),
  async run(tx, scope, run, { start: at, ...input }, elsewhere) {
    const { durationMinutes, calendarIds } = input;
    const test = await isTestCall(tx, scope, run.callId);
    return orOtherTimes(
      tx,
      scope,
      { start: Date.parse(at), durationMinutes, calendarIds, test, elsewhere },
      async () => {
        const booked = await bookTime(tx, scope, {
          ...input,
          start: Date.parse(at),
          callId: run.callId,
          test,
          elsewhere,
        });
        const { id: appointmentId, startsAt: start, calendarName, officeEvents: standsAt } = booked;
        return {
          appointmentId,
          start,
          ...(calendarName !== null && { calendar: calendarName }),
          ...(standsAt.some(({ unchecked }) => unchecked) && { unchecked: true }),
        };
      },
    );
  },
});
