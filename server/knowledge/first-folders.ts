import { firstKnowledgeFolders } from '#domain/knowledge/knowledge.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';

/** The folders that a new workspace has. */
export async function insertFirstFolders(tx: Tx, workspaceId: string, createdAt: Date): Promise<void> {
  await tx
    .insert(knowledgeFolders)
    .values(firstKnowledgeFolders.map((name, position) => ({ workspaceId, id: newId(), name, position, createdAt })));
}
