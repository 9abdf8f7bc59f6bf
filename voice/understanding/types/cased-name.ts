import type { Utterance } from '../utterance.ts';
import { isRaisedAt } from './name-end.ts';
import { isLetter, isSign, isTitle, labelAt } from './name-parts.ts';

/** Whether the person who wrote it down writes names with capitals: a word inside a sentence has one. */
export const isCased = ({ words, text }: Utterance): boolean =>
  words.some(
    ({ from, to }, at) =>
      at > 0 &&
      /^\p{Lu}\p{L}/u.test(text.slice(from, to)) &&
      !/[.!?…"“]/.test(text.slice(words[at - 1]!.to, from)) &&
      text[from + 1] !== "'",
  );

/** Where a name ends whose words have capitals, and begins: words in lower case beside them are none of it. */
export function raisedPart(utterance: Utterance, from: number, to: number): { from: number; to: number } {
  const { words, language } = utterance;
  const { names, spelling } = language;
  const isPart = (at: number) =>
    isRaisedAt(utterance, at) ||
    isLetter(words[at]) ||
    isTitle(words, at, names) ||
    names.particles.has(words[at]!.text) ||
    words[at]!.text in spelling.signs;
  const first = words.findIndex((_, at) => at >= from && at < to && isRaisedAt(utterance, at));
  const isTold = words.some(
    (_, at) => at >= from && at < to && (labelAt(words, at, names) || spelling.spells.has(words[at]!.text)),
  );
  if (first < 0 || isTold || !isCased(utterance)) return { from, to };
  const begin = words.findIndex((_, at) => at >= from && words.slice(at, first).every((_, n) => isPart(at + n)));
  const end = words.findIndex((_, at) => at > first && at < to && !isPart(at) && !isSign(words[at]!));
  // "Marge, well, Margaret Olsen": which of them is meant is told in another way.
  const isMore = end >= 0 && words.slice(end, to).some((_, at) => isRaisedAt(utterance, end + at));
  return { from: begin, to: end < 0 || isMore ? to : end };
}
