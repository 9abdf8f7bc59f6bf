/** G.711 mu-law, the telephone's 8 bits a sample. */

const bias = 0x84;
const clip = 32_635;

/** The code of a 16-bit sample. */
export function mulawOf(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const size = Math.min(Math.abs(sample), clip) + bias;
  const exponent = 24 - Math.clz32(size);
  const mantissa = (size >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** The 16-bit sample of a code. */
export function mulawSample(code: number): number {
  const bits = ~code & 0xff;
  const exponent = (bits >> 4) & 7;
  const size = (((bits & 0x0f) << 3) + bias) << exponent;
  return bits & 0x80 ? bias - size : size - bias;
}
