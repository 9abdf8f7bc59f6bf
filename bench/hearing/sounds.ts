import { concatPcm, soundRange } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import { openSpeech } from '#voice/engines/catalog.ts';

/** What the bench of hearing listens to: sentences of the embedded voices, and noises made by seeded code. All of 16 kHz. */

export const rate = 16_000;

/** Numbers from 0 to 1 that are the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lines that callers say, from a word to a sentence, each by another voice in turn. */
const lines = [
  'Yes.',
  'No, thank you.',
  'Next Thursday at half past two.',
  'My name is John Smith.',
  'I would like to book an appointment for a haircut.',
  'Tomorrow.',
  'Could you tell me how much that costs?',
  'It is five five five, zero one two three.',
  'In the afternoon would be better for me.',
  'Operator.',
  'I have a leaking roof over the kitchen, and it is getting worse.',
  'That is right.',
];
const voices = [
  ['sarah', 'en-US'],
  ['michael', 'en-US'],
  ['emma', 'en-US'],
  ['david', 'en-US'],
  ['sarah', 'en-GB'],
  ['david', 'en-GB'],
] as const;
const talk =
  'and so we went down to the station, where the trains were late again, and nobody could say why that was, so we waited for an hour and talked about the weather and the prices of houses';

/** Sentences without the silence around them, and six voices that talk on and on. */
export async function spoken(cacheDir: string): Promise<{ lines: Float32Array[]; talkers: Float32Array[] }> {
  const speech = await openSpeech({ cacheDir, cacheBytes: 100_000_000, workers: 1 });
  async function say(text: string, n: number): Promise<Float32Array> {
    const [voice, language] = voices[n % voices.length]!;
    const parts: Int16Array[] = [];
    let from = rate;
    const signal = new AbortController().signal;
    const request = { text, voice, language, speed: 1, priority: 'call', fairnessKey: 'bench', signal } as const;
    for await (const { pcm, sampleRate } of speech.synthesize(request)) {
      parts.push(pcm);
      from = sampleRate;
    }
    const whole = await resample(concatPcm(parts), from, rate);
    const range = soundRange(whole, 200) ?? { start: 0, end: whole.length };
    return Float32Array.from(whole.subarray(range.start, range.end), (sample) => sample / 32_768);
  }
  try {
    const made: Float32Array[] = [];
    for (const [n, line] of lines.entries()) made.push(await say(line, n));
    const talkers: Float32Array[] = [];
    for (let n = 0; n < voices.length; n++) talkers.push(await say(talk, n));
    return { lines: made, talkers };
  } finally {
    await speech.close();
  }
}

type Noise = (length: number, talkers: readonly Float32Array[]) => Float32Array;

const pink: Noise = (length) => {
  const random = seeded(7);
  let [a, b, c] = [0, 0, 0];
  return Float32Array.from({ length }, () => {
    const white = random() * 2 - 1;
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return a + b + c + white * 0.1848;
  });
};

/** Keys of a keyboard: 30 ms of ringing and noise, every 70 to 290 ms. */
const keys: Noise = (length) => {
  const random = seeded(11);
  const sound = new Float32Array(length);
  for (let at = 0; at < length; at += Math.floor(rate * (0.07 + 0.22 * random()))) {
    const hertz = 1_500 + 2_500 * random();
    for (let n = 0; n < 0.03 * rate && at + n < length; n++) {
      const fade = Math.exp(-n / (0.006 * rate));
      sound[at + n] = fade * (Math.sin((2 * Math.PI * hertz * n) / rate) + (random() * 2 - 1));
    }
  }
  return sound;
};

/** Chords of six harmonics that fade, one each half second. */
const music: Noise = (length) => {
  const random = seeded(13);
  const sound = new Float32Array(length);
  for (let at = 0; at < length; at += rate / 2) {
    const root = 110 * 2 ** (Math.floor(random() * 18) / 12);
    for (const note of [1, 1.25, 1.5])
      for (let harmonic = 1; harmonic <= 6; harmonic++)
        for (let n = 0; n < rate && at + n < length; n++)
          sound[at + n]! +=
            (Math.exp(-n / (0.4 * rate)) * Math.sin((2 * Math.PI * root * note * harmonic * n) / rate)) / harmonic;
  }
  return sound;
};

const looped = (sound: Float32Array, length: number, from: number) =>
  Float32Array.from({ length }, (_, n) => sound[(n + from) % sound.length]!);

const babble: Noise = (length, talkers) => {
  const all = talkers.map((talker, n) => looped(talker, length, n * 17_000));
  return Float32Array.from({ length }, (_, n) => all.reduce((sum, one) => sum + one[n]!, 0));
};

const otherVoice: Noise = (length, talkers) => looped(talkers[1]!, length, 5_000);

export const noises = { pink, keys, music, babble, 'other voice': otherVoice };

/** Loudness of what sounds, in full scale: quiet places of a noise do not make it softer. */
export function activeRms(sound: Float32Array): number {
  const parts: number[] = [];
  for (let at = 0; at + 320 <= sound.length; at += 320) {
    let sum = 0;
    for (let n = 0; n < 320; n++) sum += sound[at + n]! ** 2;
    parts.push(sum / 320);
  }
  const loudest = Math.max(...parts);
  const active = parts.filter((part) => part > loudest / 1_000);
  return Math.sqrt(active.reduce((sum, part) => sum + part, 0) / Math.max(1, active.length));
}
