import { and, eq, isNull, or } from 'drizzle-orm';
import type { KnowledgeFile, KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import type { KnowledgeRefresh } from '#domain/knowledge/knowledge-limits.ts';
import { AppError } from '#domain/platform/errors.ts';
import { insertVersion, objectOf, toldOf } from '#server/knowledge/take-content.ts';
import { nextRefresh } from '#server/knowledge/web/next-refresh.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FileRow, knowledgeFiles, knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFolder, lockFileForChange, oneFile } from './find-file.ts';
import { clearJob, enqueueFor, indexJob, jobOf, readJob } from './knowledge-jobs.ts';
import { showDetail, showFile } from './show-files.ts';
import { oneVersion } from './store-pieces.ts';

interface FileChange {
  name?: string | undefined;
  folderId?: string | undefined;
  refresh?: KnowledgeRefresh | undefined;
  description?: string | undefined;
  transcript?: string | undefined;
}

/** @throws AppError conflict for what this kind does not have */
function requireFits({ kind, mediaType, siteId }: FileRow, change: FileChange): void {
  const refuse = (message: string) => {
    throw new AppError('conflict', message);
  };
  if (change.refresh !== undefined && (!['page', 'site'].includes(kind) || siteId !== null)) {
    refuse('Only web pages and sites refresh automatically. A site’s pages refresh with it.');
  }
  const isSeen = kind === 'file' && /^(image|video)\//.test(mediaType);
  if ((change.description ?? change.transcript) !== undefined && !isSeen) {
    refuse('Only images and videos can have a description.');
  }
  if (change.folderId !== undefined && siteId !== null)
    refuse('Pages can’t leave their site’s folder. Move the site instead.');
  if (change.name !== undefined && kind === 'faq')
    refuse('A question is named after its first words. Edit the question instead.');
}

/** The same content with other words about it is a version of its own: the one before answers until it was read. */
async function readWithNewWords(tx: Tx, scope: Scope, row: FileRow): Promise<FileRow> {
  const { services, workspaceId } = scope;
  const [newest] = await tx
    .select()
    .from(knowledgeVersions)
    .where(oneVersion({ workspaceId, fileId: row.id, version: row.newestVersion }));
  const next: FileRow = {
    ...row,
    newestVersion: row.newestVersion + 1,
    status: 'processing',
    reason: null,
    detail: null,
    attempts: 0,
  };
  await insertVersion(tx, next, newest?.key ?? null, next.updatedAt);
  await enqueueFor(tx, services, readJob, row);
  return next;
}

/** Renames, moves, describes, or changes how often it is read. @throws AppError conflict, not_found */
export function updateFile(scope: Scope, fileId: string, change: FileChange): Promise<KnowledgeFileDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockFileForChange(tx, workspaceId, fileId);
    requireFits(before, change);
    const { name = before.name, refresh = before.refresh } = change;
    const { description = before.description, transcript = before.transcript } = change;
    const folderId = change.folderId ?? before.folderId;
    if (folderId !== before.folderId) await findFolder(tx, workspaceId, folderId);
    const now = services.clock.now();
    let row: FileRow = { ...before, name, folderId, refresh, description, transcript, updatedAt: new Date(now) };
    if (refresh !== before.refresh) row.nextRefreshAt = nextRefresh(refresh, now);
    const isReworded = description !== before.description || transcript !== before.transcript;
    if (isReworded) row = await readWithNewWords(tx, scope, row);
    else if (name !== before.name) await enqueueFor(tx, services, indexJob, row);
    await tx.update(knowledgeFiles).set(row).where(oneFile(workspaceId, fileId));
    if (row.kind === 'site' && folderId !== before.folderId) {
      const pages = and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.siteId, fileId));
      await tx.update(knowledgeFiles).set({ folderId }).where(pages);
    }
    const shown = await showDetail(tx, workspaceId, row);
    const change_ = { object: objectOf(fileId), before: toldOf(before), after: toldOf(row) };
    await recordChange(tx, scope, 'document.updated', change_);
    return shown;
  });
}

/** Reads one again that failed, or a page that may have changed. @throws AppError conflict, not_found */
export function readAgain(scope: Scope, fileId: string): Promise<KnowledgeFile> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockFileForChange(tx, workspaceId, fileId);
    const isOfWeb = before.kind === 'page' || before.kind === 'site';
    if (before.status === 'processing') throw new AppError('conflict', 'This file is already being processed.');
    if (before.status === 'ready' && !isOfWeb) {
      throw new AppError('conflict', 'This file was already processed. Upload a new version if it changed.');
    }
    const updatedAt = new Date(services.clock.now());
    const row: FileRow = {
      ...before,
      status: 'processing',
      reason: null,
      detail: null,
      attempts: 0,
      updatedAt,
      // A site without this moment is walked through anew.
      ...(before.kind === 'site' && { refreshedAt: null }),
    };
    await tx.update(knowledgeFiles).set(row).where(oneFile(workspaceId, fileId));
    await enqueueFor(tx, services, jobOf(row.kind), row);
    const shown = await showFile(tx, workspaceId, row);
    const change = { object: objectOf(fileId), before: { status: before.status }, after: { status: row.status } };
    await recordChange(tx, scope, 'document.read-again', change);
    return shown;
  });
}

/** Deletes one, a site with its pages: it answers no more at once, what is kept of it goes a little later. */
export async function deleteFile(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  fileId: string,
) {
  const gone = await tx
    .update(knowledgeFiles)
    .set({ deletedAt: new Date(services.clock.now()), version: 0, nextRefreshAt: null })
    .where(
      and(
        eq(knowledgeFiles.workspaceId, workspaceId),
        isNull(knowledgeFiles.deletedAt),
        or(eq(knowledgeFiles.id, fileId), eq(knowledgeFiles.siteId, fileId)),
      ),
    )
    .returning({ workspaceId: knowledgeFiles.workspaceId, id: knowledgeFiles.id });
  for (const row of gone) await enqueueFor(tx, services, clearJob, row);
}

/** @throws AppError not_found */
export function removeFile(scope: Scope, fileId: string): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await lockFileForChange(tx, workspaceId, fileId);
    await deleteFile(tx, scope, fileId);
    await recordChange(tx, scope, 'document.deleted', { object: objectOf(fileId), before: toldOf(row) });
  });
}
