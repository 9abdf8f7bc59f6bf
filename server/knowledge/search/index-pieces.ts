import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/checked-writes.ts';
import { knowledgeIndex } from '#server/platform/db/schema/knowledge-index.table.ts';
import { termsOf } from '#voice/knowledge/words.ts';

/** A piece as it is stored, with what else it is found by. */
export interface PieceToIndex {
  id: string;
  fileId: string;
  /** BCP 47 of its text. */
  language: string;
  /** The name of its file, without the ending. */
  title: string;
  headings: readonly string[];
  text: string;
  /** Of an entry of questions and answers: how it is asked. */
  phrasings?: readonly string[];
}

/** PostgreSQL keeps so many places of a lexeme, and none that is higher than this. */
const mostPlaces = 255;
const highestPlace = 16_383;
/** Pieces that are stored in one statement: calls share the database. */
const atOnce = 50;

/** The words of a piece as a tsvector in text form. Stems hold letters, digits, points and colons only. */
function wordsOf({ title, headings, text, phrasings = [], language }: PieceToIndex): { words: string; length: number } {
  const places = new Map<string, number[]>();
  const terms = termsOf([title, ...headings, text, ...phrasings].join('\n'), language);
  for (const [index, { term }] of terms.entries()) {
    const at = places.get(term);
    const place = Math.min(index + 1, highestPlace);
    if (!at) places.set(term, [place]);
    else if (at.length < mostPlaces && at.at(-1)! < place) at.push(place);
  }
  const words = [...places].map(
    ([term, at]) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}':${at.join(',')}`,
  );
  return { words: words.join(' '), length: terms.length };
}

/**
 * Has pieces found by their words, in the transaction that stores them; those that were indexed before are indexed anew.
 * What is removed from the index needs no word: it goes with its piece.
 */
export async function indexPieces(tx: Tx, workspaceId: string, pieces: readonly PieceToIndex[]): Promise<void> {
  for (let from = 0; from < pieces.length; from += atOnce) {
    const some = pieces.slice(from, from + atOnce);
    await tx.delete(knowledgeIndex).where(
      and(
        eq(knowledgeIndex.workspaceId, workspaceId),
        inArray(
          knowledgeIndex.pieceId,
          some.map(({ id }) => id),
        ),
      ),
    );
    await tx.insert(knowledgeIndex).values(
      some.map((piece) => {
        const { words, length } = wordsOf(piece);
        return { workspaceId, pieceId: piece.id, fileId: piece.fileId, words: sql`${words}::tsvector`, length };
      }),
    );
  }
}
