import { and, eq } from 'drizzle-orm';
import type { KnowledgeFileDetail } from '#domain/knowledge/knowledge.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type FileRow,
  knowledgeFiles,
  knowledgePhrasings,
  knowledgeVersions,
} from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Piece } from '#voice/knowledge/piece.ts';
import { splitPieces } from '#voice/knowledge/split-pieces.ts';
import { findFolder, lockFileForChange, oneFile } from './files/find-file.ts';
import { showDetail } from './files/show-files.ts';
import { deletePieces, insertPieces, oneVersion } from './files/store-pieces.ts';
import { languageOf } from './reading/language-of.ts';
import { readText } from './reading/read-text.ts';
import {
  insertVersion,
  lockKnowledge,
  newFile,
  objectOf,
  requireFileRoom,
  toldOf,
  usualLanguage,
} from './take-content.ts';

/** More than an entry can have. */
const mostPieces = 1_000;

export interface FaqEntry {
  question: string;
  phrasings: string[];
  spokenAnswer: string;
  longerAnswer: string;
}

/** What the agent says is a piece of its own, so that it is said as it was written; what can be read follows. */
function piecesOfEntry({ question, spokenAnswer, longerAnswer }: FaqEntry, language: string): Piece[] {
  const [spoken, longer] = [spokenAnswer, longerAnswer].map((text) =>
    splitPieces([{ kind: 'heading', level: 1, text: question, page: null }, ...readText(text)], language),
  );
  return [...spoken!, ...(longerAnswer === '' ? [] : longer!)].map((piece, position) => ({ ...piece, position }));
}

/** Writes an entry as the version that answers from now on. It is short, so nothing is left to a job. */
async function writeEntry(tx: Tx, scope: Scope, before: FileRow, entry: FaqEntry): Promise<FileRow> {
  const { workspaceId, services } = scope;
  const { question, phrasings, spokenAnswer, longerAnswer } = entry;
  const words = [question, spokenAnswer, longerAnswer].join('\n');
  const language = languageOf(words, await usualLanguage(tx, workspaceId));
  const version = before.version + 1;
  const at = { workspaceId, fileId: before.id, version };
  const now = new Date(services.clock.now());
  const row: FileRow = {
    ...before,
    name: question,
    bytes: Buffer.byteLength(words),
    language,
    version,
    newestVersion: version,
    spokenAnswer,
    longerAnswer,
    updatedAt: now,
  };
  await tx.update(knowledgeFiles).set(row).where(oneFile(workspaceId, row.id));
  const own = and(eq(knowledgePhrasings.workspaceId, workspaceId), eq(knowledgePhrasings.fileId, row.id));
  await tx.delete(knowledgePhrasings).where(own);
  const asked = [...new Set([question, ...phrasings])];
  await tx
    .insert(knowledgePhrasings)
    .values(asked.map((text, position) => ({ workspaceId, id: newId(), fileId: row.id, position, question: text })));
  const old = { ...at, version: before.version };
  await deletePieces(tx, old, mostPieces);
  await tx.delete(knowledgeVersions).where(oneVersion(old));
  const pieces = piecesOfEntry(entry, language);
  await insertVersion(tx, row, null, now);
  const characters = words.length;
  await tx.update(knowledgeVersions).set({ pieces: pieces.length, characters, readyAt: now }).where(oneVersion(at));
  await insertPieces(tx, at, pieces, { title: question, language, phrasings: asked });
  return row;
}

/** The same in the transaction of what it answers. Answers the row. @throws AppError limit_reached, not_found */
export async function addFaqEntry(tx: Tx, scope: Scope, entry: FaqEntry, folderId?: string): Promise<FileRow> {
  const { workspaceId } = scope;
  await lockKnowledge(tx, workspaceId);
  const folder = await findFolder(tx, workspaceId, folderId);
  await requireFileRoom(tx, workspaceId);
  const given = {
    folderId: folder.id,
    kind: 'faq',
    name: entry.question,
    mediaType: 'text/plain',
    language: 'en',
  } as const;
  const made: FileRow = { ...newFile(scope, given), status: 'ready', newestVersion: 0 };
  await tx.insert(knowledgeFiles).values(made);
  return writeEntry(tx, scope, made, entry);
}

/** Adds a question with its answer. @throws AppError limit_reached, not_found */
export function addFaq(scope: Scope, entry: FaqEntry, folderId?: string): Promise<KnowledgeFileDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await addFaqEntry(tx, scope, entry, folderId);
    const shown = await showDetail(tx, workspaceId, row);
    await recordChange(tx, scope, 'document.added', { object: objectOf(row.id), after: toldOf(row) });
    return shown;
  });
}

/** @throws AppError conflict, not_found */
export function updateFaq(scope: Scope, fileId: string, entry: FaqEntry): Promise<KnowledgeFileDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockFileForChange(tx, workspaceId, fileId);
    if (before.kind !== 'faq') throw new AppError('conflict', 'This entry isn’t a question-and-answer pair.');
    const row = await writeEntry(tx, scope, before, entry);
    const shown = await showDetail(tx, workspaceId, row);
    const [was, is] = [before, row].map((one) => ({ ...toldOf(one), version: one.version }));
    await recordChange(tx, scope, 'document.updated', { object: objectOf(fileId), before: was!, after: is! });
    return shown;
  });
}
