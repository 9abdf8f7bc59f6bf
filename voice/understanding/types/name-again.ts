import { givenNames } from '#voice/languages/given-names.ts';
import type { Utterance } from '../utterance.ts';
import { fold, type Word } from '../words.ts';
import type { Part } from './left-over.ts';

/** Letters of a name at least that is said alone, and once more within the whole of it. */
const fewestLetters = 3;

/**
 * "Sommer like the season, Anneliese Sommer", "Lefebvre with b v r e, Mathilde Lefebvre": a family's name alone, something about
 * it, and at the end the whole. Null where it isn't said so.
 * @param alone the name that was found; null where none was
 */
export function nameAgain({ words, language }: Utterance, alone: string | null): Part | null {
  const { names, harmless } = language;
  const to = words.length;
  const last = words[to - 1];
  let from = to - 2;
  // "Yannick le Goff".
  while (from > 0 && names.particles.has(words[from]!.text)) from -= 1;
  const given = words[from];
  if (!last || !given || to < 4 || last.text.length < fewestLetters || given.text.length < fewestLetters) return null;
  // One of both stood alone before: "Sommer …, Anneliese Sommer", "Iñaki with an ñ, Iñaki Etxeberria".
  const isBefore = ({ text }: Word) => words.findIndex((word) => word.text === text) < from - 1;
  const said = [last, given].find(isBefore);
  const isAlone =
    said !== undefined && (alone === null || names.particles.has(fold(alone)) || fold(alone) === said.text);
  const isOther = [last, given].some(({ text }) =>
    [names.never, names.sentences, names.particles, harmless, language.articles].some((set) => set.has(text)),
  );
  // Where no name stands alone before it, only what is often a given name tells that this is one.
  if (!isAlone || isOther || (alone === null && !givenNames.has(given.text))) return null;
  // "Juan Carlos Rey".
  while (from > 1 && givenNames.has(words[from - 1]!.text)) from -= 1;
  return { from, to };
}
