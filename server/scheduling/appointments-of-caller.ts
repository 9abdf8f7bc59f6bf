import { and, eq } from 'drizzle-orm';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { findCode, hashAddress, sendCode, takeCode } from './appointments/appointment-codes.ts';
import { appointmentsOf, type Caller } from './appointments.ts';

/** What the one who asks can be asked for. */
export type CodeState = 'sent' | 'wrong' | 'spent';

interface Theirs {
  appointments: Appointment[];
  /** They are kept back until the code from the mail is said. */
  code?: CodeState;
}

/** Channels whose line is a phone's: a carrier vouches for its number, or someone who calls without one is heard. */
const onLine = ['phone', 'sms'];

/**
 * The appointments to come that someone in a conversation may see and change. Where no line tells who they are, as on a
 * website, a name and an address are what anyone can know of someone: there a code has to come back that went to the address
 * which the appointment was booked with.
 * @param asked with the code, where they just said one; null: only what was proved before, or booked in this conversation, and
 *   nothing is sent
 */
export async function appointmentsOfCaller(
  tx: Tx,
  scope: Scope,
  callId: string | null,
  caller: Caller,
  asked: { code?: string | undefined } | null,
): Promise<Theirs> {
  const [call] =
    callId === null
      ? []
      : await tx
          .select({ channel: calls.channel })
          .from(calls)
          .where(and(eq(calls.workspaceId, scope.workspaceId), eq(calls.id, callId)));
  const test = call?.channel === 'test';
  if (callId === null || call === undefined || test || onLine.includes(call.channel))
    return { appointments: await appointmentsOf(tx, scope, caller, test) };
  // The business has said which line it is.
  const { callerPhone } = caller;
  if (callerPhone !== null) {
    const byLine = { callerPhone, name: null, phone: null, email: null };
    return { appointments: await appointmentsOf(tx, scope, byLine, false) };
  }
  const row = await findCode(tx, scope, callId);
  let isProved = row !== undefined && row.provedAt !== null;
  const said = asked?.code;
  if (!isProved && said !== undefined) {
    const taken = row === undefined ? 'wrong' : await takeCode(tx, scope, row, said);
    if (taken !== 'right') return { appointments: [], code: taken };
    isProved = true;
  }
  const named = await appointmentsOf(tx, scope, caller, false);
  const isTheirs = ({ attendeeEmail }: Appointment) =>
    attendeeEmail !== null && hashAddress(scope, attendeeEmail) === row!.addressHash;
  // What was booked in this very conversation is theirs. Others are asked after, so there only the code opens them.
  const isOfCall = (one: Appointment) => asked === null && one.callId === callId;
  const theirs = named.filter((one) => isOfCall(one) || (isProved && isTheirs(one)));
  if (asked === null || said !== undefined || theirs.length > 0) return { appointments: theirs };
  const mailed = named.find(({ attendeeEmail }) => attendeeEmail !== null);
  if (mailed !== undefined) await sendCode(tx, scope, callId, { id: mailed.id, attendeeEmail: mailed.attendeeEmail! });
  return { appointments: [], code: 'sent' };
}
