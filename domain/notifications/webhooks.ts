import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { ReceiverAddress } from '#domain/platform/plain-https.ts';
import { webhookEventTypes, webhookWildcards } from './webhook-events.data.ts';
import { deliveryStatuses, pauseReasons, webhookFormats, webhookStatuses } from './webhook-limits.ts';

const EventType = z.enum(webhookEventTypes);
/** One event, or all of a noun, as `call.*`. */
const Subscription = z.enum([...webhookEventTypes, ...webhookWildcards]);
/** Null: all events, also those of later versions. */
const Events = z.array(Subscription).min(1, 'Choose at least one event.').max(Subscription.options.length).nullable();
const Description = z.string().trim().max(200);
const Format = z
  .enum(webhookFormats)
  .describe('Event format: Parley’s own, or a Retell- or Vapi-compatible format for existing receivers.');

/** Where a program of a business hears what happens. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  description: z.string(),
  /** Null: all. */
  events: z.array(Subscription).nullable(),
  format: Format,
  status: z.enum(webhookStatuses),
  /** Null while it is active. */
  pauseReason: z.enum(pauseReasons).nullable(),
  pausedAt: Moment.nullable(),
  createdAt: Moment,
  /** Until when the secret before signs beside the present one; null when it does not. */
  previousSecretUntil: Moment.nullable(),
  /** The last try, but for tests; null before the first. */
  lastDelivery: z.object({ at: Moment, ok: z.boolean() }).nullable(),
  /** Deliveries that ended within the last 24 hours, but for tests. */
  lastDay: z.object({ delivered: z.int(), failed: z.int() }),
});
export type Webhook = z.infer<typeof Webhook>;

/** One event on its way to one webhook. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The `webhook-id` header, the same in each try. */
  messageId: z.string(),
  type: z.string(),
  test: z.boolean(),
  status: z.enum(deliveryStatuses),
  createdAt: Moment,
  attempts: z.int(),
  /** Of the last try; null when there was none, or no answer. */
  lastStatus: z.int().nullable(),
  lastAttemptAt: Moment.nullable(),
  /** Null when it is not tried again. */
  nextAttemptAt: Moment.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** One try of a delivery. */
export const WebhookTry = z.object({
  at: Moment,
  ms: z.int(),
  /** The status of the answer; null when none came. */
  status: z.int().nullable(),
  /** Why none came, or was good. */
  problem: z.string().nullable(),
  /** The first 2 kB of the answer. */
  answer: z.string(),
});
export type WebhookTry = z.infer<typeof WebhookTry>;

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  /** What is sent. Null where the requester's role does not let them see what the event tells of. */
  request: Json.nullable(),
  /** The last fifty, newest first. Answers are empty where `request` is null, since they may repeat it. */
  log: z.array(WebhookTry),
});
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

/** An event over a stream: the headers and the body that a webhook gets. */
const ListenedEvent = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

const WebhookParams = z.object({ webhookId: Id });
const DeliveryParams = z.object({ webhookId: Id, deliveryId: Id });
const Secret = z.object({ value: z.string(), previousUntil: Moment.nullable() });

