// Apart from the schemas, so that pages have them without zod.

/** Webhooks that a workspace may have. */
export const webhooksLimit = 20;
/** Hours that a secret goes on signing beside the one that replaced it. */
export const oldWebhookSecretHours = 24;
/** Milliseconds that a receiver has to answer. */
export const webhookAnswerMs = 15_000;
/** Bytes of an answer that are kept. */
export const webhookAnswerBytes = 2_048;
/** Days that deliveries are kept. */
export const webhookLogDays = 30;
/** Deliveries in a row that failed for good, after which a webhook is paused. */
export const webhookFailuresLimit = 10;
/** Days without a success, after which a webhook that fails is paused. */
export const webhookFailingDays = 3;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Milliseconds between one try and the next, give or take a tenth: nine tries within a day. */
export const webhookWaits = [
  ...[5 * second, minute, 5 * minute, 30 * minute],
  ...[2 * hour, 5 * hour, 10 * hour, 6 * hour],
] as const;

/** In which form a webhook gets events: ours, or that of another platform, for receivers that were written for it. */
export const webhookFormats = ['parley', 'retell', 'vapi'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const webhookStatuses = ['active', 'paused'] as const;
/** Why a webhook is paused: someone did it; its receiver said that it is gone; deliveries failed; nothing arrived for days. */
export const pauseReasons = ['by_hand', 'gone', 'failing', 'silent'] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
