import { and, count, eq, lt, ne } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { changeAccount } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { take, visitorBucket } from '#server/identity/auth-limits.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type AuthenticationMethod,
  type FactorRow,
  mfaFactors,
  sessions,
} from '#server/platform/db/schema/auth.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import { notifyAccount } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from '../auth-error.ts';
import { lacksSecondFactor, type SignedIn } from '../signed-in.ts';
import type { Visitor } from '../visitor.ts';

/** Second factors: enrolling and removing authenticator apps (TOTP: SHA-1, six digits, thirty seconds). */

const mostFactors = 10;
/** Milliseconds after which an enrolment that was not finished is gone. */
const finishWithin = 300_000;
const longestName = 100;

export const factorContext = (factorId: string) => `auth.mfa_factors.${factorId}`;
export const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret), ...names });

export interface Enrolment {
  id: string;
  type: 'totp';
  friendly_name: string;
  totp: { qr_code: string; secret: string; uri: string };
}

interface NewFactor {
  factorType: string | undefined;
  friendlyName: string;
  issuer: string | undefined;
}

async function insertFactor(tx: Tx, services: Services, { user }: SignedIn, factor: FactorRow): Promise<void> {
  await advisoryLock(tx, `factors:${user.id}`);
  const unfinished = new Date(services.clock.now() - finishWithin);
  await tx
    .delete(mfaFactors)
    .where(
      and(eq(mfaFactors.userId, user.id), eq(mfaFactors.status, 'unverified'), lt(mfaFactors.createdAt, unfinished)),
    );
  const [enrolled] = await tx.select({ n: count() }).from(mfaFactors).where(eq(mfaFactors.userId, user.id));
  if (enrolled!.n >= mostFactors) throw new AuthError('too_many_enrolled_mfa_factors');
  await tx.insert(mfaFactors).values(factor);
}

/**
 * Begins to add an authenticator app. It counts from its first right code on.
 * @throws AuthError validation_failed, insufficient_aal, too_many_enrolled_mfa_factors, mfa_factor_name_conflict
 */
export async function enrol(services: Services, visitor: Visitor, who: SignedIn, input: NewFactor): Promise<Enrolment> {
  if (input.factorType !== 'totp') throw new AuthError('validation_failed', 'factor_type needs to be totp');
  if (input.friendlyName.length > longestName) {
    throw new AuthError('validation_failed', `friendly_name cannot be longer than ${longestName} characters`);
  }
  if (lacksSecondFactor(who)) {
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 });
  }
  await take(services, ...visitorBucket(services, 'mfa', visitor));
  const id = newId();
  const secret = new Secret({ size: 20 }).base32;
  const issuer = (input.issuer || new URL(services.config.publicUrl).host).replaceAll(':', ' ');
  const uri = totpOf(secret, { issuer, label: who.user.email }).toString();
  const at = new Date(services.clock.now());
  const factor: FactorRow = {
    id,
    userId: who.user.id,
    friendlyName: input.friendlyName,
    factorType: 'totp',
    status: 'unverified',
    secret: services.secrets.seal(factorContext(id), secret),
    lastStep: 0,
    lastChallengedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await services.db
    .system('account', (tx) => insertFactor(tx, services, who, factor))
    .catch((error: unknown) => {
      if (sqlState(error) !== '23505') throw error;
      const message = `A factor with the friendly name "${input.friendlyName}" for this user already exists`;
      throw new AuthError('mfa_factor_name_conflict', message);
    });
  return {
    id,
    type: 'totp',
    friendly_name: input.friendlyName,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret, uri },
  };
}

/** One of the person's own factors. Those of others do not exist. @throws AuthError mfa_factor_not_found */
export function ownFactor(who: SignedIn, factorId: string): FactorRow {
  const factor = who.factors.find(({ id }) => id === factorId);
  if (factor === undefined) throw new AuthError('mfa_factor_not_found');
  return factor;
}

const withoutTotp = (amr: AuthenticationMethod[]) => amr.filter(({ method }) => method !== 'totp');

/**
 * Removes a factor. Sessions that were proved by it fall back to the first level.
 * @throws AuthError mfa_factor_not_found, insufficient_aal
 */
export async function unenrol(services: Services, visitor: Visitor, who: SignedIn, factorId: string) {
  const factor = ownFactor(who, factorId);
  if (factor.status === 'verified' && who.session.aal !== 'aal2') {
    throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 });
  }
  await changeAccount(services, who.user.id, async (tx) => {
    const proved = await tx.select().from(sessions).where(eq(sessions.factorId, factorId)).for('update');
    for (const session of proved) {
      await tx
        .update(sessions)
        .set({ aal: 'aal1', amr: withoutTotp(session.amr), factorId: null })
        .where(eq(sessions.id, session.id));
    }
    await tx.delete(mfaFactors).where(eq(mfaFactors.id, factorId));
    await audit(tx, services, visitor, 'factor_unenrolled', who.user.id, { factor_id: factorId });
    if (factor.status === 'verified') {
      const data = { id: factorId, name: factor.friendlyName };
      await notifyAccount(tx, services, who.user.id, 'two-factor-removed', data);
    }
  });
  return { id: factorId };
}

/** Lifts a session to the second level; every session that has not shown a factor ends. */
export async function liftSession(tx: Tx, services: Services, who: SignedIn, factor: FactorRow) {
  const at = new Date(services.clock.now());
  const { session, user } = who;
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), eq(sessions.aal, 'aal1'), ne(sessions.id, session.id)));
  await tx
    .delete(mfaFactors)
    .where(and(eq(mfaFactors.userId, user.id), eq(mfaFactors.status, 'unverified'), ne(mfaFactors.id, factor.id)));
  const [locked] = await tx.select().from(sessions).where(eq(sessions.id, session.id)).for('update');
  if (locked === undefined) return null;
  // Two ahead, and the floor with it: a refresh token of the first level can never fetch the second.
  const counter = locked.refreshCounter + 2;
  const [lifted] = await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: Math.floor(at.getTime() / 1000) }, ...withoutTotp(locked.amr)],
      factorId: factor.id,
      refreshCounter: counter,
      refreshFloor: counter,
      refreshedAt: at,
    })
    .where(eq(sessions.id, session.id))
    .returning();
  return lifted!;
}
