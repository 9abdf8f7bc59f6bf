import { appointmentsOf } from '#server/appointments/appointments.ts';
import { FindAppointmentsInput } from '#voice/flow/flow-actions.ts';
import { isTestCall } from '../test-calls.ts';
import { defineKind } from './kind.ts';

/** Looks up the caller's own appointments to come. */
export const findAppointmentsKind = defineKind({
  title: 'Find appointments',
  place: 'inside',
  looksOnly: true,
  input: FindAppointmentsInput,
  async run(tx, scope, { callId }, input) {
    const found = await appointmentsOf(tx, scope, input, await isTestCall(tx, scope, callId));
    const appointments = found.map(({ id, start, end }) => ({
      appointmentId: id,
      start,
      durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000,
    }));
    return { ok: true, output: { appointments } };
  },
});
