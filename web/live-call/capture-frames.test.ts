import { expect, it } from 'vitest';
import { createFrameMaker } from './capture-frames.ts';
import type { CapturedFrame } from './capture-messages.ts';

const tone = (rate: number, hertz: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, n) => 0.5 * Math.sin((2 * Math.PI * hertz * n) / rate));

it.each([8_000, 16_000, 24_000, 44_100, 48_000, 96_000])('a microphone of %d Hz gives 50 frames a second', (rate) => {
  const frames: CapturedFrame[] = [];
  const maker = createFrameMaker(rate, 16_000, (frame) => frames.push(frame));
  const sound = tone(rate, 440, 2);
  for (let at = 0; at < sound.length; at += 128) maker.push([sound.subarray(at, at + 128)]);
  expect(frames.length).toBeGreaterThanOrEqual(98);
  expect(frames.map(({ clock }) => clock)).toEqual(frames.map((_, n) => n * 320));
  // The tone is the same: as many of its periods begin.
  const all = frames.slice(10, 90).flatMap(({ pcm }) => [...pcm]);
  const begun = all.filter((sample, at) => at > 0 && all[at - 1]! < 0 && sample >= 0).length;
  expect(Math.abs(begun - 704)).toBeLessThan(3);
});

it('mixes channels, and what is too loud does not turn over', () => {
  const frames: CapturedFrame[] = [];
  const maker = createFrameMaker(16_000, 16_000, (frame) => frames.push(frame));
  maker.push([new Float32Array(320).fill(0.5), new Float32Array(320).fill(-0.5)]);
  maker.push([new Float32Array(320).fill(7)]);
  maker.push([]);
  expect(frames.map(({ pcm }) => pcm[5])).toEqual([0, 32_767]);
});
