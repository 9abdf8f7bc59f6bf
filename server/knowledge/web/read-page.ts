import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { deleteFile } from '#server/knowledge/files/change-file.ts';
import { lockFile, oneFile } from '#server/knowledge/files/find-file.ts';
import { readAt, withFolder } from '#server/knowledge/files/read-file.ts';
import { clearVersions, oneVersion, removePieces, storeRead } from '#server/knowledge/files/store-pieces.ts';
import { textHash } from '#server/knowledge/files/text-hash.ts';
import { readerVersion, Unreadable } from '#server/knowledge/reading.ts';
import { type FileRow, knowledgeFiles, knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { dropFile, keepFile } from '#server/usage/keep-file.ts';
import { mediaTypes, sniffFile } from '../reading/media-types.ts';
import { newKey } from '../take-content.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { nextRefresh } from './next-refresh.ts';
import { isWithin, nameOfAddress, plainAddress } from './site-addresses.ts';

/** Where a page leads: addresses as they are written in it, and to what they are relative. */
export interface PageLinks {
  links: string[];
  base: string;
}

/** Times in a row that a page is not found before it is removed. */
const missedBefore = 2;

/** What is noted with each look at a page. Those of a site are looked at with it. */
function lookedAt({ clock }: Services, { refresh, siteId }: FileRow) {
  const now = clock.now();
  return { refreshedAt: new Date(now), nextRefreshAt: siteId === null ? nextRefresh(refresh, now) : null };
}

/** It is as it was. */
const noteSame = (services: Services, file: FileRow, etag: string | null) =>
  services.db.tenant(file.workspaceId, (tx) =>
    tx
      .update(knowledgeFiles)
      .set({ ...lookedAt(services, file), etag, status: 'ready', reason: null, detail: null, missed: 0, attempts: 0 })
      .where(oneFile(file.workspaceId, file.id)),
  );

/** A page that is not found twice in a row is removed, and its people are told; what was never there just goes. */
async function noteGone(services: Services, { workspaceId, id }: FileRow, status: number): Promise<void> {
  await services.db.tenant(workspaceId, async (tx) => {
    const file = await lockFile(tx, workspaceId, id);
    if (file === null) return;
    const missed = file.missed + 1;
    if (file.version === 0 && file.siteId === null) {
      const failed = { status: 'failed', reason: 'unreachable', detail: `The server returned ${status}.` } as const;
      const set = { ...lookedAt(services, file), ...failed, attempts: 0 };
      await tx.update(knowledgeFiles).set(set).where(oneFile(workspaceId, id));
    } else if (file.version === 0 || missed >= missedBefore) {
      await deleteFile(tx, { services, workspaceId }, id);
      if (file.version === 0) return;
      const scope = { services, workspaceId, actor: null };
      await notify(tx, scope, 'knowledge-page-removed', { id, name: file.name });
    } else {
      const set = { ...lookedAt(services, file), missed, attempts: 0, status: 'ready' as const };
      await tx.update(knowledgeFiles).set(set).where(oneFile(workspaceId, id));
    }
  });
}

/** Of a site: whether what a page turned out to be is there under another address, or leads away. Then it goes. */
async function isElsewhere(services: Services, file: FileRow, site: FileRow, found: { url: string; hash: string }) {
  const { workspaceId, id } = file;
  if (file.depth === 0) return false;
  return services.db.tenant(workspaceId, async (tx) => {
    const url = plainAddress(found.url);
    const others = await tx
      .select({ url: knowledgeFiles.url, textHash: knowledgeFiles.textHash })
      .from(knowledgeFiles)
      .where(
        and(
          eq(knowledgeFiles.workspaceId, workspaceId),
          isNull(knowledgeFiles.deletedAt),
          eq(knowledgeFiles.siteId, site.id),
          ne(knowledgeFiles.id, id),
        ),
      );
    const isThere = others.some((other) => other.url === url || other.textHash === found.hash);
    if (!isThere && isWithin(site.url!, url)) return false;
    await deleteFile(tx, { services, workspaceId }, id);
    return true;
  });
}

/** Keeps what was fetched as the newest version. Answers that version. @throws Unreadable knowledge_full */
async function keepVersion(services: Services, file: FileRow, bytes: Buffer, mediaType: string, title: string | null) {
  const { workspaceId, id: fileId } = file;
  const at = { workspaceId, fileId, version: file.version + 1 };
  const key = newKey(workspaceId);
  try {
    await keepFile(services, workspaceId, key, bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached')
      throw new Unreadable('knowledge_full', error.message);
    throw error;
  }
  const left = await services.db.tenant(workspaceId, async (tx) => {
    const row = await lockFile(tx, workspaceId, fileId);
    if (row === null) return { key };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const content = { bytes: bytes.length, sha256, mediaType };
    const isUnnamed = row.name === nameOfAddress(row.url!) && title !== null;
    const name = isUnnamed ? title.slice(0, 200) : row.name;
    // Pages may look alike and stay two: the hash that tells uploads apart is not theirs.
    const set = { newestVersion: at.version, bytes: bytes.length, mediaType, name };
    await tx.update(knowledgeFiles).set(set).where(oneFile(workspaceId, fileId));
    // Of a process that was killed.
    const [old] = await tx.delete(knowledgeVersions).where(oneVersion(at)).returning({ key: knowledgeVersions.key });
    const createdAt = new Date(services.clock.now());
    await tx.insert(knowledgeVersions).values({ ...at, key, ...content, parser: readerVersion, createdAt });
    // What is read anew has the content of the version that answers.
    if (!old?.key) return old;
    const sameContent = and(
      eq(knowledgeVersions.workspaceId, workspaceId),
      eq(knowledgeVersions.fileId, fileId),
      eq(knowledgeVersions.key, old.key),
    );
    const [shared] = await tx.select({ key: knowledgeVersions.key }).from(knowledgeVersions).where(sameContent);
    return shared ? undefined : old;
  });
  if (left?.key) await dropFile(services, workspaceId, left.key);
  return at;
}

async function storePage(
  services: Services,
  file: FileRow,
  page: Extract<FetchedPage, { kind: 'page' }>,
  site: FileRow | null,
  signal: AbortSignal,
): Promise<PageLinks | null> {
  const { read, mediaType } = await withFolder(async (folder) => {
    const at = path.join(folder, 'page');
    await writeFile(at, page.bytes);
    const sniffed = await sniffFile(at, new URL(page.url).pathname);
    const isText = sniffed === null || sniffed.startsWith('text/');
    const type = isText && page.isHtml ? mediaTypes.html : sniffed;
    if (type === null) throw new Unreadable('unsupported');
    return { mediaType: type, read: await readAt(services, at, file, type, signal) };
  });
  const base = read.base !== null && URL.canParse(read.base, page.url) ? new URL(read.base, page.url).href : page.url;
  const links = { links: read.links, base };
  const hash = textHash(read);
  if (file.version > 0 && hash === file.textHash) {
    await noteSame(services, file, page.etag);
    return links;
  }
  if (site !== null && (await isElsewhere(services, file, site, { url: page.url, hash }))) return links;
  const at = await keepVersion(services, file, page.bytes, mediaType, read.title);
  await removePieces(services, at, signal);
  const looked = { ...lookedAt(services, file), etag: page.etag, textHash: hash, attempts: 0 };
  await storeRead(services, at, read, looked, signal);
  await clearVersions(services, file.workspaceId, file.id, signal);
  return links;
}

/**
 * Reads a web page as it is now. What has not changed is not stored again.
 * @param site the one that it belongs to
 * @returns where it leads; null where that is as it was, or it is gone
 * @throws Unreadable
 */
export async function readPage(
  services: Services,
  file: FileRow,
  site: FileRow | null,
  signal: AbortSignal,
): Promise<PageLinks | null> {
  const page = await fetchPage(services, file.url!, file.version > 0 ? file.etag : null, signal);
  if (page.kind === 'page') return storePage(services, file, page, site, signal);
  if (page.kind === 'same') await noteSame(services, file, file.etag);
  else await noteGone(services, file, page.status);
  return null;
}
