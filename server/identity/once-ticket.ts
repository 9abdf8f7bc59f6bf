import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { take } from './auth-limits.ts';

/**
 * Signed words that open a socket, once: a browser can't send a key with it, and what stands in an address is seen. That a ticket
 * was used is known to all processes on this database, and after a restart of them.
 */

/** What it was made for: a ticket for one purpose is none for another. */
type Purpose = 'live-listen' | 'soft-phone' | 'client-call';

const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');

/** A ticket that tells so much, and until when it is good. */
export function newTicket(services: Services, purpose: Purpose, told: object, seconds: number) {
  const expires = services.clock.now() + seconds * 1000;
  const nonce = randomBytes(9).toString('base64url');
  const words = Buffer.from(JSON.stringify({ told, expires, nonce })).toString('base64url');
  return { ticket: `${words}.${signatureOf(services.secrets.key(purpose), words)}`, expires };
}

/** What a ticket of ours tells, the first time that it's shown. @throws what `refuse` answers */
export async function takeTicket<Told>(
  services: Services,
  purpose: Purpose,
  ticket: string,
  refuse: () => Error,
): Promise<Told> {
  const [words = '', signature = ''] = ticket.split('.');
  const given = Buffer.from(signature);
  const isRight = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isRight) throw refuse();
  const { told, expires } = JSON.parse(Buffer.from(words, 'base64url').toString()) as { told: Told; expires: number };
  const leftMs = expires - services.clock.now();
  if (leftMs < 0) throw refuse();
  // A bucket for one, that's full again when the ticket is too old anyway.
  const key = `ticket:${createHash('sha256').update(words).digest('base64url')}`;
  await take(services, { key, step: leftMs + 1, within: leftMs + 1, refuse });
  return told;
}
