import { defineKind } from '#server/actions/action-kind.ts';
import { cancelWithin } from '#server/scheduling/appointments.ts';
import { appointmentsOfCaller } from '#server/scheduling/appointments-of-caller.ts';
import { CancelTimeInput } from '#voice/flow/flow-actions.ts';
import { notTheirs } from './not-theirs.ts';

/** Cancels an appointment that is the caller's. One that is not, or is over, is refused with `not_found`. */
export const cancelTimeKind = defineKind({
  title: 'Cancel appointment',
  place: 'inside',
  looksOnly: false,
  input: CancelTimeInput,
  async run(tx, scope, { callId }, { appointmentId, ...caller }) {
    const { appointments } = await appointmentsOfCaller(tx, scope, callId, caller, null);
    if (!appointments.some(({ id }) => id === appointmentId)) return notTheirs;
    const { startsAt: start } = await cancelWithin(tx, scope, appointmentId);
    return { ok: true, output: { start } };
  },
});
