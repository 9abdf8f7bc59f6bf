import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { accountCache } from '#server/identity/account-cache.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { take, visitorBucket } from '#server/identity/auth-limits.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FlowRow, flowState } from '#server/platform/db/schema/auth.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { AuthError, OAuthError } from '../auth-error.ts';
import { issueCode } from '../flows.ts';
import { accountOf } from '../identities.ts';
import { beginSession, type Grant } from '../sessions.ts';
import type { Visitor } from '../visitor.ts';
import { isCompanyProvider } from './company.ts';
import { type ProviderTokens, providerAddress, type Returned, readIdToken, returnFromProvider } from './openid.ts';
import { googleProvider, methodOf, proveIdentity, providerOf } from './providers.ts';

/**
 * Sign-in through another site: the browser leaves with a state and comes back with it and a code. The state is good
 * once, for five minutes, and only in the browser that left, which a cookie tells: else one could finish one's own
 * sign-in in another person's browser.
 */
export const leaveWithin = 300_000;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const verifierContext = (flowId: string) => `auth.flow_state.${flowId}.verifier`;
export const tokensContext = (flowId: string) => `auth.flow_state.${flowId}.tokens`;

interface Leave {
  provider: string;
  redirectTo: string;
  challenge: string | null;
  scopes: string;
  extra: Record<string, string>;
  linkTo: string | null;
  /** At whose site the browser began; null for the installation's own. */
  agencyId: string | null;
}

/**
 * Begins a sign-in at a provider: where to send the browser, and what its cookie says.
 * @throws AuthError validation_failed
 */
export async function leaveFor(
  services: Services,
  leave: Leave,
): Promise<{ address: string; state: string; cookie: string }> {
  const provider = await providerOf(services, leave.provider);
  if (leave.linkTo !== null && isCompanyProvider(provider.name)) {
    throw new AuthError(
      'validation_failed',
      'Single sign-on can’t be linked to an existing account. Sign in with SSO instead.',
    );
  }
  const now = services.clock.now();
  const state = randomUUID();
  const cookie = randomBytes(32).toString('base64url');
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const address = await providerAddress(services, provider, {
    state,
    nonce,
    verifier,
    scopes: leave.scopes,
    extra: leave.extra,
  }).catch((error: Error) => {
    services.log.warn({ reason: error.message }, 'the sign-in provider does not answer');
    throw new AuthError('unexpected_failure', 'The sign-in provider isn’t responding. Try again in a moment.');
  });
  await services.db.system('account', (tx) =>
    tx.insert(flowState).values({
      id: state,
      provider: leave.provider,
      method: methodOf(leave.provider),
      codeChallenge: leave.challenge,
      redirectTo: leave.redirectTo,
      cookieHash: hash(cookie),
      nonce,
      providerVerifier: services.secrets.seal(verifierContext(state), verifier),
      linkingUserId: leave.linkTo,
      agencyId: leave.agencyId,
      createdAt: new Date(now),
      expiresAt: new Date(now + leaveWithin),
    }),
  );
  return { address, state, cookie };
}

const refuseState = (message: string) => new AuthError('bad_oauth_state', message);

/**
 * Uses a state up. @throws AuthError bad_oauth_callback, bad_oauth_state, flow_state_already_used; each leads to our
 * front page, since no one knows where the browser wanted to go
 */
export async function takeState(services: Services, state: string, cookie: string | undefined): Promise<FlowRow> {
  if (state === '') throw new AuthError('bad_oauth_callback', 'OAuth state parameter missing');
  if (!z.uuid().safeParse(state).success) throw new AuthError('bad_oauth_callback', 'OAuth state parameter is invalid');
  const now = services.clock.now();
  const [taken, known] = await services.db.system('account', async (tx) => {
    const [known] = await tx.select().from(flowState).where(eq(flowState.id, state));
    if (known?.cookieHash == null || cookie === undefined || hash(cookie) !== known.cookieHash) return [];
    const [taken] = await tx
      .update(flowState)
      .set({ usedAt: new Date(now) })
      .where(and(eq(flowState.id, state), isNull(flowState.usedAt)))
      .returning();
    return [taken, known];
  });
  if (known === undefined) throw refuseState('OAuth state not found or expired');
  if (taken === undefined) throw new AuthError('flow_state_already_used', 'State has already been used');
  if (taken.expiresAt.getTime() <= now) throw refuseState('OAuth state has expired');
  return taken;
}

