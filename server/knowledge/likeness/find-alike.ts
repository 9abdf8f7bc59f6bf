import { and, asc, count, eq, gt, inArray, max } from 'drizzle-orm';
import { embedTexts } from '#server/models/embed-texts.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import { knowledgeVectors } from '#server/platform/db/schema/vectors.table.ts';
import type { Scope } from '#server/scope.ts';
import { compareInWorker, hold, holds } from './compare-in-worker.ts';
import { type EmbeddingRow, embeddingConnection, modelKeyOf } from './embedding-connection.ts';
import { normalized, scaleBytes } from './pack.ts';

/** A caller waits: what has not come by then is done without. In ms. */
export const likenessMs = 400;
/** Pieces that are told of. */
const mostAlike = 200;
/** Vectors that are read at once. */
const atOnce = 2_000;

/** What changes when the vectors of a workspace do; null where it has none. */
async function stateOf({ services, workspaceId }: Scope, model: string): Promise<string | null> {
  const own = and(eq(knowledgeVectors.workspaceId, workspaceId), eq(knowledgeVectors.model, model));
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ n: count(), last: max(knowledgeVectors.embeddedAt) })
      .from(knowledgeVectors)
      .where(own),
  );
  return row && row.n > 0 ? `${model} ${row.n} ${row.last?.getTime()}` : null;
}

/** Hands the vectors of a workspace to the thread that compares them. */
async function load({ services, workspaceId }: Scope, model: string, state: string): Promise<void> {
  const ids: string[] = [];
  const parts: Uint8Array[] = [];
  let dimension = 0;
  for (let after: string | null = null; ; ) {
    const own = and(
      eq(knowledgeVectors.workspaceId, workspaceId),
      eq(knowledgeVectors.model, model),
      after === null ? undefined : gt(knowledgeVectors.pieceId, after),
    );
    const rows = await services.db.tenant(workspaceId, (tx) =>
      tx.select().from(knowledgeVectors).where(own).orderBy(asc(knowledgeVectors.pieceId)).limit(atOnce),
    );
    for (const { pieceId, vector, dimension: its } of rows) {
      dimension ||= its;
      // A service that has changed its mind about the dimension: what differs is found by its words alone.
      if (its !== dimension || vector.byteLength !== scaleBytes + its) continue;
      ids.push(pieceId);
      parts.push(vector);
    }
    if (rows.length < atOnce) break;
    after = rows.at(-1)!.pieceId;
  }
  const bytes = new Uint8Array(parts.length * (scaleBytes + dimension));
  for (const [at, part] of parts.entries()) bytes.set(part, at * (scaleBytes + dimension));
  hold(workspaceId, state, { ids, dimension, bytes });
}

async function look(scope: Scope, row: EmbeddingRow, text: string): Promise<string[]> {
  const model = modelKeyOf(row);
  const state = await stateOf(scope, model);
  if (state === null) return [];
  const asked = { proposalId: 'likeness', given: text, withinMs: likenessMs };
  const [vectors] = await Promise.all([
    embedTexts(scope, row, [text], asked),
    holds(scope.workspaceId, state) ? undefined : load(scope, model, state),
  ]);
  const question = vectors?.[0] ? normalized(vectors[0]) : null;
  return question ? compareInWorker(scope.workspaceId, question, mostAlike) : [];
}

/**
 * The pieces that are most like a question, the most alike first; none where the workspace has no embedding model, or where
 * it takes longer than a caller waits.
 */
export async function findAlike(scope: Scope, text: string): Promise<string[]> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => embeddingConnection(tx, workspaceId));
  if (row === null) return [];
  let cancel = () => {};
  const late = new Promise<string[]>((resolve) => {
    cancel = services.clock.after(likenessMs, () => resolve([]));
  });
  const found = look(scope, row, text).catch((error: unknown) => {
    services.log.warn({ err: error, workspaceId }, 'pieces cannot be compared');
    return [];
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    cancel();
  }
}

/** Those of some pieces that lie in files, in their order. */
export async function withinFiles(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
  files: readonly string[] | null,
): Promise<readonly string[]> {
  if (files === null || ids.length === 0) return ids;
  const rows = await tx
    .select({ id: knowledgePieces.id })
    .from(knowledgePieces)
    .where(
      and(
        eq(knowledgePieces.workspaceId, workspaceId),
        inArray(knowledgePieces.id, [...ids]),
        inArray(knowledgePieces.fileId, [...files]),
      ),
    );
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009): its constant. */
const rankConstant = 60;

/** Two rankings as one: each item by the sum of 1 / (60 + its place). One alone stays as it is. */
export function mergeRanks(...rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const [at, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (rankConstant + at + 1));
  // Sorting is stable: of the same score, the first ranking's come first.
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
