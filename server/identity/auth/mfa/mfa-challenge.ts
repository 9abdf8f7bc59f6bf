import { and, eq, lt, sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { changeAccount } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { bucket, giveBack, take, visitorBucket } from '#server/identity/auth-limits.ts';
import { findById, readPerson } from '#server/identity/users.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FactorRow, mfaChallenges, mfaFactors } from '#server/platform/db/schema/auth.table.ts';
import { notifyAccount } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from '../auth-error.ts';
import type { Grant } from '../sessions.ts';
import type { SignedIn } from '../signed-in.ts';
import type { Visitor } from '../visitor.ts';
import { factorContext, liftSession, ownFactor, totpOf } from './mfa.ts';

/** Milliseconds. */
const challengeLifetime = 300_000;
/** Wrong codes before a challenge is void. */
const mostTries = 5;
/** A code of the step before or after is right, too: clocks differ, and people type slowly. */
const window = 1;

/** Asks for a code of a factor. @throws AuthError mfa_factor_not_found, over_request_rate_limit */
export async function challenge(services: Services, visitor: Visitor, who: SignedIn, factorId: string) {
  const factor = ownFactor(who, factorId);
  await take(services, ...visitorBucket(services, 'mfa', visitor));
  const now = services.clock.now();
  const at = new Date(now);
  const id = newId();
  const expiresAt = now + challengeLifetime;
  await services.db.system('account', async (tx) => {
    await tx.insert(mfaChallenges).values({
      id,
      factorId: factor.id,
      sessionId: who.session.id,
      ip: visitor.subject,
      tries: 0,
      createdAt: at,
      expiresAt: new Date(expiresAt),
    });
    await tx.update(mfaFactors).set({ lastChallengedAt: at }).where(eq(mfaFactors.id, factor.id));
    await audit(tx, services, visitor, 'challenge_created', who.user.id, { factor_id: factor.id });
  });
  return { id, type: 'totp', expires_at: Math.floor(expiresAt / 1000) };
}

/** The time step whose code this is, or null when it is wrong or not newer than the last one that was accepted. */
function stepOf(services: Services, factor: FactorRow, code: string): number | null {
  const timestamp = services.clock.now();
  const totp = totpOf(services.secrets.open(factorContext(factor.id), factor.secret));
  const delta = totp.validate({ token: code, timestamp, window });
  if (delta === null) return null;
  const step = TOTP.counter({ period: 30, timestamp }) + delta;
  return step > factor.lastStep ? step : null;
}

interface Attempt {
  factorId: string;
  challengeId: string;
  code: string;
}

async function verifyInside(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  who: SignedIn,
  { factorId, challengeId, code }: Attempt,
): Promise<Grant | AuthError> {
  const [asked] = await tx
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factorId)))
    .for('update');
  if (asked === undefined || asked.sessionId !== who.session.id) {
    return new AuthError('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found', {
      status: 422,
    });
  }
  if (asked.usedAt !== null || asked.ip !== visitor.subject) return new AuthError('mfa_ip_address_mismatch');
  if (asked.expiresAt.getTime() <= services.clock.now() || asked.tries >= mostTries) {
    return new AuthError('mfa_challenge_expired');
  }
  const [factor] = await tx.select().from(mfaFactors).where(eq(mfaFactors.id, factorId)).for('update');
  if (factor === undefined) return new AuthError('mfa_factor_not_found');
  const step = stepOf(services, factor, code);
  if (step === null) {
    await tx
      .update(mfaChallenges)
      .set({ tries: sql`${mfaChallenges.tries} + 1` })
      .where(eq(mfaChallenges.id, challengeId));
    await audit(tx, services, visitor, 'verification_attempted', who.user.id, { factor_id: factorId, right: false });
    return new AuthError('mfa_verification_failed');
  }
  const at = new Date(services.clock.now());
  await tx.update(mfaChallenges).set({ usedAt: at }).where(eq(mfaChallenges.id, challengeId));
  await tx
    .update(mfaFactors)
    .set({ status: 'verified', lastStep: step, updatedAt: at })
    .where(eq(mfaFactors.id, factorId));
  const session = await liftSession(tx, services, who, factor);
  const user = await findById(tx, who.user.id);
  if (session === null || user === undefined) return new AuthError('session_not_found');
  await audit(tx, services, visitor, 'verification_attempted', user.id, { factor_id: factorId, right: true });
  if (factor.status === 'unverified') {
    await notifyAccount(tx, services, user.id, 'two-factor-added', { id: factorId, name: factor.friendlyName });
  }
  return { session, person: await readPerson(tx, user) };
}

/**
 * Answers a challenge. A right code works once, lifts the session to the second level and verifies the factor.
 * @throws AuthError validation_failed, mfa_factor_not_found, mfa_verification_failed, mfa_challenge_expired,
 * mfa_ip_address_mismatch, over_request_rate_limit
 */
export async function verifyChallenge(
  services: Services,
  visitor: Visitor,
  who: SignedIn,
  attempt: Attempt,
): Promise<Grant> {
  ownFactor(who, attempt.factorId);
  if (attempt.code === '') throw new AuthError('validation_failed', 'Code needs to be non-empty');
  const guess = bucket(services, 'guessCode', who.user.id);
  await take(services, ...visitorBucket(services, 'mfa', visitor), guess);
  const outcome = await changeAccount(services, who.user.id, (tx) => verifyInside(tx, services, visitor, who, attempt));
  if (outcome instanceof AuthError) throw outcome;
  await giveBack(services, guess);
  return outcome;
}

/** Removes challenges that are over. */
export async function pruneChallenges(tx: Tx, now: number): Promise<void> {
  await tx.delete(mfaChallenges).where(lt(mfaChallenges.expiresAt, new Date(now)));
}
