import { expect, test } from 'vitest';
import { VoiceActivity } from './voice-activity.ts';

/** One second of a tone, and how loud it is in decibels of full scale. */
const tone = (db: number, ms = 1_000) =>
  Int16Array.from(
    { length: 16 * ms },
    (_, n) => 32_768 * 10 ** (db / 20) * Math.SQRT2 * Math.sin((2 * Math.PI * 300 * n) / 16_000),
  );

function listen(probability: number | null) {
  const told = { probability, push: () => {}, close: () => {} };
  const activity = new VoiceActivity(16_000, told);
  const within = (pcm: Int16Array) => activity.push(pcm).filter((frame) => frame.within).length;
  return { told, within };
}

test('what the detector takes for no voice is none, however loud', () => {
  const { within } = listen(0.05);
  expect(within(tone(-10))).toBe(0);
});

test('a voice is told by the detector, and a quieter one behind it is somebody else’s', () => {
  const { told, within } = listen(0.9);
  expect(within(tone(-23))).toBeGreaterThan(45);
  told.probability = 0;
  within(tone(-60));
  told.probability = 0.9;
  expect(within(tone(-43))).toBe(0);
  expect(within(tone(-25))).toBeGreaterThan(45);
});

test('a caller who talks more quietly later is found again', () => {
  const { within } = listen(0.9);
  within(tone(-15));
  expect(within(tone(-32, 25_000))).toBeGreaterThan(100);
});

test('without a detector that knows anything loudness tells', () => {
  const { within } = listen(null);
  within(tone(-70));
  expect(within(tone(-23))).toBeGreaterThan(20);
});
