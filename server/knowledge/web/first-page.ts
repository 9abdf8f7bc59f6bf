import { and, eq, isNull } from 'drizzle-orm';
import { type FileRow, knowledgeFiles, knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import type { Services } from '#server/services.ts';

/** Paragraphs of the first page of the site that a page belongs to; none for the first page itself, or any other file. */
export async function firstPageTexts({ db }: Services, { workspaceId, siteId, depth }: FileRow): Promise<string[]> {
  if (siteId === null || depth === 0) return [];
  const rows = await db.tenant(workspaceId, (tx) =>
    tx
      .select({ text: knowledgePieces.text })
      .from(knowledgePieces)
      .innerJoin(
        knowledgeFiles,
        and(
          eq(knowledgeFiles.workspaceId, knowledgePieces.workspaceId),
          eq(knowledgeFiles.id, knowledgePieces.fileId),
          eq(knowledgeFiles.version, knowledgePieces.version),
        ),
      )
      .where(
        and(
          eq(knowledgeFiles.workspaceId, workspaceId),
          eq(knowledgeFiles.siteId, siteId),
          eq(knowledgeFiles.depth, 0),
          isNull(knowledgeFiles.deletedAt),
        ),
      ),
  );
  return rows.flatMap(({ text }) => text.split('\n'));
}
