import { and, eq } from 'drizzle-orm';
import type { KnowledgeGap, KnowledgeGapDetail } from '#domain/knowledge/knowledge-gaps.ts';
import type { DraftEntry } from '#domain/knowledge/knowledge-search.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addFaqEntry } from '#server/knowledge/faq.ts';
import { searchKnowledge } from '#server/knowledge/search-knowledge.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgeGaps } from '#server/platform/db/schema/gaps.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { type AskedGap, readAsked } from './read-gaps.ts';

type GapRow = typeof knowledgeGaps.$inferSelect;

/** Times that a gap was asked which are shown one by one. */
const mostShown = 50;
/** A sentence that is less sure than this share of the threshold helps no one to answer. */
const worthProposing = 0.4;
/** Wordings of callers that are proposed as phrasings. */
const mostPhrasings = 8;

const oneGap = ({ workspaceId }: Scope, gapId: string) =>
  and(eq(knowledgeGaps.workspaceId, workspaceId), eq(knowledgeGaps.id, gapId));
const missing = () => new AppError('not_found', 'Question not found. Its calls may have been deleted.');

/** @throws AppError not_found */
async function findGap(tx: Tx, scope: Scope, gapId: string): Promise<GapRow> {
  const [row] = await tx.select().from(knowledgeGaps).where(oneGap(scope, gapId)).for('update');
  if (!row) throw missing();
  return row;
}

const shown = ({ id, status, fileId }: GapRow, asked: readonly AskedGap[]): KnowledgeGap => ({
  id,
  status,
  fileId,
  question: asked[0]!.question,
  count: asked.length,
  lastAskedAt: asked[0]!.askedAt.toISOString(),
});

/** Unanswered questions, the most asked first. One whose calls are all gone is gone, too. */
export function listGaps(
  { services, workspaceId }: Scope,
  { status, limit }: { status: KnowledgeGap['status']; limit: number },
) {
  return services.db.tenant(workspaceId, async (tx) => {
    const seal = await findSeal(tx, services, workspaceId);
    const rows = await tx
      .select()
      .from(knowledgeGaps)
      .where(and(eq(knowledgeGaps.workspaceId, workspaceId), eq(knowledgeGaps.status, status)));
    const asked = Map.groupBy(await readAsked(tx, workspaceId, seal, { status }), ({ gapId }) => gapId);
    const items = rows
      .flatMap((row) => (asked.has(row.id) ? [shown(row, asked.get(row.id)!)] : []))
      .sort((a, b) => b.count - a.count || (a.lastAskedAt < b.lastAskedAt ? 1 : -1));
    return { items: items.slice(0, limit) };
  });
}

/** The wordings of callers, the latest first, each once. */
const wordings = (asked: readonly AskedGap[]) => [
  ...new Map(asked.map(({ question }) => [question.toLowerCase().replace(/[?.!\s]+$/, ''), question])).values(),
];

/** @throws AppError not_found */
export async function getGap(scope: Scope, gapId: string): Promise<KnowledgeGapDetail> {
  const { services, workspaceId } = scope;
  const { row, asked } = await services.db.tenant(workspaceId, async (tx) => {
    const seal = await findSeal(tx, services, workspaceId);
    const found = await findGap(tx, scope, gapId);
    return { row: found, asked: await readAsked(tx, workspaceId, seal, { gapId }) };
  });
  const [latest] = asked;
  if (!latest) throw missing();
  const look = { text: latest.question, language: latest.language, folderIds: null, limit: 1 };
  const { best, threshold } = await searchKnowledge(scope, look);
  return {
    ...shown(row, asked),
    asked: asked.slice(0, mostShown).map(({ question, callId, askedAt }) => ({
      question,
      callId,
      at: askedAt.toISOString(),
    })),
    proposal: {
      question: latest.question,
      phrasings: wordings(asked)
        .filter((text) => text !== latest.question)
        .slice(0, mostPhrasings),
      spokenAnswer: best && best.confidence >= threshold * worthProposing ? best.text : '',
    },
  };
}

const closed = ({ id, status, fileId }: GapRow) => ({ id, status, fileId });

/** @throws AppError conflict when it is closed already */
function requireOpen({ status }: GapRow): void {
  if (status !== 'open') throw new AppError('conflict', 'This question has already been answered or ignored.');
}

async function close(tx: Tx, scope: Scope, gap: GapRow, status: GapRow['status'], fileId: string | null) {
  const closedAt = new Date(scope.services.clock.now());
  await tx.update(knowledgeGaps).set({ status, fileId, closedAt }).where(oneGap(scope, gap.id));
  return { ...gap, status, fileId, closedAt };
}

/** Makes an entry of the FAQ that answers it. @throws AppError not_found, conflict, limit_reached */
export function answerGap(
  scope: Scope,
  gapId: string,
  { folderId, ...entry }: DraftEntry & { folderId?: string | undefined },
) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const gap = await findGap(tx, scope, gapId);
    requireOpen(gap);
    const { id } = await addFaqEntry(tx, scope, { ...entry, longerAnswer: '' }, folderId);
    const after = await close(tx, scope, gap, 'answered', id);
    await recordChange(tx, scope, 'gap.answered', { object: { kind: 'gap', id: gapId }, after: { fileId: id } });
    return closed(after);
  });
}

/** Takes it off the list, for whatever reason it was off before. @throws AppError not_found */
export function closeGap(scope: Scope, gapId: string, resolution: 'ignored' | 'answered') {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const gap = await findGap(tx, scope, gapId);
    const after = await close(tx, scope, gap, resolution, gap.fileId);
    await recordChange(tx, scope, 'gap.ignored', { object: { kind: 'gap', id: gapId }, after: { status: resolution } });
    return closed(after);
  });
}
