import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { TokenGrant } from '#domain/identity/access-tokens.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Services } from '#server/services.ts';

/** Whom a token stands for: a workspace, and what may be done there. */
export interface TokenHolder {
  tokenId: string;
  workspaceId: string;
  /** The account that made it. */
  userId: string;
  grant: TokenGrant;
  /** The role that it acts by instead of the grant's scopes. */
  role: RoleId | null;
  /** Whether tools of the MCP server may call and text people with it. */
  reachPeople: boolean;
  /** The address that it was issued for, and nothing else takes it; null for the whole API. */
  resource: string | null;
  /** Milliseconds since the epoch, from which on it is refused; null for never. */
  expiresAt: number | null;
}

interface KnownToken {
  holder: TokenHolder;
  lastUsedAt: number;
}

/** Milliseconds: the last use is written down once a minute. */
const noteEvery = 60_000;

const caches = new WeakMap<Services, SharedCache<KnownToken>>();

/** Tokens in use by their hash. */
export function knownTokens(services: Services): SharedCache<KnownToken> {
  const cache = caches.get(services) ?? new SharedCache<KnownToken>(services, 'access_token_removed');
  caches.set(services, cache);
  return cache;
}

async function readToken({ db }: Services, which: SQL): Promise<KnownToken | undefined> {
  const [row] = await db.system('account', (tx) =>
    tx
      .select(getTableColumns(accessTokens))
      .from(accessTokens)
      .innerJoin(workspaces, and(eq(workspaces.id, accessTokens.workspaceId), isNull(workspaces.deletedAt)))
      .where(which),
  );
  if (row === undefined) return undefined;
  const { id: tokenId, workspaceId, createdBy: userId, role, reachPeople, resource, expiresAt, lastUsedAt } = row;
  const { scopes, readOnly, readScopes } = row;
  const holder = {
    tokenId,
    workspaceId,
    userId,
    grant: { scopes, readOnly, readScopes },
    role,
    reachPeople,
    resource,
    expiresAt: expiresAt?.getTime() ?? null,
  };
  return { holder, lastUsedAt: lastUsedAt?.getTime() ?? 0 };
}

async function noteUse({ db, clock }: Services, token: KnownToken, hash: string): Promise<void> {
  const now = clock.now();
  if (now - token.lastUsedAt < noteEvery) return;
  token.lastUsedAt = now;
  const set = { lastUsedAt: new Date(now) };
  await db.system('account', (tx) => tx.update(accessTokens).set(set).where(eq(accessTokens.hash, hash)));
}

/** Whom a token with this hash stands for; undefined when there is none. Notes that it was used. */
export async function findTokenHolder(services: Services, hash: string): Promise<TokenHolder | undefined> {
  const token = await knownTokens(services).find(hash, () => readToken(services, eq(accessTokens.hash, hash)));
  if (token === undefined) return undefined;
  const { expiresAt } = token.holder;
  if (expiresAt === null || services.clock.now() < expiresAt) await noteUse(services, token, hash);
  return token.holder;
}

/** Whom a token stands for, past all caches; undefined when there is none, and when its time is over. */
export async function findTokenById(services: Services, tokenId: string): Promise<TokenHolder | undefined> {
  const holder = (await readToken(services, eq(accessTokens.id, tokenId)))?.holder;
  const expiresAt = holder?.expiresAt ?? null;
  return expiresAt !== null && services.clock.now() >= expiresAt ? undefined : holder;
}
