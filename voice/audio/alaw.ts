/** G.711 A-law, the telephone's 8 bits a sample outside of North America and Japan, by table. */

function encodeSample(sample: number): number {
  const sign = sample >= 0 ? 0x80 : 0;
  const size = Math.min(sample >= 0 ? sample : ~sample, 32_767) >> 4;
  const exponent = size < 16 ? 0 : 28 - Math.clz32(size);
  const mantissa = exponent === 0 ? size & 0x0f : (size >> (exponent - 1)) & 0x0f;
  return (sign | (exponent << 4) | mantissa) ^ 0x55;
}

function decodeSample(code: number): number {
  const bits = code ^ 0x55;
  const exponent = (bits >> 4) & 7;
  const mantissa = bits & 0x0f;
  const size = exponent === 0 ? (mantissa << 4) + 8 : ((mantissa << 4) + 0x108) << (exponent - 1);
  return bits & 0x80 ? size : -size;
}

const codes = Uint8Array.from({ length: 65_536 }, (_, index) => encodeSample(index - 32_768));
const samplesOf = Int16Array.from({ length: 256 }, (_, code) => decodeSample(code));

// Plain loops: what goes by an iterator takes several times as long, 50 times a second in each call.
export function encodeAlaw(samples: Int16Array): Uint8Array {
  const out = new Uint8Array(samples.length);
  for (let at = 0; at < samples.length; at++) out[at] = codes[samples[at]! + 32_768]!;
  return out;
}

export function decodeAlaw(codesIn: Uint8Array): Int16Array {
  const out = new Int16Array(codesIn.length);
  for (let at = 0; at < codesIn.length; at++) out[at] = samplesOf[codesIn[at]!]!;
  return out;
}
