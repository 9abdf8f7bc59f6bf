import { mulawOf, mulawSample } from '#domain/calls/mulaw.ts';

/** Mu-law by table, for the sound of many lines at once. */

const codes = Uint8Array.from({ length: 65_536 }, (_, index) => mulawOf(index - 32_768));
const samplesOf = Int16Array.from({ length: 256 }, (_, code) => mulawSample(code));

export function encodeMulaw(samples: Int16Array): Uint8Array {
  return Uint8Array.from(samples, (sample) => codes[sample + 32_768]!);
}

export function decodeMulaw(codesIn: Uint8Array): Int16Array {
  return Int16Array.from(codesIn, (code) => samplesOf[code]!);
}
