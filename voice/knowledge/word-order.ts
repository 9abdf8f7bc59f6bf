import type { Question, Wanted } from './question.ts';
import type { ReadSentence } from './source.ts';

/** Words between two that belong together, at most. */
const reach = 6;
/** A word that counts: weights are logarithms of how rare it is. */
const tells = 0.8;

const isOf = ({ term, others }: Wanted, other: string) =>
  term === other || others.some((one) => one.share > 0.4 && one.term === other);

/**
 * How much of a question's neighbouring words stand near each other in a sentence, in the same order and turned round, as
 * shares of 0 to 1: "who replaced the Normans" is not answered by "the Normans replaced".
 */
export function orderIn(question: Question, sentence: ReadSentence): { same: number; turned: number } {
  const words = question.wanted.filter(({ weight }) => weight > tells);
  const places = words.map((word) => sentence.terms.flatMap(({ term }, at) => (isOf(word, term) ? [at] : [])));
  let [all, same, turned] = [0, 0, 0];
  for (let at = 1; at < words.length; at += 1) {
    const worth = Math.min(words[at - 1]!.weight, words[at]!.weight);
    all += worth;
    let [ahead, behind] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const first of places[at - 1]!)
      for (const second of places[at]!) {
        if (second > first) ahead = Math.min(ahead, second - first);
        if (second < first) behind = Math.min(behind, first - second);
      }
    if (ahead <= reach && ahead <= behind) same += worth;
    else if (behind <= reach) turned += worth;
  }
  return all === 0 ? { same: 0, turned: 0 } : { same: same / all, turned: turned / all };
}
