import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type BrowserKey, browserKeysLimit } from '#domain/channels/browser-keys.ts';
import { firstWidgetLimits, type WidgetLimits } from '#domain/channels/widgets.ts';
import { AppError } from '#domain/platform/errors.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { type BrowserKeyRow, browserKeys } from '#server/platform/db/schema/browser-keys.table.ts';
import type { Scope } from '#server/scope.ts';

const show = ({ workspaceId: _, createdAt, lastUsedAt, ...row }: BrowserKeyRow): BrowserKey => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const own = (scope: Scope, keyId: string) =>
  and(eq(browserKeys.workspaceId, scope.workspaceId), eq(browserKeys.id, keyId));
const objectOf = (id: string) => ({ kind: 'browser-key', id });
/** What the audit log tells of one. */
const toldOf = ({ name, origins, agentIds, limits }: BrowserKeyRow) => ({ name, origins, agentIds, limits });

/** An open door to agents is for those who may put them on a website. @throws AppError forbidden */
function requireAgents(scope: Scope): void {
  if (!actorMay(scope, 'agents:manage'))
    throw new AppError('forbidden', 'Your role can’t make agents public. Ask an admin.');
}

/** @throws AppError not_found where the workspace lacks one of them */
async function requireAll(tx: Tx, { workspaceId }: Scope, agentIds: string[]): Promise<void> {
  const [there] = await tx
    .select({ n: count() })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt), inArray(agents.id, agentIds)));
  if (there!.n < agentIds.length) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
}

async function lock(tx: Tx, scope: Scope, keyId: string): Promise<BrowserKeyRow> {
  const [row] = await tx.select().from(browserKeys).where(own(scope, keyId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Browser key not found. It may have been deleted.');
  return row;
}

/** The workspace's browser keys, newest first. */
export const listBrowserKeys = (scope: Scope): Promise<BrowserKey[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const which = eq(browserKeys.workspaceId, scope.workspaceId);
    const rows = await tx.select().from(browserKeys).where(which).orderBy(desc(browserKeys.id));
    return rows.map(show);
  });

interface NewKey {
  name: string;
  origins: string[];
  agentIds: string[];
}

/** Makes a key. @throws AppError forbidden, not_found, limit_reached */
export function createBrowserKey(scope: Scope, { name, origins, agentIds }: NewKey): Promise<BrowserKey> {
  const { services, workspaceId } = scope;
  requireAgents(scope);
  return services.db.tenant(workspaceId, async (tx) => {
    await requireAll(tx, scope, agentIds);
    await advisoryLock(tx, `browser-keys:${workspaceId}`);
    const [there] = await tx.select({ n: count() }).from(browserKeys).where(eq(browserKeys.workspaceId, workspaceId));
    if (there!.n >= browserKeysLimit) {
      const message = `This workspace has reached its limit of ${browserKeysLimit} browser keys. Delete one first.`;
      throw new AppError('limit_reached', message);
    }
    const row: BrowserKeyRow = {
      workspaceId,
      id: newId(),
      name,
      key: `pk-${randomBytes(24).toString('base64url')}`,
      origins,
      agentIds,
      limits: firstWidgetLimits,
      createdAt: new Date(services.clock.now()),
      lastUsedAt: null,
    };
    await tx.insert(browserKeys).values(row);
    await recordChange(tx, scope, 'browser-key.created', { object: objectOf(row.id), after: toldOf(row) });
    return show(row);
  });
}

type Changes = { [K in keyof NewKey]?: NewKey[K] | undefined } & {
  limits?: { [K in keyof WidgetLimits]?: number | undefined } | undefined;
};

const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Changes a key; what is left out stays. @throws AppError forbidden, not_found */
export function updateBrowserKey(scope: Scope, keyId: string, input: Changes): Promise<BrowserKey> {
  requireAgents(scope);
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lock(tx, scope, keyId);
    const { limits = {}, ...plain } = input;
    if (plain.agentIds !== undefined) await requireAll(tx, scope, plain.agentIds);
    const after: BrowserKeyRow = { ...before, ...given(plain), limits: { ...before.limits, ...given(limits) } };
    await tx.update(browserKeys).set(after).where(own(scope, keyId));
    const changed = { before: toldOf(before), after: toldOf(after) };
    await recordChange(tx, scope, 'browser-key.updated', { object: objectOf(keyId), ...changed });
    return show(after);
  });
}

/** Deletes a key: no page starts a call with it any more. @throws AppError not_found */
export function removeBrowserKey(scope: Scope, keyId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lock(tx, scope, keyId);
    await tx.delete(browserKeys).where(own(scope, keyId));
    await recordChange(tx, scope, 'browser-key.deleted', { object: objectOf(keyId), before: toldOf(before) });
    return undefined;
  });
}
