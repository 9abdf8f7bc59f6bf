import { sql } from 'drizzle-orm';
import type { WebhookData } from '#domain/notifications/webhook-events.data.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import { tellLive } from '#server/calls/live/live-news.ts';
import { contactsOfNumbers } from '#server/contacts/contacts-of-numbers.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { shownSlots } from '#server/records/shown-slots.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findCall, readCallIn } from './calls.ts';

/** A call as events name it. */
export async function startOf(tx: Tx, workspaceId: string, call: CallRow): Promise<WebhookData['call.started']> {
  const { id, agentId, agentName, agentVersion, channel, test, startedAt, createdAt, externalId, metadata } = call;
  const { direction, phoneNumberId, ownNumber, otherNumber } = call;
  const contacts = otherNumber === null ? undefined : await contactsOfNumbers(tx, workspaceId, [otherNumber]);
  const [from, to] = direction === 'outbound' ? [ownNumber, otherNumber] : [otherNumber, ownNumber];
  return {
    callId: id,
    agentId,
    agentName,
    agentVersion,
    channel,
    test,
    startedAt: (startedAt ?? createdAt).toISOString(),
    direction,
    from,
    to,
    numberId: phoneNumberId,
    contactId: contacts?.get(otherNumber ?? '')?.id ?? null,
    externalId,
    metadata,
  };
}

/** Seconds that the ledger has of a call, settled in the transaction that ends it. */
async function billedOf(tx: Tx, workspaceId: string, callId: string): Promise<number> {
  const rows = await readRows(
    tx,
    { seconds: 'text' },
    sql`select ledger_of_call(${workspaceId}::uuid, ${callId}::uuid, 'call_seconds') as seconds`,
  );
  return Number(rows[0]!.seconds);
}

async function endOf(
  tx: Tx,
  services: Services,
  workspaceId: string,
  callId: string,
): Promise<WebhookData['call.ended']> {
  const scope: Scope = { services, workspaceId, actor: null };
  const row = await findCall(tx, scope, callId);
  const call = await readCallIn(tx, scope, callId);
  const seal = await findSeal(tx, services, workspaceId);
  return {
    ...(await startOf(tx, workspaceId, row)),
    endedAt: row.endedAt!.toISOString(),
    durationMs: call.durationMs,
    endReason: call.endReason,
    outcome: call.outcome,
    summary: call.summary.text,
    tags: call.tags,
    // Of a call that ended because no one can read it any more, nothing is known.
    collected: Object.fromEntries(shownSlots(seal, row).map(({ name, value }) => [name, value])),
    transcript: call.turns
      .map(({ role, text, startMs }) => ({ role, text, startMs }))
      // Of an agent that was cut off before its first word.
      .filter(({ text }) => text !== ''),
    billedSeconds: await billedOf(tx, workspaceId, callId),
    recordingUrl: call.recording === null ? null : `${services.config.publicUrl}/v1/calls/${callId}/recording`,
    url: `${services.config.publicUrl}/dashboard/calls/${callId}`,
  };
}

/** Tells of a call that has just been answered: webhooks, and anyone who watches. */
export async function tellOfStart(tx: Tx, services: Services, call: CallRow): Promise<void> {
  await emitWebhookEvent(
    tx,
    { services, workspaceId: call.workspaceId },
    'call.started',
    () => startOf(tx, call.workspaceId, call),
    {
      once: `call.started:${call.id}`,
      callId: call.id,
    },
  );
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
