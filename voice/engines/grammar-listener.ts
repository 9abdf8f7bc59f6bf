import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { concatPcm, samplesIn } from '#voice/audio/pcm.ts';
import { encodeWav } from '#voice/audio/wav.ts';

/**
 * Ears for tests of sound: says which of some sentences a recording holds. Debian's pocketsphinx with a grammar of
 * exactly these sentences; it is right nearly always where free dictation would be wrong every second time.
 */
const run = promisify(execFile);
const model = '/usr/share/pocketsphinx/model/en-us';
const rate = 16_000;
/** Silence around the speech, in ms, which the transcriber needs to find the ends. */
const padding = { before: 300, behind: 500 };

/** A little noise, always the same, in the band that a telephone leaves empty and the transcriber's model expects. */
export function withNoise(samples: Int16Array): Int16Array {
  let state = 1;
  const noise = () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return (state / 0x3fff_ffff - 1) * 170;
  };
  return samples.map((sample) => Math.max(-32_768, Math.min(32_767, sample + noise())));
}

/**
 * What is heard in each recording (16 kHz), out of `sentences` in lower case with words of the CMU dictionary; empty
 * where none fits. A grammar finds the nearest of its sentences, so give it some that are near to the right one.
 */
export async function listen(recordings: readonly Int16Array[], sentences: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'listen-'));
  try {
    const rules = sentences.join(' | ');
    await writeFile(join(folder, 'all.gram'), `#JSGF V1.0;\ngrammar all;\npublic <sentence> = ${rules};\n`);
    for (const [index, speech] of recordings.entries()) {
      const [before, behind] = [padding.before, padding.behind].map((ms) => new Int16Array(samplesIn(ms, rate)));
      const samples = concatPcm([before!, speech, behind!]);
      await writeFile(join(folder, `${index}.wav`), encodeWav({ samples, sampleRate: rate }));
    }
    await writeFile(join(folder, 'list'), recordings.map((_, index) => `${index}\n`).join(''));
    const args = {
      hmm: `${model}/en-us`,
      dict: `${model}/cmudict-en-us.dict`,
      jsgf: join(folder, 'all.gram'),
      adcin: 'yes',
      adchdr: '44',
      cepdir: folder,
      cepext: '.wav',
      ctl: join(folder, 'list'),
      hyp: join(folder, 'heard'),
      logfn: '/dev/null',
    };
    await run(
      'pocketsphinx_batch',
      Object.entries(args).flatMap(([name, value]) => [`-${name}`, value]),
    );
    const lines = (await readFile(join(folder, 'heard'), 'utf8')).trimEnd().split('\n');
    return lines.map((line) => line.replace(/\s*\(\S+ -?\d+\)$/, ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
