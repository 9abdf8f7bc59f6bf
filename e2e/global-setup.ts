import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { concatPcm } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { openSpeech } from '#voice/engines/catalog.ts';
import { startSharedServer } from './shared-server.ts';

const microphone = path.resolve(import.meta.dirname, '../node_modules/.cache/parley/microphone.wav');

/** What Chromium's fake microphone plays in a loop: real speech, made by our own engine. */
async function makeMicrophone() {
  if (existsSync(microphone)) return;
  const folder = path.dirname(microphone);
  mkdirSync(folder, { recursive: true });
  const speech = await openSpeech({ cacheDir: path.join(folder, 'speech'), cacheBytes: 50_000_000 });
  const pieces: Int16Array[] = [];
  let sampleRate = 16_000;
  const request = {
    text: 'Hello, I would like to answer your questions, and I speak clearly into my microphone.',
    voice: 'michael',
    language: 'en-US',
    speed: 1,
    priority: 'job' as const,
    fairnessKey: 'tests',
    signal: AbortSignal.timeout(30_000),
  };
  for await (const chunk of speech.synthesize(request)) {
    pieces.push(chunk.pcm);
    sampleRate = chunk.sampleRate;
  }
  await speech.close();
  writeFileSync(microphone, encodeWav({ samples: concatPcm(pieces), sampleRate }));
}

export default async function setup(): Promise<() => Promise<void>> {
  const [close] = await Promise.all([startSharedServer(), makeMicrophone()]);
  return close;
}
