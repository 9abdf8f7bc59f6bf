import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { embedTexts } from '#server/models/embed-texts.ts';
import { knowledgeFiles, knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import { knowledgeVectors } from '#server/platform/db/schema/vectors.table.ts';
import type { Scope } from '#server/scope.ts';
import { type EmbeddingRow, embeddingConnection, modelKeyOf } from './embedding-connection.ts';
import { normalized, packVector } from './pack.ts';

/** Pieces of one request, and the characters of one that are told: most models read so much. */
const atOnce = 32;
const mostChars = 6_000;
/** No one waits for it. In ms. */
const patienceMs = 60_000;

/** Pieces that answer and have no vector of this model. */
const without = ({ services, workspaceId }: Scope, model: string) =>
  services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ id: knowledgePieces.id, headings: knowledgePieces.headings, text: knowledgePieces.text })
      .from(knowledgePieces)
      .innerJoin(
        knowledgeFiles,
        and(
          eq(knowledgeFiles.workspaceId, workspaceId),
          eq(knowledgeFiles.id, knowledgePieces.fileId),
          eq(knowledgeFiles.version, knowledgePieces.version),
          isNull(knowledgeFiles.deletedAt),
        ),
      )
      .leftJoin(
        knowledgeVectors,
        and(eq(knowledgeVectors.workspaceId, workspaceId), eq(knowledgeVectors.pieceId, knowledgePieces.id)),
      )
      .where(
        and(
          eq(knowledgePieces.workspaceId, workspaceId),
          or(isNull(knowledgeVectors.pieceId), ne(knowledgeVectors.model, model)),
        ),
      )
      .orderBy(asc(knowledgePieces.id))
      .limit(atOnce),
  );

type Piece = Awaited<ReturnType<typeof without>>[number];

async function embedSome(scope: Scope, row: EmbeddingRow, pieces: Piece[], signal: AbortSignal): Promise<boolean> {
  const { services, workspaceId } = scope;
  const texts = pieces.map(({ headings, text }) => [...headings, text].join('\n').slice(0, mostChars));
  const given = `${pieces.length} Knowledge Base chunks`;
  const vectors = await embedTexts(scope, row, texts, { proposalId: 'likeness', given, withinMs: patienceMs, signal });
  const made = (vectors ?? []).map(normalized);
  if (made.length === 0 || made.some((one) => one === null)) return false;
  const model = modelKeyOf(row);
  const embeddedAt = new Date(services.clock.now());
  const rows = pieces.map(({ id: pieceId }, at) => {
    const vector = made[at]!;
    return { workspaceId, pieceId, model, embeddedAt, dimension: vector.length, vector: packVector(vector) };
  });
  await services.db.tenant(workspaceId, async (tx) => {
    // A piece that has gone since needs none.
    const kept = await tx
      .select({ id: knowledgePieces.id })
      .from(knowledgePieces)
      .where(
        and(
          eq(knowledgePieces.workspaceId, workspaceId),
          sql`${knowledgePieces.id} = any(${`{${pieces.map(({ id }) => id).join(',')}}`}::uuid[])`,
        ),
      )
      .for('share');
    const there = new Set(kept.map(({ id }) => id));
    const own = rows.filter(({ pieceId }) => there.has(pieceId));
    if (own.length === 0) return;
    await tx
      .insert(knowledgeVectors)
      .values(own)
      .onConflictDoUpdate({
        target: [knowledgeVectors.workspaceId, knowledgeVectors.pieceId],
        set: {
          model,
          embeddedAt,
          dimension: sql`excluded.dimension`,
          vector: sql`excluded.vector`,
        },
      });
  });
  return true;
}

/**
 * Has the pieces of a workspace embedded that are not yet, some at a time, until all are, the month's cap is reached, or
 * the service does not answer: then the next look goes on. Without an embedding model, vectors that are left go.
 */
export async function embedPieces(scope: Scope, signal: AbortSignal): Promise<void> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => embeddingConnection(tx, workspaceId));
  if (row === null) {
    await services.db.tenant(workspaceId, (tx) =>
      tx.delete(knowledgeVectors).where(eq(knowledgeVectors.workspaceId, workspaceId)),
    );
    return;
  }
  for (;;) {
    if (signal.aborted) return;
    const pieces = await without(scope, modelKeyOf(row));
    if (pieces.length === 0 || !(await embedSome(scope, row, pieces, signal))) return;
  }
}
