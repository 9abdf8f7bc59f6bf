import { fold } from '#voice/understanding/words.ts';
import { numberWords } from './number-words.data.ts';
import { stemEnglish } from './stems/english.ts';
import { stemDutch, stemFrench, stemGerman, stemIberian, stemItalian } from './stems/others.ts';

/** A word of a text, as it is looked for. */
export interface Term {
  /** The stem, in lower case and without accents. */
  term: string;
  /** The word that it is of, in the same letters. */
  word: string;
  /** Characters of the text, the end not included. */
  from: number;
  to: number;
}

const stemmers: Record<string, (word: string) => string> = {
  en: stemEnglish,
  de: stemGerman,
  nl: stemDutch,
  es: stemIberian,
  pt: stemIberian,
  it: stemItalian,
  fr: stemFrench,
};

/** Numbers with what parts them, and words with their apostrophes and hyphens. */
const tokens = /\d+(?:[.,:'’]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:['’&-]\p{L}[\p{L}\p{M}]*)*/gu;
/** Scripts that put no space between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
/** Characters of a stem: more are no word, and no index keeps them. */
const longest = 60;

const known = new Map<string, Map<string, string>>();
/** Stems that are kept by language, so that a text costs little the second time. */
const mostKnown = 50_000;

/** The stem of a word in lower case, without accents. @param language BCP 47; without rules for it, the word itself */
export function stemOf(word: string, language: string): string {
  const base = language.slice(0, 2).toLowerCase();
  let kept = known.get(base);
  if (!kept || kept.size > mostKnown) {
    kept = new Map();
    known.set(base, kept);
  }
  let stem = kept.get(word);
  if (stem === undefined) {
    // "Constructor" is a word as well.
    const numbers = numberWords[base] ?? {};
    stem = Object.hasOwn(numbers, word) ? numbers[word]! : stemmers[base]?.(word) || word;
    kept.set(word, stem.slice(0, longest));
  }
  return stem.slice(0, longest);
}

/** "1,000" is 1000, "3.50" is 3.5 and "09:00" is 9: the ways to write one number. */
function plainNumber(text: string): string {
  const clock = /^0?(\d{1,2}):(\d{2})$/.exec(text);
  if (clock) return clock[2] === '00' ? clock[1]! : `${clock[1]}:${clock[2]}`;
  const whole = text.replace(/[.,'’](?=\d{3}(?!\d))/g, '').replace(/,/g, '.');
  return /^\d+\.\d+$/.test(whole) ? whole.replace(/0+$/, '').replace(/\.$/, '') : whole.replace(/^0+(?=\d)/, '');
}

function termsOfToken(token: string, from: number, language: string): Term[] {
  const to = from + token.length;
  if (/^\d/.test(token)) {
    const number = plainNumber(token).slice(0, longest);
    return [{ term: number, word: number, from, to }];
  }
  const folded = fold(token).replace(/'s$/, '').replace(/'/g, '');
  const parts = folded.split(/[-&]/).filter(Boolean);
  if (parts.length < 2) {
    const word = parts[0]?.slice(0, longest);
    return word ? [{ term: stemOf(word, language), word, from, to }] : [];
  }
  // "Wi-Fi" is found as "wifi", too.
  return [...parts, parts.join('')].map((part) => {
    const word = part.slice(0, longest);
    return { term: stemOf(word, language), word, from, to };
  });
}

/** The words of a text in order, as they are looked for. @param language BCP 47 */
export function termsOf(text: string, language: string): Term[] {
  const terms: Term[] = [];
  for (const match of text.matchAll(tokens)) {
    const [token] = match;
    if (!unspaced.test(token)) {
      terms.push(...termsOfToken(token, match.index, language));
      continue;
    }
    for (const part of new Intl.Segmenter(language, { granularity: 'word' }).segment(token))
      if (part.isWordLike) terms.push(...termsOfToken(part.segment, match.index + part.index, language));
  }
  return terms;
}

/** The 4-grams of words with a space at both ends, which need no grammar and forgive a wrong letter. */
export function gramsOf(words: readonly string[]): string[] {
  const grams: string[] = [];
  for (const word of words) {
    const padded = ` ${word} `;
    if (padded.length <= 4) grams.push(padded);
    for (let at = 0; at + 4 <= padded.length; at += 1) if (padded.length > 4) grams.push(padded.slice(at, at + 4));
  }
  return grams;
}
