import type { Pause, SpokenToken } from './spoken-token.ts';

/** Pictures, control characters and markup: nothing to say. */
const unspoken = /[\p{Extended_Pictographic}\p{C}*_`~|^#{}[\]<>\\]/gu;

/** Text of any language in words as it is written; the engine itself reads numbers and symbols of its language. */
export function* plainTokens(text: string, language: string): Generator<SpokenToken> {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let word: string | undefined;
  let gap = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) {
      gap += segment;
      continue;
    }
    if (word !== undefined) yield token(word, gap, segment);
    word = segment;
    gap = '';
  }
  if (word !== undefined) yield token(word, `${gap}\n`, undefined);
}

function token(word: string, gap: string, next: string | undefined): SpokenToken {
  const pause = isOrdinary(word, gap, next) ? 'none' : pauseOf(gap);
  // "und/oder": no one says the slash.
  const said = gap === '/' && /\p{L}$/u.test(word) && /^\p{L}/u.test(next ?? '') ? ' ' : gap;
  return { text: word, spoken: word, after: said.replaceAll(unspoken, ' ').replaceAll(/\s+/g, ' '), pause };
}

/** A full stop that ends no sentence: behind a day ("26. November"), a letter ("z. B.") or before a small letter. */
function isOrdinary(word: string, gap: string, next: string | undefined): boolean {
  if (next === undefined || !/^\.\s$/.test(gap)) return false;
  return /^\p{Ll}/u.test(next) || /^(\p{L}|\d{1,2})$/u.test(word);
}

function pauseOf(gap: string): Pause {
  if (/\n\s*\n/.test(gap)) return 'paragraph';
  if (/\n|[.!?…؟።]["'»”’)]*(\s|$)|[。！？।։۔]/.test(gap)) return 'sentence';
  return /[,;:—–،؛](\s|$)|[，、；：፣]/.test(gap) ? 'clause' : 'none';
}
