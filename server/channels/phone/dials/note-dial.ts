import { and, eq } from 'drizzle-orm';
import { findAccount, openCarrier } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { DialRow } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';
import { applyDialEvent } from './apply-event.ts';
import type { DialEvent } from './dial.ts';

/**
 * What is known of a dial now, stored; a call that rings although it was hung up here meanwhile is hung up at the carrier. One that the
 * carrier does not hang up is, when it is answered or looked for next.
 */
export async function noteDial(
  services: Services,
  workspaceId: string,
  callId: string,
  event: DialEvent,
): Promise<DialRow | undefined> {
  const row = await applyDialEvent(services, workspaceId, callId, event);
  if (row?.state !== 'placed' || row.carrierSid === null) return row;
  const account = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended'));
    const [over] = await tx.select({ endReason: calls.endReason }).from(calls).where(own);
    return over?.endReason === 'agent_hangup' ? findAccount(tx, workspaceId, row.accountId) : undefined;
  });
  if (account === undefined) return row;
  try {
    await openCarrier(services, account).hangUp(row.carrierSid);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn(
      { reason: error.message, callId },
      'a call that was hung up could not be ended at the carrier yet',
    );
  }
  return row;
}
