import type { Topic } from '#voice/languages/everyday-topic.ts';
import { fold } from '#voice/understanding/words.ts';
import { lightWords } from './light-words.data.ts';
import { isGrammar, isManners, type Question, type Wanted } from './question.ts';
import { countOf, type RankedPiece } from './rank-pieces.ts';
import type { ReadSentence } from './source.ts';
import { asideWords, topics } from './topics.ts';
import { stemOf, termsOf } from './words.ts';

/** The sentence that answers what is asked every day. */
export interface OnTopic {
  piece: RankedPiece;
  index: number;
  /** Whether the question names what it is on: "what is Pro a month?" asks for one price. */
  isNamed: boolean;
}

/** A question in the letters of the patterns: words with one space between them, apostrophes inside of words kept in French. */
const plainOf = (text: string, language: string): string =>
  fold(text)
    .replace(language.startsWith('fr') ? /[^\p{L}\d'-]+/gu : /[^\p{L}\d-]+/gu, ' ')
    .trim();

const topicsOf = (language: string) => topics[language.slice(0, 2)] ?? [];

/** What a question is on, of what businesses are asked every day, with the words that say so. */
function topicIn(text: string, language: string): { topic: Topic; words: ReadonlySet<string> } | null {
  const plain = plainOf(text, language);
  for (const topic of topicsOf(language)) {
    const found = [...plain.matchAll(new RegExp(topic.asks, 'g'))].map(([said]) => said);
    if (found.length > 0) return { topic, words: new Set(termsOf(found.join(' '), language).map(({ word }) => word)) };
  }
  return null;
}

/** Stems under which documents may hold what a question is on, where they have none of its own words. */
export function topicTerms(text: string, language: string): string[] {
  const found = topicIn(text, language);
  return found ? found.topic.heads.split(' ').map((word) => stemOf(word, language)) : [];
}

/** Whether words are on what businesses are asked every day. */
export const namesTopic = (text: string, language: string): boolean => topicIn(text, language) !== null;

/** Whether a word names nothing that a question could be on. */
export const isEmpty = (word: string, language: string) =>
  isGrammar(word, language) ||
  isManners(word, language) ||
  (lightWords[language.slice(0, 2)]?.has(word) ?? false) ||
  (asideWords[language.slice(0, 2)]?.has(word) ?? false) ||
  word.length < 2;

/** How well a sentence answers: one under a heading on the same counts twice. */
function scoreOf({ tells }: Topic, heads: ReadonlySet<string>, piece: RankedPiece, sentence: ReadSentence): number {
  if (!tells.test(fold(sentence.text))) return 0;
  return 1 + ([...heads].some((head) => piece.read.head.counts.has(head)) ? 1 : 0);
}

/**
 * The sentence that answers a question on what businesses are asked every day, where the question names nothing else: "is there
 * parking for buses?" asks for more than where to park. Null where there is none, or where the question is on no such topic.
 */
export function onTopic(question: Question, pieces: readonly RankedPiece[]): OnTopic | null {
  const { language } = question;
  const found = topicIn(question.text, language);
  if (!found) return null;
  const { topic, words } = found;
  const heads = new Set(topic.heads.split(' ').map((word) => stemOf(word, language)));
  const things = question.wanted.filter(
    ({ word, term }) => !words.has(word) && !heads.has(term) && !isEmpty(word, language),
  );
  let best: (OnTopic & { score: number }) | null = null;
  for (const piece of pieces) {
    for (const [index, sentence] of piece.read.sentences.entries()) {
      const score = scoreOf(topic, heads, piece, sentence);
      const isOn = (thing: Wanted) => countOf(sentence, thing) > 0 || countOf(piece.read.head, thing) > 0;
      if (score > (best?.score ?? 0) && things.every(isOn)) best = { piece, index, isNamed: things.length > 0, score };
    }
  }
  return best;
}
