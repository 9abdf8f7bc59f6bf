import { and, eq } from 'drizzle-orm';
import type { NotificationTypeId } from '#domain/notifications/notification-types.data.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { leaveAfterCall } from '#server/actions/after-call.ts';
import { leaveGuard } from '#server/agents/agents.jobs.ts';
import { tellLive } from '#server/calls/live/live-news.ts';
import { enqueueIndex } from '#server/calls/search/enqueue-index.ts';
import { leaveCallNote } from '#server/contacts/leave-call-note.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { notify } from '#server/platform/notify.ts';
import { leaveCallEnded } from '#server/records/automation-events.ts';
import { leaveForgetting } from '#server/records/leave-forgetting.ts';
import type { Services } from '#server/services.ts';
import { tellHooksOfEnd } from './call-webhooks.ts';

/** Ends of calls that people hear of. */
const told: Partial<Record<CallEndReason, NotificationTypeId>> = {
  failed: 'call-failed',
  lost_connection: 'call-failed',
  handed_off: 'call-handed-off',
};

async function hasTasks(tx: Tx, workspaceId: string, callId: string): Promise<boolean> {
  const found = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.callId, callId)))
    .limit(1);
  return found.length > 0;
}

/** Tells of a call that has just ended those who wait for that: actions and webhooks always, people where they should hear of it. */
export async function tellOfEnd(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  await leaveAfterCall(tx, services, workspaceId, callId);
  await leaveCallEnded(tx, services, workspaceId, callId);
  await enqueueIndex(tx, services, workspaceId, callId);
  await leaveCallNote(tx, services, workspaceId, callId);
  await tellLive(tx, services, workspaceId, callId);
  const [call] = await tx
    .select({
      agent: calls.agentName,
      reason: calls.endReason,
      agentId: calls.agentId,
      agentVersion: calls.agentVersion,
      test: calls.test,
    })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  if (!call?.reason) return;
  await leaveGuard(tx, services, workspaceId, call);
  await leaveForgetting(tx, services, { workspaceId, callId, agentId: call.agentId });
  const { agent, reason } = call;
  await tellHooksOfEnd(tx, services, { workspaceId, callId, reason });
  const type = told[reason];
  if (type === undefined) return;
  // Anyone who is to keep the promise was told of it.
  if (reason === 'handed_off' && (await hasTasks(tx, workspaceId, callId))) return;
  const data = { id: callId, agent, reason };
  await notify(tx, { services, workspaceId, actor: null }, type, data, { once: `end:${callId}` });
}
