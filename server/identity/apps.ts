import { randomBytes } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { permissionToGrant, type TokenScope, tokensLimit } from '#domain/identity/access-tokens.ts';
import {
  type AppRequest,
  type AppScope,
  type AskingApp,
  appAreas,
  appScopes,
  grantOfScopes,
  reachScope,
  readScopes,
  scopesIn,
} from '#domain/identity/apps.ts';
import { can } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { hashOfSecret, newTokenSecret } from '#server/identity/access-tokens/token-secret.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { appGrants, registeredApps } from '#server/platform/db/schema/apps.table.ts';
import type { Scope } from '#server/scope.ts';
import { type App, findApp } from './apps/find-app.ts';
import { isOneOf, mayWaitAt, placeOf } from './apps/redirect-uris.ts';
import { requireFactorWhereAsked } from './require-factor.ts';

/** Milliseconds in which an app has to come with its code. */
const codeMs = 60_000;
/** The server that tokens of apps are for, at each site of this installation. */
export const mcpPath = '/mcp';
export const resourceAt = (origin: string) => `${origin}${mcpPath}`;

const refuse = (path: string, message: string) =>
  new AppError('invalid_input', message, [{ path: `body.${path}`, message }]);

/** Whether a person can give a scope: no one hands out more than they have. */
function mayGive({ actor }: Scope, scope: AppScope): boolean {
  if (actor === null) return false;
  if (scope === reachScope) return can(actor.row, permissionToGrant('agents'));
  const [area, verb] = scope.split(':') as [TokenScope, 'read' | 'write'];
  return can(actor.row, permissionToGrant(area, verb === 'read'));
}

/**
 * The app of a request that is as it has to be. What is wrong is told to the person, and no one is sent anywhere.
 * @throws AppError invalid_input
 */
async function readRequest(
  { services, origin = services.config.publicUrl }: Scope,
  asked: AppRequest,
): Promise<{ app: App; resource: string }> {
  const app = await findApp(services, asked.client_id);
  if (!isOneOf(app.redirectUris, asked.redirect_uri) || !mayWaitAt(asked.redirect_uri)) {
    throw refuse('redirect_uri', 'This app’s redirect URI isn’t registered. Don’t authorize it.');
  }
  if (asked.response_type !== 'code')
    throw refuse('response_type', 'This app requested an unsupported response type. Only code is supported.');
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(asked.code_challenge)) {
    throw refuse('code_challenge', 'This app doesn’t use PKCE with S256. Contact its developer.');
  }
  const resource = resourceAt(origin);
  if (asked.resource !== undefined && asked.resource.replace(/\/$/, '') !== resource) {
    throw refuse('resource', `This app wants to access ${asked.resource.slice(0, 200)}, which isn’t on this server.`);
  }
  return { app, resource };
}

/** Where the browser goes with an answer for the app. */
function answerAt({ redirect_uri, state }: AppRequest, origin: string, answer: Record<string, string>): string {
  const url = new URL(redirect_uri);
  const all = { ...answer, iss: origin, ...(state !== undefined && { state }) };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}

/** What an app asks for, for the person who is to decide. @throws AppError invalid_input */
export async function checkApp(scope: Scope, asked: AppRequest): Promise<AskingApp> {
  const { app } = await readRequest(scope, asked);
  const wanted = scopesIn(asked.scope);
  const grantable = appScopes.filter((one) => mayGive(scope, one));
  const { origin = scope.services.config.publicUrl } = scope;
  return {
    name: app.name,
    host: app.host,
    returnsTo: placeOf(asked.redirect_uri),
    scopes: (wanted.length === 0 ? readScopes : wanted).filter((one) => grantable.includes(one)),
    grantable,
    refusal: answerAt(asked, origin, { error: 'access_denied' }),
  };
}

/**
 * Lets an app in: makes its token, which no one can use before the app has come with the code.
 * @throws AppError invalid_input, forbidden, two_factor_required, limit_reached
 */
export async function allowApp(
  scope: Scope,
  { allowed, ...asked }: AppRequest & { allowed: AppScope[] },
): Promise<{ redirectTo: string }> {
  const { services, workspaceId, actor, origin = services.config.publicUrl } = scope;
  const { app, resource } = await readRequest(scope, asked);
  if (actor === null || !allowed.every((one) => mayGive(scope, one))) {
    throw new AppError('forbidden', 'Your role doesn’t let you grant all of these permissions.');
  }
  if (!allowed.some((one) => appAreas.some((area) => one.startsWith(`${area}:`)))) {
    throw refuse('allowed', 'Grant access to at least one area.');
  }
  await requireFactorWhereAsked(scope);
  const now = services.clock.now();
  const code = randomBytes(32).toString('base64url');
  const tokenId = newId();
  const expiresAt = new Date(now + codeMs);
  await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `access-tokens:${workspaceId}`);
    // Apps that never came for their token.
    const unfetched = tx
      .select({ id: appGrants.tokenId })
      .from(appGrants)
      .where(
        and(
          eq(appGrants.workspaceId, workspaceId),
          isNotNull(appGrants.codeHash),
          lt(appGrants.codeExpiresAt, new Date(now)),
        ),
      );
    await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.workspaceId, workspaceId), inArray(accessTokens.id, unfetched)));
    const [existing] = await tx
      .select({ n: count() })
      .from(accessTokens)
      .where(eq(accessTokens.workspaceId, workspaceId));
    if (existing!.n >= tokensLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${tokensLimit} tokens. Delete one under Access Tokens first.`,
      );
    }
    const grant = grantOfScopes(allowed);
    await tx.insert(accessTokens).values({
      workspaceId,
      id: tokenId,
      name: app.name,
      // No one's, until the code is exchanged for the first one.
      hash: hashOfSecret(newTokenSecret()),
      shown: '…',
      ...grant,
      readOnly: false,
      createdBy: actor.userId,
      createdAt: new Date(now),
      expiresAt,
      resource,
      app: app.host ?? placeOf(asked.redirect_uri),
    });
    await tx.insert(appGrants).values({
      workspaceId,
      tokenId,
      clientId: app.id,
      redirectUri: asked.redirect_uri,
      codeHash: hashOfSecret(code),
      codeChallenge: asked.code_challenge,
      codeExpiresAt: expiresAt,
    });
    const object = { kind: 'access-token', id: tokenId };
    await recordChange(tx, scope, 'access-token.created', {
      object,
      after: { name: app.name, app: app.id, scopes: allowed },
    });
  });
  if (app.host === null) {
    const set = { usedAt: new Date(now) };
    await services.db.system('account', (tx) =>
      tx.update(registeredApps).set(set).where(eq(registeredApps.id, app.id)),
    );
  }
  return { redirectTo: answerAt(asked, origin, { code }) };
}
