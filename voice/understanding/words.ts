/** One word of an utterance as a grammar sees it, with its place in what was said. */
export interface Word {
  /** In lower case, without accents: "août" is `aout`. */
  text: string;
  /** Characters of the utterance, the end not included. */
  from: number;
  to: number;
  /** No space lies between this and the word before. */
  glued: boolean;
  /** A comma, a full stop or the like lies before it. Transcribers often write none. */
  pause: boolean;
}

/** Letters with their apostrophes, a row of digits, or a single sign. */
const pieces = /(\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*)|(\d+)|(\S)/gu;

/** Signs that only part words. Between digits, a comma, a full stop and a hyphen mean something. */
const pauses = new Set([
  ',',
  '.',
  ';',
  '!',
  '?',
  '…',
  '"',
  '“',
  '”',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '¿',
  '¡',
  '—',
  '–',
]);
const quiet = new Set(['-', "'", '’', '`', '*']);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant.
const ascii = /^[\u0000-\u007f]*$/;

/** In lower case and without accents, as the words of grammars are written. */
export function fold(text: string): string {
  // Most words have nothing to take off, and each turn folds thousands.
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l');
}

const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

/** Whether a sign belongs to the number that it stands in or before: `1,000`, `3.5`, `2026-11-24`, `-4`. */
function isOfNumber(text: string, at: number, sign: string): boolean {
  if (!isDigit(text[at + 1]) && !(sign === '-' && text[at + 1] === ' ' && isDigit(text[at + 2]))) return false;
  // A power of ten: `1e-3`.
  if (sign === '-' && /\de$/i.test(text.slice(Math.max(0, at - 2), at))) return true;
  if (sign === '-') return isDigit(text[at - 1]) ? text[at + 1] !== ' ' : at === 0 || text[at - 1] === ' ';
  if (sign === '.') return isDigit(text[at - 1]) || at === 0 || text[at - 1] === ' ';
  // ",08" begins an answer; elsewhere a comma before digits is one that stands in the wrong place.
  if (sign === ',' && at === 0) return true;
  return isDigit(text[at - 1]);
}

/** "p.m.", "p. m." and "p m" are one word; "a, m" are two letters. */
function joinHalves(words: Word[], text: string): Word[] {
  const out: Word[] = [];
  const isLetter = (word: Word | undefined) => /^\p{L}$/u.test(word?.text ?? '');
  for (const [at, word] of words.entries()) {
    const before = out.at(-1);
    const isParted = before !== undefined && text.slice(before.to, word.from).includes(',');
    // Not among letters that are spelled: "n i a m h".
    const isSpelled = isLetter(out.at(-2)) || isLetter(words[at + 1]);
    if (word.text === 'm' && before && /^[ap]$/.test(before.text) && !isSpelled && !isParted) {
      out[out.length - 1] = { ...before, text: `${before.text}m`, to: word.to };
    } else out.push(word);
  }
  return out;
}

/**
 * The words of an utterance, in order. Signs that only part words are left out.
 * @param most words after which the rest is not looked at
 */
export function wordsOf(text: string, most = Number.POSITIVE_INFINITY): Word[] {
  const words: Word[] = [];
  let pause = false;
  let end = -1;
  for (const match of text.matchAll(pieces)) {
    if (words.length >= most) break;
    const [whole, , , sign] = match;
    const from = match.index;
    const to = from + whole.length;
    if (sign !== undefined && !((pauses.has(sign) || sign === '-') && isOfNumber(text, from, sign))) {
      if (pauses.has(sign)) pause = true;
      if (pauses.has(sign) || quiet.has(sign)) continue;
    }
    words.push({ text: fold(whole), from, to, glued: from === end, pause });
    pause = false;
    end = to;
  }
  return joinHalves(words, text);
}
