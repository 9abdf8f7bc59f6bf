import { readFileSync } from 'node:fs';

/** Weights of Silero VAD v6 for both rates, as `scripts/make-voice-detector.ts` keeps them. */

export type DetectorRate = 8_000 | 16_000;

/** Parts of the network, by their names in the model's own file. */
export const partNames = {
  conv0: 'encoder.0.reparam_conv.weight',
  bias0: 'encoder.0.reparam_conv.bias',
  conv1: 'encoder.1.reparam_conv.weight',
  bias1: 'encoder.1.reparam_conv.bias',
  conv2: 'encoder.2.reparam_conv.weight',
  bias2: 'encoder.2.reparam_conv.bias',
  conv3: 'encoder.3.reparam_conv.weight',
  bias3: 'encoder.3.reparam_conv.bias',
  input: 'decoder.rnn.weight_ih',
  hidden: 'decoder.rnn.weight_hh',
  biasInput: 'decoder.rnn.bias_ih',
  biasHidden: 'decoder.rnn.bias_hh',
  out: 'decoder.decoder.2.weight',
  biasOut: 'decoder.decoder.2.bias',
} as const;
export type Part = keyof typeof partNames;

/** Frequencies that a frame of the spectrum has. */
export const binsOf = (rate: DetectorRate) => (rate === 16_000 ? 129 : 65);

/** How many weights each part has. */
export const shapesOf = (rate: DetectorRate): Record<Part, number> => ({
  conv0: 128 * binsOf(rate) * 3,
  bias0: 128,
  conv1: 64 * 128 * 3,
  bias1: 64,
  conv2: 64 * 64 * 3,
  bias2: 64,
  conv3: 128 * 64 * 3,
  bias3: 128,
  input: 512 * 128,
  hidden: 512 * 128,
  biasInput: 512,
  biasHidden: 512,
  out: 128,
  biasOut: 1,
});

/** A 16-bit float. */
function single(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

/** Reads the weights of one rate. */
export function readWeights(rate: DetectorRate): Record<Part, Float32Array> {
  const bytes = readFileSync(new URL('./silero-v6.weights', import.meta.url));
  const halves = new Uint16Array(new Uint8Array(bytes).buffer);
  let at = rate === 16_000 ? 0 : Object.values(shapesOf(16_000)).reduce((sum, length) => sum + length, 0);
  const parts = Object.entries(shapesOf(rate)).map(([part, length]) => {
    const values = Float32Array.from(halves.subarray(at, at + length), single);
    at += length;
    return [part, values];
  });
  return Object.fromEntries(parts) as Record<Part, Float32Array>;
}
