import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { clearJob, enqueueFor, jobOf } from '#server/knowledge/files/knowledge-jobs.ts';
import { knowledgeFiles } from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { nextRefresh } from './next-refresh.ts';

/** What one look takes; the rest waits for the next. */
const atOnce = 200;
/** Milliseconds after which what is still being read was left by a killed server. */
const leftAfter = 2 * 3_600_000;

/** Has pages and sites read that are due, and takes up what was left. */
export async function refreshDue(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const long = new Date(now - leftAfter);
  await db.system('job', async (tx) => {
    const due = await tx
      .select()
      .from(knowledgeFiles)
      .where(and(isNull(knowledgeFiles.deletedAt), lte(knowledgeFiles.nextRefreshAt, new Date(now))))
      .orderBy(knowledgeFiles.nextRefreshAt)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const row of due) {
      const again =
        row.kind === 'site' ? { status: 'processing' as const, refreshedAt: null, updatedAt: new Date(now) } : {};
      await tx
        .update(knowledgeFiles)
        .set({ nextRefreshAt: nextRefresh(row.refresh, now), ...again })
        .where(and(eq(knowledgeFiles.workspaceId, row.workspaceId), eq(knowledgeFiles.id, row.id)));
      await enqueueFor(tx, services, jobOf(row.kind), row);
    }
    const left = await tx
      .select()
      .from(knowledgeFiles)
      .where(
        or(
          and(
            isNull(knowledgeFiles.deletedAt),
            eq(knowledgeFiles.status, 'processing'),
            lt(knowledgeFiles.updatedAt, long),
            or(isNull(knowledgeFiles.siteId), isNotNull(knowledgeFiles.refreshedAt)),
            inArray(knowledgeFiles.kind, ['file', 'text', 'page', 'site']),
          ),
          lt(knowledgeFiles.deletedAt, long),
        ),
      )
      .limit(atOnce);
    for (const row of left) await enqueueFor(tx, services, row.deletedAt === null ? jobOf(row.kind) : clearJob, row);
  });
}
