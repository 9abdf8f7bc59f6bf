import { createHmac } from 'node:crypto';
import type { WebhookFormat } from '#domain/notifications/webhook-limits.ts';

const hmac = (secret: string, content: string) => createHmac('sha256', secret).update(content).digest('hex');

/**
 * What another platform's receivers check a message by, beside our own signature. They know one secret at a time: the newest.
 * @param at milliseconds since the epoch
 */
export function formHeaders(
  format: WebhookFormat,
  secrets: string[],
  body: string,
  at: number,
): Record<string, string> {
  const secret = secrets[0];
  if (secret === undefined || format === 'parley') return {};
  if (format === 'retell') return { 'x-retell-signature': `v=${at},d=${hmac(secret, body + at)}` };
  return { 'x-vapi-secret': secret, 'x-vapi-signature': hmac(secret, body) };
}
