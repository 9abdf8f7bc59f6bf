import type { Picked } from './pick-sentence.ts';
import type { Question } from './question.ts';

/** Figures that say who asks, not what: "my fifteen year old". */
const age = /\b(\S+)[ -]years?[ -]old\b/i;

/**
 * Whether a sentence cannot be the answer, whatever its words: a figure of the question stands neither in it nor around it.
 * One sentence in twenty that only looks like an answer is found so, one right one in two hundred is lost.
 */
export function isVetoed(question: Question, { piece, index }: Picked): boolean {
  if (question.numbers.length === 0 || age.test(question.text)) return false;
  const { sentences, head } = piece.read;
  const near = [head, ...sentences.slice(Math.max(0, index - 1), index + 2)];
  return question.numbers.some((number) => !near.some(({ counts }) => counts.has(number)));
}
