import { mailBuckets, take, visitorBucket } from '#server/identity/auth-limits.ts';
import type { Metadata } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { requestMail } from './auth.jobs.ts';
import { AuthError } from './auth-error.ts';
import { checkEmail } from './email-address.ts';
import { beginMailFlow } from './flows.ts';
import type { LetterKind } from './mails.ts';
import { checkMetadata } from './metadata.ts';
import type { Visitor } from './visitor.ts';

interface Asked {
  email: string | undefined;
  challenge: string | null;
  redirectTo: string;
}

/** What a session from such a mail says about how its person was proved, in the PKCE flow. */
const methods: Record<Exclude<LetterKind, 'reauthentication'>, string> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
};

/** Asks for a mail to an address: the same work and the same limits whether or not it has an account. */
async function askForMail(
  services: Services,
  visitor: Visitor,
  kind: keyof typeof methods,
  { email: given, challenge, redirectTo }: Asked,
  newUserData: Metadata | null = null,
): Promise<void> {
  const email = checkEmail(given);
  await take(services, ...visitorBucket(services, 'form', visitor), ...mailBuckets(services, kind, email, visitor));
  await services.db.system('account', async (tx) => {
    const flowId =
      challenge === null
        ? null
        : await beginMailFlow(tx, services, {
            method: methods[kind],
            challenge,
            redirectTo,
            agencyId: visitor.agencyId,
          });
    await requestMail(tx, services, {
      kind,
      email,
      redirectTo,
      flowId,
      ip: visitor.ip,
      origin: visitor.origin,
      newUserData,
    });
  });
}

/** Mails a link that begins a session in which a new password can be set. */
export const recover = (services: Services, visitor: Visitor, asked: Asked) =>
  askForMail(services, visitor, 'recovery', asked);

/** Mails again what a sign-up or a change of address waits for. */
export function resend(services: Services, visitor: Visitor, type: string, asked: Asked): Promise<void> {
  if (type !== 'signup' && type !== 'email_change') {
    throw new AuthError('validation_failed', 'Missing one of these types: signup, email_change');
  }
  return askForMail(services, visitor, type, asked);
}

/** Mails a link that signs in, and makes an account for an address that has none when `createUser` says so. */
export function sendMagicLink(
  services: Services,
  visitor: Visitor,
  asked: Asked & { createUser: boolean; data: Metadata },
): Promise<void> {
  return askForMail(services, visitor, 'magiclink', asked, asked.createUser ? checkMetadata(asked.data) : null);
}
