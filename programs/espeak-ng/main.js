// SPDX-License-Identifier: GPL-3.0-or-later
// Text in, speech out, by espeak-ng. The protocol is in README.md.
import { createInterface } from 'node:readline';
import loadEspeak from '@echogarden/espeak-ng-emscripten';

const engine = new (await loadEspeak()).eSpeakNGWorker();

/** espeak-ng always reads markup; these stand for themselves. */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text as espeak-ng must get it, and for each code point of that the code point of ours it stands for. */
function plainText(text) {
  let escaped = '';
  const origin = [];
  for (const [index, character] of [...text].entries()) {
    const written = entities[character] ?? character;
    escaped += written;
    for (const _ of written) origin.push(index);
  }
  return { escaped, origin };
}

/** The voice that is set: to set one reads its files again, which takes longer than a short sentence. */
let current;

function setVoice(voice) {
  if (voice === current) return;
  current = undefined;
  if (engine.set_voice(voice) !== 0) throw new Error(`There is no voice "${voice}".`);
  current = voice;
}

function speak({ id, voice, rate, volume, text }) {
  setVoice(voice);
  engine.set_rate(rate);
  engine.set_volume(volume);
  const { escaped, origin } = plainText(text);
  const chunks = [];
  const words = [];
  engine.synthesize(escaped, (samples, events) => {
    if (samples) chunks.push(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    for (const event of events ?? []) {
      if (event.type !== 'word') continue;
      // espeak-ng counts from 1, and a little past the end in some languages.
      words.push([origin[event.text_position - 1] ?? origin.length, event.audio_position]);
    }
    return false;
  });
  return { head: { id, sampleRate: engine.get_samplerate(), words }, samples: Buffer.concat(chunks) };
}

function write(head, samples) {
  const json = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(samples.length, 4);
  process.stdout.write(Buffer.concat([lengths, json, samples]));
}

// The first runs are slow until the engine is compiled; nobody shall wait for that.
for (let run = 0; run < 3; run++)
  speak({ id: 0, voice: 'gmw/en-US+f2', rate: 175, volume: 100, text: 'Hello, how are you today?' });

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  try {
    const { head, samples } = speak(request);
    write(head, samples);
  } catch (error) {
    write({ id: request.id, error: error instanceof Error ? error.message : String(error) }, Buffer.alloc(0));
  }
}
