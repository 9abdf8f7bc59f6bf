import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type OneTimeTokenRow, oneTimeTokens, type TokenKind } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';

/**
 * What a mail carries to prove that its reader owns the address: a link's token of 224 random bits, and six digits
 * that can be typed. One of each kind is alive per account; a new one replaces it. Only hashes are kept.
 */

/** Milliseconds. */
export const tokenLifetime = 3_600_000;
/** Wrong codes before the token is void. Ten of a million is little, and a person mistypes less often. */
const mostTries = 10;
/** Marks tokens of the PKCE flow; the client's library looks for it. */
const pkcePrefix = 'pkce_';

const hashLink = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Keyed, because anyone who reads a plain hash of six digits has the digits. */
const otpHashes = (services: Services, email: string, otp: string) =>
  services.secrets
    .keys('auth one-time codes')
    .map((key) => createHmac('sha256', key).update(`${email}\0${otp}`).digest('base64url'));

export interface MadeToken {
  /** For the link. */
  token: string;
  /** Six digits. */
  otp: string;
}

interface NewToken {
  userId: string;
  kind: TokenKind;
  /** Where the mail goes. */
  email: string;
  flowId: string | null;
  /** At whose site alone it is good; null for the installation's own. */
  agencyId: string | null;
}

/** Makes a token, in place of an older one of its kind. */
export async function makeToken(tx: Tx, services: Services, input: NewToken): Promise<MadeToken> {
  const token = `${input.flowId === null ? '' : pkcePrefix}${randomBytes(28).toString('hex')}`;
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const now = services.clock.now();
  const values = {
    linkHash: hashLink(token),
    otpHash: otpHashes(services, input.email, otp)[0]!,
    relatesTo: input.email,
    tries: 0,
    flowId: input.flowId,
    agencyId: input.agencyId,
    createdAt: new Date(now),
    expiresAt: new Date(now + tokenLifetime),
  };
  await tx
    .insert(oneTimeTokens)
    .values({ id: newId(), userId: input.userId, kind: input.kind, ...values })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: values });
  return { token, otp };
}

/** What was mailed for one site is nothing at another. */
const ofSite = (agencyId: string | null) =>
  agencyId === null ? isNull(oneTimeTokens.agencyId) : eq(oneTimeTokens.agencyId, agencyId);

/** Takes the token of a link away and answers it, so that of two clicks at once one wins. Null: unknown or too late. */
export async function consumeLink(
  tx: Tx,
  services: Services,
  { token, kinds, agencyId }: { token: string; kinds: TokenKind[]; agencyId: string | null },
): Promise<OneTimeTokenRow | null> {
  const [found] = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.linkHash, hashLink(token)), inArray(oneTimeTokens.kind, kinds), ofSite(agencyId)))
    .returning();
  return found !== undefined && found.expiresAt.getTime() > services.clock.now() ? found : null;
}

interface CodeAttempt {
  userId: string;
  email: string;
  otp: string;
  kinds: TokenKind[];
  agencyId: string | null;
}

/** The same for a code that a person typed. A wrong one counts against every token that it might have been for. */
export async function consumeCode(tx: Tx, services: Services, attempt: CodeAttempt): Promise<OneTimeTokenRow | null> {
  const candidates = and(
    eq(oneTimeTokens.userId, attempt.userId),
    eq(oneTimeTokens.relatesTo, attempt.email),
    inArray(oneTimeTokens.kind, attempt.kinds),
    ofSite(attempt.agencyId),
    gt(oneTimeTokens.expiresAt, new Date(services.clock.now())),
    lt(oneTimeTokens.tries, mostTries),
  );
  const [found] = await tx
    .delete(oneTimeTokens)
    .where(and(candidates, inArray(oneTimeTokens.otpHash, otpHashes(services, attempt.email, attempt.otp))))
    .returning();
  if (found !== undefined) return found;
  await tx
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(candidates);
  return null;
}

/** Voids everything that was mailed to an account: after a confirmation or a new password none of it may still work. */
export async function voidTokens(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Removes tokens that no one used in time. */
export async function pruneTokens(tx: Tx, now: number): Promise<void> {
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, new Date(now)));
}
