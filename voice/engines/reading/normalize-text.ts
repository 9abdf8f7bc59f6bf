import { englishRules } from './english/english-rules.ts';
import { hasRule } from './english/word-rules.ts';
import { firstMatch, type Match } from './rule.ts';
import type { Pause, SpokenToken } from './spoken-token.ts';

/** As much of what stands between two words as can matter for the pause. */
const longestGap = 20;

/** Abbreviations that may end a sentence; behind the others ("Dr.", "U.S.") a capital is a name. */
const mayEndSentence = /(?:[ap]\.m|etc|inc|ltd|corp|jr|sr|ave|rd|blvd|st|mins?|hrs?)\.$/i;

/**
 * English text as an engine can read it aloud: numbers, money, dates, times, phone numbers, addresses and acronyms
 * in words. Each token keeps what was written, so that the time of a word can be told in the words of the text.
 * Markup, emoji and letters of other alphabets leave nothing. Works as far as it is read, so that a long text does
 * not hold up anyone.
 * @param tag which English, by BCP 47: it tells the order of days
 */
export function* englishTokens(text: string, tag = 'en-US'): Generator<SpokenToken> {
  const rules = englishRules(tag);
  const shouting = !/\p{Ll}/u.test(text) && /(?<!\p{Lu})\p{Lu}{2,}\W+\p{Lu}+\W+\p{Lu}/u.test(text);
  let last: SpokenToken | undefined;
  let gap = '';
  let position = 0;
  while (position < text.length) {
    const nothing = matchAt(nothingToSay, text, position);
    if (nothing !== undefined) {
      gap = (gap + nothing).slice(-longestGap);
      position += nothing.length;
      continue;
    }
    const match = plainWord(text, position) ?? firstMatch(rules, text, position, shouting);
    if (match === undefined || match.spoken === '') {
      const skipped = match?.written ?? text[position]!;
      gap = (gap + (match === undefined ? skipped : ' ')).slice(-longestGap);
      position += skipped.length;
      continue;
    }
    if (last !== undefined) yield rested(last, gap);
    last = { text: match.written.trim(), spoken: match.spoken, after: ' ', pause: 'none' };
    position += match.written.length;
    gap = endsSentence(match, text.slice(position, position + 4)) ? '.' : '';
  }
  if (last !== undefined) yield rested(last, `${gap}\n`);
}

/** English text in words, as one line. */
export function normalizeText(text: string, tag?: string): string {
  return [...englishTokens(text, tag)]
    .map((token) => token.spoken + token.after)
    .join('')
    .trim();
}

/** Runs of characters with which no rule begins: white space, most punctuation, pictures. */
const nothingToSay = /(?:[^\p{L}\p{N}.,@&*+=%‰°€£$¥₹₩₽₺₿¢×÷#('’‘~<>≤≥≠≈±√§№→℃℉/−‐‑‒–—-]|\.(?![\p{L}\p{N}])|,(?!\d))+/uy;

function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

/** Most words need no rule: letters, small behind the first, that no list knows. */
const plainPattern = /[A-Za-z][a-z]{1,39}(?=[\s,;!?])/y;

function plainWord(text: string, position: number): Match | undefined {
  const word = matchAt(plainPattern, text, position);
  return word === undefined || hasRule(word.toLowerCase()) ? undefined : { written: word, spoken: word };
}

function endsSentence({ written, spoken }: Match, next: string): boolean {
  if (!written.endsWith('.') || spoken === 'saint') return false;
  return /^\s*$/.test(next) || (mayEndSentence.test(written) && /^\s+["“]?\p{Lu}/u.test(next));
}

/** A word with the pause that follows from what stands behind it. */
function rested(token: SpokenToken, gap: string): SpokenToken {
  const pause = pauseOf(gap);
  const mark = /\?/.test(gap) ? '?' : /!/.test(gap) ? '!' : '.';
  return { ...token, pause, after: pause === 'none' ? ' ' : pause === 'clause' ? ', ' : `${mark} ` };
}

function pauseOf(gap: string): Pause {
  if (/\n\s*\n/.test(gap)) return 'paragraph';
  if (/[.!?]/.test(gap) || /\n/.test(gap)) return 'sentence';
  return /[,;:—–()[\]…]|\s-+\s/.test(gap) ? 'clause' : 'none';
}
