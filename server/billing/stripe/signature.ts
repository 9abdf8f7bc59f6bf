import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the moment of a signature may differ from ours, in either direction. */
export const toleranceSeconds = 300;

const partsOf = (header: string, name: string) =>
  header
    .split(',')
    .map((part) => part.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, value = '']) => value);

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/**
 * Whether Stripe signed these very bytes, not long ago and not for later. Stripe's own check lets signatures from the
 * future through, which could be sent again until then. Answers why not, in words; null when it did.
 */
export function signatureFault(
  header: string | undefined,
  body: Buffer,
  secrets: string[],
  now: number,
): string | null {
  if (header === undefined || header === '') return 'The request has no Stripe-Signature header.';
  const [moment] = partsOf(header, 't');
  const signatures = partsOf(header, 'v1').filter((one) => /^[0-9a-f]{64}$/.test(one));
  if (moment === undefined || !/^\d{1,12}$/.test(moment) || signatures.length === 0) {
    return 'The Stripe-Signature header can’t be parsed.';
  }
  const isSigned = secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(`${moment}.`).update(body).digest();
    return signatures.some((one) => isEqual(Buffer.from(one, 'hex'), right));
  });
  if (!isSigned)
    return 'The Stripe-Signature header doesn’t match. The request was signed with a different secret, or the body was changed.';
  const age = Math.floor(now / 1000) - Number(moment);
  if (age > toleranceSeconds)
    return `The signature is ${age} seconds old. Stripe signs each retry with a new timestamp.`;
  if (age < -toleranceSeconds) return `The signature is ${-age} seconds ahead. Check this server's clock.`;
  return null;
}
