import type { Alternatives } from './question.ts';
import { soundOf, soundsApart } from './sounds.ts';
import { stemOf } from './words.ts';

/** How far a word may be from what was said, in sounds: short ones are too like each other. */
const mayBeWrong = (word: string) => (word.length < 4 ? 0 : word.length < 5 ? 0.5 : word.length < 7 ? 1 : 1.5);
/** What a repaired word is worth less for each sound that was changed. */
const costOfSound = 0.15;
/** Sounding the same makes two words closer than their letters say. */
const sameSound = 0.5;
const mostRepairs = 2;

/** Endings behind which a stem hides: where one was misheard, the word has another stem. */
const endings: Record<string, readonly string[]> = {
  en: ['ing', 'ings', 'ed', 'es', 's', 'er', 'ment', 'tion', 'ly', 'ant', 'ent', 'ance', 'ence', 'ity', 'able'],
};

/** The stems that a word may have if its ending was misheard, too. @param word in lower case without accents */
export function stemsHeard(word: string, language: string): string[] {
  const found = new Set([stemOf(word, language)]);
  for (const ending of endings[language.slice(0, 2)] ?? []) {
    const [start, end] = [word.slice(0, -ending.length), word.slice(-ending.length)];
    if (start.length >= 3 && end !== ending && soundsApart(end, ending, 1) <= 0.5)
      found.add(stemOf(start + ending, language));
  }
  return [...found].filter((stem) => stem.length >= 3 && mayBeWrong(word) > 0);
}

/** Sounds of a key that are enough for two words that sound the same to be one, however they are spelt. */
const enoughSounds = 5;

/** How far a word that was heard is from one that is known, in sounds; infinitely, where it can not have been that. */
function heardApart(stems: readonly string[], known: string, word: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (const stem of stems) {
    const most = mayBeWrong(stem.length === known.length ? word : stem);
    const [apart, sound] = [soundsApart(stem, known, most), soundOf(stem)];
    const same = apart > 0 && sound === soundOf(known);
    if (apart <= most) least = Math.min(least, same ? apart * sameSound : apart);
    else if (same && sound.length >= enoughSounds) least = Math.min(least, 1);
  }
  return least;
}

/** A word that may have been meant: how it is looked for, and how it is said where that is known. */
export interface KnownWord {
  term: string;
  word?: string;
  pieces: number;
}

/**
 * Words of the documents that an unknown one may be a mishearing of, the likeliest first.
 * @param word in lower case without accents, as it was heard
 */
export function repairsOf(word: string, language: string, vocabulary: Iterable<KnownWord>): Alternatives[string] {
  if (mayBeWrong(word) === 0 || /\d/.test(word)) return [];
  const stems = stemsHeard(word, language);
  const near = new Map<string, KnownWord & { apart: number }>();
  for (const known of vocabulary) {
    if (known.term.length < 3 || /\d/.test(known.term)) continue;
    const apart = known.word ? heardApart([word], known.word, word) : heardApart(stems, known.term, word);
    if (Number.isFinite(apart) && apart < (near.get(known.term)?.apart ?? Number.POSITIVE_INFINITY))
      near.set(known.term, { ...known, apart });
  }
  const least = Math.min(...[...near.values()].map(({ apart }) => apart));
  return [...near.values()]
    .filter(({ apart }) => apart === least)
    .sort((a, b) => b.pieces - a.pieces || (a.term < b.term ? -1 : 1))
    .slice(0, mostRepairs)
    .map(({ term, apart }) => ({ term, share: 1 - costOfSound * apart }));
}

/** Letters of the shortest part of a compound. */
const shortestPart = 4;
const partShare = 0.6;

/** The two-part readings of a compound: each beginning and end that may be a word of its own. */
export function partsOf(term: string): [first: string, last: string][] {
  const parts: [string, string][] = [];
  for (let at = shortestPart; at <= term.length - shortestPart; at += 1) {
    const [first, last] = [term.slice(0, at), term.slice(at)];
    parts.push([first, last]);
    // "Öffnung-s-zeiten": the sound between the parts belongs to neither.
    if (last.startsWith('s') && last.length > shortestPart) parts.push([first, last.slice(1)]);
  }
  return parts;
}

/** The parts of a compound that documents have. @param has whether a word stands in them @param needed how many of the two */
export function compoundOf(term: string, has: (part: string) => boolean, needed: 1 | 2): Alternatives[string] {
  const whole = partsOf(term).find((parts) => parts.every(has));
  const found =
    whole ??
    (needed === 2
      ? []
      : partsOf(term)
          .flatMap(([first, last]) => [last, first].filter(has))
          .slice(0, 1));
  return [...new Set(found)].map((part) => ({ term: part, share: partShare }));
}

/** How a word stands at the beginning and at the end of a compound: a longer word may lose more of its ending. */
export function partsInCompounds(word: string, language: string): string[] {
  const before = 'x'.repeat(shortestPart);
  const last = stemOf(before + word, language).slice(before.length);
  return [...new Set([stemOf(word, language), last])].filter((part) => part.length >= shortestPart);
}

/** Words of the documents that are a compound with an unknown one: "Hauspreise" for "Preise". */
export function compoundsWith(
  word: string,
  language: string,
  vocabulary: Iterable<{ term: string; pieces: number }>,
): Alternatives[string] {
  const parts = partsInCompounds(word, language);
  return [...vocabulary]
    .filter(({ term }) =>
      parts.some(
        (part) => term.length >= part.length + shortestPart - 1 && (term.startsWith(part) || term.endsWith(part)),
      ),
    )
    .sort((a, b) => a.term.length - b.term.length || (a.term < b.term ? -1 : 1))
    .slice(0, mostRepairs)
    .map(({ term }) => ({ term, share: partShare }));
}
