import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { concatPcm } from '#voice/audio/pcm.ts';
import { openResampler } from '#voice/audio/resample.ts';
import { decodeWav, type Sound } from '#voice/audio/wav.ts';
import { systemClock } from '#voice/clock.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import type { LocalEar } from './ear-folder.ts';
import { EarProcess } from './ear-process.ts';
import { EarError, hearFile } from './hear-file.ts';
import { wordErrors, wordsOf } from './word-error.ts';

/** An ear is tried by sentences whose words are known, before it is used. */

/** Recordings of a folder that are listened to, and the longest of them, in seconds. */
const most = { recordings: 4, seconds: 40 };

/** What callers say, without figures, which each ear writes in its own way. */
const sentences: Record<string, readonly string[]> = {
  en: [
    'Hello, I would like to make an appointment for a haircut.',
    'Tomorrow afternoon would be best for me.',
    'Could you please tell me how much that costs?',
    'No thank you, that is all for today.',
  ],
  de: [
    'Guten Tag, ich möchte gern einen Termin vereinbaren.',
    'Morgen Nachmittag wäre mir am liebsten.',
    'Können Sie mir bitte sagen, was das kostet?',
    'Nein danke, das war alles für heute.',
  ],
  es: [
    'Hola, me gustaría pedir una cita para un corte de pelo.',
    'Mañana por la tarde me vendría mejor.',
    '¿Me puede decir cuánto cuesta, por favor?',
    'No, gracias, eso es todo por hoy.',
  ],
  fr: [
    'Bonjour, je voudrais prendre un rendez-vous.',
    'Demain après-midi me conviendrait le mieux.',
    'Pouvez-vous me dire combien cela coûte ?',
    'Non merci, ce sera tout pour aujourd’hui.',
  ],
};

export interface Tried {
  /** Words that were said, and how many of them it got wrong; of its own recordings, and of an embedded voice. */
  recordings: Counted;
  spoken: Counted;
  /** Seconds of computing for a second of sound. */
  realTimeFactor: number;
}
export interface Counted {
  words: number;
  errors: number;
}

interface KnownSound {
  sound: Sound;
  text: string;
}

/** Recordings that a folder brings with what is said in them: `test_wavs/0.wav`, and `0.wav TEXT` in `trans.txt`. */
async function recordingsOf(folder: string): Promise<KnownSound[]> {
  const inside = join(folder, 'test_wavs');
  const names = new Set(await readdir(inside).catch(() => []));
  const lines = (await readFile(join(inside, 'trans.txt'), 'utf8').catch(() => '')).split('\n');
  const known: KnownSound[] = [];
  for (const line of lines) {
    const [, file = '', text = ''] = /^(\S+)\s+(\S.*)$/.exec(line.trim()) ?? [];
    const name = [file, `${file}.wav`].find((one) => names.has(one) && one.endsWith('.wav'));
    if (name === undefined || known.length >= most.recordings) continue;
    try {
      const sound = decodeWav(await readFile(join(inside, name)));
      if (sound.samples.length <= sound.sampleRate * most.seconds) known.push({ sound, text });
    } catch {
      // A recording in another form tells nothing of the ear.
    }
  }
  return known;
}

async function spokenBy(speech: SpeechSynthesizer, language: string, text: string): Promise<Sound | undefined> {
  const claim = { priority: 'request', fairnessKey: '', signal: new AbortController().signal } as const;
  const parts: Int16Array[] = [];
  let sampleRate = 16_000;
  for await (const chunk of speech.synthesize({ text, voice: 'sarah', language, speed: 1, ...claim })) {
    parts.push(chunk.pcm);
    sampleRate = chunk.sampleRate;
  }
  const samples = concatPcm(parts);
  if (samples.length === 0) return undefined;
  const resampler = await openResampler(sampleRate, 16_000);
  const out = concatPcm([resampler.push(samples), resampler.flush()]);
  resampler.close();
  return { samples: out, sampleRate: 16_000 };
}

/**
 * Has an ear hear what is known, in its own process.
 * @param speech speaks sentences of callers in its languages, where the folder's own recordings are not enough
 * @throws EarError where it can't be loaded, or doesn't answer
 */
export async function tryEar(ear: LocalEar, library: string, speech: SpeechSynthesizer): Promise<Tried> {
  const process = new EarProcess({ ear, library, clock: systemClock });
  const isMany = ear.languages.length > 1;
  let computedMs = 0;
  let soundMs = 0;
  const hear = async ({ samples, sampleRate }: Sound, language: string) => {
    const begun = performance.now();
    const pieces = await hearFile({ samples, sampleRate }, { process, isMany }, language);
    computedMs += performance.now() - begun;
    soundMs += (samples.length * 1000) / sampleRate;
    return pieces.map(({ text }) => text).join(' ');
  };
  const count = (sum: Counted, said: string, heard: string) => {
    sum.words += wordsOf(said).length;
    sum.errors += Math.min(wordErrors(said, heard), wordsOf(said).length);
  };
  const recordings: Counted = { words: 0, errors: 0 };
  const spoken: Counted = { words: 0, errors: 0 };
  try {
    // Loads the model, whose time is not that of hearing.
    await hear({ samples: new Int16Array(8_000), sampleRate: 16_000 }, ear.languages[0]!);
    computedMs = 0;
    soundMs = 0;
    for (const { sound, text } of await recordingsOf(ear.folder)) {
      count(recordings, text, await hear(sound, ear.languages[0]!));
    }
    for (const language of ear.languages) {
      for (const text of sentences[language] ?? []) {
        const sound = await spokenBy(speech, language === 'en' ? 'en-US' : language, text);
        if (sound) count(spoken, text, await hear(sound, language));
      }
    }
    if (soundMs === 0) await hear({ samples: new Int16Array(16_000), sampleRate: 16_000 }, ear.languages[0]!);
  } catch (error) {
    const { complaint } = process;
    if (!(error instanceof EarError) || complaint === '') throw error;
    throw new EarError({ ...error.fault, message: `${error.message} ${complaint}` });
  } finally {
    process.stop();
  }
  const realTimeFactor = Math.max(0.001, Number((computedMs / soundMs).toPrecision(2)));
  return { recordings, spoken, realTimeFactor };
}
