import { createHash, randomBytes } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { tokenRow } from '#domain/identity/access-tokens.ts';
import { appAreas, reachScope } from '#domain/identity/apps.ts';
import { removeAccessToken } from '#server/identity/access-tokens/access-tokens.ts';
import { knownTokens } from '#server/identity/access-tokens/token-holders.ts';
import { hashOfSecret, newTokenSecret, shownSecret } from '#server/identity/access-tokens/token-secret.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { appGrants } from '#server/platform/db/schema/apps.table.ts';
import type { Services } from '#server/services.ts';
import { OAuthRefusal } from './oauth-error.ts';

/** Seconds that an access token is good for. */
const tokenSeconds = 3_600;
/** Milliseconds: a refresh token that isn't used for so long is none any more. */
const refreshMs = 90 * 86_400_000;
/** Milliseconds in which the refresh token before is a second try of the same program, and after which it's a thief's. */
const secondTryMs = 60_000;

const newRefresh = () => `rt-${randomBytes(32).toString('base64url')}`;

type Grant = typeof appGrants.$inferSelect;
type TokenRow = typeof accessTokens.$inferSelect;

export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

const refuse = (message: string) => new OAuthRefusal('invalid_grant', message);

const scopeOf = ({ scopes, readScopes, reachPeople }: TokenRow): string =>
  [
    ...appAreas.flatMap((area) => (scopes.includes(area) ? [`${area}:read`, `${area}:write`] : [])),
    ...readScopes.map((area) => `${area}:read`),
    ...(reachPeople ? [reachScope] : []),
  ].join(' ');

/** A grant with its token, locked, so that one of two tries wins. */
async function findGrant(tx: Tx, which: ReturnType<typeof eq>) {
  const [found] = await tx
    .select({ grant: appGrants, token: accessTokens })
    .from(appGrants)
    .innerJoin(
      accessTokens,
      and(eq(accessTokens.workspaceId, appGrants.workspaceId), eq(accessTokens.id, appGrants.tokenId)),
    )
    .where(which)
    .for('update');
  return found;
}

/** Gives a grant another access token and another refresh token; those before are none from now on. */
async function renew(tx: Tx, services: Services, { grant, token }: { grant: Grant; token: TokenRow }) {
  const now = services.clock.now();
  const [secret, refresh] = [newTokenSecret(), newRefresh()];
  const expiresAt = new Date(now + tokenSeconds * 1000);
  const which = and(eq(accessTokens.workspaceId, grant.workspaceId), eq(accessTokens.id, grant.tokenId));
  await tx
    .update(accessTokens)
    .set({ hash: hashOfSecret(secret), shown: shownSecret(secret), expiresAt })
    .where(which);
  await tx
    .update(appGrants)
    .set({
      codeHash: null,
      refreshHash: hashOfSecret(refresh),
      previousHash: grant.refreshHash,
      refreshedAt: new Date(now),
      refreshExpiresAt: new Date(now + refreshMs),
    })
    .where(and(eq(appGrants.workspaceId, grant.workspaceId), eq(appGrants.tokenId, grant.tokenId)));
  await knownTokens(services).announce(tx, token.hash);
  const answer: TokenAnswer = {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    refresh_token: refresh,
    scope: scopeOf(token),
  };
  return { answer, before: token.hash };
}

/** Ends a grant, as the person who let the app in. */
async function endGrant(services: Services, { grant, token }: { grant: Grant; token: TokenRow }): Promise<void> {
  const { scopes, readScopes, readOnly, createdBy: userId, id: tokenId } = token;
  const actor = { userId, email: '', row: tokenRow({ scopes, readScopes, readOnly }), tokenId };
  await removeAccessToken({ services, workspaceId: grant.workspaceId, actor }, tokenId);
}

interface Exchange {
  client_id: string;
  code: string;
  code_verifier: string;
  redirect_uri: string;
  resource?: string | undefined;
}

/** The first tokens for a code, which is good for one use. @throws OAuthRefusal */
export async function exchangeCode(services: Services, asked: Exchange): Promise<TokenAnswer> {
  const hash = hashOfSecret(asked.code);
  const outcome = await services.db.system('account', async (tx) => {
    const found = await findGrant(tx, eq(appGrants.codeHash, hash));
    if (found === undefined) return 'This code isn’t good, or was used before.';
    const { grant, token } = found;
    if (grant.codeExpiresAt.getTime() <= services.clock.now()) return 'This code has expired.';
    if (grant.clientId !== asked.client_id) return 'This code was given to another app.';
    if (grant.redirectUri !== asked.redirect_uri) return 'The redirect_uri isn’t the one of the request.';
    if (asked.resource !== undefined && asked.resource !== token.resource)
      return 'The resource isn’t the one of the request.';
    const challenge = createHash('sha256').update(asked.code_verifier).digest('base64url');
    if (challenge !== grant.codeChallenge) return 'The code_verifier doesn’t fit the code_challenge.';
    return renew(tx, services, found);
  });
  return settled(services, outcome);
}

/** Other tokens for a refresh token. One that was replaced long ago ends the grant. @throws OAuthRefusal */
export async function refreshTokens(
  services: Services,
  asked: { client_id: string; refresh_token: string },
): Promise<TokenAnswer> {
  const hash = hashOfSecret(asked.refresh_token);
  const stolen: { grant: Grant; token: TokenRow }[] = [];
  const outcome = await services.db.system('account', async (tx) => {
    const either = or(eq(appGrants.refreshHash, hash), eq(appGrants.previousHash, hash))!;
    const found = await findGrant(tx, either as ReturnType<typeof eq>);
    if (found === undefined) return 'This refresh token isn’t good. Sign in again.';
    const { grant } = found;
    const now = services.clock.now();
    if (grant.clientId !== asked.client_id) return 'This refresh token was given to another app.';
    if (grant.refreshHash !== hash) {
      if (now - (grant.refreshedAt?.getTime() ?? 0) > secondTryMs) stolen.push(found);
      return 'This refresh token was replaced. Use the newest one.';
    }
    if ((grant.refreshExpiresAt?.getTime() ?? 0) <= now) return 'This refresh token has expired. Sign in again.';
    return renew(tx, services, found);
  });
  for (const grant of stolen) await endGrant(services, grant);
  return settled(services, outcome);
}

function settled(services: Services, outcome: string | Awaited<ReturnType<typeof renew>>): TokenAnswer {
  if (typeof outcome === 'string') throw refuse(outcome);
  knownTokens(services).forget(outcome.before);
  return outcome.answer;
}

/** Ends what a token of either kind belongs to; a token that is none is no fault (RFC 7009). */
export async function revokeToken(services: Services, token: string): Promise<void> {
  const hash = hashOfSecret(token);
  const found = await services.db.system('account', (tx) =>
    findGrant(tx, or(eq(appGrants.refreshHash, hash), eq(accessTokens.hash, hash)) as ReturnType<typeof eq>),
  );
  if (found !== undefined) await endGrant(services, found);
}
