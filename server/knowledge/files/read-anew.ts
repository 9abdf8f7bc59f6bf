import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { readerVersion } from '#server/knowledge/reading.ts';
import { insertVersion } from '#server/knowledge/take-content.ts';
import { knowledgeFiles, knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { lockFile, oneFile } from './find-file.ts';
import { enqueueFor, readJob } from './knowledge-jobs.ts';

/** Files that one look has read anew: calls and uploads are not to wait for thousands. */
const atOnce = 50;

/**
 * Has files read anew that an older reader made the pieces of, from the content that is kept. It is a version of its own,
 * so the pieces before answer until it is ready. Idempotent: what is being read waits for no second time.
 */
export async function readAnew(services: Services): Promise<void> {
  const { db, clock } = services;
  const old = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: knowledgeFiles.workspaceId, id: knowledgeFiles.id, key: knowledgeVersions.key })
      .from(knowledgeFiles)
      .innerJoin(
        knowledgeVersions,
        and(
          eq(knowledgeVersions.workspaceId, knowledgeFiles.workspaceId),
          eq(knowledgeVersions.fileId, knowledgeFiles.id),
          eq(knowledgeVersions.version, knowledgeFiles.version),
        ),
      )
      .where(
        and(
          isNull(knowledgeFiles.deletedAt),
          eq(knowledgeFiles.status, 'ready'),
          eq(knowledgeFiles.newestVersion, knowledgeFiles.version),
          inArray(knowledgeFiles.kind, ['file', 'text', 'page']),
          isNotNull(knowledgeVersions.key),
          lt(knowledgeVersions.parser, readerVersion),
        ),
      )
      .orderBy(knowledgeFiles.id)
      .limit(atOnce),
  );
  for (const { workspaceId, id, key } of old)
    await db.tenant(workspaceId, async (tx) => {
      const file = await lockFile(tx, workspaceId, id);
      if (file?.status !== 'ready' || file.newestVersion !== file.version) return;
      const at = new Date(clock.now());
      const newestVersion = file.version + 1;
      const set = { newestVersion, status: 'processing' as const, attempts: 0, updatedAt: at };
      await tx.update(knowledgeFiles).set(set).where(oneFile(workspaceId, id));
      await insertVersion(tx, { ...file, newestVersion }, key, at);
      await enqueueFor(tx, services, readJob, file);
    });
}
