import type { FastifyPluginAsync } from 'fastify';
import { exampleBody, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import type { Json } from '#domain/platform/json.ts';
import { knownWebhooks } from '#server/notifications/known-webhooks.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { getDelivery, listDeliveries, redeliver, redeliverFailed } from './deliveries.ts';
import { listenToEvents } from './listen-to-events.ts';
import { stopSending } from './send-due.ts';
import { testWebhook } from './test-webhook.ts';
import { rotateSecret, showSecret } from './webhook-secrets.ts';
import { createWebhook, getWebhook, listWebhooks, removeWebhook, updateWebhook } from './webhooks.ts';

const listEvents = () =>
  webhookEventTypes.map((type) => {
    const { title, when } = webhookEvents[type];
    // Its data are of any event.
    return { type, title, when, example: exampleBody(type) as unknown as Json };
  });

export const webhooksRoutes = implement(webhooksApi, {
  list: async ({ scope }) => ({ items: await listWebhooks(scope) }),
  create: ({ scope, body }) => createWebhook(scope, body),
  get: ({ scope, params }) => getWebhook(scope, params.webhookId),
  update: ({ scope, params, body }) => updateWebhook(scope, params.webhookId, body),
  remove: ({ scope, params }) => removeWebhook(scope, params.webhookId),
  showSecret: ({ scope, params }) => showSecret(scope, params.webhookId),
  rotateSecret: ({ scope, params }) => rotateSecret(scope, params.webhookId),
  test: ({ scope, params, body, exchange }) => testWebhook(scope, params.webhookId, body.type, exchange.repeat?.id),
  deliveries: ({ scope, params, query }) => listDeliveries(scope, params.webhookId, query),
  delivery: ({ scope, params }) => getDelivery(scope, params.webhookId, params.deliveryId),
  redeliver: ({ scope, params }) => redeliver(scope, params.webhookId, params.deliveryId),
  redeliverFailed: ({ scope, params, body }) => redeliverFailed(scope, params.webhookId, body.since),
  listen: async ({ scope, query }) => ({ type: 'text/event-stream', body: await listenToEvents(scope, query) }),
  events: () => ({ items: listEvents() }),
});

/** Hears of webhooks that other processes change, and stops sending with the server. */
export const webhookChanges =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await knownWebhooks(services).follow());
    app.addHook('onClose', () => stopSending(services));
  };
