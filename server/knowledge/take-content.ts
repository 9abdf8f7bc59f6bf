import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { KnowledgeFile, UploadedFile } from '#domain/knowledge/knowledge.ts';
import { knowledgeFilesLimit } from '#domain/knowledge/knowledge-limits.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { ArrivedFile } from '#domain/platform/http.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FileRow, knowledgeFiles, knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { dropFile, keepFile } from '#server/usage/keep-file.ts';
import { findFile, findFolder, lockFileForChange, oneFile } from './files/find-file.ts';
import { enqueueFor, readJob } from './files/knowledge-jobs.ts';
import { showFile } from './files/show-files.ts';
import { mediaTypes, sniffFile } from './reading/media-types.ts';
import { readerVersion } from './reading.ts';

/** What someone brings. `open` may be asked once. */
interface Content {
  kind: 'file' | 'text';
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  open(): Readable | Uint8Array;
}

/** The same file twice at once is there once. */
export const lockKnowledge = (tx: Tx, workspaceId: string) => advisoryLock(tx, `knowledge:${workspaceId}`);

export const objectOf = (id: string) => ({ kind: 'document', id });
/** What the audit log tells of one: none of its words. */
export const toldOf = ({ name, kind, folderId, url, refresh }: FileRow) => ({ name, kind, folderId, url, refresh });

/** A new place for content of a workspace in the store. */
export const newKey = (workspaceId: string) => `workspaces/${workspaceId}/knowledge/${newId()}`;

/** Refuses more things than a workspace may have. Under `lockKnowledge`. @throws AppError limit_reached */
export async function requireFileRoom(tx: Tx, workspaceId: string): Promise<void> {
  const [existing] = await tx
    .select({ n: count() })
    .from(knowledgeFiles)
    .where(and(eq(knowledgeFiles.workspaceId, workspaceId), isNull(knowledgeFiles.deletedAt)));
  if (existing!.n < knowledgeFilesLimit) return;
  const limit = new Intl.NumberFormat('en-US').format(knowledgeFilesLimit);
  throw new AppError('limit_reached', `The Knowledge Base can have up to ${limit} files and pages. Delete some first.`);
}

/** What a workspace's texts are written in, where they do not say, as `en`. */
export async function usualLanguage(tx: Tx, workspaceId: string): Promise<string> {
  const own = eq(workspaces.id, workspaceId);
  const [row] = await tx.select({ language: workspaces.language }).from(workspaces).where(own);
  return (row?.language ?? 'en').split('-')[0]!;
}

