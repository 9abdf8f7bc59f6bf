import { and, eq, gte, sql } from 'drizzle-orm';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhookDeliveries, type webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import type { Scope } from '#server/scope.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type Figures = Webhook['lastDay'];

const dayMs = 86_400_000;

/** How the deliveries of the last day ended, by webhook, but for tests. */
export async function dayFigures(tx: Tx, { services, workspaceId }: Scope): Promise<Map<string, Figures>> {
  const { webhookId, status, doneAt, test } = webhookDeliveries;
  const since = new Date(services.clock.now() - dayMs);
  const rows = await tx
    .select({
      webhookId,
      delivered: sql<number>`(count(*) filter (where ${status} = 'delivered'))::int`,
      failed: sql<number>`(count(*) filter (where ${status} = 'failed'))::int`,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), gte(doneAt, since), eq(test, false)))
    .groupBy(webhookId);
  return new Map(rows.map(({ webhookId: id, delivered, failed }) => [id, { delivered, failed }]));
}

/** A webhook as it is shown: without its secret. */
export function showWebhook({ services }: Scope, row: WebhookRow, lastDay?: Figures): Webhook {
  const { id, url, description, events, format, status, pauseReason, secretBeforeUntil: until } = row;
  const isOver = until === null || until.getTime() <= services.clock.now();
  return {
    id,
    url,
    description,
    events,
    format,
    status,
    pauseReason,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    previousSecretUntil: isOver ? null : until.toISOString(),
    lastDelivery: row.lastAttemptAt && { at: row.lastAttemptAt.toISOString(), ok: row.lastTryOk ?? false },
    lastDay: lastDay ?? { delivered: 0, failed: 0 },
  };
}

/** Of an address, since a path may hold a secret of the receiver's. */
export const hostOf = ({ url }: Pick<WebhookRow, 'url'>) => new URL(url).hostname;

/** What an entry of the audit log tells of a webhook. */
export const toldOf = (row: WebhookRow) => {
  const { description, events, format, status } = row;
  return { host: hostOf(row), description, events: events ?? 'all', format, status };
};

export const objectOf = (id: string) => ({ kind: 'webhook', id });
