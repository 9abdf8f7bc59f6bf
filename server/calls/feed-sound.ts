/** Sound on its way between processes: the telephone's quality is enough to listen by. */

/** Samples of 20 ms at 16 kHz. */
export const frameSamples = 320;

/** 16 kHz at half the rate: the mean of two samples each, which keeps most of what would fold back out. */
export function halved(pcm: Int16Array): Int16Array {
  return Int16Array.from({ length: pcm.length >> 1 }, (_, at) => (pcm[2 * at]! + pcm[2 * at + 1]!) >> 1);
}

/** 8 kHz at twice the rate, in frames of 20 ms. */
export function inFrames(pcm: Int16Array): Int16Array[] {
  const doubled = Int16Array.from({ length: pcm.length * 2 }, (_, at) => {
    const here = pcm[at >> 1]!;
    return at % 2 === 0 ? here : (here + (pcm[(at >> 1) + 1] ?? here)) >> 1;
  });
  const frames: Int16Array[] = [];
  for (let at = 0; at + frameSamples <= doubled.length; at += frameSamples)
    frames.push(doubled.subarray(at, at + frameSamples));
  return frames;
}
