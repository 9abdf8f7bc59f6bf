/** Sound of a call at 8 kHz: what a packet of ours holds. */
export const frameSamples = 160;
export const frameMs = 20;

/** Where the other side sends nothing, and where we have nothing to say. Never written to. */
export const silentFrame = new Int16Array(frameSamples);

/** All calls send and hear at the same moments, so that one look serves them all. In ms. */
export const nextFrameAt = (now: number): number => (Math.floor(now / frameMs) + 1) * frameMs;

/** Sound in frames, the last of them filled up with silence. */
export function framesOf(samples: Int16Array): Int16Array[] {
  return Array.from({ length: Math.ceil(samples.length / frameSamples) }, (_, n) => {
    const frame = new Int16Array(frameSamples);
    frame.set(samples.subarray(n * frameSamples, (n + 1) * frameSamples));
    return frame;
  });
}
