import type { SpokenWord } from '../engines/tts.ts';

/** What a caller heard of an utterance when he interrupted it. */

/** A word counts as heard when no more than this was missing, in ms. */
const toleranceMs = 50;

/** Position behind each spoken word in the text, where the word stands there in order; else -1. */
function positions(text: string, words: readonly SpokenWord[]): number[] {
  let from = 0;
  return words.map((word) => {
    const at = text.indexOf(word.text, from);
    if (at < 0 || word.text === '') return -1;
    from = at + word.text.length;
    return from;
  });
}

/** Roughly the syllables of a word: its groups of vowels; digits take one each. */
function weight(word: string): number {
  return Math.max(1, (word.match(/[aeiouyäöü]+|\d/gi) ?? []).length);
}

function byShare(text: string, share: number): string {
  const words = [...text.matchAll(/\S+/g)];
  const total = words.reduce((sum, word) => sum + weight(word[0]), 0);
  let spoken = 0;
  let end = 0;
  for (const word of words) {
    spoken += weight(word[0]);
    if (spoken > total * share) break;
    end = word.index + word[0].length;
  }
  return text.slice(0, end);
}

/**
 * The part of `text` that was heard in the first `heardMs` of its audio: a prefix that ends behind a word. By the
 * times of the words; where the engine gave none, by their share of syllables. `totalMs` is the whole audio's length.
 */
export function heardText(text: string, words: readonly SpokenWord[], heardMs: number, totalMs: number): string {
  if (heardMs <= 0 || totalMs <= 0) return '';
  if (heardMs + toleranceMs >= totalMs) return text;
  const ends = positions(text, words);
  if (ends.every((end) => end < 0)) return byShare(text, heardMs / totalMs);
  let end = 0;
  for (const [index, word] of words.entries()) {
    if (word.endMs > heardMs + toleranceMs) break;
    end = Math.max(end, ends[index]!);
  }
  if (end === 0) return '';
  // The sentence's mark goes with its last word.
  return text.slice(0, end) + (/^[.,;:!?…)"'”]+/.exec(text.slice(end))?.[0] ?? '');
}

/** Where to go on after a pause at `heardMs`: at the beginning of the word that was cut. */
export function resumePoint(words: readonly SpokenWord[], heardMs: number): number {
  const cut = words.find((word) => word.startMs < heardMs && word.endMs > heardMs);
  return cut?.startMs ?? heardMs;
}
