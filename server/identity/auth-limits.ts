import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { isLoopback } from '#server/config.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { rateBuckets } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth/auth-error.ts';
import type { Visitor } from './auth/visitor.ts';

/**
 * Limits on sign-in, kept in the database so that they hold over restarts and for several processes. Each is a bucket
 * that lets `times` through at once and refills evenly over `within` (the generic cell rate algorithm: one number a
 * subject, one statement a check).
 */
const minute = 60_000;
const hour = 60 * minute;

/** `times` in `within` milliseconds, multiplied by RATE_LIMIT. */
const limits = {
  /** A visitor's requests, by kind of endpoint. */
  token: [150, 5 * minute],
  form: [30, 5 * minute],
  verify: [30, 5 * minute],
  mfa: [15, minute],
  /** Refreshes of one session; generous, since a refusal can sign a person out. */
  refresh: [150, 5 * minute],
  refreshVisitor: [600, 5 * minute],
  /** Wrong passwords: of one visitor for one account, of one visitor, and for one account from everywhere. */
  guessPair: [5, 15 * minute],
  guessVisitor: [20, 15 * minute],
  guessAccount: [30, 15 * minute],
  /** Wrong six-digit codes for one account, whatever they were for. */
  guessCode: [30, hour],
} as const satisfies Record<string, readonly [times: number, within: number]>;

/** One limit and whom it counts. */
export interface Bucket {
  key: string;
  /** Milliseconds between two that come evenly. */
  step: number;
  within: number;
  refuse(seconds: number): Error;
}

const tooManyRequests = (seconds: number) =>
  new AuthError('over_request_rate_limit', undefined, { retryAfter: seconds });
const tooManyMails = (seconds: number) =>
  new AuthError('over_email_send_rate_limit', undefined, { retryAfter: seconds });
const tooSoon = (seconds: number) =>
  new AuthError(
    'over_email_send_rate_limit',
    `For security reasons, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  );

/** The bucket of one visitor; none where the address is that of everyone, since it would lock everyone out. */
export function visitorBucket(services: Services, name: keyof typeof limits, visitor: Visitor): Bucket[] {
  return visitor.isShared ? [] : [bucket(services, name, visitor.subject)];
}

export function bucket(services: Services, name: keyof typeof limits, ...subject: string[]): Bucket {
  const [times, within] = limits[name];
  const step = within / Math.max(1, times * services.config.rateLimit);
  return { key: [name, ...subject].join(':'), step, within, refuse: tooManyRequests };
}

/** An address as the key of a bucket: no one's address is kept for the sake of a limit. */
export const subjectOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22);

/**
 * What a mail takes, whether or not the address has an account: the pause of a minute between two of one kind to one
 * address (which RATE_LIMIT does not shorten), AUTH_MAIL_PER_HOUR, and half of that for one visitor, so that no one
 * uses it up alone.
 */
export function mailBuckets(services: Services, kind: string, email: string, visitor: Visitor): Bucket[] {
  const budget = services.config.auth.mailPerHour * services.config.rateLimit;
  const share = {
    key: `mail:${visitor.subject}`,
    step: hour / Math.max(1, budget / 2),
    within: hour,
    refuse: tooManyMails,
  };
  return [
    { key: `mailGap:${kind}:${subjectOf(email)}`, step: minute, within: minute, refuse: tooSoon },
    // This machine itself, or a proxy that TRUST_PROXY does not name: one address, but not one visitor.
    ...(visitor.isShared || isLoopback(visitor.ip) ? [] : [share]),
    { key: 'mail', step: hour / Math.max(1, budget), within: hour, refuse: tooManyMails },
  ];
}

/** Takes one from a bucket. Answers 0, or the seconds to wait when there is none. */
async function takeOne(tx: Tx, now: number, { key, step, within }: Bucket): Promise<number> {
  const fullAt = sql`greatest(${rateBuckets.fullAt}, ${now}::float8) + ${step}::float8`;
  const taken = await tx
    .insert(rateBuckets)
    .values({ key, fullAt: now + step })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: { fullAt },
      setWhere: sql`${fullAt} <= ${now + within}::float8`,
    })
    .returning({ key: rateBuckets.key });
  if (taken.length > 0) return 0;
  const [found] = await tx.select().from(rateBuckets).where(eq(rateBuckets.key, key));
  return Math.max(1, Math.ceil(((found?.fullAt ?? now) + step - now - within) / 1000));
}

/**
 * Takes one from each bucket, or from none when one is empty. In a transaction of its own, so that what comes after
 * cannot undo it.
 * @throws AuthError over_request_rate_limit, over_email_send_rate_limit
 */
export async function take(services: Services, ...buckets: Bucket[]): Promise<void> {
  const now = services.clock.now();
  await services.db.system('account', async (tx) => {
    for (const each of buckets) {
      const seconds = await takeOne(tx, now, each);
      if (seconds > 0) throw each.refuse(seconds);
    }
  });
}

/** Puts back what `take` took: a right password is no guess. */
export async function giveBack(services: Services, ...buckets: Bucket[]): Promise<void> {
  await services.db.system('account', async (tx) => {
    for (const { key, step } of buckets) {
      await tx
        .update(rateBuckets)
        .set({ fullAt: sql`${rateBuckets.fullAt} - ${step}::float8` })
        .where(eq(rateBuckets.key, key));
    }
  });
}

/** Removes buckets that are full again. */
export async function pruneLimits(tx: Tx, now: number): Promise<void> {
  await tx.delete(rateBuckets).where(lt(rateBuckets.fullAt, now));
}
