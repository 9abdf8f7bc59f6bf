// SPDX-License-Identifier: GPL-3.0-or-later
// Text in, speech out, by espeak-ng. The protocol is in README.md.
import { createInterface } from 'node:readline';
import { loadEspeak } from './engine.js';

const engine = loadEspeak(new URL(import.meta.resolve('@echogarden/espeak-ng-emscripten')));

/** An answer ends here: ten minutes of sound. Letters in an endless row can be read for hours. */
const longestMs = 600_000;

/** The voice that is set: to set one reads its files again, which takes longer than a short sentence. */
let current;

function setVoice(voice) {
  if (voice === current) return;
  current = undefined;
  if (!engine.setVoice(voice)) throw new Error(`There’s no voice "${voice}".`);
  current = voice;
}

function speak({ id, voice, rate, volume, text }) {
  setVoice(voice);
  const { sampleRate } = engine;
  const length = [...text].length;
  const chunks = [];
  const words = [];
  let bytesLeft = (longestMs / 1000) * sampleRate * Int16Array.BYTES_PER_ELEMENT;
  const spoken = engine.speak(text, rate, volume, {
    // espeak-ng counts from 1, and a little past the end in some languages.
    word: (position, ms) => words.push([Math.min(position - 1, length), ms]),
    sound(samples) {
      chunks.push(Buffer.from(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)));
      bytesLeft -= samples.byteLength;
      return bytesLeft < 0;
    },
  });
  if (bytesLeft < 0) throw new Error(`This text takes longer than ${longestMs / 60_000} minutes to speak.`);
  if (!spoken) throw new Error('espeak-ng could not speak this text.');
  return { head: { id, sampleRate, words }, chunks };
}

/** One frame; corked, so that it leaves in one piece without being copied into one. */
function write(head, chunks) {
  const json = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(
    chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    4,
  );
  process.stdout.cork();
  for (const part of [lengths, json, ...chunks]) process.stdout.write(part);
  process.stdout.uncork();
}

// The first runs are slow until the engine is compiled; nobody shall wait for that.
for (let run = 0; run < 3; run++)
  speak({ id: 0, voice: 'gmw/en-US+f2', rate: 175, volume: 100, text: 'Hello, how are you today?' });

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  try {
    const { head, chunks } = speak(request);
    write(head, chunks);
  } catch (error) {
    // What went wrong inside espeak-ng itself may have left it broken: then this process ends and another is started.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    write({ id: request.id, error: error instanceof Error ? error.message : String(error) }, []);
  }
}
