import { afterAll, describe, expect, it } from 'vitest';
import { type AudioFormatName, audioFormats } from '#domain/audio-formats.ts';
import { decodeAudio } from '#voice/testing/decode-audio.ts';
import { openEncoders } from './encode.ts';
import { rmsDbfs } from './loudness.ts';
import { concatPcm } from './pcm.ts';

const encoders = openEncoders({ workers: 2 });
afterAll(() => encoders.close());

/** A tone with a little noise, at -12 dBFS, as a voice would come: not a whole number of frames. */
function sound(sampleRate: number, seconds = 2.345): Int16Array {
  let noise = 1;
  return Int16Array.from({ length: Math.round(sampleRate * seconds) }, (_, index) => {
    noise = (noise * 48_271) % 2_147_483_647;
    return 11_500 * Math.sin((2 * Math.PI * 440 * index) / sampleRate) + (noise % 200) - 100;
  });
}

interface Encoded {
  bytes: Buffer;
  pieces: number;
  /** What the encoder says that a decoder makes of it, in samples: all of it, and silence before the sound. */
  declared: { length: number; lead: number };
}

async function encode(
  format: AudioFormatName,
  sampleRate: number,
  samples: Int16Array,
  { file = false, from = sampleRate } = {},
): Promise<Encoded> {
  const stream = encoders.open({ format, sampleRate, file });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += 2_500) {
    for await (const bytes of stream.push(samples.subarray(start, start + 2_500), from)) parts.push(bytes);
  }
  const end = await stream.finish();
  const bytes = Buffer.concat([...parts, end.bytes]);
  if (file && end.head) bytes.set(end.head);
  const { durationMs = (samples.length * 1000) / from, leadMs = 0 } = end;
  const samplesOf = (ms: number) => Math.round((ms * sampleRate) / 1000);
  return { bytes, pieces: parts.length, declared: { length: samplesOf(durationMs), lead: samplesOf(leadMs) } };
}

/** By how many samples `late` comes behind `early` where both fit best: up to 8 of a tone of 18 or more. */
function lagOf(late: Int16Array, early: Int16Array): number {
  const from = early.length >> 1;
  const match = (lag: number) => {
    let sum = 0;
    for (let index = from; index < from + 4_000; index++) sum += late[index + lag]! * early[index]!;
    return sum;
  };
  const lags = Array.from({ length: 17 }, (_, index) => index - 8);
  return lags.reduce((best, lag) => (match(lag) > match(best) ? lag : best));
}

const rows = Object.entries(audioFormats).flatMap(([format, { rates }]) =>
  rates.map((rate): [AudioFormatName, number] => [format as AudioFormatName, rate]),
);
const codecs = {
  ...{ mp3: 'mp3', wav: 'pcm_s16le', ogg: 'opus', aac: 'aac', flac: 'flac', pcm: 'pcm_s16le', mulaw: 'pcm_mulaw' },
};

describe('an encoded file', () => {
  it.each(rows)('%s at %i Hz lasts as long and is as loud as what went in', async (format, rate) => {
    const samples = sound(rate);
    const { bytes, declared } = await encode(format, rate, samples, { file: true });
    const heard = await decodeAudio(format, rate, bytes);
    expect(heard).toMatchObject({ codec: codecs[format], channels: 1, rate: format === 'ogg' ? 48_000 : rate });
    expect(Math.abs(heard.samples.length - declared.length)).toBeLessThanOrEqual(format === 'ogg' ? 1 : 0);
    // AAC comes in whole frames, and one late.
    expect(declared.length - declared.lead - samples.length).toBeLessThan(format === 'aac' ? 1024 : 1);
    expect(declared.lead).toBe(format === 'aac' ? 1024 : 0);
    const sounding = heard.samples.subarray(declared.lead, declared.lead + samples.length);
    expect(Math.abs(rmsDbfs(sounding) - rmsDbfs(samples))).toBeLessThan(0.5);
    if (format === 'aac') expect(lagOf(sounding, samples)).toBe(0);
    if (format === 'flac' || format === 'wav' || format === 'pcm') expect(heard.samples).toEqual(samples);
  });

  it.each(Object.keys(audioFormats) as AudioFormatName[])('%s can be read while it streams', async (format) => {
    const rate = audioFormats[format].rates[0];
    const samples = sound(rate);
    const { bytes, pieces } = await encode(format, rate, samples);
    expect(pieces).toBeGreaterThan(5);
    // What a listener has got in the middle of the stream is audio already.
    const half = await decodeAudio(format, rate, bytes.subarray(0, bytes.length >> 1));
    expect(half.samples.length / samples.length).toBeGreaterThan(0.4);
    expect(half.samples.length / samples.length).toBeLessThan(0.6);
    const whole = await decodeAudio(format, rate, bytes);
    const beyond = (whole.samples.length - samples.length) / rate;
    expect(beyond).toBeGreaterThanOrEqual(-0.001);
    // MP3 cannot tell in a stream how much of its first and last frame is sound, AAC cannot at all.
    expect(beyond).toBeLessThan(format === 'mp3' || format === 'aac' ? 0.16 : 0.001);
  });

  it.each(Object.keys(audioFormats) as AudioFormatName[])('%s of another rate is resampled', async (format) => {
    const rate = audioFormats[format].rates[0];
    const samples = sound(16_000);
    const { bytes, declared } = await encode(format, rate, samples, { file: true, from: 16_000 });
    const heard = await decodeAudio(format, rate, bytes);
    expect(Math.abs(heard.samples.length - declared.length) / rate).toBeLessThan(0.002);
    const sounding = heard.samples.subarray(declared.lead, declared.lead + (samples.length * rate) / 16_000);
    expect(Math.abs(rmsDbfs(sounding) - rmsDbfs(samples))).toBeLessThan(0.5);
  });

  it('takes samples of several rates, one behind the other', async () => {
    const stream = encoders.open({ format: 'wav', sampleRate: 24_000 });
    const parts: Uint8Array[] = [];
    for (const rate of [22_050, 16_000, 24_000, 16_000]) {
      for await (const bytes of stream.push(sound(rate, 0.5), rate)) parts.push(bytes);
    }
    parts.push((await stream.finish()).bytes);
    const { samples } = await decodeAudio('wav', 24_000, Buffer.concat(parts));
    expect(Math.abs(samples.length - 4 * 12_000)).toBeLessThanOrEqual(4);
    for (const part of [0, 1, 2, 3]) {
      expect(rmsDbfs(samples.subarray(part * 12_000, (part + 1) * 12_000))).toBeCloseTo(rmsDbfs(sound(24_000)), 0);
    }
  });

  it.each(Object.keys(audioFormats) as AudioFormatName[])(
    '%s of a moment, and of nothing, is whole',
    async (format) => {
      const rate = audioFormats[format].rates[0];
      for (const samples of [sound(rate, 0.003), new Int16Array(0)]) {
        const { bytes, declared } = await encode(format, rate, samples, { file: true });
        if (samples.length > 0) {
          const heard = await decodeAudio(format, rate, bytes);
          expect(Math.abs(heard.samples.length - declared.length)).toBeLessThanOrEqual(1);
        }
      }
    },
  );
});

