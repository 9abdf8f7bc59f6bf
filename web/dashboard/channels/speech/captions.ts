import type { TimedWord } from './clip-sound.ts';

/** Words that are shown at a time. */
const wordsShown = 12;

/** The words around a moment, and which of them is being spoken (-1: none yet). */
export function captionAt(words: readonly TimedWord[], ms: number): { line: readonly TimedWord[]; current: number } {
  const spoken = words.findLastIndex(({ startMs }) => startMs <= ms);
  const from = Math.floor(Math.max(0, spoken) / wordsShown) * wordsShown;
  return { line: words.slice(from, from + wordsShown), current: spoken < 0 ? -1 : spoken - from };
}
