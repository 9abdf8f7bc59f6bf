import type { SpokenWord } from './tts.ts';

/** Words are spread over the sound by their letters: what was heard of it when the caller interrupts. */
export function wordsOver(text: string, ms: number): SpokenWord[] {
  const words = text.split(/\s+/).filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let at = 0;
  return words.map((word) => {
    const startMs = (at / letters) * ms;
    at += word.length + 1;
    return { text: word, startMs, endMs: (at / letters) * ms };
  });
}
