// SPDX-License-Identifier: GPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { openDataFiles } from './data-files.js';
import { wasiFor } from './wasi.js';

/** espeak-ng in this process, one text at a time. `loader` is the URL of the script of the package with the data. */
export function loadEspeak(loader) {
  const module = new WebAssembly.Module(readFileSync(new URL('espeak-ng.wasm', import.meta.url)));
  /** Who gets the words and the sound of the text that is being spoken. */
  let listener;
  const memory = () => espeak.memory;
  const { exports: espeak } = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasiFor(openDataFiles(loader), memory, (text) => process.stderr.write(text)),
    host: {
      word: (position, ms) => listener.word(position, ms),
      sound: (at, count) => (listener.sound(new Int16Array(memory().buffer, at, count)) ? 1 : 0),
    },
  });
  espeak._initialize();
  const sampleRate = espeak.start();
  if (sampleRate <= 0) throw new Error('The voice data of espeak-ng cannot be read.');

  /** Text in the memory of espeak-ng, for as long as `use` runs. */
  function lend(text, use) {
    const bytes = Buffer.from(`${text.replaceAll('\0', ' ')}\0`, 'utf8');
    const at = espeak.malloc(bytes.length);
    new Uint8Array(memory().buffer).set(bytes, at);
    const result = use(at);
    espeak.free(at);
    return result;
  }

  return {
    sampleRate,
    /** Answers whether there is such a voice; its files are read again each time. */
    setVoice: (name) => lend(name, (at) => espeak.set_voice(at)) === 0,
    /**
     * Speaks plain text. `to.word` gets where a word begins (character, from 1) and when (ms), `to.sound` gets samples
     * that are valid only until it returns; when it answers true, the speech ends there. Answers whether it went well.
     */
    speak(text, rate, volume, to) {
      listener = to;
      return lend(text, (at) => espeak.speak(at, rate, volume)) === 0;
    },
  };
}
