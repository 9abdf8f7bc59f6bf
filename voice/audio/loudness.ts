import type { Sound } from './wav.ts';

/** Integrated loudness by ITU-R BS.1770-4 for one channel, in LUFS; -Infinity for silence. */
export function loudnessLufs({ samples, sampleRate }: Sound): number {
  const weighted = highPass(
    shelf(
      Float64Array.from(samples, (sample) => sample / 32768),
      sampleRate,
    ),
    sampleRate,
  );
  const block = Math.round(0.4 * sampleRate);
  const hop = Math.round(0.1 * sampleRate);
  const powers: number[] = [];
  for (let start = 0; start + block <= weighted.length; start += hop) {
    powers.push(meanSquare(weighted.subarray(start, start + block)));
  }
  if (powers.length === 0) powers.push(meanSquare(weighted));
  const audible = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

/** Highest sample in dB under full scale. */
export function peakDbfs(samples: Int16Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return 20 * Math.log10(peak / 32768);
}

/** Root mean square in dB under full scale. */
export function rmsDbfs(samples: Int16Array): number {
  return 10 * Math.log10(meanSquare(Float64Array.from(samples, (sample) => sample / 32768)));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanSquare(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return values.length === 0 ? 0 : sum / values.length;
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** First stage of the K weighting: the head's effect, +4 dB above 1.7 kHz. */
function shelf(input: Float64Array, sampleRate: number): Float64Array {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const b = [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0];
  return biquad(input, b, [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]);
}

/** Second stage: nothing below 38 Hz. */
function highPass(input: Float64Array, sampleRate: number): Float64Array {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return biquad(input, [1, -2, 1], [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]);
}

function biquad(input: Float64Array, b: number[], a: number[]): Float64Array {
  const [b0, b1, b2] = b as [number, number, number];
  const [a1, a2] = a as [number, number];
  const output = new Float64Array(input.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < input.length; index++) {
    const x = input[index]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    output[index] = y;
  }
  return output;
}
