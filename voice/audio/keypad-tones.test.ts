import { expect, test } from 'vitest';
import { keypadTones } from './keypad-tones.ts';

/** How strong a tone is in samples: Goertzel's algorithm. */
function strength(samples: Int16Array, hertz: number, rate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + turn * one - two, one];
  return Math.sqrt(one * one + two * two - turn * one * two) / samples.length;
}

test('each key has the tones of its row and its column, and no others', () => {
  const tones = [697, 770, 852, 941, 1_209, 1_336, 1_477];
  for (const [key, expected] of Object.entries({ 1: [697, 1_209], 5: [770, 1_336], '#': [941, 1_477] })) {
    const samples = keypadTones(key, 8_000).subarray(0, 800);
    const heard = tones.filter((hertz) => strength(samples, hertz, 8_000) > 2_000);
    expect(heard).toEqual(expected);
  }
  expect(keypadTones('1w1', 8_000)).toHaveLength(2 * 1_440 + 4_000);
  expect(keypadTones('x', 8_000)).toHaveLength(0);
});
