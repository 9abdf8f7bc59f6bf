import type { TimedText } from '#voice/engines/services/token-times.ts';

/** Silence that services leave around their speech, in ms. */
const around = { before: 120, behind: 350 };
const gapMs = 40;

export interface ToneSpeech {
  pcm: Int16Array;
  words: TimedText[];
}

/** Sound that is shaped like speech: a tone for each word, as long as its letters, between silences. */
export function toneSpeech(text: string, speed: number, sampleRate: number, amplitude = 0.3): ToneSpeech {
  const parts = text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const words: TimedText[] = [];
  let ms = around.before;
  for (const part of parts) {
    const endMs = ms + (60 + 45 * Math.min(12, part.length)) / speed;
    words.push({ text: part, startMs: ms, endMs });
    ms = endMs + gapMs;
  }
  const pcm = new Int16Array(Math.round(((ms + around.behind) * sampleRate) / 1000));
  for (const [index, { startMs, endMs }] of words.entries()) {
    const start = Math.round((startMs * sampleRate) / 1000);
    const end = Math.round((endMs * sampleRate) / 1000);
    for (let at = start; at < end; at++) {
      const swell = Math.sin((Math.PI * (at - start)) / (end - start)) ** 0.3;
      pcm[at] = Math.round(
        Math.sin((2 * Math.PI * (180 + 20 * (index % 5)) * at) / sampleRate) * swell * amplitude * 32767,
      );
    }
  }
  return { pcm, words };
}
