/** Speech of tests: each word is a tone of its own, so that a stand-in of a transcriber hears exactly what was said. */

/** Milliseconds. */
const times = { word: 160, gap: 60 };
/** Hertz: what a telephone carries, in steps that a count of periods tells apart. */
const tones = { lowest: 400, step: 25, highest: 3_300 };
const loud = 9_000;
const audible = 1_500;

const words: string[] = [];

function toneOf(word: string): number {
  let index = words.indexOf(word);
  if (index < 0) index = words.push(word) - 1;
  const tone = tones.lowest + index * tones.step;
  if (tone > tones.highest) throw new RangeError('More words than there are tones.');
  return tone;
}

/** Samples in which a text is said. */
export function codedSpeech(text: string, sampleRate: number): Int16Array {
  const said = text.split(/\s+/).filter(Boolean);
  const wordSamples = (sampleRate * times.word) / 1000;
  const step = wordSamples + (sampleRate * times.gap) / 1000;
  const samples = new Int16Array(said.length * step);
  for (const [at, word] of said.entries()) {
    const turn = (2 * Math.PI * toneOf(word)) / sampleRate;
    for (let n = 0; n < wordSamples; n++) samples[at * step + n] = Math.round(loud * Math.sin(turn * n));
  }
  return samples;
}

export const silence = (ms: number, sampleRate: number): Int16Array => new Int16Array((sampleRate * ms) / 1000);

/** Words of a sound, in order; one that is not over yet is none. */
export function decodeSpeech(samples: ArrayLike<number>, sampleRate: number): string[] {
  const window = sampleRate / 100;
  const heard: string[] = [];
  let from = -1;
  for (let at = 0; at + window <= samples.length; at += window) {
    let peak = 0;
    for (let n = at; n < at + window; n++) peak = Math.max(peak, Math.abs(samples[n]!));
    if (peak > audible && from < 0) from = at;
    if (peak <= audible && from >= 0) {
      const word = wordIn(samples, from, at, sampleRate);
      if (word !== undefined) heard.push(word);
      from = -1;
    }
  }
  return heard;
}

/** The word of a tone between two places, from how often it crosses zero. */
function wordIn(samples: ArrayLike<number>, from: number, to: number, sampleRate: number): string | undefined {
  let first = -1;
  let last = -1;
  let crossings = 0;
  for (let at = from + 1; at < to; at++) {
    if (samples[at - 1]! < 0 && samples[at]! >= 0) {
      if (first < 0) first = at;
      else crossings += 1;
      last = at;
    }
  }
  if (crossings < 10) return undefined;
  const hertz = (crossings * sampleRate) / (last - first);
  return words[Math.round((hertz - tones.lowest) / tones.step)];
}
