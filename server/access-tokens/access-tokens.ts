import { and, count, desc, eq } from 'drizzle-orm';
import {
  type AccessToken,
  permissionToGrant,
  type TokenScope,
  tokenCan,
  tokenRow,
  tokenScopeLabels,
  tokensLimit,
} from '#domain/access-tokens.ts';
import { AppError } from '#domain/errors.ts';
import { can, type Permission } from '#domain/permissions.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { takeTurn } from '#server/infra/db/in-turn.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { accessTokens } from './access-tokens.table.ts';
import { findTokenHolder, knownTokens, type TokenHolder } from './token-holders.ts';
import { hashOfSecret, isTokenSecret, newTokenSecret, shownSecret } from './token-secret.ts';

const shape = (row: typeof accessTokens.$inferSelect): AccessToken => ({
  id: row.id,
  name: row.name,
  token: row.shown,
  scopes: row.scopes,
  created: row.createdAt.toISOString(),
  lastUsed: row.lastUsedAt?.toISOString() ?? null,
});

/** What an entry of the audit log tells of a token. */
const grantOf = ({ name, scopes }: AccessToken) => ({ name, scopes });

export function listAccessTokens({ services, workspaceId }: Scope): Promise<AccessToken[]> {
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.workspaceId, workspaceId))
      .orderBy(desc(accessTokens.id));
    return rows.map(shape);
  });
}

/**
 * Makes a token. Only this answer holds its secret.
 * @throws AppError forbidden when somebody gives more than they have, limit_reached
 */
export async function createAccessToken(
  scope: Scope,
  input: { name: string; scopes: TokenScope[] },
): Promise<AccessToken & { secret: string }> {
  const { services, workspaceId, actor } = scope;
  const missing = input.scopes.find((one) => actor === null || !can(actor.row, permissionToGrant(one)));
  if (actor === null || missing !== undefined) {
    throw new AppError('forbidden', `Your role does not let you give the scope ${tokenScopeLabels[missing!]}.`);
  }
  const secret = newTokenSecret();
  return services.db.tenant(workspaceId, async (tx) => {
    await takeTurn(tx, `access-tokens:${workspaceId}`);
    const [existing] = await tx
      .select({ n: count() })
      .from(accessTokens)
      .where(eq(accessTokens.workspaceId, workspaceId));
    if (existing!.n >= tokensLimit) {
      throw new AppError('limit_reached', `This workspace has ${tokensLimit} tokens, which is the limit.`);
    }
    const [row] = await tx
      .insert(accessTokens)
      .values({
        workspaceId,
        id: newId(),
        name: input.name,
        hash: hashOfSecret(secret),
        shown: shownSecret(secret),
        scopes: [...new Set(input.scopes)],
        createdBy: actor.userId,
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    const made = shape(row!);
    const object = { kind: 'access-token', id: made.id };
    await recordChange(tx, scope, 'access-token.created', { object, after: grantOf(made) });
    return { ...made, secret };
  });
}

/** Ends a token: here at once, in other processes as soon as they hear of it. @throws AppError not_found */
export async function removeAccessToken(scope: Scope, tokenId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  const hash = await services.db.tenant(workspaceId, async (tx) => {
    const [removed] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.workspaceId, workspaceId), eq(accessTokens.id, tokenId)))
      .returning();
    if (removed === undefined) throw new AppError('not_found', 'There is no such token.');
    await knownTokens(services).announce(tx, removed.hash);
    const object = { kind: 'access-token', id: tokenId };
    await recordChange(tx, scope, 'access-token.deleted', { object, before: grantOf(shape(removed)) });
    return removed.hash;
  });
  knownTokens(services).forget(hash);
}

/** Whom a token stands for. @throws AppError session_required */
export async function holderOf(services: Services, secret: string): Promise<TokenHolder> {
  const holder = isTokenSecret(secret) ? await findTokenHolder(services, hashOfSecret(secret)) : undefined;
  if (holder === undefined) throw new AppError('session_required', 'This access token is wrong, or was deleted.');
  return holder;
}

/**
 * The scope of a token: its own workspace, with the rights that it was given.
 * @param wantedId the workspace that the request names, if it names one
 * @throws AppError not_found, forbidden
 */
export function tokenScope(
  services: Services,
  { tokenId, workspaceId, userId, scopes }: TokenHolder,
  wantedId: string | undefined,
  permission: Permission,
): Scope {
  if (wantedId !== undefined && wantedId !== '' && wantedId !== workspaceId) throw new AppError('not_found');
  if (!tokenCan(scopes, permission)) {
    throw new AppError('forbidden', 'This access token does not have the scope for that.');
  }
  return { services, workspaceId, actor: { userId, email: '', row: tokenRow(scopes), tokenId } };
}
