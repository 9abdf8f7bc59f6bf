import { and, count, eq, inArray, not, sql } from 'drizzle-orm';
import { knowledgePiecesLimit } from '#domain/knowledge/knowledge-limits.ts';
import { type ReadFile, readerVersion, Unreadable } from '#server/knowledge/reading.ts';
import { indexPieces, type PieceToIndex } from '#server/knowledge/search/index-pieces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type FileRow,
  knowledgeFiles,
  knowledgePieces,
  knowledgeVersions,
} from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';
import { dropFile } from '#server/usage/keep-file.ts';
import type { Piece } from '#voice/knowledge/piece.ts';
import { lockFile } from './find-file.ts';

/** Pieces that one transaction takes: calls share the database. */
const atOnce = 50;

export interface VersionOfFile {
  workspaceId: string;
  fileId: string;
  version: number;
}

export const piecesOf = ({ workspaceId, fileId, version }: VersionOfFile) =>
  and(
    eq(knowledgePieces.workspaceId, workspaceId),
    eq(knowledgePieces.fileId, fileId),
    eq(knowledgePieces.version, version),
  );

export const oneVersion = ({ workspaceId, fileId, version }: VersionOfFile) =>
  and(
    eq(knowledgeVersions.workspaceId, workspaceId),
    eq(knowledgeVersions.fileId, fileId),
    eq(knowledgeVersions.version, version),
  );

/** What a file is called where people say it: without its ending. */
export const titleOf = ({ kind, name }: Pick<FileRow, 'kind' | 'name'>) =>
  kind === 'file' ? name.replace(/\.[a-z0-9]{1,5}$/i, '') : name;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Stores pieces of a version and has them found, in a transaction of its own or of the code that made it. */
export async function insertPieces(
  tx: Tx,
  at: VersionOfFile,
  pieces: readonly Piece[],
  more: Pick<PieceToIndex, 'title' | 'language' | 'phrasings'>,
): Promise<void> {
  if (pieces.length === 0) return;
  const { language } = more;
  const rows = pieces.map((piece) => ({ ...at, id: newId(), ...piece, language, length: wordsIn(piece.text) }));
  await tx.insert(knowledgePieces).values(rows);
  const toIndex = rows.map(({ id, fileId, headings, text }) => ({ id, fileId, headings, text, ...more }));
  await indexPieces(tx, at.workspaceId, toIndex);
}

/** @throws Unreadable knowledge_full */
async function requirePieceRoom({ db }: Services, at: VersionOfFile, more: number): Promise<void> {
  const [kept] = await db.tenant(at.workspaceId, (tx) =>
    tx
      .select({ n: count() })
      .from(knowledgePieces)
      .where(and(eq(knowledgePieces.workspaceId, at.workspaceId), not(piecesOf(at)!))),
  );
  if (kept!.n + more <= knowledgePiecesLimit) return;
  const pieces = new Intl.NumberFormat('en-US').format(knowledgePiecesLimit);
  throw new Unreadable(
    'knowledge_full',
    `The text would exceed the limit of ${pieces} chunks. Delete some files first.`,
  );
}

/** Removes so many pieces of a version; what they are found by goes with them. Answers how many. */
export async function deletePieces(tx: Tx, at: VersionOfFile, most: number): Promise<number> {
  const some = await tx.select({ id: knowledgePieces.id }).from(knowledgePieces).where(piecesOf(at)).limit(most);
  const ids = some.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .delete(knowledgePieces)
    .where(and(eq(knowledgePieces.workspaceId, at.workspaceId), inArray(knowledgePieces.id, ids)));
  return ids.length;
}

/** Pieces of a version that are to be made anew, or answer no more, go a few at a time. */
export async function removePieces({ db }: Services, at: VersionOfFile, signal?: AbortSignal): Promise<void> {
  for (let gone = atOnce; gone === atOnce; ) {
    signal?.throwIfAborted();
    gone = await db.tenant(at.workspaceId, (tx) => deletePieces(tx, at, atOnce));
  }
}

/**
 * Stores what was read of a version, fifty pieces a transaction, from where a killed process left off; then the version
 * answers instead of the one before. Nothing happens where there is a newer one by now. Answers whether it did.
 * @throws Unreadable knowledge_full
 */
