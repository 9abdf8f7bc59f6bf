import { firstKnowledgeFolders } from '#domain/knowledge.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { knowledgeFolders } from './knowledge.table.ts';

/** The folders that a new workspace has. */
export async function insertFirstFolders(tx: Tx, workspaceId: string, createdAt: Date): Promise<void> {
  await tx
    .insert(knowledgeFolders)
    .values(firstKnowledgeFolders.map((name, position) => ({ workspaceId, id: newId(), name, position, createdAt })));
}
