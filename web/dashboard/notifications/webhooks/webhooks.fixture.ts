import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '#domain/notifications/webhooks.ts';

export const webhookId = '019a0000-0000-7000-8000-0000000000d1';
export const deliveryId = '019a0000-0000-7000-8000-0000000000d2';

/** A webhook as the server shows it. */
export const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: webhookId,
  url: 'https://hooks.example.com/parley',
  description: 'Bookings to CRM',
  events: ['call.ended'],
  format: 'parley',
  status: 'active',
  pauseReason: null,
  pausedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  previousSecretUntil: null,
  lastDelivery: { at: '2026-11-22T10:00:00Z', ok: true },
  lastDay: { delivered: 97, failed: 3 },
  ...change,
});

export const aDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: deliveryId,
  messageId: 'msg_019a0000-0000-7000-8000-0000000000d3',
  type: 'call.ended',
  test: false,
  status: 'failed',
  createdAt: '2026-11-22T10:00:00Z',
  attempts: 2,
  lastStatus: 500,
  lastAttemptAt: '2026-11-22T10:00:05Z',
  nextAttemptAt: null,
  ...change,
});

export const aDeliveryDetail = (change: Partial<WebhookDeliveryDetail> = {}): WebhookDeliveryDetail => ({
  ...aDelivery(),
  request: { type: 'call.ended', timestamp: '2026-11-22T10:00:00Z', data: { callId: 'c-1' } },
  log: [
    {
      at: '2026-11-22T10:00:05Z',
      ms: 41,
      status: 500,
      problem: 'The receiver responded with status 500.',
      answer: 'Oh no',
    },
    { at: '2026-11-22T10:00:00Z', ms: 15_000, status: null, problem: 'It did not answer.', answer: '' },
  ],
  ...change,
});
