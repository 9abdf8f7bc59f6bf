import { WebhookVerificationError } from './errors.ts';
import { WebhooksResource } from './resources.gen.ts';
import type { AnyWebhookEvent } from './types.gen.ts';

/** A message that's older, or newer, than this may be a replay. In seconds. */
const tolerance = 300;

type HeadersLike = Headers | Record<string, string | string[] | undefined>;

function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(value) ? value[0] : value;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Verifies that a webhook's message is from Parley, after Standard Webhooks. @throws WebhookVerificationError */
export async function verifyWebhook(
  /** The body exactly as it arrived. */
  rawBody: string | Uint8Array,
  headers: HeadersLike,
  /** `whsec_…` */
  secret: string,
  now: number = Date.now(),
): Promise<void> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const given = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !given) {
    throw new WebhookVerificationError('The headers webhook-id, webhook-timestamp, and webhook-signature are needed.');
  }
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    throw new WebhookVerificationError('The message is too old, or the clock is wrong.');
  }
  const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, [
    'verify',
  ]);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of given.split(' ')) {
    if (!/^v1,[A-Za-z0-9+/]+=*$/.test(one)) continue;
    if (await crypto.subtle.verify('HMAC', key, bytesOf(one.slice(3)), content)) return;
  }
  throw new WebhookVerificationError('The signature doesn’t fit: is it the right secret, and the body as it arrived?');
}

/** Where your programs hear what happens. */
export class Webhooks extends WebhooksResource {
  /** The event of a webhook's message, once its signature is verified. @throws WebhookVerificationError */
  async unwrap(rawBody: string | Uint8Array, headers: HeadersLike, secret: string): Promise<AnyWebhookEvent> {
    await verifyWebhook(rawBody, headers, secret);
    const body = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
    return JSON.parse(body) as AnyWebhookEvent;
  }
}