describe('FLAC', () => {
  it('keeps silence, noise, extremes and single samples', async () => {
    const noise = Int16Array.from({ length: 9_000 }, (_, index) => ((index * 7919 * 104_729) % 65_536) - 32_768);
    const square = Int16Array.from({ length: 5_000 }, (_, index) => (index % 2 === 0 ? 32_767 : -32_768));
    for (const samples of [new Int16Array(4_096), noise, square, Int16Array.of(-5), concatPcm([noise, square])]) {
      const { bytes } = await encode('flac', 24_000, samples, { file: true });
      expect((await decodeAudio('flac', 24_000, bytes)).samples).toEqual(samples);
    }
  });
});

describe('encoding threads', () => {
  it('keep streams apart', async () => {
    const samples = [1, 2, 3, 4].map((factor) => sound(24_000).map((sample) => sample / factor));
    const alone: Buffer[] = [];
    for (const each of samples) alone.push((await encode('mp3', 24_000, each)).bytes);
    const together = await Promise.all(samples.map((each) => encode('mp3', 24_000, each)));
    for (const [index, { bytes }] of together.entries()) expect(bytes.equals(alone[index]!)).toBe(true);
  });

  it('give up a stream in its middle and go on with others', async () => {
    const stream = encoders.open({ format: 'mp3', sampleRate: 24_000 });
    for await (const _bytes of stream.push(sound(24_000), 24_000)) break;
    stream.close();
    stream.close();
    await expect(stream.push(sound(24_000), 24_000).next()).rejects.toThrow('This stream has ended.');
    expect((await encode('mp3', 24_000, sound(24_000))).bytes.length).toBeGreaterThan(18_000);
  });

  it('make a few AAC files at once, refuse more, and go on when some have ended', async () => {
    const own = openEncoders({ workers: 1 });
    const samples = sound(24_000, 0.5);
    const open = () => own.open({ format: 'aac', sampleRate: 24_000 });
    const full = Array.from({ length: 8 }, open);
    for (const stream of full) for await (const _bytes of stream.push(samples, 24_000));
    await expect(open().finish()).rejects.toThrow('Too many AAC files are being made.');
    const [given, ...others] = full;
    given!.close();
    const after = open();
    for await (const _bytes of after.push(samples, 24_000));
    const ends = await Promise.all([after, ...others].map((stream) => stream.finish()));
    expect(ends.every(({ bytes }) => bytes.length > 100)).toBe(true);
    await own.close();
  });

  it('are replaced when they end', async () => {
    const own = openEncoders({ workers: 1 });
    const stream = own.open({ format: 'wav', sampleRate: 24_000 });
    await stream.push(sound(24_000), 24_000).next();
    await own.close();
    await expect(stream.finish()).rejects.toThrow('The encoder has ended.');
    const next = own.open({ format: 'wav', sampleRate: 24_000 });
    expect((await next.finish()).bytes.length).toBe(44);
    await own.close();
  });
});