export type OAuthOutcome = { is: 'session'; grant: Grant; tokens: ProviderTokens } | { is: 'code'; code: string };

/** Two first sign-ins of one person at once: the second finds the first one's account. */
const twiceAtMost = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    if (sqlState(error) === '23505') return run();
    throw error;
  });

async function finish(
  services: Services,
  visitor: Visitor,
  flow: FlowRow,
  { identity, tokens }: Returned,
): Promise<OAuthOutcome> {
  const run = async (tx: Tx): Promise<OAuthOutcome & { userId: string }> => {
    const user = await accountOf(tx, services, visitor, identity, flow.linkingUserId);
    await audit(tx, services, visitor, 'login', user.id, { provider: identity.provider });
    if (flow.codeChallenge !== null) {
      const code = await issueCode(tx, services, flow.id, user.id);
      const sealed = services.secrets.seal(tokensContext(flow.id), JSON.stringify(tokens));
      await tx.update(flowState).set({ providerTokens: sealed }).where(eq(flowState.id, flow.id));
      return { is: 'code', code, userId: user.id };
    }
    await tx.delete(flowState).where(eq(flowState.id, flow.id));
    return {
      is: 'session',
      grant: await beginSession(tx, services, visitor, user, methodOf(identity.provider)),
      tokens,
      userId: user.id,
    };
  };
  const outcome = await twiceAtMost(() => services.db.system('account', run));
  accountCache(services).forget(outcome.userId);
  return outcome;
}

/**
 * Ends a sign-in at a provider, whose state has been taken.
 * @throws AuthError by the account's rules, and unexpected_failure when the provider's answer does not fit
 */
export async function returnFrom(
  services: Services,
  visitor: Visitor,
  flow: FlowRow,
  query: URLSearchParams,
): Promise<OAuthOutcome> {
  const verifier = services.secrets.open(verifierContext(flow.id), flow.providerVerifier ?? '');
  const provider = await providerOf(services, flow.provider);
  const expected = { state: flow.id, nonce: flow.nonce ?? '', verifier };
  const returned = await returnFromProvider(services, provider, query, expected).catch((error: Error) => {
    services.log.warn({ reason: error.message }, 'sign-in at the provider failed');
    throw new AuthError('unexpected_failure', 'Unable to exchange external code');
  });
  // The answer comes to the installation's own site; the session is of the one where the browser began.
  return finish(services, { ...visitor, agencyId: flow.agencyId }, flow, {
    ...returned,
    identity: await proveIdentity(services, returned.identity),
  });
}

/** The provider's tokens that wait with a PKCE flow. */
export function waitingTokens(services: Services, flow: FlowRow): ProviderTokens | Record<string, never> {
  if (flow.providerTokens === null) return {};
  return JSON.parse(services.secrets.open(tokensContext(flow.id), flow.providerTokens)) as ProviderTokens;
}

/**
 * Begins a session by an id_token that an app got from the provider itself.
 * @throws OAuthError, and AuthError by the account's rules
 */
export async function signInWithIdToken(
  services: Services,
  visitor: Visitor,
  input: { provider: string; idToken: string; nonce: string },
): Promise<Grant> {
  if (input.idToken === '') throw new OAuthError('invalid request', 'id_token required');
  if (input.provider !== 'google') {
    throw new OAuthError('invalid request', `Custom OIDC provider "${input.provider}" not allowed`);
  }
  await take(services, ...visitorBucket(services, 'token', visitor));
  const identity = await readIdToken(services, googleProvider(services), input.idToken, input.nonce);
  return twiceAtMost(() =>
    services.db.system('account', async (tx) => {
      const user = await accountOf(tx, services, visitor, identity, null);
      await audit(tx, services, visitor, 'login', user.id, { provider: identity.provider });
      return beginSession(tx, services, visitor, user, 'oauth');
    }),
  );
}
