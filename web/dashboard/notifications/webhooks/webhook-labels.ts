import { type WebhookEventType, webhookEvents } from '#domain/notifications/webhook-events.data.ts';
import { type PauseReason, webhookFailingDays, webhookFailuresLimit } from '#domain/notifications/webhook-limits.ts';
import type { Webhook, WebhookDelivery } from '#domain/notifications/webhooks.ts';

/** Why a webhook is paused, as a sentence. */
export const pauseWords: Record<PauseReason, string> = {
  by_hand: 'Paused manually.',
  gone: 'The receiver returned 410 Gone.',
  failing: `${webhookFailuresLimit} deliveries in a row failed permanently.`,
  silent: `No delivery has succeeded for ${webhookFailingDays} days.`,
};

/** `Call ended`, `All of call.*`; an event of another version by its name. */
export function titleOf(type: string): string {
  if (Object.hasOwn(webhookEvents, type)) return webhookEvents[type as WebhookEventType].title;
  return type.endsWith('.*') ? `All ${type} events` : type;
}

/** `All events`, `Call ended, Call started`, `5 events`. */
export function eventsOf({ events }: Pick<Webhook, 'events'>): string {
  if (events === null) return 'All events';
  return events.length > 2 ? `${events.length} events` : events.map(titleOf).join(', ');
}

/** The host of an address, by which people name a webhook. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => (URL.canParse(url) ? new URL(url).hostname : url);

export const deliveryWords: Record<WebhookDelivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};
