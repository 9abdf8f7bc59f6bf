import { describe, expect, it } from 'vitest';
import { createResampler } from './resampler.ts';

const tone = (hertz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / rate));

/** Feeds 20 ms frames, as the socket does. */
function resample(input: Float32Array, from: number, to: number): Float32Array {
  const resampler = createResampler(from, to);
  const output: number[] = [];
  for (let at = 0; at < input.length; at += from / 50) output.push(...resampler.push(input.slice(at, at + from / 50)));
  output.push(...resampler.flush());
  return Float32Array.from(output);
}

/** Amplitude of one frequency. */
function amplitude(signal: Float32Array, hertz: number, rate: number): number {
  let real = 0;
  let imaginary = 0;
  signal.forEach((sample, n) => {
    real += sample * Math.cos((2 * Math.PI * hertz * n) / rate);
    imaginary += sample * Math.sin((2 * Math.PI * hertz * n) / rate);
  });
  return (2 * Math.hypot(real, imaginary)) / signal.length;
}

describe('createResampler', () => {
  it.each([
    [16_000, 48_000],
    [16_000, 44_100],
    [22_050, 48_000],
    [16_000, 96_000],
    [48_000, 16_000],
  ])('keeps the length and a 1 kHz tone from %i to %i Hz', (from, to) => {
    const output = resample(tone(1000, from, 1), from, to);
    expect(Math.abs(output.length - to)).toBeLessThanOrEqual(Math.ceil(to / from));
    const middle = output.slice(to / 10, to / 10 + to / 2);
    expect(amplitude(middle, 1000, to)).toBeCloseTo(1, 2);
  });

  it('leaves no audible image above the old Nyquist frequency', () => {
    const output = resample(tone(3000, 16_000, 1), 16_000, 48_000).slice(4800, 28_800);
    expect(amplitude(output, 13_000, 48_000)).toBeLessThan(0.001);
    expect(amplitude(output, 19_000, 48_000)).toBeLessThan(0.001);
  });

  it('makes the same samples however the input is cut', () => {
    const input = tone(440, 16_000, 0.1);
    const whole = createResampler(16_000, 44_100).push(input);
    const pieces = createResampler(16_000, 44_100);
    const joined = [
      ...pieces.push(input.slice(0, 1)),
      ...pieces.push(input.slice(1, 7)),
      ...pieces.push(input.slice(7)),
    ];
    expect(joined).toEqual([...whole]);
  });

  it('hands samples through untouched when the rates are equal', () => {
    const input = tone(440, 48_000, 0.01);
    expect(createResampler(48_000, 48_000).push(input)).toBe(input);
  });
});
