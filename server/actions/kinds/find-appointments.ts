import { defineKind } from '#server/actions/action-kind.ts';
import { appointmentsOfCaller } from '#server/scheduling/appointments-of-caller.ts';
import { FindAppointmentsInput } from '#voice/flow/flow-actions.ts';

/** Looks up the caller's own appointments to come. */
export const findAppointmentsKind = defineKind({
  title: 'Find appointments',
  place: 'inside',
  looksOnly: true,
  input: FindAppointmentsInput,
  async run(tx, scope, { callId }, { code: said, ...caller }) {
    const { appointments: found, code } = await appointmentsOfCaller(tx, scope, callId, caller, { code: said });
    const appointments = found.map(({ id, startsAt: start, endsAt: end }) => ({
      appointmentId: id,
      start,
      durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000,
    }));
    return { ok: true, output: { appointments, ...(code !== undefined && { code }) } };
  },
});
