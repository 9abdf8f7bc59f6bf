import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { DraftEntry, FoundAnswer, KnowledgeFound } from '#domain/knowledge/knowledge-search.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findAlike, mergeRanks } from '#server/knowledge/likeness/find-alike.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgeFiles, knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import { factsOf } from '#voice/knowledge/facts.ts';
import type { Found, FoundSentence } from '#voice/knowledge/found.ts';
import type { Alternatives } from '#voice/knowledge/question.ts';
import type { Source } from '#voice/knowledge/source.ts';
import { splitSentences } from '#voice/knowledge/split-sentences.ts';
import { threshold } from '#voice/knowledge/weights.data.ts';
import { type Candidates, findCandidates } from './search/candidates.ts';
import { factSources, readBusinessFacts } from './search/fact-sources.ts';
import { rankInWorker } from './search/rank-in-worker.ts';
import { alternativeOf } from './search/synonyms.ts';

/** What is looked for, and where. */
export interface Look {
  text: string;
  /** BCP 47; null: that of most documents. */
  language: string | null;
  /** Null: all folders. */
  folderIds: readonly string[] | null;
  limit: number;
  draft?: DraftEntry | undefined;
  synonym?: { word: string; meaning: string } | undefined;
}

/** Stands for an entry that is not saved: no row has it. */
export const draftId = '00000000-0000-0000-0000-000000000000';

/** The language that most of what can answer is in. */
async function commonLanguage(tx: Tx, workspaceId: string): Promise<string> {
  const [most] = await tx
    .select({ language: knowledgeFiles.language, n: count() })
    .from(knowledgeFiles)
    .where(eq(knowledgeFiles.workspaceId, workspaceId))
    .groupBy(knowledgeFiles.language)
    .orderBy(desc(count()), knowledgeFiles.language)
    .limit(1);
  return most?.language || 'en';
}

/** The files of folders. @throws AppError not_found when one of the folders is not there */
async function filesIn(tx: Tx, workspaceId: string, folderIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(folderIds)];
  const known = await tx
    .select({ id: knowledgeFolders.id })
    .from(knowledgeFolders)
    .where(and(eq(knowledgeFolders.workspaceId, workspaceId), inArray(knowledgeFolders.id, wanted)));
  if (known.length < wanted.length) throw new AppError('not_found', 'Folder not found. It may have been deleted.');
  const files = await tx
    .select({ id: knowledgeFiles.id })
    .from(knowledgeFiles)
    .where(and(eq(knowledgeFiles.workspaceId, workspaceId), inArray(knowledgeFiles.folderId, wanted)));
  return files.map(({ id }) => id);
}

const sourceOfDraft = ({ question, phrasings, spokenAnswer }: DraftEntry, language: string): Source => ({
  pieceId: draftId,
  fileId: draftId,
  title: question,
  headings: [],
  page: null,
  language,
  text: spokenAnswer,
  sentences: splitSentences(spokenAnswer, language),
  phrasings: [question, ...phrasings],
});

/** Counts what no row has, an entry that is not saved and what preferences say, as if one had. */
function withMore(found: Candidates, more: readonly Source[]): Candidates {
  if (more.length === 0) return found;
  const { pieces, averageLength, piecesWith } = factsOf(more);
  const { facts } = found;
  // "Constructor" is a word as well, and every plain object has one.
  const known = Object.assign(Object.create(null) as Record<string, number>, facts.piecesWith);
  for (const [term, count] of Object.entries(piecesWith)) known[term] = (known[term] ?? 0) + count;
  const words = facts.pieces * facts.averageLength + pieces * averageLength;
  return {
    ...found,
    sources: [...found.sources, ...more],
    facts: {
      pieces: facts.pieces + pieces,
      averageLength: words / (facts.pieces + pieces),
      piecesWith: known,
    },
    versions: { ...found.versions, ...Object.fromEntries(more.map(({ pieceId }) => [pieceId, 0])) },
  };
}

/** What was found by its words, and what is like the question though it has none of them. */
function withAlike(pieces: Found['pieces'], alike: readonly string[], most: number): Found['pieces'] {
  if (alike.length === 0) return pieces;
  const known = new Map(pieces.map((piece) => [piece.pieceId, piece]));
  return mergeRanks([...known.keys()], alike)
    .slice(0, most)
    .map((pieceId) => known.get(pieceId) ?? { pieceId, score: 0, marks: [] });
}

/** Asks the documents of a workspace. @throws AppError not_found for a folder, too_many_requests */
export async function searchKnowledge(scope: Scope, look: Look): Promise<KnowledgeFound> {
  const { services, workspaceId } = scope;
  const { text, limit } = look;
  const alike = await findAlike(scope, text);
  // A file that is read anew meanwhile answers by its pieces before or by the new ones, never by none.
  const { language, found, own } = await services.db.snapshot(workspaceId, async (tx) => {
    const files = look.folderIds === null ? null : await filesIn(tx, workspaceId, look.folderIds);
    const spoken = look.language ?? (await commonLanguage(tx, workspaceId));
    const meant: Alternatives = look.synonym ? alternativeOf(look.synonym, spoken) : {};
    return {
      language: spoken,
      found: await findCandidates(tx, workspaceId, { text, language: spoken, own: meant }, files, alike),
      own: factSources(await readBusinessFacts(tx, workspaceId), spoken),
    };
  });
  const more = [...own, ...(look.draft ? [sourceOfDraft(look.draft, language)] : [])];
  const { sources, facts, alternatives, versions } = withMore(found, more);
  const byId = new Map(sources.map((source) => [source.pieceId, source]));
  const ranked =
    sources.length === 0
      ? { pieces: [], answer: null, best: null, maybe: null }
      : await rankInWorker({ asked: { text, language, alternatives }, sources, facts, most: limit });
  const answerOf = ({ pieceId, ...said }: FoundSentence): FoundAnswer => {
    const { fileId, title } = byId.get(pieceId)!;
    return { ...said, pieceId, fileId, title, version: versions[pieceId]! };
  };
  return {
    items: withAlike(
      ranked.pieces,
      alike.filter((id) => byId.has(id)),
      limit,
    ).map(({ pieceId, score, marks }) => {
      const { fileId, title, headings, page, text: pieceText } = byId.get(pieceId)!;
      return { pieceId, fileId, title, headings: [...headings], page, text: pieceText, score, marks };
    }),
    answer: ranked.answer && answerOf(ranked.answer),
    best: ranked.best && answerOf(ranked.best),
    maybe: ranked.maybe && { ...answerOf(ranked.maybe), question: ranked.maybe.question },
    threshold,
  };
}
