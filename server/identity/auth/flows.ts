import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { findById, isBanned } from '#server/identity/users.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FlowRow, flowState } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import { isServed } from './people-of-site.ts';
import { beginSession, type Grant } from './sessions.ts';
import { tokenLifetime } from './tokens/one-time-tokens.ts';
import type { Visitor } from './visitor.ts';

/**
 * The PKCE flow: the browser keeps a secret and sends its hash; what comes back from a mail or a provider is only a
 * code, which that browser alone can exchange for a session.
 */

/** Milliseconds from the click in which the code has to be exchanged. */
const exchangeWithin = 300_000;
const challengeForm = /^[A-Za-z0-9._~-]+$/;

interface AskedChallenge {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}

/**
 * The challenge of a request, or null in the implicit flow. Only SHA-256: "plain" would send the secret itself.
 * @throws AuthError validation_failed
 */
export function readChallenge(asked: AskedChallenge): string | null {
  const challenge = asked.code_challenge || null;
  const method = asked.code_challenge_method || null;
  if (challenge === null && method === null) return null;
  const refuse = (message: string) => new AuthError('validation_failed', message);
  if (challenge === null || method === null) {
    throw refuse('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method.toLowerCase() !== 's256') throw refuse('code challenge method has to be s256');
  if (challenge.length < 43 || challenge.length > 128) {
    throw refuse('code challenge has to be between 43 and 128 characters');
  }
  if (!challengeForm.test(challenge)) {
    throw refuse('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  }
  return challenge;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Remembers that a mail is to end in a code. Made for every address, so that an account's existence costs no time. */
export async function beginMailFlow(
  tx: Tx,
  services: Services,
  input: { method: string; challenge: string; redirectTo: string; agencyId: string | null },
): Promise<string> {
  const now = services.clock.now();
  const id = newId();
  await tx.insert(flowState).values({
    id,
    provider: 'email',
    method: input.method,
    codeChallenge: input.challenge,
    redirectTo: input.redirectTo,
    agencyId: input.agencyId,
    createdAt: new Date(now),
    // Longer than the mail that belongs to it, which a job makes a little later.
    expiresAt: new Date(now + 2 * tokenLifetime),
  });
  return id;
}

/** The code for the browser, once the person is proved. Its five minutes run from here. */
export async function issueCode(tx: Tx, services: Services, flowId: string, userId: string): Promise<string> {
  const code = randomUUID();
  const now = services.clock.now();
  const [flow] = await tx
    .update(flowState)
    .set({ userId, codeHash: hash(code), expiresAt: new Date(now + exchangeWithin) })
    .where(eq(flowState.id, flowId))
    .returning({ id: flowState.id });
  if (flow === undefined) throw new AuthError('flow_state_not_found');
  return code;
}

function proves(verifier: string, flow: FlowRow): boolean {
  const given = Buffer.from(hash(verifier));
  const expected = Buffer.from(flow.codeChallenge ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Exchanges a code for a session, at the site where it was asked for. A code is good for one attempt: who has it without
 * the secret has stolen it.
 * @throws AuthError validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned
 */
export async function exchangeCode(
  services: Services,
  visitor: Visitor,
  input: { code: string; verifier: string },
): Promise<{ grant: Grant; flow: FlowRow }> {
  if (input.code === '' || input.verifier === '') {
    throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty');
  }
  const now = services.clock.now();
  // Refusals are values here: a throw would roll the deletion back and leave the code alive.
  const outcome = await services.db.system('account', async (tx) => {
    const [flow] = await tx
      .delete(flowState)
      .where(eq(flowState.codeHash, hash(input.code)))
      .returning();
    const user = flow?.userId ? await findById(tx, flow.userId) : undefined;
    if (flow === undefined || user === undefined) return new AuthError('flow_state_not_found');
    const isHere = flow.agencyId === visitor.agencyId;
    if (!isHere || !(await isServed(tx, services, visitor.agencyId, user.email, user)))
      return new AuthError('flow_state_not_found');
    if (flow.expiresAt.getTime() <= now) return new AuthError('flow_state_expired');
    if (!proves(input.verifier, flow)) return new AuthError('bad_code_verifier');
    if (isBanned(user, now)) return new AuthError('user_banned', undefined, { status: 403 });
    return { grant: await beginSession(tx, services, visitor, user, flow.method), flow };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Removes flows that no one finished in time. */
export async function pruneFlows(tx: Tx, now: number): Promise<void> {
  await tx.delete(flowState).where(lt(flowState.expiresAt, new Date(now)));
}
