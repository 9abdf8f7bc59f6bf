import { defineKind } from '#server/actions/action-kind.ts';
import { appointmentsOfCaller } from '#server/scheduling/appointments-of-caller.ts';
import { moveWithin } from '#server/scheduling/booking.ts';
import { MoveTimeInput } from '#voice/flow/flow-actions.ts';
import { notTheirs } from './not-theirs.ts';
import { lookAround, orOtherTimes } from './other-times.ts';
import { isTestCall } from './test-calls.ts';

/**
 * Moves an appointment that is the caller's. One that is not, or is over, is refused with `not_found`, and a time that
 * is not free with `time_taken`.
 */
export const moveTimeKind = defineKind({
  title: 'Move appointment',
  place: 'inside',
  looksOnly: false,
  input: MoveTimeInput,
  lookAhead: (scope, { start }) => lookAround(scope, start),
  async run(tx, scope, { callId }, { appointmentId, start, ...caller }, elsewhere) {
    const test = await isTestCall(tx, scope, callId);
    const { appointments } = await appointmentsOfCaller(tx, scope, callId, caller, null);
    const theirs = appointments.find(({ id }) => id === appointmentId);
    if (!theirs) return notTheirs;
    const durationMinutes = (Date.parse(theirs.endsAt) - Date.parse(theirs.startsAt)) / 60_000;
    return orOtherTimes(
      tx,
      scope,
      { start: Date.parse(start), durationMinutes, except: appointmentId, test, elsewhere },
      async () => ({
        start: (await moveWithin(tx, scope, appointmentId, Date.parse(start), elsewhere)).startsAt,
      }),
    );
  },
});
