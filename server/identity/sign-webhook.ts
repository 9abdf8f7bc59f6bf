import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signatures after Standard Webhooks: receivers check them with any library that knows it. */

/** Seconds that a webhook's time may be off, either way. */
const tolerance = 300;
const secretPrefix = 'whsec_';

export interface SignedContent {
  /** The same for each try of one message. */
  id: string;
  /** Seconds since the epoch. */
  timestamp: number;
  /** The very bytes that are sent. */
  body: string;
}

export const newWebhookSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`;

function signatureOf(secret: string, { id, timestamp, body }: SignedContent): string {
  const key = Buffer.from(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret, 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The headers that prove where a webhook comes from: a signature with each secret, the newest first. */
export function signWebhook(secrets: string[], content: SignedContent) {
  return {
    'webhook-id': content.id,
    'webhook-timestamp': String(content.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, content)).join(' '),
  };
}

/** All headers of a webhook: its message's, and those that say what its body is. Unsigned without a secret. */
export function webhookHeaders(secrets: string[], content: SignedContent): Record<string, string> {
  const { 'webhook-signature': signature, ...named } = signWebhook(secrets, content);
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(content.body)),
    ...named,
    ...(signature !== '' && { 'webhook-signature': signature }),
  };
}

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What of a webhook that came in is looked at. */
export interface Received {
  headers: Record<string, string | undefined>;
  /** As it came, before anything parsed it. */
  body: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether this id was not there before; remember ids for ten minutes. */
  isNew(id: string): boolean | Promise<boolean>;
}

/** Whether a webhook is signed with one of the secrets, of now, and here for the first time. */
export async function verifyWebhook(secrets: string[], { headers, body, now, isNew }: Received): Promise<boolean> {
  const { 'webhook-id': id, 'webhook-timestamp': time = '', 'webhook-signature': given = '' } = headers;
  if (!id || id.includes('.') || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1000 - Number(time)) > tolerance) return false;
  const content = { id, timestamp: Number(time), body };
  const known = secrets.map((secret) => signatureOf(secret, content));
  const isSigned = given.split(' ').some((one) => known.some((right) => isSame(one, right)));
  // Only what is signed is remembered: strangers must not use up anyone's ids.
  return isSigned && (await isNew(id));
}
