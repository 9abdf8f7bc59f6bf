import { and, arrayOverlaps, type Column, eq, isNull, or } from 'drizzle-orm';
import { subscriptionsTo, type WebhookData, type WebhookEventType } from '#domain/notifications/webhook-events.data.ts';
import type { Json } from '#domain/platform/json.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  webhookDeliveries,
  webhookEventRows,
  webhookListeners,
  webhooks,
} from '#server/platform/db/schema/webhooks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { isOpen, isSubscribed } from './known-webhooks.ts';

/** The job that sends what is due. */
export const deliverJob = 'webhooks.deliver';

interface Options {
  /** Told once: another event with this key is none. For what may be stored a second time. */
  once?: string;
  /** The call that it tells of: the event is deleted with it. */
  callId?: string | null;
  /** The number or the address of whom it tells: the event is deleted with all that is kept of the person. */
  about?: string | null;
}

/** Rows whose subscriptions have an event. */
function subscribes(events: Column, type: WebhookEventType) {
  const { named, all } = subscriptionsTo(type);
  const byName = arrayOverlaps(events, named);
  return all ? or(isNull(events), byName) : byName;
}

/**
 * Tells the webhooks of a workspace what happens, in the transaction in which it does: it is sent exactly when that
 * commits. Where no one has subscribed, `data` is not asked for.
 */
export async function emitWebhookEvent<Type extends WebhookEventType>(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  type: Type,
  data: () => WebhookData[Type] | Promise<WebhookData[Type]>,
  { once, callId = null, about = null }: Options = {},
): Promise<void> {
  if (!(await isSubscribed(tx, services, workspaceId, type))) return;
  // What is known may be some seconds old; whom an event goes to is read with it.
  const told = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.status, 'active'), subscribes(webhooks.events, type)),
    );
  if (told.length === 0 && !(await isHeard(tx, services, workspaceId, type))) return;
  const createdAt = new Date(services.clock.now());
  const event = {
    workspaceId,
    type,
    // Which of the events it is isn’t known here; each is of plain members.
    data: (await data()) as unknown as Json,
    callId,
    about: about?.toLowerCase() ?? null,
    test: false,
    once: once ?? null,
    createdAt,
  };
  const eventId = await storeEvent(tx, services, event);
  if (eventId === null || told.length === 0) return;
  await tx.insert(webhookDeliveries).values(
    told.map(({ id: webhookId }) => ({
      workspaceId,
      id: newId(),
      webhookId,
      eventId,
      type,
      test: false,
      createdAt,
      status: 'waiting' as const,
      dueAt: createdAt,
    })),
  );
  // One job for what happens together; what it misses, the next minute finds.
  await services.jobs.enqueue(tx, deliverJob, { workspaceId }, { key: 'due' });
}

/** Whether a stream is open for an event. */
async function isHeard(tx: Tx, services: Scope['services'], workspaceId: string, type: WebhookEventType) {
  const { events } = webhookListeners;
  const [open] = await tx
    .select({ events })
    .from(webhookListeners)
    .where(and(isOpen(services, workspaceId), subscribes(events, type)))
    .limit(1);
  return open !== undefined;
}

type NewEvent = Omit<typeof webhookEventRows.$inferInsert, 'id' | 'data'> & { data: Json };

/** Stores an event, sealed where the workspace has that. Null when there is one with its key. */
export async function storeEvent(
  tx: Tx,
  services: Scope['services'],
  { data, ...event }: NewEvent,
): Promise<string | null> {
  const id = newId();
  const seal = await findSeal(tx, services, event.workspaceId);
  const added = await tx
    .insert(webhookEventRows)
    .values({ ...event, id, data: seal.keep(keptPlace('webhook_events', 'data', id), data) })
    .onConflictDoNothing()
    .returning({ id: webhookEventRows.id });
  return added.length > 0 ? id : null;
}
