import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { concatPcm, durationMs } from '#voice/audio/pcm.ts';
import type { Sound } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';

/** Who tells the lessons. */
const voice = 'sarah';

/** Sentences as a voice of the house speaks them, in their order. */
export async function narrate(texts: readonly string[]): Promise<Sound[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-lessons-'));
  const speech = await openSpeech({ cacheDir: folder, cacheBytes: 50_000_000, workers: 1 });
  const spoken: Sound[] = [];
  try {
    for (const text of texts) {
      const pieces: Int16Array[] = [];
      let sampleRate = 0;
      const signal = AbortSignal.timeout(60_000);
      const request = { text, voice, language: 'en-US', speed: 1, priority: 'job', fairnessKey: 'lessons', signal };
      for await (const chunk of speech.synthesize(request as Parameters<typeof speech.synthesize>[0])) {
        pieces.push(chunk.pcm);
        sampleRate = chunk.sampleRate;
      }
      spoken.push({ samples: concatPcm(pieces), sampleRate });
    }
  } finally {
    await speech.close();
    await rm(folder, { recursive: true });
  }
  return spoken;
}

/** What is said when, in ms from the film's begin. */
export interface Said {
  text: string;
  startMs: number;
  sound: Sound;
}

/** All that is said on one track. */
export function trackOf(said: readonly Said[], totalMs: number): Sound {
  const sampleRate = said[0]!.sound.sampleRate;
  const samples = new Int16Array(Math.ceil((totalMs * sampleRate) / 1000));
  for (const { startMs, sound } of said) {
    const at = Math.round((startMs * sampleRate) / 1000);
    samples.set(sound.samples.subarray(0, Math.max(0, samples.length - at)), at);
  }
  return { samples, sampleRate };
}

/** A time as WebVTT writes it. */
const stamp = (ms: number) => new Date(Math.round(ms)).toISOString().slice(11, 23);

/** Captions as WebVTT: a cue for each sentence, as long as its share of the letters. */
export function captionsOf(said: readonly Said[]): string {
  const cues = said.flatMap(({ text, startMs, sound }) => {
    const lasts = durationMs(sound.samples, sound.sampleRate);
    let at = startMs;
    return text.split(/(?<=[.!?]) /).map((sentence) => {
      const from = at;
      at += (lasts * sentence.length) / text.length;
      return `${stamp(from)} --> ${stamp(at)}\n${sentence}\n`;
    });
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
