import type { Pause, SpokenToken } from './spoken-token.ts';

/** Pictures, control characters and markup: nothing to say. */
const unspoken = /[\p{Extended_Pictographic}\p{C}*_`~|^#{}[\]<>\\]/gu;

/** Text of any language in words as it is written; the engine itself reads numbers and symbols of its language. */
export function plainTokens(text: string, language: string): SpokenToken[] {
  const tokens: SpokenToken[] = [];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) tokens.push({ text: segment, spoken: segment, after: '', pause: 'none' });
    else if (tokens.length > 0) tokens.at(-1)!.after += segment;
  }
  for (const [index, token] of tokens.entries()) {
    token.pause = isOrdinary(token, tokens[index + 1]) ? 'none' : pauseOf(token.after);
    token.after = token.after.replaceAll(unspoken, ' ').replaceAll(/\s+/g, ' ');
  }
  if (tokens.length > 0 && tokens.at(-1)!.pause === 'none') tokens.at(-1)!.pause = 'sentence';
  return tokens;
}

/** A full stop that ends no sentence: behind a day ("26. November"), a letter ("z. B.") or before a small letter. */
function isOrdinary({ text, after }: SpokenToken, next: SpokenToken | undefined): boolean {
  if (next === undefined || !/^\.\s$/.test(after)) return false;
  return /^\p{Ll}/u.test(next.text) || /^(\p{L}|\d{1,2})$/u.test(text);
}

function pauseOf(gap: string): Pause {
  if (/\n\s*\n/.test(gap)) return 'paragraph';
  if (/\n|[.!?…؟።]["'»”’)]*(\s|$)|[。！？।։۔]/.test(gap)) return 'sentence';
  return /[,;:—–،؛](\s|$)|[，、；：፣]/.test(gap) ? 'clause' : 'none';
}