export const webhooksApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/webhooks',
    summary: 'List webhooks, oldest first',
    can: 'webhooks:read',
    reply: z.object({ items: z.array(Webhook) }),
  },
  create: {
    method: 'POST',
    path: '/v1/webhooks',
    idempotent: 'whole',
    summary: 'Add a webhook; the response includes its signing secret',
    description:
      'You need permission to see what the events contain. A token needs the Webhooks scope and the scope of each event (Calls and transcripts, Agents). `events: null` subscribes to all events, and `call.*` subscribes to all call events, including those added in later versions. The exception is `call.turn`, which you have to subscribe to by name. In the `retell` and `vapi` formats, only call events are sent. The format can’t be changed later.',
    can: 'webhooks:write',
    audit: 'webhook.created',
    body: z.object({
      url: ReceiverAddress,
      description: Description.default(''),
      events: Events.default(null),
      format: Format.default('parley'),
    }),
    reply: Webhook.extend({ secret: Secret.pick({ value: true }) }),
    status: 201,
    errors: ['forbidden', 'limit_reached'],
    example: {
      body: {
        url: 'https://hooks.example.com/parley',
        description: 'Bookings to CRM',
        events: ['appointment.booked', 'appointment.cancelled'],
      },
    },
  },
  get: {
    method: 'GET',
    path: '/v1/webhooks/:webhookId',
    summary: 'Get a webhook',
    can: 'webhooks:read',
    params: WebhookParams,
    reply: Webhook,
  },
  update: {
    method: 'PATCH',
    path: '/v1/webhooks/:webhookId',
    summary: 'Update, pause, or resume a webhook',
    description:
      'Events that happen during a pause aren’t sent later. Pending retries are sent once the webhook is resumed.',
    can: 'webhooks:write',
    audit: 'webhook.updated',
    params: WebhookParams,
    body: z
      .object({ url: ReceiverAddress, description: Description, events: Events, status: z.enum(webhookStatuses) })
      .partial(),
    reply: Webhook,
    errors: ['forbidden'],
    example: { body: { events: ['call.ended'], status: 'active' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/webhooks/:webhookId',
    summary: 'Delete a webhook and its delivery log',
    can: 'webhooks:manage',
    audit: 'webhook.deleted',
    params: WebhookParams,
  },
  showSecret: {
    method: 'POST',
    path: '/v1/webhooks/:webhookId/secret/show',
    summary: 'Show a webhook’s secret; requires a signed-in user and is recorded in the audit log',
    can: 'integrations:manage',
    audit: 'webhook.secret-shown',
    params: WebhookParams,
    reply: Secret,
    errors: ['two_factor_required'],
  },
  rotateSecret: {
    method: 'POST',
    path: '/v1/webhooks/:webhookId/secret/rotate',
    idempotent: 'whole',
    summary: 'Rotate a webhook’s secret; deliveries are also signed with the old secret for 24 hours',
    can: 'integrations:manage',
    audit: 'webhook.secret-rotated',
    params: WebhookParams,
    reply: Secret,
    errors: ['two_factor_required'],
  },
  test: {
    method: 'POST',
    path: '/v1/webhooks/:webhookId/test',
    idempotent: 'long',
    summary: 'Send a test event to a webhook and return the response',
    can: 'webhooks:write',
    // The log of deliveries tells of it.
    audit: null,
    params: WebhookParams,
    body: z.object({ type: EventType }),
    reply: WebhookDeliveryDetail,
    perMinute: 30,
    example: { body: { type: 'call.ended' } },
  },
  deliveries: {
    method: 'GET',
    path: '/v1/webhooks/:webhookId/deliveries',
    summary: 'List a webhook’s deliveries from the last 30 days, newest first',
    can: 'webhooks:read',
    params: WebhookParams,
    query: z.object({
      status: z.enum(deliveryStatuses).optional(),
      type: EventType.optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(WebhookDelivery),
  },
  delivery: {
    method: 'GET',
    path: '/v1/webhooks/:webhookId/deliveries/:deliveryId',
    summary: 'Get a delivery with its request and response',
    can: 'webhooks:read',
    params: DeliveryParams,
    reply: WebhookDeliveryDetail,
  },
  redeliver: {
    method: 'POST',
    path: '/v1/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    idempotent: 'whole',
    summary: 'Resend a delivery with the same webhook-id',
    can: 'webhooks:write',
    // The log of deliveries tells of it.
    audit: null,
    params: DeliveryParams,
    reply: WebhookDelivery,
    errors: ['conflict'],
  },
  redeliverFailed: {
    method: 'POST',
    path: '/v1/webhooks/:webhookId/redeliver',
    idempotent: 'whole',
    summary: 'Resend all permanently failed events since a given time',
    can: 'webhooks:write',
    audit: null,
    params: WebhookParams,
    body: z.object({ since: Moment }),
    reply: z.object({ count: z.int() }),
    errors: ['conflict'],
    example: { body: { since: '2026-11-23T00:00:00Z' } },
  },
  listen: {
    method: 'GET',
    path: '/v1/webhook-events/stream',
    summary: 'Stream events as server-sent events, signed like webhook deliveries',
    description:
      'Sends `ready` with the signing `secret`, then `message` for each event, with the `headers` and `body` that a webhook receives. To resume, reconnect with the last event’s ID as `after`. If you reconnect within 5 minutes, no events are lost, but events from the last few seconds may be sent twice, with the same IDs. Only events you’re allowed to see are sent.',
    can: 'webhooks:read',
    query: z.object({
      events: z
        .string()
        .max(1_000)
        .transform((text) => text.split(','))
        .pipe(z.array(Subscription))
        .optional()
        .describe('Event names, or patterns such as `call.*`, separated by commas; if omitted, all events.'),
      after: Id.optional().describe('ID of the last event received.'),
      seconds: z.coerce
        .number()
        .int()
        .min(0)
        .max(3_600)
        .default(0)
        .describe('How long the stream stays open. 0 closes the stream once all available events have been sent.'),
    }),
    raw: ['text/event-stream'],
    events: { ready: z.object({ secret: z.string() }), message: ListenedEvent },
    errors: ['limit_reached'],
    perMinute: 60,
  },
  events: {
    method: 'GET',
    path: '/v1/webhook-events',
    summary: 'List the events a webhook can receive, each with an example',
    can: 'webhooks:read',
    reply: z.object({
      items: z.array(z.object({ type: EventType, title: z.string(), when: z.string(), example: Json })),
    }),
  },
});
