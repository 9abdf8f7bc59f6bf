import { and, asc, eq, isNull } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type FileRow,
  type FolderRow,
  knowledgeFiles,
  knowledgeFolders,
} from '#server/platform/db/schema/knowledge.table.ts';

/** One that is not deleted. */
export const oneFile = (workspaceId: string, fileId: string) =>
  and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.id, fileId), isNull(knowledgeFiles.deletedAt));

const missingFile = () => new AppError('not_found', 'File not found in the Knowledge Base. It may have been deleted.');

/** @throws AppError not_found */
export async function findFile(tx: Tx, workspaceId: string, fileId: string): Promise<FileRow> {
  const [row] = await tx.select().from(knowledgeFiles).where(oneFile(workspaceId, fileId));
  if (row === undefined) throw missingFile();
  return row;
}

/** The same, locked until the transaction ends. Null where there is none any more. */
export async function lockFile(tx: Tx, workspaceId: string, fileId: string): Promise<FileRow | null> {
  const [row] = await tx.select().from(knowledgeFiles).where(oneFile(workspaceId, fileId)).for('update');
  return row ?? null;
}

/** @throws AppError not_found */
export async function lockFileForChange(tx: Tx, workspaceId: string, fileId: string): Promise<FileRow> {
  const row = await lockFile(tx, workspaceId, fileId);
  if (row === null) throw missingFile();
  return row;
}

/** A folder by its id; without one the first. @throws AppError not_found */
export async function findFolder(tx: Tx, workspaceId: string, folderId?: string): Promise<FolderRow> {
  const [row] = await tx
    .select()
    .from(knowledgeFolders)
    .where(
      and(
        eq(knowledgeFolders.workspaceId, workspaceId),
        folderId === undefined ? undefined : eq(knowledgeFolders.id, folderId),
      ),
    )
    .orderBy(asc(knowledgeFolders.position), asc(knowledgeFolders.id))
    .limit(1);
  if (row === undefined) throw new AppError('not_found', 'No such folder.');
  return row;
}
