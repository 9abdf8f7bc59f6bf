import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { titleOf } from '#server/knowledge/files/store-pieces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { knowledgeFiles, knowledgePhrasings, knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import { knowledgeTerms, knowledgeTotals } from '#server/platform/db/schema/knowledge-index.table.ts';
import { likelyTerms } from '#voice/knowledge/likely-topic.ts';
import { type Alternatives, searchTerms } from '#voice/knowledge/question.ts';
import { partsInCompounds, partsOf, repairsOf, stemsHeard } from '#voice/knowledge/repair-words.ts';
import type { Facts, Source } from '#voice/knowledge/source.ts';
import { topicTerms } from '#voice/knowledge/topic.ts';
import { type UnknownWord, unknownWords, withRepairs } from '#voice/knowledge/unknown-words.ts';
import { mergeRanks, withinFiles } from '../likeness/find-alike.ts';
import { synonymsFor } from './synonyms.ts';

/** Pieces that the database hands over for ranking: among these is the right one in 99 of 100. */
const mostCandidates = 50;
/** Words written like one that is not known. */
const mostAlike = 20;
/** Stems that one may have: its own, and with an ending that was misheard. */
const mostStems = 2;
/** Compounds with one that is not known. */
const mostCompounds = 5;
/** Unknown words of one question that are looked after: what has more is in another language. */
const mostUnknown = 4;

export interface Candidates {
  sources: Source[];
  facts: Facts;
  alternatives: Alternatives;
  /** The version that a piece is of, by its id. */
  versions: Record<string, number>;
}

const textArray = (items: readonly string[]): SQL =>
  sql`array[${sql.join(
    items.map((item) => sql`${item}`),
    sql`, `,
  )}]::text[]`;
const idArray = (items: readonly string[]): SQL => sql`${`{${items.join(',')}}`}::uuid[]`;

/** In how many pieces stems stand. */
async function piecesWith(tx: Tx, workspaceId: string, terms: readonly string[]): Promise<Record<string, number>> {
  if (terms.length === 0) return {};
  const rows = await tx
    .select({ term: knowledgeTerms.term, pieces: knowledgeTerms.pieces })
    .from(knowledgeTerms)
    .where(and(eq(knowledgeTerms.workspaceId, workspaceId), inArray(knowledgeTerms.term, [...terms])));
  // "Constructor" is a word as well, and every plain object has one.
  return Object.assign(Object.create(null), Object.fromEntries(rows.map(({ term, pieces }) => [term, pieces])));
}

/** What words that no document has may stand for: misheard ones, and compounds. */
async function repair(
  tx: Tx,
  workspaceId: string,
  unknown: readonly UnknownWord[],
  language: string,
  { alternatives, facts }: Pick<Candidates, 'alternatives' | 'facts'>,
) {
  const alike = new Map<string, { term: string; pieces: number }[]>();
  for (const { term, word } of unknown) {
    const rows = new Map<string, { term: string; pieces: number }>();
    const add = async (statement: SQL) => {
      for (const row of await readRows(tx, { term: 'text', pieces: 'number' }, statement)) rows.set(row.term, row);
    };
    for (const stem of [...new Set([term, ...stemsHeard(word, language)])].slice(0, mostStems))
      await add(sql`select term, pieces from find_terms_like(${stem}, ${mostAlike})`);
    // What was misheard is in no compound.
    const isHeard = repairsOf(word, language, rows.values()).length > 0;
    for (const part of isHeard ? [] : partsInCompounds(word, language))
      await add(sql`select term, pieces from find_terms_with(${part}, ${mostCompounds})`);
    alike.set(term, [...rows.values()]);
  }
  const parts = await piecesWith(tx, workspaceId, [...new Set(unknown.flatMap(({ term }) => partsOf(term).flat()))]);
  const found = withRepairs(
    unknown,
    language,
    alternatives,
    (term) => alike.get(term) ?? [],
    (part) => part in parts,
  );
  const near = Object.fromEntries([...alike.values()].flat().map(({ term, pieces }) => [term, pieces]));
  return { alternatives: found, facts: { ...facts, piecesWith: { ...facts.piecesWith, ...near, ...parts } } };
}

