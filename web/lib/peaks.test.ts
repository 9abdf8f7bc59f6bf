import { describe, expect, it } from 'vitest';
import { peaksOf } from './peaks.ts';

describe('the peaks of a sound', () => {
  it('are those of its parts, against the loudest', () => {
    expect(peaksOf(Float32Array.of(0.1, -0.2, 0.4, 0, 0, -0.1), 3)).toEqual(
      [0.5, 1, 0.25].map((n) => expect.closeTo(n)),
    );
  });

  it('are zero where it is silent or too short', () => {
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
    expect(peaksOf(Float32Array.of(1), 2)).toEqual([0, 1]);
  });
});
