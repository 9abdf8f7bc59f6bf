import { and, eq } from 'drizzle-orm';
import type { FoundAnswer, KeptSearch, KnowledgeFound } from '#domain/knowledge/knowledge-search.ts';
import { defineKind } from '#server/actions/action-kind.ts';
import { foldersOfAgent } from '#server/knowledge/agent-folders.ts';
import { noteGap } from '#server/knowledge/note-gap.ts';
import { searchKnowledge } from '#server/knowledge/search-knowledge.ts';
import { ladder } from '#server/models/connections.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { FindAnswerInput } from '#voice/flow/flow-actions.ts';
import { splitSentences } from '#voice/knowledge/split-sentences.ts';
import { isVerdict } from '#voice/knowledge/verdict.ts';
import { waysToAsk } from '#voice/knowledge/ways-to-ask.ts';

/** A caller waits; what has not come by then is not known. In ms. */
const deadlineMs = 2_500;
/** Pieces that are kept with the call. */
const keptPieces = 3;
/** Characters of a title that is still said. */
const longestTitle = 60;

/** The folders that are asked: those of the step, else those of the call's agent; null for all. */
async function foldersFor(
  tx: Tx,
  { workspaceId }: Scope,
  callId: string | null,
  named: readonly string[],
): Promise<string[] | null> {
  if (named.length > 0) {
    const all = await tx.select().from(knowledgeFolders).where(eq(knowledgeFolders.workspaceId, workspaceId));
    // A folder that is gone holds nothing any more.
    return all.filter(({ id, name }) => named.includes(id) || named.includes(name)).map(({ id }) => id);
  }
  if (callId === null) return null;
  const [call] = await tx
    .select({ agentId: calls.agentId })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  const own = call?.agentId ? await foldersOfAgent(tx, workspaceId, call.agentId) : [];
  return own.length > 0 ? own : null;
}

/** What is named as the source: nothing for entries of the FAQ, which are the business's own words, for a yes or a no, and for addresses. */
function spokenTitle(found: FoundAnswer, isEntry: boolean): string | undefined {
  const title = found.title.replace(/[_\s]+/g, ' ').trim();
  const isUnsaid = isEntry || isVerdict(found.text) || title.length > longestTitle || /[/@]|www\./.test(title);
  return isUnsaid ? undefined : title;
}

/** As the call keeps it: what is said, and what it rests on. */
function outputOf(query: string, { items, answer, maybe, best, threshold }: KnowledgeFound): KeptSearch {
  const isEntry = ({ fileId, title }: FoundAnswer) =>
    items.some((item) => item.fileId === fileId && item.headings[0] === title);
  const said = (found: FoundAnswer) => {
    const { title, ...rest } = found;
    const spoken = spokenTitle(found, isEntry(found));
    return { ...rest, file: title, ...(spoken !== undefined && { title: spoken }) };
  };
  return {
    answer: answer && said(answer),
    maybe: maybe && { ...said(maybe), question: maybe.question },
    best: best && { text: best.text, fileId: best.fileId, confidence: best.confidence },
    query,
    threshold,
    pieces: items.slice(0, keptPieces).map(({ fileId, pieceId, title, score }) => ({ fileId, pieceId, title, score })),
  };
}

/** Sentences that come close, of which a model may say one, and the characters of one that is said. */
const mostNear = 12;
const longestNear = 300;

/** The sentences of what was found, those with most words of the question first. */
function nearTo({ items }: KnowledgeFound, language: string): NonNullable<KeptSearch['near']> {
  const sentences = items.flatMap(({ pieceId, title, text, marks }) => {
    let from = 0;
    return splitSentences(text, language).map((sentence) => {
      const at = Math.max(from, text.indexOf(sentence, from));
      from = at + sentence.length;
      const marked = marks.filter((mark) => mark.from >= at && mark.to <= from).length;
      const named = title.length > longestTitle || /[/@]|www\./.test(title) ? {} : { title };
      return { pieceId, text: sentence, marked, ...named };
    });
  });
  return sentences
    .filter(({ text }) => text.length <= longestNear)
    .sort((a, b) => b.marked - a.marked)
    .slice(0, mostNear)
    .map(({ marked: _, ...sentence }) => sentence);
}

/** Answers a caller's question from the documents of the workspace; one that nothing answers goes to the gap inbox. */
export const findAnswerKind = defineKind({
  title: 'Answer from Knowledge',
  place: 'outside',
  looksOnly: true,
  deadlineMs,
  whenUnknown: 'repeat',
  input: FindAnswerInput,
  async run(scope, { runId, callId }, { question, about, folderIds, language, counts }) {
    const { folders, hasModel } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
      folders: await foldersFor(tx, scope, callId, folderIds),
      hasModel: (await ladder(tx, scope.workspaceId)).length > 0,
    }));
    const look = { language: language ?? null, folderIds: folders, limit: keptPieces };
    const [first = question, ...others] = waysToAsk(question, language ?? 'en', about);
    let found = await searchKnowledge(scope, { ...look, text: first });
    for (const text of others) {
      if (found.answer || found.maybe) break;
      const other = await searchKnowledge(scope, { ...look, text });
      if (other.answer) found = other;
    }
    if (!found.answer && !found.maybe && callId !== null && counts !== false)
      await noteGap(scope, { runId, callId, question, language: language ?? 'en' });
    const isOpen = hasModel && !found.answer && !found.maybe;
    const output = outputOf(question, found);
    return { ok: true, output: isOpen ? { ...output, near: nearTo(found, language ?? 'en') } : output };
  },
});
