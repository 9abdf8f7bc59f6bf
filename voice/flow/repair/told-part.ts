import type { Language } from '#voice/languages/language.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { wordsOf } from '#voice/understanding/words.ts';

/** Letters of the last part of a compound, at least, by which it is called. */
const fewestOfCompound = 4;

/** Whether a word only leads to a thing: "the", "of". */
export const isJoining = (text: string, { articles, around, names }: Language): boolean =>
  articles.has(text) || around.joins.has(text) || names.particles.has(text);

/** A part of what was told, at least a word of weight, that words name; one that they deny, if there is one. */
export function partOf(utterance: Utterance, old: string): { from: number; to: number } | null {
  const { words, language } = utterance;
  const parts = words.flatMap((_, at) => partAt(utterance, old, at) ?? []);
  const isDenied = ({ from }: { from: number }) => notBefore(utterance, beginOf(words, from, language)) > 0;
  return parts.find(isDenied) ?? parts[0] ?? null;
}

/** Where the small words begin that lead to a place. */
export function beginOf(words: Utterance['words'], at: number, language: Language): number {
  let begin = at;
  while (begin > 0 && isJoining(words[begin - 1]!.text, language)) begin -= 1;
  return begin;
}

/** How many words say "not" right before a place; none where nothing does. */
export const notBefore = ({ words, language }: Utterance, at: number): number =>
  [1, 2, 3].find((count) => at >= count && longestPhrase(words, at - count, language.edits.not) === count) ?? 0;

/** The part that begins at a place. */
function partAt(utterance: Utterance, old: string, from: number): { from: number; to: number } | null {
  const { words, language } = utterance;
  const own = wordsOf(old).map(({ text }) => text);
  // "Keine Reinigung" of a Zahnreinigung.
  const isEnd = (text: string) =>
    text.length >= fewestOfCompound && own.some((word) => word !== text && word.endsWith(text));
  const { text } = words[from]!;
  const isOfIt =
    (own.includes(text) || isEnd(text)) &&
    !isJoining(text, language) &&
    !language.empty.has(text) &&
    !language.harmless.has(text) &&
    !language.edits.not.includes(text);
  if (!isOfIt) return null;
  let to = from + 1;
  while (own.includes(words[to]?.text ?? '') && !words[to]!.pause) to += 1;
  // "Not the printer, the scanner": an article at its end is of what follows.
  while (to > from + 1 && isJoining(words[to - 1]!.text, language)) to -= 1;
  return { from, to };
}
