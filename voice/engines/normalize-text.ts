import { rules, type Surroundings } from './english-rules.ts';
import type { Pause, SpokenToken } from './spoken-token.ts';

/** Abbreviations that may end a sentence; behind the others ("Dr.", "U.S.") a capital is a name. */
const mayEndSentence = /(?:[ap]\.m|etc|inc|ltd|corp|jr|sr|ave|rd|blvd|st|mins?|hrs?)\.$/i;

/**
 * English text as an engine can read it aloud: numbers, money, dates, times, phone numbers, addresses and acronyms
 * in words. Each token keeps what was written, so that the time of a word can be told in the words of the text.
 * Markup, emoji and letters of other alphabets leave nothing.
 */
export function englishTokens(text: string): SpokenToken[] {
  const tokens: SpokenToken[] = [];
  const shouting = !/\p{Ll}/u.test(text) && /\p{Lu}{2,}\W+\p{Lu}+\W+\p{Lu}/u.test(text);
  let gap = '';
  let position = 0;
  while (position < text.length) {
    const previous = /[.!?\n]/.test(gap) ? '' : (tokens.at(-1)?.text ?? '');
    const match = firstMatch(text, position, { previous, shouting });
    if (match === undefined) {
      gap += text[position]!;
      position += 1;
      continue;
    }
    position += match.written.length;
    if (match.spoken === '') {
      gap += ' ';
      continue;
    }
    rest(tokens.at(-1), gap);
    tokens.push({ text: match.written.trim(), spoken: match.spoken, after: ' ', pause: 'none' });
    gap = endsSentence(match, text.slice(position, position + 4)) ? '.' : '';
  }
  rest(tokens.at(-1), `${gap}\n`);
  return tokens;
}

/** English text in words, as one line. */
export function normalizeText(text: string): string {
  return englishTokens(text)
    .map((token) => token.spoken + token.after)
    .join('')
    .trim();
}

interface Match {
  written: string;
  spoken: string;
}

function firstMatch(
  text: string,
  position: number,
  known: Pick<Surroundings, 'previous' | 'shouting'>,
): Match | undefined {
  const before = text.slice(Math.max(0, position - 4), position);
  for (const { pattern, say } of rules) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match === null) continue;
    const written = match[0];
    const end = position + written.length;
    const spoken = say(match, { ...known, before, next: text.slice(end, end + 40) });
    if (spoken !== undefined) return { written, spoken };
  }
  return undefined;
}

function endsSentence({ written, spoken }: Match, next: string): boolean {
  if (!written.endsWith('.') || spoken === 'saint') return false;
  return /^\s*$/.test(next) || (mayEndSentence.test(written) && /^\s+["“]?\p{Lu}/u.test(next));
}

/** Sets the pause of the word before a gap from what stands in the gap. */
function rest(token: SpokenToken | undefined, gap: string): void {
  if (token === undefined) return;
  const pause = pauseOf(gap);
  const mark = /\?/.test(gap) ? '?' : /!/.test(gap) ? '!' : '.';
  token.pause = pause;
  token.after = pause === 'none' ? ' ' : pause === 'clause' ? ', ' : `${mark} `;
}

function pauseOf(gap: string): Pause {
  if (/\n\s*\n/.test(gap)) return 'paragraph';
  if (/[.!?]/.test(gap) || /\n/.test(gap)) return 'sentence';
  return /[,;:—–()[\]…]|\s-+\s/.test(gap) ? 'clause' : 'none';
}
