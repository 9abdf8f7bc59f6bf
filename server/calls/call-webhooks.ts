import { and, asc, eq } from 'drizzle-orm';
import type { WebhookData } from '#domain/notifications/webhook-events.data.ts';
import type { Json } from '#domain/platform/json.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { tellLive } from '#server/calls/live/live-news.ts';
import { emitWebhookEvent } from '#server/notifications/webhooks/tell-webhooks.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { showTurn } from '#server/records/open-turn.ts';
import { shownSlots } from '#server/records/shown-slots.ts';
import type { Services } from '#server/services.ts';

type CallRow = typeof calls.$inferSelect;

const startOf = ({ id, agentId, agentName, channel, startedAt, createdAt }: CallRow): WebhookData['call.started'] => ({
  callId: id,
  agentId,
  agentName,
  channel,
  startedAt: (startedAt ?? createdAt).toISOString(),
});

/** What was collected. Of a call that ended because nobody can read it any more, nothing is known. */
const collectedOf = (seal: ContentCipher, call: CallRow): Record<string, Json> =>
  Object.fromEntries(shownSlots(seal, call).map(({ name, value }) => [name, value]));

async function endOf(
  tx: Tx,
  services: Services,
  workspaceId: string,
  callId: string,
): Promise<WebhookData['call.ended']> {
  const [call] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  const turns = await tx
    .select()
    .from(callTurns)
    .where(and(eq(callTurns.workspaceId, workspaceId), eq(callTurns.callId, callId)))
    .orderBy(asc(callTurns.seq));
  const seal = await findSeal(tx, services, workspaceId);
  const begun = startOf(call!);
  const endedAt = call!.endedAt!;
  return {
    ...begun,
    agentVersion: call!.agentVersion,
    endedAt: endedAt.toISOString(),
    durationMs: Math.max(0, endedAt.getTime() - Date.parse(begun.startedAt)),
    endReason: call!.endReason,
    outcome: call!.outcome,
    collected: collectedOf(seal, call!),
    transcript: turns
      .map((turn) => ({ role: turn.role, text: showTurn(seal, turn).text, startMs: turn.startMs }))
      // Of an agent that was cut off before its first word.
      .filter(({ text }) => text !== ''),
  };
}

/** Tells of a call that has just been answered: webhooks, and whoever watches. */
export async function tellOfStart(tx: Tx, services: Services, call: CallRow): Promise<void> {
  await emitWebhookEvent(tx, { services, workspaceId: call.workspaceId }, 'call.started', () => startOf(call), {
    once: `call.started:${call.id}`,
    callId: call.id,
  });
  await tellLive(tx, services, call.workspaceId, call.id);
}

/** Tells webhooks of a call that has just ended, once: the step that ends it may be stored a second time. */
export async function tellHooksOfEnd(
  tx: Tx,
  services: Services,
  { workspaceId, callId, reason }: { workspaceId: string; callId: string; reason: CallEndReason },
): Promise<void> {
  const scope = { services, workspaceId };
  const data = () => endOf(tx, services, workspaceId, callId);
  await emitWebhookEvent(tx, scope, 'call.ended', data, { once: `call.ended:${callId}`, callId });
  if (reason !== 'handed_off') return;
  await emitWebhookEvent(tx, scope, 'call.handed_off', data, { once: `call.handed_off:${callId}`, callId });
}
