import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { bodyIn } from '#domain/notifications/call-forms/webhook-forms.ts';
import type { DeliveryStatus } from '#domain/notifications/webhook-limits.ts';
import type { WebhookDelivery, WebhookDeliveryDetail } from '#domain/notifications/webhooks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import type { Json } from '#domain/platform/json.ts';
import { deliverJob } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhookDeliveries, webhookEventRows, webhookTries } from '#server/platform/db/schema/webhooks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { findWebhook } from './find-webhook.ts';
import { maySee } from './may-hear.ts';
import { messageIdOf } from './post-delivery.ts';

type Row = typeof webhookDeliveries.$inferSelect;

/** Tries that are shown of one delivery. */
const mostShown = 50;

const show = ({ id, eventId, type, test, status, tries, lastStatus, ...row }: Row): WebhookDelivery => ({
  id,
  messageId: messageIdOf(eventId),
  type,
  test,
  status,
  attempts: tries,
  lastStatus,
  createdAt: row.createdAt.toISOString(),
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: row.dueAt?.toISOString() ?? null,
});

const oneDelivery = (workspaceId: string, webhookId: string, id: string) =>
  and(
    eq(webhookDeliveries.workspaceId, workspaceId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, id),
  );

interface ListInput {
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  /** The id of the last delivery of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** What went to a webhook, newest first. @throws AppError not_found, invalid_input */
export async function listDeliveries(
  { services, workspaceId }: Scope,
  webhookId: string,
  { status, type, cursor, limit }: ListInput,
): Promise<{ items: WebhookDelivery[]; next: string | null }> {
  if (cursor !== undefined && !Id.safeParse(cursor).success) {
    throw new AppError('invalid_input', undefined, [
      { path: 'query.cursor', message: 'This cursor isn’t valid. Start again from the first page.' },
    ]);
  }
  const rows = await services.db.tenant(workspaceId, async (tx) => {
    await findWebhook(tx, workspaceId, webhookId);
    return tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.workspaceId, workspaceId),
          eq(webhookDeliveries.webhookId, webhookId),
          status === undefined ? undefined : eq(webhookDeliveries.status, status),
          type === undefined ? undefined : eq(webhookDeliveries.type, type),
          cursor === undefined ? undefined : lt(webhookDeliveries.id, cursor),
        ),
      )
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit + 1);
  });
  const items = rows.slice(0, limit).map(show);
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

/** @throws AppError not_found */
export async function readDelivery(
  tx: Tx,
  scope: Scope,
  webhookId: string,
  deliveryId: string,
): Promise<WebhookDeliveryDetail> {
  const { services, workspaceId } = scope;
  const { format } = await findWebhook(tx, workspaceId, webhookId);
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(oneDelivery(workspaceId, webhookId, deliveryId));
  if (row === undefined) throw new AppError('not_found', 'Delivery not found. Check the ID.');
  const [event] = await tx
    .select()
    .from(webhookEventRows)
    .where(and(eq(webhookEventRows.workspaceId, workspaceId), eq(webhookEventRows.id, row.eventId)));
  const tries = await tx
    .select()
    .from(webhookTries)
    .where(and(eq(webhookTries.workspaceId, workspaceId), eq(webhookTries.deliveryId, deliveryId)))
    .orderBy(desc(webhookTries.id))
    .limit(mostShown);
  const seal = await findSeal(tx, services, workspaceId);
  // Of a test everything is made up.
  const isShown = row.test || maySee(scope, row.type);
  const data = isShown && event && seal.open(keptPlace('webhook_events', 'data', event.id), event.data);
  const told = (data: Json) => {
    const timestamp = event!.createdAt.toISOString();
    return { type: row.type, timestamp, data, ...(row.test && { test: true as const }) };
  };
  return {
    ...show(row),
    request: data ? (bodyIn(format, told(data), workspaceId) as Json) : null,
    log: tries.map(({ id, at, ms, status, problem, answer }) => ({
      at: at.toISOString(),
      ms,
      status,
      problem,
      answer: isShown ? seal.open(keptPlace('webhook_tries', 'answer', id), answer) : '',
    })),
  };
}

/** One delivery with what is sent and what was answered. @throws AppError not_found */
export const getDelivery = (scope: Scope, webhookId: string, deliveryId: string): Promise<WebhookDeliveryDetail> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readDelivery(tx, scope, webhookId, deliveryId));

/** @throws AppError not_found, conflict */
async function requireActive(tx: Tx, workspaceId: string, webhookId: string): Promise<void> {
  const { status } = await findWebhook(tx, workspaceId, webhookId);
  if (status === 'paused') throw new AppError('conflict', 'This webhook is paused. Resume it first.');
}

/** Due now, with all tries ahead of it. */
const anew = (now: number) => ({ status: 'waiting' as const, roundTries: 0, dueAt: new Date(now), doneAt: null });

/** Sends a delivery again, under the same id. @throws AppError not_found, conflict */
export function redeliver(scope: Scope, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await requireActive(tx, workspaceId, webhookId);
    const [row] = await tx
      .update(webhookDeliveries)
      .set(anew(services.clock.now()))
      .where(oneDelivery(workspaceId, webhookId, deliveryId))
      .returning();
    if (row === undefined) throw new AppError('not_found', 'Delivery not found. Check the ID.');
    await services.jobs.enqueue(tx, deliverJob, { workspaceId }, { key: 'due' });
    return show(row);
  });
}

/** Sends everything again that failed for good, of what happened since a moment. @throws AppError not_found, conflict */
export function redeliverFailed(scope: Scope, webhookId: string, since: string): Promise<{ count: number }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await requireActive(tx, workspaceId, webhookId);
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set(anew(services.clock.now()))
      .where(
        and(
          eq(webhookDeliveries.workspaceId, workspaceId),
          eq(webhookDeliveries.webhookId, webhookId),
          eq(webhookDeliveries.status, 'failed'),
          eq(webhookDeliveries.test, false),
          gte(webhookDeliveries.createdAt, new Date(since)),
        ),
      );
    const count = rowCount ?? 0;
    if (count > 0) await services.jobs.enqueue(tx, deliverJob, { workspaceId }, { key: 'due' });
    return { count };
  });
}
