import { invitationsPerAddress } from '#domain/identity/invitations.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { type Bucket, giveBack, subjectOf, take } from './auth-limits.ts';

/** Milliseconds. */
const day = 86_400_000;

const bucketOf = (email: string): Bucket => ({
  key: `invitation:${subjectOf(email)}`,
  step: day / invitationsPerAddress,
  within: day,
  refuse: () =>
    new AppError('limit_reached', `${email} has already received several invitations today. Try again tomorrow.`),
});

/**
 * Does what mails someone an invitation, within what an address is sent in a day: no matter who sends it, and from whichever
 * workspace. What fails takes nothing.
 * @throws AppError limit_reached, and what `act` throws
 */
export async function withinMailsTo<T>(services: Services, emails: string[], act: () => Promise<T>): Promise<T> {
  const buckets = emails.map(bucketOf);
  await take(services, ...buckets);
  try {
    return await act();
  } catch (error) {
    await giveBack(services, ...buckets);
    throw error;
  }
}
