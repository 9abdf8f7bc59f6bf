// SPDX-License-Identifier: GPL-3.0-or-later
// What espeak-ng makes of text, as IPA: `node programs/espeak-ng/phonemes.js fr < sentences.txt`. To look at, not to run by.
import { createInterface } from 'node:readline';
import load from '@echogarden/espeak-ng-emscripten';

const [voice = 'en'] = process.argv.slice(2);
const { eSpeakNGWorker } = await load();
const espeak = new eSpeakNGWorker();
espeak.set_voice(voice, voice);
for await (const text of createInterface({ input: process.stdin })) {
  const { ipa } = espeak.synthesize_ipa(text);
  process.stdout.write(`${text}\t${ipa.replaceAll('_', '').trim().replaceAll(/\s+/g, ' ')}\n`);
}
process.exit(0);
