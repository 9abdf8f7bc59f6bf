import { negations, opposites } from './opposites.data.ts';
import type { Question } from './question.ts';
import type { ReadSentence } from './source.ts';

/** A question that only sounds negative: "don't you have", "why can't I", "isn't there". */
const politeNot =
  /^(?:(?:and|but|so|well|oh) )?(?:why )?(?:don't|doesn't|didn't|isn't|aren't|can't|couldn't|won't|wouldn't|haven't|hasn't|shouldn't)\b/;

/** Whether a question is for what is not: "which tours are not flat". */
function asksForNot(question: Question): boolean {
  if (politeNot.test(question.text.toLowerCase().replace(/’/g, "'"))) return false;
  const words = negations[question.language.slice(0, 2)];
  return words !== undefined && question.words.some((word) => words.has(word));
}

/** 1 where the question is for what is not and the sentence says what is. */
export function saysWhatIs(question: Question, sentence: ReadSentence): number {
  if (!asksForNot(question)) return 0;
  const words = negations[question.language.slice(0, 2)]!;
  return sentence.terms.some(({ word }) => words.has(word)) ? 0 : 1;
}

/** 1 where the sentence has the opposite of a word of the question, and not the word: "the last" where the first is asked for. */
export function saysOpposite(question: Question, sentence: ReadSentence): number {
  const known = opposites[question.language.slice(0, 2)];
  if (!known) return 0;
  const words = new Set(sentence.terms.map(({ word }) => word));
  return question.words.some((word) => {
    const others = known.get(word);
    return others && !words.has(word) && [...others].some((other) => words.has(other));
  })
    ? 1
    : 0;
}
