import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { passingReasons } from '#domain/knowledge/knowledge-reasons.ts';
import { type ReadFile, readerVersion, Unreadable } from '#server/knowledge/reading.ts';
import { firstPageTexts } from '#server/knowledge/web/first-page.ts';
import {
  type FileRow,
  knowledgeFiles,
  knowledgeVersions,
  type VersionRow,
} from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { lockFile, oneFile } from './find-file.ts';
import { enqueueFor, jobOf } from './knowledge-jobs.ts';
import { clearVersions, oneVersion, removePieces, storeRead } from './store-pieces.ts';
import { textHash } from './text-hash.ts';

/** Milliseconds until what may pass is tried again, by the tries that it had. */
const tryAgainAfter = [30_000, 300_000];

/** Runs with a folder of its own, which is gone afterwards. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-read-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Notes why it could not be read. What may pass is tried twice more by itself; the version before answers on. */
export async function noteUnreadable(
  services: Services,
  { workspaceId, id }: FileRow,
  error: Unreadable,
  more: Partial<Pick<FileRow, 'nextRefreshAt' | 'refreshedAt'>> = {},
): Promise<void> {
  const { db, clock, log } = services;
  const { reason } = error;
  // What a crash wrote is for those who run the server.
  if (reason === 'crashed') log.error({ file: id, reason: error.detail }, 'a file could not be read');
  await db.tenant(workspaceId, async (tx) => {
    const file = await lockFile(tx, workspaceId, id);
    if (file === null) return;
    const now = clock.now();
    const wait = passingReasons.includes(reason) && !error.final ? tryAgainAfter[file.attempts] : undefined;
    const set =
      wait === undefined
        ? {
            status: 'failed' as const,
            reason,
            attempts: 0,
            ...more,
            updatedAt: new Date(now),
            detail: reason === 'crashed' ? null : error.detail,
          }
        : { attempts: file.attempts + 1, refreshedAt: more.refreshedAt ?? file.refreshedAt };
    await tx.update(knowledgeFiles).set(set).where(oneFile(workspaceId, id));
    if (wait !== undefined) await enqueueFor(tx, services, jobOf(file.kind), file, new Date(now + wait));
  });
}

/** Reads a file that lies on this machine. @throws Unreadable */
export async function readAt(
  services: Services,
  at: string,
  file: FileRow,
  mediaType: string,
  signal: AbortSignal,
): Promise<ReadFile> {
  const { name, language, description, transcript } = file;
  // The footer of a site, and what else stands on each of its pages, is read with the first.
  const withoutFooter = file.siteId !== null && file.depth !== 0;
  const repeated = await firstPageTexts(services, file);
  return services.readsFile(
    at,
    { mediaType, name, language, description, transcript, withoutFooter, repeated },
    signal,
  );
}

/** @throws Unreadable damaged when its content is lost */
async function readVersion(
  services: Services,
  file: FileRow,
  version: VersionRow,
  signal: AbortSignal,
): Promise<ReadFile> {
  return withFolder(async (folder) => {
    const content = version.key === null ? null : await services.files.get(version.key);
    if (content === null) throw new Unreadable('damaged', 'The file’s content is no longer stored. Upload it again.');
    const at = path.join(folder, 'file');
    await pipeline(content, createWriteStream(at), { signal });
    return readAt(services, at, file, version.mediaType, signal);
  });
}

/**
 * Reads the newest version of what was uploaded or pasted, or of a page as it was kept, and has it answer. Idempotent: what a killed process
 * has stored is not stored again.
 * @param isLast whether what is wrong with this server is to be told as a failure
 */
export async function readFile(
  services: Services,
  workspaceId: string,
  fileId: string,
  signal: AbortSignal,
  isLast: boolean,
) {
  const found = await services.db.tenant(workspaceId, async (tx) => {
    const [file] = await tx.select().from(knowledgeFiles).where(oneFile(workspaceId, fileId));
    if (file === undefined) return null;
    const at = { workspaceId, fileId, version: file.newestVersion };
    const [version] = await tx.select().from(knowledgeVersions).where(oneVersion(at));
    return version === undefined ? null : { file, version, at };
  });
  if (found === null) return;
  const { file, version, at } = found;
  if (file.status === 'processing' && version.readyAt === null) {
    try {
      // Another reader may cut at other places.
      if (version.parser !== readerVersion) {
        await removePieces(services, at, signal);
        await services.db.tenant(workspaceId, (tx) =>
          tx.update(knowledgeVersions).set({ parser: readerVersion }).where(oneVersion(at)),
        );
      }
      const read = await readVersion(services, file, version, signal);
      await storeRead(services, at, read, file.kind === 'page' ? { textHash: textHash(read) } : {}, signal);
    } catch (error) {
      if (error instanceof Unreadable) await noteUnreadable(services, file, error);
      else if (isLast && !signal.aborted)
        await noteUnreadable(services, { ...file }, new Unreadable('crashed', String(error)));
      else throw error;
    }
  }
  await clearVersions(services, workspaceId, fileId, signal);
}

/** Removes a deleted file, a site with its pages: pieces, content, then its row. */
export async function clearDeleted(services: Services, workspaceId: string, fileId: string, signal: AbortSignal) {
  const ofSite = and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.siteId, fileId));
  const pages = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ id: knowledgeFiles.id })
      .from(knowledgeFiles)
      .where(and(ofSite, isNotNull(knowledgeFiles.deletedAt))),
  );
  // Going with the row of their site, all their pieces would go at once.
  for (const { id } of pages) await clearDeleted(services, workspaceId, id, signal);
  await clearVersions(services, workspaceId, fileId, signal);
  const own = and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.id, fileId));
  await services.db.tenant(workspaceId, async (tx) => {
    const [file] = await tx.select({ deletedAt: knowledgeFiles.deletedAt }).from(knowledgeFiles).where(own);
    if (file !== undefined && file.deletedAt !== null) await tx.delete(knowledgeFiles).where(own);
  });
}
