import { allowedThing } from './asked-thing.ts';
import { onLikelyTopic } from './likely-topic.ts';
import { isHollow, type LikeEntry, likeQuestion, matchPhrasing, sameQuestion } from './match-phrasing.ts';
import { pickSentence } from './pick-sentence.ts';
import { type Alternatives, type Question, readQuestion } from './question.ts';
import { countOf, type RankedPiece, rankPieces } from './rank-pieces.ts';
import { type Facts, readSource, type Source } from './source.ts';
import { splitSentences } from './split-sentences.ts';
import { inSpeech, spokenAnswer, spokenOnTopic } from './spoken-answer.ts';
import { certain, onSureTopic, otherThanPicked } from './sure-topic.ts';
import { onTopic } from './topic.ts';
import { verdictOn } from './verdict.ts';
import { isVetoed } from './vetoes.ts';
import { threshold } from './weights.data.ts';

/** What an agent would say to a question. */
export interface Spoken {
  /** At most two sentences of 45 words. */
  text: string;
  source: Source;
  /** The sentence that it rests on, as it stands in the document. */
  sentence: string;
  /** 0 to 1: how sure it is that this answers the question. */
  confidence: number;
}

export interface Search {
  /** The pieces that fit, best first. */
  pieces: RankedPiece[];
  /** What would be said, were it sure enough; null where nothing fits at all. */
  best: Spoken | null;
  /** What is said. */
  answer: Spoken | null;
  /** An entry of the FAQ that may be meant: worth asking for. Only where there is no answer. */
  maybe: { question: string; answer: Spoken } | null;
}

/** How sure a yes or a no is: all that the question is on stands in the sentence, and the kind of value that it names. */
const sureVerdict = 0.8;

/** How sure what is asked every day is: the sentence tells of it, and the question names nothing else. */
const sureTopic = 0.6;

/** The answer of an entry as it is said. */
const entryAnswer = (source: Source, confidence: number): Spoken => ({
  text: inSpeech(splitSentences(source.text, source.language)),
  source,
  confidence,
  sentence: source.sentences[0] ?? source.text,
});

/** Words that tell what is asked for; "email" in "what is your email address" is one. */
const leastTelling = 0.3;

/** Whether an entry is asked for whole: a word that neither it nor its phrasings have makes another question of it. */
function isWhole({ wanted, language }: Question, { source }: LikeEntry): boolean {
  const { all } = readSource(source);
  return wanted.every((one) => one.weight <= leastTelling || isHollow(one.word, language) || countOf(all, one) > 0);
}

/**
 * Answers a question from pieces of documents, without a language model: ranks them, picks the sentence that holds the
 * answer, and says how sure that is. Under the threshold nothing is answered. @param language BCP 47 of the question
 */
export function findAnswer(
  asked: { text: string; language: string; alternatives?: Alternatives },
  sources: readonly Source[],
  facts: Facts,
): Search {
  const question = readQuestion(asked.text, asked.language, facts, asked.alternatives);
  const pieces = rankPieces(question, sources, facts);
  const entry = matchPhrasing(asked.text, asked.language, sources, facts);
  if (entry && entry.likeness >= sameQuestion && isWhole(question, entry)) {
    const answer = entryAnswer(entry.source, entry.likeness);
    return { pieces, best: answer, answer, maybe: null };
  }
  const verdict = verdictOn(question, pieces);
  if (verdict) {
    const { source, sentences } = verdict.piece.read;
    const sentence = sentences[verdict.index]!.text;
    const answer = { text: inSpeech([verdict.text]), source, sentence, confidence: sureVerdict };
    return { pieces, best: answer, answer, maybe: null };
  }
  // What one thing may says nothing of another: "dogs are welcome, cats are not allowed".
  const allowed = allowedThing(question);
  const picked = pickSentence(question, pieces, undefined, (sentence) =>
    allowed.every((word) => countOf(sentence, word) > 0),
  );
  const found = picked && picked.piece.score > 0 ? picked : null;
  const best: Spoken | null = found && {
    ...(found.piece.read.source.phrasings.length > 0
      ? entryAnswer(found.piece.read.source, found.confidence)
      : { text: spokenAnswer(found), source: found.piece.read.source }),
    sentence: found.piece.read.sentences[found.index]!.text,
    confidence: isVetoed(question, found, facts) ? Math.min(found.confidence, threshold / 2) : found.confidence,
  };
  const other = found && otherThanPicked(question, pieces, found);
  if (best && best.confidence >= threshold && best.text && !other) return { pieces, best, answer: best, maybe: null };
  const topical =
    other ??
    onTopic(question, pieces) ??
    onSureTopic(question, pieces, certain) ??
    onLikelyTopic(question, pieces) ??
    onSureTopic(question, pieces);
  if (topical) {
    const { source, sentences } = topical.piece.read;
    const { text } = sentences[topical.index]!;
    const isEntry = source.phrasings.length > 0;
    const answer = isEntry
      ? entryAnswer(source, sureTopic)
      : {
          text: spokenOnTopic(topical),
          source,
          sentence: text,
          confidence: sureTopic,
        };
    return { pieces, best: answer, answer, maybe: null };
  }
  const maybe =
    entry && entry.likeness >= likeQuestion
      ? { question: entry.phrasing, answer: entryAnswer(entry.source, entry.likeness) }
      : null;
  return { pieces, best, answer: null, maybe };
}
