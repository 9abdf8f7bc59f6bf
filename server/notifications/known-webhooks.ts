import { and, eq, gt } from 'drizzle-orm';
import {
  isSentFor,
  type WebhookEventType,
  type WebhookSubscription,
} from '#domain/notifications/webhook-events.data.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhookListeners, webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Services } from '#server/services.ts';

/** The events of each active webhook and each open stream of a workspace; null for all. */
type Subscribed = readonly { events: readonly WebhookSubscription[] | null; until: number }[];

const caches = new WeakMap<Services, SharedCache<Subscribed>>();

/** By the workspace's id. Anyone who changes a webhook announces that in the same transaction, and forgets it after. */
export function knownWebhooks(services: Services): SharedCache<Subscribed> {
  const cache = caches.get(services) ?? new SharedCache<Subscribed>(services, 'webhooks_changed');
  caches.set(services, cache);
  return cache;
}

/** Streams of a workspace for which events are kept. */
export const isOpen = ({ clock }: Services, workspaceId: string) =>
  and(eq(webhookListeners.workspaceId, workspaceId), gt(webhookListeners.until, new Date(clock.now())));

/** Whether a webhook, or a stream, of the workspace is to be told of an event: mostly known without a statement. */
export async function isSubscribed(
  tx: Tx,
  services: Services,
  workspaceId: string,
  type: WebhookEventType,
): Promise<boolean> {
  const subscribed = await knownWebhooks(services).find(workspaceId, async (): Promise<Subscribed> => {
    const { events, until } = webhookListeners;
    const streams = await tx.select({ events, until }).from(webhookListeners).where(isOpen(services, workspaceId));
    const rows = await tx
      .select({ events: webhooks.events })
      .from(webhooks)
      .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.status, 'active')));
    return [
      ...rows.map((row) => ({ ...row, until: Number.POSITIVE_INFINITY })),
      ...streams.map((row) => ({ ...row, until: row.until.getTime() })),
    ];
  });
  return isAmong(services, subscribed, type);
}

function isAmong({ clock }: Services, subscribed: Subscribed, type: WebhookEventType): boolean {
  const now = clock.now();
  return subscribed.some(({ events, until }) => until > now && isSentFor(events, type));
}

/** Whether one may be subscribed, without a statement: so it is where that is not known. */
export function mayBeSubscribed(services: Services, workspaceId: string, type: WebhookEventType): boolean {
  const subscribed = knownWebhooks(services).peek(workspaceId);
  return subscribed === undefined || isAmong(services, subscribed, type);
}
