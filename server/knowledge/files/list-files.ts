import { and, asc, desc, eq, gt, ilike, isNull, lt, or } from 'drizzle-orm';
import type { KnowledgeFile, KnowledgeKind, KnowledgePiece, KnowledgeStatus } from '#domain/knowledge/knowledge.ts';
import { knowledgeFiles, knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFile } from './find-file.ts';
import { showFiles } from './show-files.ts';

interface ListInput {
  folderId?: string | undefined;
  search?: string | undefined;
  status?: KnowledgeStatus | undefined;
  kind?: KnowledgeKind | undefined;
  siteId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** `%` and `_` are what they are. */
const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Newest first. Pages of a site are listed with it, or where someone searches. */
export function listFiles(
  { services, workspaceId }: Scope,
  input: ListInput,
): Promise<{ items: KnowledgeFile[]; next: string | null }> {
  const { folderId, search, status, kind, siteId, cursor, limit } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(knowledgeFiles)
      .where(
        and(
          eq(knowledgeFiles.workspaceId, workspaceId),
          isNull(knowledgeFiles.deletedAt),
          folderId === undefined ? undefined : eq(knowledgeFiles.folderId, folderId),
          status && eq(knowledgeFiles.status, status),
          kind && eq(knowledgeFiles.kind, kind),
          siteId === undefined
            ? search || status
              ? undefined
              : isNull(knowledgeFiles.siteId)
            : eq(knowledgeFiles.siteId, siteId),
          search ? or(ilike(knowledgeFiles.name, like(search)), ilike(knowledgeFiles.url, like(search))) : undefined,
          cursor === undefined ? undefined : lt(knowledgeFiles.id, cursor),
        ),
      )
      .orderBy(desc(knowledgeFiles.id))
      .limit(limit + 1);
    const items = await showFiles(tx, workspaceId, rows.slice(0, limit));
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}

/** Pieces of the version that answers. @throws AppError not_found */
export function listPieces(
  { services, workspaceId }: Scope,
  fileId: string,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<{ items: KnowledgePiece[]; next: string | null }> {
  return services.db.tenant(workspaceId, async (tx) => {
    const { version } = await findFile(tx, workspaceId, fileId);
    const rows = await tx
      .select({
        id: knowledgePieces.id,
        position: knowledgePieces.position,
        page: knowledgePieces.page,
        headings: knowledgePieces.headings,
        text: knowledgePieces.text,
      })
      .from(knowledgePieces)
      .where(
        and(
          eq(knowledgePieces.workspaceId, workspaceId),
          eq(knowledgePieces.fileId, fileId),
          eq(knowledgePieces.version, version),
          cursor === undefined ? undefined : gt(knowledgePieces.position, cursor),
        ),
      )
      .orderBy(asc(knowledgePieces.position))
      .limit(limit + 1);
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? String(items.at(-1)!.position) : null };
  });
}
