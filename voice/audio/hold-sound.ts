/** What callers hear while they wait: soft chords, made by arithmetic, so that they are no one's recording. */

/** Hz of the notes of each chord: F, D minor, B flat, C, each a measure long. */
const chords = [
  [174.6, 220, 261.6, 349.2],
  [146.8, 220, 261.6, 349.2],
  [116.5, 233.1, 293.7, 349.2],
  [130.8, 196, 261.6, 329.6],
];
/** Seconds of a chord, and between its notes, which are struck one after the other. */
const [measure, between] = [3, 0.35];
/** Of one note: four together stay clear of full scale. */
const loud = 3_600;

/** A round of the sound, which begins and ends in silence. */
export function holdSound(sampleRate: number): Int16Array {
  const samples = new Float32Array(chords.length * measure * sampleRate);
  for (const [n, notes] of chords.entries()) {
    for (const [m, hertz] of notes.entries()) {
      const from = Math.round((n * measure + m * between) * sampleRate);
      const to = Math.round((n + 1) * measure * sampleRate);
      for (let at = from; at < to; at++) {
        const seconds = (at - from) / sampleRate;
        // It rises within 20 ms, and dies away before its measure is over.
        const shape =
          Math.min(1, seconds / 0.02) * Math.exp(-1.4 * seconds) * Math.min(1, (to - at) / (0.1 * sampleRate));
        const wave = Math.sin(2 * Math.PI * hertz * seconds) + 0.25 * Math.sin(4 * Math.PI * hertz * seconds);
        samples[at]! += loud * shape * wave;
      }
    }
  }
  return Int16Array.from(samples, (value) => Math.max(-32_767, Math.min(32_767, Math.round(value))));
}
