import { expect, test } from 'vitest';
import { openPieces } from './pieces-in-order.ts';

const heardOf = (chunks: readonly (number | undefined)[]): number[] => {
  const heard: number[] = [];
  const pieces = openPieces(([code]) => heard.push(code!));
  for (const [at, chunk] of chunks.entries()) pieces.take(Uint8Array.of(chunk ?? 100 + at), chunk);
  return heard;
};

test.each([
  ['in order', [3, 4, 5], [3, 4, 5]],
  ['two that changed places', [1, 3, 2, 4], [1, 2, 3, 4]],
  ['one that is far behind, and too late', [1, 3, 4, 5, 6, 7, 8, 2, 9], [1, 3, 4, 5, 6, 7, 8, 9]],
  ['the same again', [1, 1, 2, 2], [1, 2]],
  ['without numbers', [undefined, undefined], [100, 101]],
] as const)('pieces come %s', (_, chunks, heard) => {
  expect(heardOf(chunks)).toEqual(heard);
});
