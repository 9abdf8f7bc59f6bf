import { describe, expect, it } from 'vitest';
import { loudnessLufs, peakDbfs, rmsDbfs } from './loudness.ts';
import { decodeMulaw, encodeMulaw } from './mulaw.ts';
import { amplify, concatPcm, durationMs, fadeEnds, pcmBytes, samplesIn, soundRange } from './pcm.ts';
import { openResampler, resample } from './resample.ts';
import { decodeWav, encodeWav } from './wav.ts';

/** A sine tone of the given share of full scale. */
function tone(hz: number, seconds: number, sampleRate: number, level = 0.5): Int16Array {
  const step = (2 * Math.PI * hz) / sampleRate;
  return Int16Array.from({ length: seconds * sampleRate }, (_, index) => level * 32767 * Math.sin(index * step));
}

describe('pcm', () => {
  it('joins, measures and views samples', () => {
    const whole = concatPcm([Int16Array.of(1, 2), Int16Array.of(), Int16Array.of(-3)]);
    expect([...whole]).toEqual([1, 2, -3]);
    expect(durationMs(new Int16Array(160), 16_000)).toBe(10);
    expect(samplesIn(20, 8000)).toBe(160);
    expect([...pcmBytes(Int16Array.of(1, -2))]).toEqual([1, 0, 0xfe, 0xff]);
  });

  it('keeps quiet samples exact and lets no loud one clip', () => {
    const samples = Int16Array.of(100, -100, 20_000, -30_000, 32_767, -32_768);
    amplify(samples, 2);
    expect([...samples.subarray(0, 2)]).toEqual([200, -200]);
    for (const sample of samples) expect(Math.abs(sample)).toBeLessThan(0.971 * 32_768);
    expect(samples[2]!).toBeLessThan(samples[4]!);
  });

  it('fades both ends to nothing', () => {
    const samples = new Int16Array(100).fill(1000);
    fadeEnds(samples, 10);
    expect([samples[0], samples[5], samples[50], samples[94], samples[99]]).toEqual([0, 500, 1000, 500, 0]);
  });

  it('finds where sound is', () => {
    expect(soundRange(Int16Array.of(0, 3, 50, -60, 2), 10)).toEqual({ start: 2, end: 4 });
    expect(soundRange(Int16Array.of(0, 3), 10)).toBeUndefined();
  });
});

describe('wav', () => {
  it('reads what it writes', () => {
    const sound = { samples: tone(440, 0.1, 16_000), sampleRate: 16_000 };
    expect(decodeWav(encodeWav(sound))).toEqual(sound);
  });

  it('passes over chunks that it does not know', () => {
    const file = encodeWav({ samples: Int16Array.of(7, 8), sampleRate: 8000 });
    const note = Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1');
    const withNote = Buffer.concat([file.subarray(0, 12), note, file.subarray(12)]);
    expect([...decodeWav(withNote).samples]).toEqual([7, 8]);
  });

  it('takes what is there of a file that was cut', () => {
    const file = encodeWav({ samples: Int16Array.of(7, 8, 9), sampleRate: 8000 });
    expect([...decodeWav(file.subarray(0, file.length - 3)).samples]).toEqual([7]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello, this is no sound at all')],
    ['a header alone', encodeWav({ samples: new Int16Array(0), sampleRate: 8000 }).subarray(0, 36)],
  ])('refuses %s', (_name, file) => {
    expect(() => decodeWav(file)).toThrow();
  });
});

describe('mu-law', () => {
  it('comes back within its step, for every sample', () => {
    const all = Int16Array.from({ length: 65_536 }, (_, index) => index - 32_768);
    const back = decodeMulaw(encodeMulaw(all));
    const beyondStep = all.filter((sample, index) => {
      const allowed = Math.max(8, Math.abs(sample) / 23) + (Math.abs(sample) > 32_124 ? 650 : 0);
      return Math.abs(back[index]! - sample) > allowed;
    });
    expect([...beyondStep]).toEqual([]);
  });

  it('has the codes of G.711', () => {
    expect([...encodeMulaw(Int16Array.of(0, -1, 32_767, -32_768))]).toEqual([0xff, 0x7f, 0x80, 0x00]);
  });
});

describe('resample', () => {
  it('keeps a tone, its level and its length', async () => {
    const back = await resample(tone(440, 1, 22_050), 22_050, 16_000);
    expect(Math.abs(back.length - 16_000)).toBeLessThan(4);
    expect(rmsDbfs(back)).toBeCloseTo(rmsDbfs(tone(440, 1, 16_000)), 1);
    const wanted = tone(440, 1, 16_000);
    const error = back.subarray(500, 15_000).map((sample, index) => sample - wanted[index + 500]!);
    expect(peakDbfs(error)).toBeLessThan(-45);
  });

  it('takes away what the lower rate cannot hold', async () => {
    expect(rmsDbfs((await resample(tone(6000, 1, 16_000), 16_000, 8000)).subarray(200, 7800))).toBeLessThan(-80);
  });

  it('gives the same in small pushes', async () => {
    const samples = tone(300, 0.5, 16_000);
    const resampler = await openResampler(16_000, 8000);
    const parts: Int16Array[] = [];
    for (let start = 0; start < samples.length; start += 320)
      parts.push(resampler.push(samples.subarray(start, start + 320)));
    parts.push(resampler.flush());
    resampler.close();
    expect(concatPcm(parts)).toEqual(await resample(samples, 16_000, 8000));
  });

  it('refuses rates that no sound has', async () => {
    for (const rate of [0, 1, 1_000_000, 4_000_000_000, Number.NaN])
      await expect(openResampler(rate, 8000)).rejects.toThrow(RangeError);
  });
});

describe('loudness', () => {
  it('measures the reference tone of BS.1770', () => {
    const full = tone(997, 2, 48_000, 1);
    expect(loudnessLufs({ samples: full, sampleRate: 48_000 })).toBeCloseTo(-3.01, 1);
    expect(loudnessLufs({ samples: tone(997, 2, 16_000, 0.1), sampleRate: 16_000 })).toBeCloseTo(-23.0, 0);
  });

  it('leaves silence out', () => {
    const speech = concatPcm([tone(997, 2, 16_000), new Int16Array(16_000 * 4)]);
    expect(loudnessLufs({ samples: speech, sampleRate: 16_000 })).toBeGreaterThan(-9.8);
    expect(loudnessLufs({ samples: new Int16Array(16_000), sampleRate: 16_000 })).toBe(Number.NEGATIVE_INFINITY);
  });
});
