import { and, count, desc, eq } from 'drizzle-orm';
import {
  type AccessToken,
  permissionToGrant,
  roleTokenRow,
  type TokenLifetime,
  type TokenScope,
  tokenCan,
  tokenRow,
  tokenScopeLabels,
  tokenScopes,
  tokensLimit,
} from '#domain/identity/access-tokens.ts';
import { can, commonRow, type Permission } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import { rowOfAgency } from '#server/identity/act-as-agency.ts';
import { holdTeam, requireGivable } from '#server/identity/members/team.ts';
import { requireFactorWhereAsked } from '#server/identity/require-factor.ts';
import { requireRunning } from '#server/identity/require-running.ts';
import { findAccess, rowOf } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findTokenHolder, knownTokens, type TokenHolder } from './token-holders.ts';
import { hashOfSecret, isTokenSecret, newTokenSecret, shownSecret } from './token-secret.ts';

/** Milliseconds. */
const dayMs = 86_400_000;

const shape = (row: typeof accessTokens.$inferSelect, roleName: string | null): AccessToken => ({
  id: row.id,
  name: row.name,
  masked: row.shown,
  scopes: row.scopes,
  roleId: row.role,
  roleName,
  readOnly: row.readOnly,
  readScopes: row.readScopes,
  reachPeople: row.reachPeople,
  app: row.app,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** What an entry of the audit log tells of a token. */
export const grantOf = (token: AccessToken) => ({
  name: token.name,
  scopes: token.scopes,
  readOnly: token.readOnly,
  expires: token.expiresAt,
  ...(token.roleId !== null && { roleId: token.roleId }),
  ...(token.readScopes.length > 0 && { readScopes: token.readScopes }),
  ...(token.reachPeople && { reachPeople: true }),
  ...(token.app !== null && { app: token.app }),
});

async function readTokens(tx: Tx, workspaceId: string): Promise<AccessToken[]> {
  const rows = await tx
    .select({ row: accessTokens, roleName: roles.name })
    .from(accessTokens)
    .leftJoin(roles, and(eq(roles.workspaceId, accessTokens.workspaceId), eq(roles.id, accessTokens.role)))
    .where(eq(accessTokens.workspaceId, workspaceId))
    .orderBy(desc(accessTokens.id));
  return rows.map(({ row, roleName }) => shape(row, roleName));
}

export const listAccessTokens = ({ services, workspaceId }: Scope): Promise<AccessToken[]> =>
  services.db.tenant(workspaceId, (tx) => readTokens(tx, workspaceId));

/**
 * Makes a token. Only this answer holds its secret.
 * @throws AppError forbidden when someone gives more than they have, two_factor_required, invalid_input, limit_reached
 */
export async function createAccessToken(
  scope: Scope,
  input: {
    name: string;
    scopes?: TokenScope[] | undefined;
    roleId?: RoleId | undefined;
    readOnly: boolean;
    reachPeople: boolean;
    expiresInDays: TokenLifetime | null;
  },
): Promise<AccessToken & { value: string }> {
  const { services, workspaceId, actor } = scope;
  const { readOnly, reachPeople, expiresInDays, roleId = null } = input;
  if (roleId !== null && input.scopes !== undefined) {
    const message = 'Give the token either scopes or a role, not both.';
    throw new AppError('invalid_input', message, [{ path: 'body.roleId', message }]);
  }
  const scopes = roleId === null ? (input.scopes ?? ['speech']) : [];
  if (readOnly && scopes.includes('speech')) {
    const message =
      'A read-only token can’t generate speech. Remove the Speech scope, or allow the token to make changes.';
    throw new AppError('invalid_input', message, [{ path: 'body.scopes', message }]);
  }
  const missing = scopes.find((one) => actor === null || !can(actor.row, permissionToGrant(one, readOnly)));
  if (actor === null || missing !== undefined) {
    throw new AppError('forbidden', `Your role doesn’t let you grant the ${tokenScopeLabels[missing!]} scope.`);
  }
  await requireFactorWhereAsked(scope);
  const secret = newTokenSecret();
  const now = services.clock.now();
  return services.db.tenant(workspaceId, async (tx) => {
    if (roleId !== null) requireGivable(await holdTeam(tx, scope, 'integrations:write'), roleId, 'body.roleId');
    await advisoryLock(tx, `access-tokens:${workspaceId}`);
    const [existing] = await tx
      .select({ n: count() })
      .from(accessTokens)
      .where(eq(accessTokens.workspaceId, workspaceId));
    if (existing!.n >= tokensLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${tokensLimit} tokens. Delete one first.`,
      );
    }
    const [row] = await tx
      .insert(accessTokens)
      .values({
        workspaceId,
        id: newId(),
        name: input.name,
        hash: hashOfSecret(secret),
        shown: shownSecret(secret),
        scopes: [...new Set(scopes)],
        role: roleId,
        createdBy: actor.userId,
        createdAt: new Date(now),
        expiresAt: expiresInDays === null ? null : new Date(now + expiresInDays * dayMs),
        readOnly,
        reachPeople,
      })
      .returning();
    const made = (await readTokens(tx, workspaceId)).find(({ id }) => id === row!.id)!;
    const object = { kind: 'access-token', id: made.id };
    await recordChange(tx, scope, 'access-token.created', { object, after: grantOf(made) });
    return { ...made, value: secret };
  });
}

/** Ends a token: here at once, in other processes as soon as they hear of it. @throws AppError not_found */
export async function removeAccessToken(
  scope: Scope,
  tokenId: string,
  action: 'access-token.deleted' | 'access-token.exposed' = 'access-token.deleted',
): Promise<undefined> {
  const { services, workspaceId } = scope;
  const hash = await services.db.tenant(workspaceId, async (tx) => {
    const [removed] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.workspaceId, workspaceId), eq(accessTokens.id, tokenId)))
      .returning();
    if (removed === undefined) throw new AppError('not_found', 'Token not found. It may have been deleted.');
    await knownTokens(services).announce(tx, removed.hash);
    const object = { kind: 'access-token', id: tokenId };
    await recordChange(tx, scope, action, { object, before: grantOf(shape(removed, null)) });
    return removed.hash;
  });
  knownTokens(services).forget(hash);
}

/** Whom a token stands for. @throws AppError session_required */
export async function holderOf(services: Services, secret: string): Promise<TokenHolder> {
  const holder = isTokenSecret(secret) ? await findTokenHolder(services, hashOfSecret(secret)) : undefined;
  if (holder === undefined) throw new AppError('session_required', 'This access token is invalid or was deleted.');
  const { expiresAt } = holder;
  if (expiresAt !== null && expiresAt <= services.clock.now()) {
    const on = new Date(expiresAt).toISOString();
    throw new AppError('session_required', `This access token expired at ${on}. Generate a new one.`);
  }
  return holder;
}

/** What a token needs that has not the scope for something. */
function lackingScope(permission: Permission): string {
  const scope = tokenScopes.find((one) => one === permission.split(':')[0]);
  return scope === undefined
    ? 'Access tokens don’t have permission to do this. Sign in instead.'
    : `This access token needs the ${scope} scope (${tokenScopeLabels[scope]}). Generate a token with that scope.`;
}

/** What a request wants of a token: a permission, and whether it may change something, whatever that asks for. */
interface Wanted {
  permission: Permission;
  changes: boolean;
}

/**
 * Where a token acts: its own workspace, or, of an agency's token with the scope for them, one of its subaccounts, in which it may
 * what its maker might who has entered it.
 * @throws AppError not_found, workspace_deleted, workspace_suspended
 */
async function placeOf(services: Services, { workspaceId, userId, grant, role }: TokenHolder, wantedId: string) {
  const access = await findAccess(services, wantedId);
  if (wantedId === workspaceId) {
    if (access !== undefined) requireRunning(access.suspended);
    return { access, maker: access && (rowOf(access, userId) ?? (await rowOfAgency(services, access, userId))) };
  }
  const home = await findAccess(services, workspaceId);
  const isOurs = access?.agency?.id === workspaceId && role === null && grant.scopes.includes('subaccounts');
  if (access === undefined || !isOurs) throw new AppError('not_found');
  if (access.deleted) throw new AppError('workspace_deleted', 'This subaccount was deleted.');
  requireRunning(home?.suspended ?? null);
  requireRunning(access.suspended);
  return { access, maker: await rowOfAgency(services, access, userId), agencyId: workspaceId };
}

/**
 * The scope of a token: its own workspace, or its agency's subaccount that the request names, with the rights that it was given
 * and that its maker has now.
 * @param wantedId the workspace that the request names, if it names one
 * @param wanted null where only later is asked what it may
 * @throws AppError session_required when its maker is no member any more, not_found, forbidden
 */
export async function tokenScope(
  services: Services,
  holder: TokenHolder,
  wantedId: string | undefined,
  wanted: Wanted | null,
): Promise<Scope> {
  const { tokenId, userId, grant, role } = holder;
  const workspaceId = wantedId || holder.workspaceId;
  if (!Id.safeParse(workspaceId).success) throw new AppError('not_found');
  const { access, maker, agencyId } = await placeOf(services, holder, workspaceId);
  if (maker === undefined) {
    throw new AppError(
      'session_required',
      'The person who created this access token is no longer a member. Generate a new one.',
    );
  }
  const roleRow = role === null ? null : access?.roles.get(role);
  // A role is not deleted without a successor for its tokens.
  if (roleRow === undefined) throw new AppError('session_required', 'This access token’s role no longer exists.');
  const row = roleRow === null ? tokenRow(grant) : roleTokenRow(roleRow, grant.readOnly);
  const grants = (readOnly: boolean, one: Permission) =>
    roleRow === null ? tokenCan({ ...grant, readOnly }, one) : can(roleTokenRow(roleRow, readOnly), one);
  if (wanted !== null) {
    const { permission, changes } = wanted;
    const granted = (readOnly: boolean) => grants(readOnly, permission);
    if (!granted(grant.readOnly) || (grant.readOnly && changes)) {
      const lacking = role === null ? lackingScope(permission) : 'This access token’s role doesn’t allow this.';
      throw new AppError('forbidden', granted(false) ? 'This access token is read-only.' : lacking);
    }
    if (!can(maker, permission)) {
      throw new AppError('forbidden', 'The person who created this access token no longer has permission to do this.');
    }
  }
  const may = (one: Permission) => grants(grant.readOnly, one) && can(maker, one);
  const actor = { userId, email: '', row: commonRow(row, maker), tokenId, may, ...(agencyId && { agencyId }) };
  return { services, workspaceId, actor };
}
