/** Where the sound of one sentence ends and the next begins: at a pause, near where the letters say. Plain arithmetic. */

/** Sound that has come, and how much of it was given already, in samples. */
export interface SpokenSoFar {
  pcm: Int16Array;
  rate: number;
  from: number;
}

/** Letters a second: as slow, as usual and as fast as such voices speak, and faster than any. */
const letters = { slow: 10, usual: 15, fast: 20, most: 25 };
/** A pause between sentences, in ms: at least in whole sound, where letters tell about where it is, and while more comes. */
const pauseMs = { whole: 100, stream: 200 };
/** Of a sentence's length, how far its end may be from where the letters say. */
const share = 0.4;
const frameMs = 20;
/** Of the loudest frame, and of full scale: what is quieter is a pause. */
const quiet = { share: 0.08, least: 60 };

function loudness(pcm: Int16Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += pcm[at]! * pcm[at]!;
  return Math.sqrt(sum / Math.max(1, to - from));
}

/** Samples that so many letters last at least. */
export const leastLength = (count: number, rate: number): number => Math.round((count / letters.fast) * rate);

/** The middle of the longest pause between two places; null where there is none of that length. */
export function middleOfPause({ pcm, rate }: SpokenSoFar, from: number, to: number, leastMs: number): number | null {
  const frame = (rate * frameMs) / 1000;
  const levels: number[] = [];
  for (let at = from; at + frame <= Math.min(to, pcm.length); at += frame) levels.push(loudness(pcm, at, at + frame));
  const loudest = Math.max(0, ...levels);
  let best = { start: 0, frames: 0 };
  let start = 0;
  for (const [n, level] of levels.entries()) {
    if (level >= Math.max(quiet.least, loudest * quiet.share)) start = n + 1;
    else if (n + 1 - start > best.frames) best = { start, frames: n + 1 - start };
  }
  if (best.frames * frameMs < leastMs) return null;
  return Math.round(from + (best.start + best.frames / 2) * frame);
}

const before = (ends: readonly number[], n: number) => (n === 0 ? 0 : ends[n - 1]!);

/**
 * Where sentence `n` ends in sound that has all come, with another sentence behind it.
 * @param ends letters up to the end of each sentence
 */
export function cutOfWhole(sound: SpokenSoFar, ends: readonly number[], n: number): number {
  const total = sound.pcm.length;
  const perLetter = total / ends.at(-1)!;
  const about = ends[n]! * perLetter;
  const own = (ends[n]! - before(ends, n)) * perLetter;
  const next = (ends[n + 1]! - ends[n]!) * perLetter;
  const from = Math.max(sound.from, Math.round(about - share * own));
  const to = Math.round(about + share * next);
  return middleOfPause(sound, from, to, pauseMs.whole) ?? Math.min(total, Math.max(sound.from, Math.round(about)));
}

/**
 * Where sentence `n` ends while more is still made, with another sentence behind it: only at a clear pause, and never later
 * than the fastest voice would be through both. Null where that cannot be told yet.
 */
export function cutInStream(sound: SpokenSoFar, ends: readonly number[], n: number): number | null {
  const { pcm, rate } = sound;
  const from = Math.max(sound.from, leastLength(ends[n]!, rate));
  const to = Math.round(Math.min(ends[n]! / letters.slow, ends[n + 1]! / letters.most) * rate);
  if (to <= from || pcm.length < to) return null;
  return middleOfPause(sound, from, to, pauseMs.stream);
}

/**
 * Where sentence `n` ends while sound still comes, in an answer whose words have all come and passed: at a pause, else where
 * the letters say, since what lies behind may be heard as well. Null until there is enough sound to tell.
 */
export function cutOfPassed(sound: SpokenSoFar, ends: readonly number[], n: number): number | null {
  const { pcm, rate } = sound;
  const from = Math.max(sound.from, leastLength(ends[n]!, rate));
  const to = Math.max(from, Math.round((ends[n]! / letters.slow) * rate));
  if (pcm.length < to) return middleOfPause(sound, from, pcm.length, pauseMs.stream);
  const pause = middleOfPause(sound, from, to, pauseMs.whole);
  return pause ?? Math.max(sound.from, Math.round((ends[n]! / letters.usual) * rate));
}
