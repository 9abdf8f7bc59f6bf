import { and, eq } from 'drizzle-orm';
import type { CallEndReason } from '#domain/calls.ts';
import type { NotificationTypeId } from '#domain/notification-types.data.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services.ts';
import { tellHooksOfEnd } from './call-webhooks.ts';
import { calls } from './calls.table.ts';

/** Ends of calls that people hear of. */
const told: Partial<Record<CallEndReason, NotificationTypeId>> = {
  failed: 'call-failed',
  lost_connection: 'call-failed',
  handed_off: 'call-handed-off',
};

/** Tells of a call that has just ended, once: webhooks of each, people of what they should hear of. */
export async function tellOfEnd(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  const [call] = await tx
    .select({ agent: calls.agentName, reason: calls.endReason })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  if (!call?.reason) return;
  const { agent, reason } = call;
  await tellHooksOfEnd(tx, services, { workspaceId, callId, reason });
  const type = told[reason];
  if (type === undefined) return;
  const data = { id: callId, agent, reason };
  await notify(tx, { services, workspaceId, actor: null }, type, data, { once: `end:${callId}` });
}