/** A row with what all kinds begin with. */
export function newFile(
  scope: Scope,
  given: Pick<FileRow, 'folderId' | 'kind' | 'name' | 'mediaType' | 'language'>,
): FileRow {
  const at = new Date(scope.services.clock.now());
  return {
    workspaceId: scope.workspaceId,
    id: newId(),
    ...given,
    bytes: 0,
    sha256: null,
    status: 'processing',
    reason: null,
    detail: null,
    attempts: 0,
    version: 0,
    newestVersion: 1,
    title: null,
    seconds: null,
    description: '',
    transcript: '',
    url: null,
    siteId: null,
    depth: null,
    pageLimit: null,
    refresh: 'never',
    nextRefreshAt: null,
    refreshedAt: null,
    etag: null,
    textHash: null,
    missed: 0,
    spokenAnswer: null,
    longerAnswer: null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

async function fileContent(file: ArrivedFile): Promise<Content> {
  const { name, bytes, sha256, path } = file;
  if (bytes === 0) {
    const message = 'The file is empty. Choose another one.';
    throw new AppError('invalid_input', message, [{ path: 'body.file', message }]);
  }
  const mediaType = await sniffFile(path, name);
  if (mediaType === null) {
    const message = `${name} isn’t in a supported format. Upload a PDF, DOCX, TXT, MD, JPG, PNG, GIF, MP4, AVI, or MOV file.`;
    throw new AppError('unsupported_media_type', message);
  }
  return { kind: 'file', name, mediaType, bytes, sha256, open: () => createReadStream(path) };
}

function textContent(name: string, text: string): Content {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'text', name, mediaType: mediaTypes.text, bytes: bytes.length, sha256, open: () => bytes };
}

/** The same content in this workspace, whatever its name. */
async function findSame(tx: Tx, workspaceId: string, sha256: string): Promise<FileRow | undefined> {
  const [row] = await tx
    .select()
    .from(knowledgeFiles)
    .where(
      and(
        eq(knowledgeFiles.workspaceId, workspaceId),
        isNull(knowledgeFiles.deletedAt),
        eq(knowledgeFiles.sha256, sha256),
      ),
    )
    .limit(1);
  return row;
}

async function findNamesake(tx: Tx, workspaceId: string, folderId: string, { kind, name }: Content) {
  const [row] = await tx
    .select()
    .from(knowledgeFiles)
    .where(
      and(
        eq(knowledgeFiles.workspaceId, workspaceId),
        isNull(knowledgeFiles.deletedAt),
        eq(knowledgeFiles.folderId, folderId),
        eq(knowledgeFiles.kind, kind),
        sql`lower(${knowledgeFiles.name}) = lower(${name})`,
      ),
    )
    .limit(1)
    .for('update');
  return row;
}

/** Makes the content that lies at `key` the newest version of a file, and has it read. */
async function addVersion(tx: Tx, { services }: Scope, row: FileRow, content: Content, key: string): Promise<FileRow> {
  const at = new Date(services.clock.now());
  const { mediaType, bytes, sha256 } = content;
  const set = {
    mediaType,
    bytes,
    sha256,
    newestVersion: row.newestVersion + 1,
    status: 'processing' as const,
    reason: null,
    detail: null,
    attempts: 0,
    updatedAt: at,
  };
  const [changed] = await tx.update(knowledgeFiles).set(set).where(oneFile(row.workspaceId, row.id)).returning();
  await insertVersion(tx, changed!, key, at);
  await enqueueFor(tx, services, readJob, row);
  return changed!;
}

/** The newest version of a file, whose content lies at `key`. */
export async function insertVersion(tx: Tx, row: FileRow, key: string | null, createdAt: Date): Promise<void> {
  const { workspaceId, id: fileId, newestVersion: version, bytes, sha256, mediaType } = row;
  await tx.insert(knowledgeVersions).values({
    workspaceId,
    fileId,
    version,
    key,
    bytes,
    sha256,
    mediaType,
    parser: readerVersion,
    createdAt,
  });
}

/** Puts the content into the store, then does what `decide` finds right; what it does not take goes again. */
async function withStored<T>(
  { services, workspaceId }: Scope,
  content: Content,
  decide: (tx: Tx, key: string) => Promise<{ taken: boolean; answer: T }>,
): Promise<T> {
  const key = newKey(workspaceId);
  await keepFile(services, workspaceId, key, content.open());
  let taken = false;
  try {
    const decided = await services.db.tenant(workspaceId, async (tx) => {
      await lockKnowledge(tx, workspaceId);
      return decide(tx, key);
    });
    taken = decided.taken;
    return decided.answer;
  } finally {
    if (!taken) await dropFile(services, workspaceId, key);
  }
}

/** An upload that is there already. */
async function already(tx: Tx, workspaceId: string, row: FileRow): Promise<UploadedFile> {
  const shown = await showFile(tx, workspaceId, row);
  return { ...shown, outcome: 'already', message: `Already in ${shown.folder}` };
}

async function takeNew(scope: Scope, content: Content, folderId: string | undefined): Promise<UploadedFile> {
  const { services, workspaceId } = scope;
  const known = await services.db.tenant(workspaceId, async (tx) => {
    await findFolder(tx, workspaceId, folderId);
    const same = await findSame(tx, workspaceId, content.sha256);
    return same && already(tx, workspaceId, same);
  });
  if (known !== undefined) {
    await services.db.tenant(workspaceId, (tx) => recordUpload(tx, scope, content.kind, known));
    return known;
  }
  return withStored(scope, content, async (tx, key) => {
    const folder = await findFolder(tx, workspaceId, folderId);
    const same = await findSame(tx, workspaceId, content.sha256);
    if (same !== undefined) return { taken: false, answer: await already(tx, workspaceId, same) };
    const namesake = await findNamesake(tx, workspaceId, folder.id, content);
    let row: FileRow;
    if (namesake === undefined) {
      await requireFileRoom(tx, workspaceId);
      const { kind, name, mediaType, bytes, sha256 } = content;
      const language = await usualLanguage(tx, workspaceId);
      row = { ...newFile(scope, { folderId: folder.id, kind, name, mediaType, language }), bytes, sha256 };
      await tx.insert(knowledgeFiles).values(row);
      await insertVersion(tx, row, key, row.createdAt);
      await enqueueFor(tx, services, readJob, row);
    } else row = await addVersion(tx, scope, namesake, content, key);
    const outcome = namesake === undefined ? ('added' as const) : ('replaced' as const);
    const answer = { ...(await showFile(tx, workspaceId, row)), outcome, message: null };
    await recordUpload(tx, scope, content.kind, answer);
    return { taken: true, answer };
  });
}

/** An upload of what is there is one, too: the log says so. */
const recordUpload = (
  tx: Tx,
  scope: Scope,
  kind: Content['kind'],
  { id, name, outcome, newestVersion }: UploadedFile,
) =>
  recordChange(tx, scope, kind === 'file' ? 'document.uploaded' : 'document.added', {
    object: objectOf(id),
    after: { name, outcome, version: newestVersion },
  });

/** @throws AppError conflict, not_found */
async function requireKind(scope: Scope, fileId: string, kind: Content['kind']): Promise<FileRow> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => findFile(tx, workspaceId, fileId));
  if (row.kind === kind) return row;
  throw new AppError('conflict', kind === 'file' ? 'This isn’t an uploaded file.' : 'This isn’t pasted text.');
}

