import { and, eq } from 'drizzle-orm';
import { eventsOfFormat } from '#domain/notifications/call-forms/webhook-forms.ts';
import { type WebhookEventType, webhookEvents } from '#domain/notifications/webhook-events.data.ts';
import type { WebhookDeliveryDetail } from '#domain/notifications/webhooks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { toJson } from '#domain/platform/json.ts';
import { storeEvent } from '#server/notifications/tell-webhooks.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhookDeliveries } from '#server/platform/db/schema/webhooks.table.ts';
import type { Scope } from '#server/scope.ts';
import { claimOne } from './claim-delivery.ts';
import { getDelivery } from './deliveries.ts';
import { findWebhook } from './find-webhook.ts';
import { tryDelivery } from './send-due.ts';

/** Stores a test, once for its id. Answers whether it is still to be sent. */
async function prepare(tx: Tx, scope: Scope, webhookId: string, type: WebhookEventType, id: string): Promise<boolean> {
  const { services, workspaceId } = scope;
  const { format } = await findWebhook(tx, workspaceId, webhookId);
  if (eventsOfFormat[format]?.includes(type) === false) {
    const message = `The ${format} format doesn’t support ${type} events.`;
    throw new AppError('invalid_input', message, [{ path: 'body.type', message }]);
  }
  const [former] = await tx
    .select({ doneAt: webhookDeliveries.doneAt })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id)));
  if (former !== undefined) return former.doneAt === null;
  const createdAt = new Date(services.clock.now());
  const data = toJson(webhookEvents[type].example);
  const event = { workspaceId, type, data, test: true, once: `test:${id}`, createdAt };
  const eventId = await storeEvent(tx, services, event);
  await tx.insert(webhookDeliveries).values({
    workspaceId,
    id,
    webhookId,
    eventId: eventId!,
    type,
    test: true,
    createdAt,
    status: 'waiting',
    dueAt: createdAt,
  });
  return true;
}

/**
 * Sends a webhook the example of an event now, once, also one that is paused. How that goes changes nothing about it.
 * @param id the same for each try of a request, so that the receiver can tell
 * @throws AppError not_found, invalid_input
 */
export async function testWebhook(
  scope: Scope,
  webhookId: string,
  type: WebhookEventType,
  id = newId(),
): Promise<WebhookDeliveryDetail> {
  const { services, workspaceId } = scope;
  const claimed = await services.db.tenant(workspaceId, async (tx) =>
    (await prepare(tx, scope, webhookId, type, id)) ? claimOne(tx, services, workspaceId, id) : null,
  );
  if (claimed !== null) await tryDelivery(services, claimed, new AbortController().signal);
  return getDelivery(scope, webhookId, id);
}