/** The entries of the FAQ among files, with the ways in which each is asked. */
async function phrasingsOf(tx: Tx, workspaceId: string, fileIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (fileIds.length === 0) return found;
  const rows = await tx
    .select({ fileId: knowledgePhrasings.fileId, question: knowledgePhrasings.question })
    .from(knowledgePhrasings)
    .where(and(eq(knowledgePhrasings.workspaceId, workspaceId), inArray(knowledgePhrasings.fileId, fileIds)))
    .orderBy(asc(knowledgePhrasings.position));
  for (const { fileId, question } of rows) found.set(fileId, [...(found.get(fileId) ?? []), question]);
  return found;
}

/** Pieces with what they are ranked by, as an agent would quote them. */
async function readPieces(
  tx: Tx,
  workspaceId: string,
  ids: string[],
): Promise<Pick<Candidates, 'sources' | 'versions'>> {
  if (ids.length === 0) return { sources: [], versions: {} };
  const rows = await tx
    .select({ piece: knowledgePieces, file: knowledgeFiles })
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
    .where(and(eq(knowledgePieces.workspaceId, workspaceId), inArray(knowledgePieces.id, ids)));
  const entries = rows.filter(({ file }) => file.kind === 'faq').map(({ file }) => file.id);
  const phrasings = await phrasingsOf(tx, workspaceId, [...new Set(entries)]);
  const sources = rows.map(({ piece, file }): Source => {
    // The first piece of an entry is what the agent says; what can be read follows.
    const spoken = file.kind === 'faq' && piece.position === 0 ? file.spokenAnswer : null;
    return {
      pieceId: piece.id,
      fileId: file.id,
      title: titleOf(file),
      headings: piece.headings,
      page: piece.page,
      text: spoken ?? piece.text,
      sentences: spoken === null ? piece.sentences : [spoken],
      language: piece.language,
      phrasings: spoken === null ? [] : (phrasings.get(file.id) ?? []),
    };
  });
  return { sources, versions: Object.fromEntries(rows.map(({ piece }) => [piece.id, piece.version])) };
}

/**
 * The pieces of a workspace that may answer a question, with what is known of its words.
 * @param files null: all of the workspace
 * @param alike pieces that an embedding model finds like the question, the most alike first
 */
export async function findCandidates(
  tx: Tx,
  workspaceId: string,
  asked: { text: string; language: string; own?: Alternatives },
  files: readonly string[] | null,
  alike: readonly string[] = [],
): Promise<Candidates> {
  const synonyms = { ...(await synonymsFor(tx, workspaceId, asked.language)), ...asked.own };
  const [totals] = await tx.select().from(knowledgeTotals).where(eq(knowledgeTotals.workspaceId, workspaceId));
  const pieces = totals?.pieces ?? 0;
  const first = searchTerms(asked.text, asked.language, synonyms);
  const counted: Facts = {
    pieces,
    averageLength: pieces === 0 ? 1 : totals!.words / pieces,
    piecesWith: await piecesWith(tx, workspaceId, first),
  };
  const unknown = unknownWords(asked.text, asked.language, counted, synonyms).slice(0, mostUnknown);
  const { alternatives, facts } =
    unknown.length === 0
      ? { alternatives: synonyms, facts: counted }
      : await repair(tx, workspaceId, unknown, asked.language, { alternatives: synonyms, facts: counted });
  const terms = [
    ...new Set([
      ...searchTerms(asked.text, asked.language, alternatives),
      ...topicTerms(asked.text, asked.language),
      ...likelyTerms(asked.text, asked.language),
    ]),
  ];
  if (pieces === 0 || (terms.length === 0 && alike.length === 0))
    return { sources: [], facts, alternatives, versions: {} };
  const only = files === null ? sql`null::uuid[]` : idArray(files);
  const rows = await readRows(
    tx,
    { piece_id: 'text' },
    sql`select piece_id from find_knowledge(${textArray(terms)}, ${only}, ${mostCandidates})`,
  );
  const found = await readPieces(
    tx,
    workspaceId,
    mergeRanks(
      rows.map((row) => row.piece_id),
      await withinFiles(tx, workspaceId, alike, files),
    ).slice(0, mostCandidates),
  );
  return { ...found, facts, alternatives };
}
