import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditEntry, auditApi } from '#domain/platform/audit.ts';
import { auditEntries } from '#server/platform/db/schema/audit.table.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import type { Scope } from '#server/scope.ts';
import type { AuditBody } from './record-change.ts';

/** Addresses belong to accounts, which a workspace's own transaction does not see. */
async function emailsOf({ services }: Scope, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await services.db.system('agency', (tx) =>
    tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, userIds)),
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
}

type Wanted = z.output<typeof auditApi.list.query>;

/**
 * Asked by time, entries are read in its order, so that no page looks at more than it shows. That is the order of their
 * numbers, but where a clock was set back.
 */
const isByTime = ({ from, to, search }: Wanted) => search === undefined && (from !== undefined || to !== undefined);

/** What an entry has to be. A text is looked for by a function of the database, which knows the rest as well. */
function conditionsOf(workspaceId: string, wanted: Wanted): SQL[] {
  const { action, person, object, from, to, search, cursor, limit } = wanted;
  const { seq, action: what, userId, objectId, at } = auditEntries;
  if (search !== undefined) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const [since, until] = [from, to].map((moment) => moment ?? null);
    return [
      inArray(
        seq,
        sql`(select * from search_audit_entries(${pattern}, ${cursor ?? null}, ${action ?? null}, ${person ?? null},
          ${object ?? null}, ${since}, ${until}, ${limit + 1}))`,
      ),
    ];
  }
  const last = Number(cursor);
  const atOfLast = sql`(select e.at from audit_entries e where e.workspace_id = ${workspaceId} and e.seq = ${last})`;
  return [
    cursor !== undefined && (isByTime(wanted) ? sql`(${at}, ${seq}) < (${atOfLast}, ${last}::bigint)` : lt(seq, last)),
    action !== undefined && eq(what, action),
    person !== undefined && eq(userId, person),
    object !== undefined && eq(objectId, object),
    from !== undefined && gte(at, new Date(from)),
    to !== undefined && lt(at, new Date(to)),
  ].filter((condition) => condition !== false);
}

/** Changes of the workspace, newest first. `cursor` is the number of the last entry of the page before. */
export async function listEntries(scope: Scope, wanted: Wanted): Promise<{ items: AuditEntry[]; next: string | null }> {
  const { limit } = wanted;
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.workspaceId, scope.workspaceId), ...conditionsOf(scope.workspaceId, wanted)))
      .orderBy(...(isByTime(wanted) ? [desc(auditEntries.at)] : []), desc(auditEntries.seq))
      .limit(limit + 1),
  );
  const read = rows.slice(0, limit).map(({ seq, hash, body }) => ({ seq, hash, ...(JSON.parse(body) as AuditBody) }));
  const userIds = [...new Set(read.flatMap(({ actor }) => actor.userId ?? []))];
  const emails = await emailsOf(scope, userIds);
  const items = read.map(({ at, ...entry }) => ({
    ...entry,
    createdAt: at,
    actor: {
      ...entry.actor,
      allowedBy: entry.actor.allowedBy ?? null,
      agencyId: entry.actor.agencyId ?? null,
      email: emails.get(entry.actor.userId ?? '') ?? null,
    },
  }));
  return { items, next: rows.length > limit ? String(items.at(-1)!.seq) : null };
}