export async function storeRead(
  services: Services,
  at: VersionOfFile,
  { pieces, ...read }: ReadFile,
  more: Partial<Pick<FileRow, 'etag' | 'textHash' | 'nextRefreshAt' | 'refreshedAt'>>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock } = services;
  await requirePieceRoom(services, at, pieces.length);
  const [kept] = await db.tenant(at.workspaceId, (tx) =>
    tx.select({ n: count() }).from(knowledgePieces).where(piecesOf(at)),
  );
  for (let from = kept!.n; from < pieces.length; from += atOnce) {
    signal.throwIfAborted();
    const goesOn = await db.tenant(at.workspaceId, async (tx) => {
      const file = await lockFile(tx, at.workspaceId, at.fileId);
      if (file?.newestVersion !== at.version) return false;
      const some = pieces.slice(from, from + atOnce);
      await insertPieces(tx, at, some, { title: titleOf(file), language: read.language });
      return true;
    });
    if (!goesOn) return false;
  }
  const now = new Date(clock.now());
  return db.tenant(at.workspaceId, async (tx) => {
    const file = await lockFile(tx, at.workspaceId, at.fileId);
    if (file?.newestVersion !== at.version) return false;
    const { characters, pages, title, seconds, language } = read;
    await tx
      .update(knowledgeVersions)
      .set({ parser: readerVersion, pieces: pieces.length, characters, pages, readyAt: now })
      .where(oneVersion(at));
    await tx
      .update(knowledgeFiles)
      .set({
        version: at.version,
        status: 'ready',
        reason: null,
        detail: null,
        missed: 0,
        attempts: 0,
        title,
        seconds,
        language,
        ...more,
        updatedAt: now,
      })
      .where(and(eq(knowledgeFiles.workspaceId, at.workspaceId), eq(knowledgeFiles.id, at.fileId)));
    return true;
  });
}

/**
 * Removes versions that neither answer nor are being read, with their pieces and their content. Idempotent: a killed
 * process leaves only what the next run removes.
 */
export async function clearVersions(services: Services, workspaceId: string, fileId: string, signal: AbortSignal) {
  const { db } = services;
  const { old, used } = await db.tenant(workspaceId, async (tx) => {
    const own = and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.id, fileId));
    const [file] = await tx.select().from(knowledgeFiles).where(own);
    const rows = await tx
      .select()
      .from(knowledgeVersions)
      .where(and(eq(knowledgeVersions.workspaceId, workspaceId), eq(knowledgeVersions.fileId, fileId)));
    const isUsed = ({ version }: { version: number }) =>
      file?.deletedAt === null && (version === file.version || version === file.newestVersion);
    return { old: rows.filter((row) => !isUsed(row)), used: new Set(rows.filter(isUsed).map(({ key }) => key)) };
  });
  for (const { version, key } of old) {
    const at = { workspaceId, fileId, version };
    await removePieces(services, at, signal);
    // The description of a picture makes another version of the same content.
    if (key !== null && !used.has(key)) await dropFile(services, workspaceId, key);
    await db.tenant(workspaceId, (tx) => tx.delete(knowledgeVersions).where(oneVersion(at)));
  }
}

/** Pieces that are found by another name from now on, or in another language. */
export async function indexAgain({ db }: Services, workspaceId: string, fileId: string, signal: AbortSignal) {
  for (let from = 0; ; from += atOnce) {
    signal.throwIfAborted();
    const isLast = await db.tenant(workspaceId, async (tx) => {
      const file = await lockFile(tx, workspaceId, fileId);
      if (file === null) return true;
      const rows = await tx
        .select()
        .from(knowledgePieces)
        .where(
          and(piecesOf({ workspaceId, fileId, version: file.version }), sql`${knowledgePieces.position} >= ${from}`),
        )
        .orderBy(knowledgePieces.position)
        .limit(atOnce);
      const title = titleOf(file);
      await indexPieces(
        tx,
        workspaceId,
        rows.map(({ id, headings, text, language }) => ({ id, fileId, headings, text, language, title })),
      );
      return rows.length < atOnce;
    });
    if (isLast) return;
  }
}
