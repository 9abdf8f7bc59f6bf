/** How loud each of `bars` equal parts of a sound is, 0 to 1, where the loudest part is 1. */
export function peaksOf(samples: Float32Array, bars: number): number[] {
  const peaks = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.floor(((bar + 1) * samples.length) / bars);
    let peak = 0;
    for (let index = from; index < to; index++) peak = Math.max(peak, Math.abs(samples[index]!));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
