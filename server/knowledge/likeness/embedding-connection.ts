import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ConnectionRow, modelConnections } from '#server/platform/db/schema/models.table.ts';

export type EmbeddingRow = ConnectionRow & { embeddingModel: string };

/** The connection whose model pieces are compared by: the first that names one. Null where none does. */
export async function embeddingConnection(tx: Tx, workspaceId: string): Promise<EmbeddingRow | null> {
  const [row] = await tx
    .select()
    .from(modelConnections)
    .where(and(eq(modelConnections.workspaceId, workspaceId), isNotNull(modelConnections.embeddingModel)))
    .orderBy(asc(modelConnections.position), asc(modelConnections.id))
    .limit(1);
  return row === undefined || row.embeddingModel === null ? null : { ...row, embeddingModel: row.embeddingModel };
}

/** What vectors go by: only those of the same model can be compared. */
export const modelKeyOf = ({ service, baseUrl, embeddingModel }: EmbeddingRow): string =>
  [service, baseUrl ?? '', embeddingModel].join(' ');
