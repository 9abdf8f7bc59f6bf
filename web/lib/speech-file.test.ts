import { expect, it } from 'vitest';
import { base64Of, bytesOf, wavOf } from './speech-file.ts';

it('writes samples as a WAV file, whose peaks stay what they are', () => {
  const bytes = wavOf(Float32Array.from([0, 0.5, -1, 2]));
  const view = new DataView(bytes.buffer);
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 16))).toBe(`RIFF,\0\0\0WAVEfmt `);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([1, 16_000, 8]);
  expect([0, 1, 2, 3].map((n) => view.getInt16(44 + 2 * n, true))).toEqual([0, 16_384, -32_767, 32_767]);
});

it('goes through base64 and back, however long', () => {
  const bytes = Uint8Array.from({ length: 20_001 }, (_, n) => n % 251);
  expect(bytesOf(base64Of(bytes))).toEqual(bytes);
});
