import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { listenTicketSeconds } from '#domain/calls/live-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RightHolder } from '#server/identity/watch-rights.ts';
import type { Services } from '#server/services.ts';

/** Who listens to which call. */
export interface Listener {
  workspaceId: string;
  callId: string;
  holder: RightHolder;
}

const purpose = 'live-listen';
const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');
/** Tickets that were used here, until they are too old anyway. */
const used = new Map<string, number>();

/** A ticket for the socket of anyone who listens to a call. */
export function listenTicket({ services }: { services: Services }, listener: Listener): string {
  const expires = services.clock.now() + listenTicketSeconds * 1000;
  const nonce = randomBytes(9).toString('base64url');
  const { userId, tokenId, session } = listener.holder;
  const holder = Buffer.from(JSON.stringify({ userId, tokenId, session })).toString('base64url');
  const words = `${listener.workspaceId}.${listener.callId}.${holder}.${expires}.${nonce}`;
  return `${words}.${signatureOf(services.secrets.key(purpose), words)}`;
}

/** Whose ticket it is, once. @throws AppError session_required */
export function takeListenTicket(services: Services, ticket: string): Listener {
  const at = ticket.lastIndexOf('.');
  const [words, given] = [ticket.slice(0, Math.max(0, at)), Buffer.from(ticket.slice(at + 1))];
  const isRight = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const [workspaceId = '', callId = '', holder = '', expires = '0'] = words.split('.');
  const now = services.clock.now();
  for (const [old, until] of used) if (until < now) used.delete(old);
  if (!isRight || Number(expires) < now || used.has(words))
    throw new AppError('session_required', 'This ticket is invalid or has expired.');
  used.set(words, Number(expires));
  return { workspaceId, callId, holder: JSON.parse(Buffer.from(holder, 'base64url').toString()) as RightHolder };
}
