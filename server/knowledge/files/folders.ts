import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { knowledgeFoldersLimit } from '#domain/knowledge/knowledge-limits.ts';
import { AppError } from '#domain/platform/errors.ts';
import { agentsOfFolder } from '#server/knowledge/agent-folders.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FolderRow, knowledgeFiles, knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFolder } from './find-file.ts';

const objectOf = (id: string) => ({ kind: 'folder', id });
const lockFolders = (tx: Tx, workspaceId: string) => advisoryLock(tx, `knowledge-folders:${workspaceId}`);

/** Folders with how many things lie in each; the pages of a site count as one. */
async function selectFolders(tx: Tx, workspaceId: string): Promise<(KnowledgeFolder & { position: number })[]> {
  const counts = await tx
    .select({ folderId: knowledgeFiles.folderId, n: count() })
    .from(knowledgeFiles)
    .where(
      and(eq(knowledgeFiles.workspaceId, workspaceId), isNull(knowledgeFiles.deletedAt), isNull(knowledgeFiles.siteId)),
    )
    .groupBy(knowledgeFiles.folderId);
  const countOf = new Map(counts.map(({ folderId, n }) => [folderId, n]));
  const rows = await tx
    .select()
    .from(knowledgeFolders)
    .where(eq(knowledgeFolders.workspaceId, workspaceId))
    .orderBy(asc(knowledgeFolders.position), asc(knowledgeFolders.id));
  return rows.map(({ id, name, position }) => ({ id, name, position, count: countOf.get(id) ?? 0 }));
}

export const listFolders = ({ services, workspaceId }: Scope): Promise<KnowledgeFolder[]> =>
  services.db.tenant(workspaceId, (tx) => selectFolders(tx, workspaceId));

/** @throws AppError conflict when another one has the name */
async function requireFree(tx: Tx, workspaceId: string, name: string, besides: string | null): Promise<void> {
  const [taken] = await tx
    .select({ name: knowledgeFolders.name })
    .from(knowledgeFolders)
    .where(
      and(
        eq(knowledgeFolders.workspaceId, workspaceId),
        sql`lower(${knowledgeFolders.name}) = lower(${name})`,
        besides === null ? undefined : ne(knowledgeFolders.id, besides),
      ),
    );
  if (taken !== undefined)
    throw new AppError('conflict', `A folder named ${taken.name} already exists. Choose another name.`);
}

/** @throws AppError conflict, limit_reached */
export function createFolder(scope: Scope, name: string): Promise<KnowledgeFolder> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await lockFolders(tx, workspaceId);
    const folders = await selectFolders(tx, workspaceId);
    if (folders.length >= knowledgeFoldersLimit) {
      throw new AppError(
        'limit_reached',
        `The Knowledge Base has reached its limit of ${knowledgeFoldersLimit} folders. Delete one first.`,
      );
    }
    await requireFree(tx, workspaceId, name, null);
    const id = newId();
    const position = (folders.at(-1)?.position ?? -1) + 1;
    const createdAt = new Date(services.clock.now());
    await tx.insert(knowledgeFolders).values({ workspaceId, id, name, position, createdAt });
    await recordChange(tx, scope, 'folder.created', { object: objectOf(id), after: { name } });
    return { id, name, count: 0 };
  });
}

const oneFolder = (workspaceId: string, folderId: string) =>
  and(eq(knowledgeFolders.workspaceId, workspaceId), eq(knowledgeFolders.id, folderId));

/** @throws AppError conflict, not_found */
export function renameFolder(scope: Scope, folderId: string, name: string): Promise<KnowledgeFolder> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await lockFolders(tx, workspaceId);
    const before = await findFolder(tx, workspaceId, folderId);
    await requireFree(tx, workspaceId, name, folderId);
    await tx.update(knowledgeFolders).set({ name }).where(oneFolder(workspaceId, folderId));
    const shown = (await selectFolders(tx, workspaceId)).find(({ id }) => id === folderId)!;
    const change = { object: objectOf(folderId), before: { name: before.name }, after: { name } };
    await recordChange(tx, scope, 'folder.updated', change);
    return shown;
  });
}

/** Where what lies in a folder goes. What is being deleted goes along, whatever was asked. @throws AppError conflict, not_found */
async function targetOf(
  tx: Tx,
  workspaceId: string,
  folder: FolderRow,
  moveTo: string | undefined,
): Promise<FolderRow> {
  const folders = await selectFolders(tx, workspaceId);
  const other = folders.find(({ id }) => id !== folder.id);
  if (other === undefined) throw new AppError('conflict', 'This is the last folder. Create another one first.');
  const users = await agentsOfFolder(tx, workspaceId, folder.id, { chosen: true });
  if (users.length > 0) {
    const names = users
      .slice(0, 5)
      .map(({ name }) => name)
      .join(', ');
    throw new AppError(
      'conflict',
      `These agents use this folder for answers: ${names}. Assign them other folders first.`,
    );
  }
  if (moveTo === folder.id) throw new AppError('conflict', 'Choose a different folder to move the contents to.');
  const full = folders.some(({ id, count: n }) => id === folder.id && n > 0);
  if (moveTo === undefined && full) {
    throw new AppError('conflict', 'The folder isn’t empty. Choose where to move its contents.');
  }
  return findFolder(tx, workspaceId, moveTo ?? other.id);
}

/** @throws AppError conflict, not_found */
export function removeFolder(scope: Scope, folderId: string, moveTo?: string): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await lockFolders(tx, workspaceId);
    const folder = await findFolder(tx, workspaceId, folderId);
    const target = await targetOf(tx, workspaceId, folder, moveTo);
    await tx
      .update(knowledgeFiles)
      .set({ folderId: target.id })
      .where(and(eq(knowledgeFiles.workspaceId, workspaceId), eq(knowledgeFiles.folderId, folderId)));
    await tx.delete(knowledgeFolders).where(oneFolder(workspaceId, folderId));
    const change = { object: objectOf(folderId), before: { name: folder.name }, after: { movedTo: target.name } };
    await recordChange(tx, scope, 'folder.deleted', change);
  });
}
