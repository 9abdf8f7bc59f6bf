import { and, eq } from 'drizzle-orm';
import { suppress } from '#server/contacts/suppressions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Services } from '#server/services.ts';
import { asksToBeLeftAlone } from '#voice/understanding/opt-out.ts';
import type { OwnedStep } from './step-writer.ts';

/** Whether the caller asks in this step not to be called any more. */
export const asksToBeLeft = ({ turns }: OwnedStep['change']): boolean =>
  turns.some(({ role, text }) => role === 'caller' && asksToBeLeftAlone(text));

/** A number that can be called back; withheld ones are words. */
const callable = /^\+[1-9]\d{6,14}$/;

/** Puts the number of a phone call on the do-not-call list, with the step in which that was asked for. */
export async function keepOptOut(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  const [call] = await tx
    .select({ phone: calls.otherNumber, channel: calls.channel, test: calls.test })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  // Test numbers ring no one outside.
  if (call?.channel !== 'phone' || call.test || call.phone === null || !callable.test(call.phone)) return;
  const person = { phone: call.phone, email: null };
  await suppress(tx, { services, workspaceId }, [person], { reason: 'Requested on a call', source: 'call' });
}
