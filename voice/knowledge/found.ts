import type { Search, Spoken } from './find-answer.ts';
import { type Alternatives, readQuestion } from './question.ts';
import { countOf, type RankedPiece } from './rank-pieces.ts';
import type { Facts, Source } from './source.ts';
import { bagOf } from './source.ts';
import { termsOf } from './words.ts';

/** Words of a question in a text, by their characters, the end not included. */
export interface Mark {
  from: number;
  to: number;
}

/** A search as plain JSON, which a thread can hand to another. */
export interface Found {
  pieces: { pieceId: string; score: number; marks: Mark[] }[];
  answer: FoundSentence | null;
  best: FoundSentence | null;
  maybe: (FoundSentence & { question: string }) | null;
}

export interface FoundSentence {
  text: string;
  pieceId: string;
  sentence: string;
  confidence: number;
}

/** What was asked, and what it may be looked for by. */
export interface AskedQuestion {
  text: string;
  language: string;
  alternatives?: Alternatives;
}

const rounded = (n: number) => Math.round(n * 1000) / 1000;

function marksIn(asked: AskedQuestion, { read: { source } }: RankedPiece, facts: Facts): Mark[] {
  const wanted = readQuestion(asked.text, asked.language, facts, asked.alternatives).wanted.filter(
    ({ weight }) => weight > 0.3,
  );
  return termsOf(source.text, source.language)
    .filter((term) => wanted.some((word) => countOf(bagOf([term]), word) > 0))
    .map(({ from, to }) => ({ from, to }));
}

const sentenceOf = ({ text, source, sentence, confidence }: Spoken): FoundSentence => ({
  text,
  sentence,
  confidence: rounded(confidence),
  pieceId: source.pieceId,
});

/** A search without what only its own thread can use. @param most pieces that are told of */
export function foundOf(
  asked: AskedQuestion,
  { pieces, answer, best, maybe }: Search,
  facts: Facts,
  most: number,
): Found {
  return {
    pieces: pieces
      .filter(({ score }) => score > 0)
      .slice(0, most)
      .map((piece) => ({
        pieceId: piece.read.source.pieceId,
        score: rounded(piece.score),
        marks: marksIn(asked, piece, facts),
      })),
    answer: answer && sentenceOf(answer),
    best: best && sentenceOf(best),
    maybe: maybe && { ...sentenceOf(maybe.answer), question: maybe.question },
  };
}

/** What a thread that ranks is given. */
export interface RankingTask {
  asked: AskedQuestion;
  sources: Source[];
  facts: Facts;
  most: number;
}
