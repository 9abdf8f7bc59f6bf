import { and, eq } from 'drizzle-orm';
import { newId } from '#server/platform/db/new-id.ts';
import { knowledgeGapQuestions, knowledgeGaps } from '#server/platform/db/schema/gaps.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { likenessOf } from '#voice/knowledge/match-phrasing.ts';
import type { Facts } from '#voice/knowledge/source.ts';
import { termsOf } from '#voice/knowledge/words.ts';
import { type AskedGap, readAsked } from './gaps/read-gaps.ts';

/** From here on two questions are one gap. */
const alike = 0.55;
/** Questions that one is compared with: the latest. */
const mostCompared = 400;

/** How rare words are among questions: "do you have" tells nothing there. */
function factsAmong(texts: readonly string[], language: string): Facts {
  // "Constructor" is a word as well, and every plain object has one.
  const piecesWith = Object.create(null) as Record<string, number>;
  for (const text of texts)
    for (const term of new Set(termsOf(text, language).map((one) => one.term)))
      piecesWith[term] = (piecesWith[term] ?? 0) + 1;
  return { pieces: texts.length, averageLength: 1, piecesWith };
}

/** The gap whose questions one is most like; null where it is the first of its kind. */
export function gapLike(question: string, language: string, known: readonly AskedGap[]): string | null {
  const facts = factsAmong([question, ...known.map((one) => one.question)], language);
  const [best] = known
    .map(({ gapId, question: other }) => ({ gapId, like: likenessOf(question, other, language, facts) }))
    .sort((a, b) => b.like - a.like);
  return best && best.like >= alike ? best.gapId : null;
}

/** Keeps a question that no document answered, with those that are like it; the same run once. Answers the gap. */
export function noteGap(
  { services, workspaceId }: Scope,
  { runId, callId, question, language }: { runId: string; callId: string; question: string; language: string },
): Promise<string> {
  return services.db.tenant(workspaceId, async (tx) => {
    const [former] = await tx
      .select({ gapId: knowledgeGapQuestions.gapId })
      .from(knowledgeGapQuestions)
      .where(and(eq(knowledgeGapQuestions.workspaceId, workspaceId), eq(knowledgeGapQuestions.id, runId)));
    if (former) return former.gapId;
    const seal = await findSeal(tx, services, workspaceId);
    const known = await readAsked(tx, workspaceId, seal, { status: 'open' });
    const now = new Date(services.clock.now());
    const gapId = gapLike(question, language, known.slice(0, mostCompared)) ?? newId();
    await tx
      .insert(knowledgeGaps)
      .values({ workspaceId, id: gapId, status: 'open', fileId: null, createdAt: now, closedAt: null })
      .onConflictDoNothing();
    await tx
      .insert(knowledgeGapQuestions)
      .values({
        workspaceId,
        id: runId,
        gapId,
        callId,
        language,
        askedAt: now,
        question: seal.keep(keptPlace('knowledge_gap_questions', 'question', runId), question),
      })
      .onConflictDoNothing();
    return gapId;
  });
}
