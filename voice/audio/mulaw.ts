/** G.711 mu-law, the telephone's 8 bits a sample, by table. */

const bias = 0x84;
const clip = 32_635;

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const size = Math.min(Math.abs(sample), clip) + bias;
  const exponent = 24 - Math.clz32(size);
  const mantissa = (size >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

function decodeSample(code: number): number {
  const bits = ~code & 0xff;
  const exponent = (bits >> 4) & 7;
  const size = (((bits & 0x0f) << 3) + bias) << exponent;
  return bits & 0x80 ? bias - size : size - bias;
}

const codes = Uint8Array.from({ length: 65_536 }, (_, index) => encodeSample(index - 32_768));
const samplesOf = Int16Array.from({ length: 256 }, (_, code) => decodeSample(code));

// Plain loops: what goes by an iterator takes several times as long, 50 times a second in each call.
export function encodeMulaw(samples: Int16Array): Uint8Array {
  const out = new Uint8Array(samples.length);
  for (let at = 0; at < samples.length; at++) out[at] = codes[samples[at]! + 32_768]!;
  return out;
}

export function decodeMulaw(codesIn: Uint8Array): Int16Array {
  const out = new Int16Array(codesIn.length);
  for (let at = 0; at < codesIn.length; at++) out[at] = samplesOf[codesIn[at]!]!;
  return out;
}