async function takeInstead(scope: Scope, fileId: string, content: Content): Promise<KnowledgeFile> {
  const { workspaceId } = scope;
  return withStored(scope, content, async (tx, key) => {
    const before = await lockFileForChange(tx, workspaceId, fileId);
    const same = await findSame(tx, workspaceId, content.sha256);
    if (same !== undefined && same.id !== fileId) {
      const { message } = await already(tx, workspaceId, same);
      throw new AppError('conflict', `${message}, as ${same.name}.`);
    }
    const taken = same === undefined;
    const row = taken ? await addVersion(tx, scope, before, content, key) : before;
    const answer = await showFile(tx, workspaceId, row);
    const [was, is] = [before, row].map(({ newestVersion: version }) => ({ name: row.name, version }));
    await recordChange(tx, scope, 'document.replaced', { object: objectOf(fileId), before: was!, after: is! });
    return { taken, answer };
  });
}

/** Takes an uploaded file. @throws AppError invalid_input, limit_reached, not_found, unsupported_media_type */
export const takeUpload = async (scope: Scope, file: ArrivedFile, folderId?: string): Promise<UploadedFile> =>
  takeNew(scope, await fileContent(file), folderId);

/** Takes a pasted text. @throws AppError limit_reached, not_found */
export const takeText = (scope: Scope, title: string, text: string, folderId?: string): Promise<UploadedFile> =>
  takeNew(scope, textContent(title, text), folderId);

/** Replaces a file; its name stays. @throws AppError conflict, invalid_input, limit_reached, not_found */
export async function replaceUpload(scope: Scope, fileId: string, file: ArrivedFile): Promise<KnowledgeFile> {
  await requireKind(scope, fileId, 'file');
  return takeInstead(scope, fileId, await fileContent(file));
}

/** Replaces a pasted text. @throws AppError conflict, limit_reached, not_found */
export async function replaceText(scope: Scope, fileId: string, text: string): Promise<KnowledgeFile> {
  const { name } = await requireKind(scope, fileId, 'text');
  return takeInstead(scope, fileId, textContent(name, text));
}
