import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgeGapQuestions, knowledgeGaps } from '#server/platform/db/schema/gaps.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';

/** A question of a caller, opened. */
export interface AskedGap {
  gapId: string;
  callId: string;
  question: string;
  language: string;
  askedAt: Date;
}

/** Times that questions were asked, which one look goes through: the latest. */
const mostAsked = 5_000;

type Status = (typeof knowledgeGaps.$inferSelect)['status'];

/** What was asked of gaps, the latest first. */
export async function readAsked(
  tx: Tx,
  workspaceId: string,
  seal: ContentCipher,
  which: { status: Status } | { gapId: string },
): Promise<AskedGap[]> {
  const some =
    'gapId' in which
      ? [which.gapId]
      : tx
          .select({ id: knowledgeGaps.id })
          .from(knowledgeGaps)
          .where(and(eq(knowledgeGaps.workspaceId, workspaceId), eq(knowledgeGaps.status, which.status)));
  const rows = await tx
    .select()
    .from(knowledgeGapQuestions)
    .where(and(eq(knowledgeGapQuestions.workspaceId, workspaceId), inArray(knowledgeGapQuestions.gapId, some)))
    .orderBy(desc(knowledgeGapQuestions.askedAt), desc(knowledgeGapQuestions.id))
    .limit(mostAsked);
  return rows.map(({ id, gapId, callId, language, askedAt, question }) => ({
    gapId,
    callId,
    language,
    askedAt,
    question: seal.open(keptPlace('knowledge_gap_questions', 'question', id), question),
  }));
}
