import { and, eq, inArray } from 'drizzle-orm';
import type { WebhookData } from '#domain/notifications/webhook-events.data.ts';
import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import { withoutPlaces } from '#domain/platform/hidden-values.ts';
import { isSubscribed, mayBeSubscribed } from '#server/notifications/known-webhooks.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ownTermsOf } from '#server/platform/db/own-terms.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { agentRetention } from '#server/platform/db/schema/retention.table.ts';
import { webhookEventRows } from '#server/platform/db/schema/webhooks.table.ts';
import type { Services } from '#server/services.ts';
import { frameOf } from '#voice/flow/snapshot.ts';
import type { OwnedStep } from './step-writer.ts';

const type = 'call.turn';
const keyOf = (callId: string, seq: number) => `${type}:${callId}:${seq}`;

/** Whether someone may want to hear of the turns of a step; nearly always known without a statement. */
export const mayBeHeardOf = (services: Services, { lease, change }: OwnedStep): boolean =>
  change.turns.length > 0 && mayBeSubscribed(services, lease.workspaceId, type);

/** What the turns of a call have in common, and whether its agent keeps words. */
async function findCall(tx: Tx, workspaceId: string, callId: string) {
  const { agentId, test, externalId, metadata, startedAt, createdAt } = calls;
  const [found] = await tx
    .select({ agentId, test, externalId, metadata, startedAt, createdAt, keepsWords: agentRetention.keepsWords })
    .from(calls)
    .leftJoin(
      agentRetention,
      and(eq(agentRetention.workspaceId, calls.workspaceId), eq(agentRetention.agentId, calls.agentId)),
    )
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return found!;
}

/** Tells webhooks of turns, each once: it is stored again when it is known how much of it was heard. */
export async function tellHooksOfTurns(tx: Tx, services: Services, { lease, change }: OwnedStep): Promise<void> {
  const { workspaceId, callId } = lease;
  if (!(await isSubscribed(tx, services, workspaceId, type))) return;
  const turns = change.turns.filter(({ text }) => text !== '');
  if (turns.length === 0) return;
  const { once } = webhookEventRows;
  const keys = turns.map(({ seq }) => keyOf(callId, seq));
  const rows = await tx
    .select({ once })
    .from(webhookEventRows)
    .where(and(eq(webhookEventRows.workspaceId, workspaceId), inArray(once, keys)));
  const told = new Set(rows.map((row) => row.once));
  const untold = turns.filter(({ seq }) => !told.has(keyOf(callId, seq)));
  if (untold.length === 0) return;
  const call = await findCall(tx, workspaceId, callId);
  const begun = (call.startedAt ?? call.createdAt).getTime();
  const shown = (text: string, hidden: readonly number[]) => withoutCardNumbers(withoutPlaces(text, hidden));
  for (const { seq, role, text, hidden, startMs } of untold) {
    const data = (): WebhookData[typeof type] => ({
      callId,
      agentId: call.agentId,
      test: call.test,
      ...ownTermsOf(call),
      sequence: seq,
      role,
      text: call.keepsWords === false ? null : shown(text, hidden ?? []),
      step: change.snapshot && frameOf(change.snapshot).node,
      at: new Date(begun + startMs).toISOString(),
    });
    await emitWebhookEvent(tx, { services, workspaceId }, type, data, { once: keyOf(callId, seq), callId });
  }
}
