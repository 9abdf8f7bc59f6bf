import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { softPhonePath, softPhoneTicketSeconds } from '#domain/carriers/soft-phone.ts';
import { AppError } from '#domain/platform/errors.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const purpose = 'soft-phone';
const signatureOf = (key: Buffer, words: string) => createHmac('sha256', key).update(words).digest('base64url');
/** Tickets that were used here, until they are too old anyway. */
const used = new Map<string, number>();

/** A ticket for the socket of a soft phone. @throws AppError conflict before the workspace has a test number */
export async function openSoftPhone({ services, workspaceId }: Scope) {
  if ((await accountOfWorkspace(services, workspaceId)) === undefined)
    throw new AppError('conflict', 'This workspace has no test number yet. Get one first.');
  const expires = services.clock.now() + softPhoneTicketSeconds * 1000;
  const words = `${workspaceId}.${expires}.${randomBytes(9).toString('base64url')}`;
  return { ticket: `${words}.${signatureOf(services.secrets.key(purpose), words)}`, socketPath: softPhonePath };
}

/** Whose ticket it is, once. @throws AppError session_required */
export function takeTicket({ services }: { services: Services }, ticket: string): string {
  const refused = () => new AppError('session_required', 'This ticket is invalid or has expired.');
  const at = ticket.lastIndexOf('.');
  const [words, given] = [ticket.slice(0, at), Buffer.from(ticket.slice(at + 1))];
  const isRight = services.secrets.keys(purpose).some((key) => {
    const right = Buffer.from(signatureOf(key, words));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const [workspaceId = '', expires = '0'] = words.split('.');
  const now = services.clock.now();
  for (const [old, until] of used) if (until < now) used.delete(old);
  if (!isRight || Number(expires) < now || used.has(words)) throw refused();
  used.set(words, Number(expires));
  return workspaceId;
}
