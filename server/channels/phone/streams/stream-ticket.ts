import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';

const purpose = 'phone-stream';
/** How long a carrier may need from our answer to its connection, in ms. */
const validMs = 60_000;

const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');

/** What a stream has to bring along that is to be a call's: the carrier gets it with what it is to do. */
export function streamTicket({ secrets, clock }: Services, callId: string): string {
  const words = `${callId}.${clock.now() + validMs}`;
  return `${words}.${signatureOf(secrets.key(purpose), words)}`;
}

/** The call of a ticket; null for one that was not made here, or is too old. */
export function callOfTicket({ secrets, clock }: Services, ticket: string): string | null {
  const at = ticket.lastIndexOf('.');
  const [words, given] = [ticket.slice(0, Math.max(0, at)), Buffer.from(ticket.slice(at + 1))];
  const isRight = secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const [callId = '', expires = '0'] = words.split('.');
  return isRight && Number(expires) >= clock.now() ? callId : null;
}
