import { and, desc, eq, gte, ilike, inArray, lt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditEntry, auditApi } from '#domain/audit.ts';
import { users } from '#server/auth/auth.table.ts';
import type { Scope } from '#server/scope.ts';
import { auditEntries } from './audit.table.ts';
import type { AuditBody } from './record-change.ts';

/** Addresses belong to accounts, which a workspace's own transaction does not see. */
async function emailsOf({ services }: Scope, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await services.db.system((tx) =>
    tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, userIds)),
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}

type Wanted = z.output<typeof auditApi.list.query>;

/** What an entry has to be. */
function conditionsOf({ action, person, object, from, to, search }: Omit<Wanted, 'cursor' | 'limit'>): SQL[] {
  const { action: what, userId, objectId, at, body } = auditEntries;
  return [
    action !== undefined && eq(what, action),
    person !== undefined && eq(userId, person),
    object !== undefined && eq(objectId, object),
    from !== undefined && gte(at, new Date(from)),
    to !== undefined && lt(at, new Date(to)),
    search !== undefined && ilike(body, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
  ].filter((condition) => condition !== false);
}

/** Changes of the workspace, newest first. `cursor` is the number of the last entry of the page before. */
export async function listEntries(
  scope: Scope,
  { cursor, limit, ...wanted }: Wanted,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.workspaceId, scope.workspaceId),
          cursor === undefined ? undefined : lt(auditEntries.seq, Number(cursor)),
          ...conditionsOf(wanted),
        ),
      )
      .orderBy(desc(auditEntries.seq))
      .limit(limit + 1),
  );
  const read = rows.slice(0, limit).map(({ seq, hash, body }) => ({ seq, hash, ...(JSON.parse(body) as AuditBody) }));
  const userIds = [...new Set(read.flatMap(({ actor }) => actor.userId ?? []))];
  const emails = await emailsOf(scope, userIds);
  const items = read.map((entry) => ({
    ...entry,
    actor: {
      ...entry.actor,
      allowedBy: entry.actor.allowedBy ?? null,
      agencyId: entry.actor.agencyId ?? null,
      email: emails.get(entry.actor.userId ?? '') ?? null,
    },
  }));
  return { items, next: rows.length > limit ? String(items.at(-1)!.seq) : null };
}
