import { afterAll, describe, expect, it } from 'vitest';
import { type AudioFormatName, audioFormats } from '#domain/platform/audio-formats.ts';
import { type DecodedAudio, decodeAudios } from '#voice/testing/decode-audio.ts';
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
  mp3: 'mp3',
  wav: 'pcm_s16le',
  ogg: 'opus',
  aac: 'aac',
  flac: 'flac',
  pcm: 'pcm_s16le',
  mulaw: 'pcm_mulaw',
};

const formats = Object.keys(audioFormats) as AudioFormatName[];

/** A sound, its encoded bytes, and what is heard in those. */
interface Made extends Encoded {
  samples: Int16Array;
  heard: DecodedAudio;
}

/** Encodes sounds and hears all of them at once. */
async function makeAll(
  sounds: readonly { format: AudioFormatName; rate: number; samples: Int16Array; from?: number }[],
): Promise<Made[]> {
  const encoded = await Promise.all(
    sounds.map(({ format, rate, samples, from }) =>
      encode(format, rate, samples, { file: true, ...(from && { from }) }),
    ),
  );
  const heard = await decodeAudios(
    sounds.map(({ format, rate }, index) => ({ format, sampleRate: rate, bytes: encoded[index]!.bytes })),
  );
  return sounds.map(({ samples }, index) => ({ ...encoded[index]!, samples, heard: heard[index]! }));
}

describe('an encoded file', async () => {
  const whole = await makeAll(rows.map(([format, rate]) => ({ format, rate, samples: sound(rate) })));

  it.each(rows.map((row, index) => [...row, whole[index]!] as const))(
    '%s at %i Hz lasts as long and is as loud as what went in',
    (format, rate, { samples, declared, heard }) => {
      expect(heard).toMatchObject({ codec: codecs[format], channels: 1, rate: format === 'ogg' ? 48_000 : rate });
      expect(Math.abs(heard.samples.length - declared.length)).toBeLessThanOrEqual(format === 'ogg' ? 1 : 0);
      // AAC comes in whole frames, and one late.
      expect(declared.length - declared.lead - samples.length).toBeLessThan(format === 'aac' ? 1024 : 1);
      expect(declared.lead).toBe(format === 'aac' ? 1024 : 0);
      const sounding = heard.samples.subarray(declared.lead, declared.lead + samples.length);
      expect(Math.abs(rmsDbfs(sounding) - rmsDbfs(samples))).toBeLessThan(0.5);
      if (format === 'aac') expect(lagOf(sounding, samples)).toBe(0);
      if (format === 'flac' || format === 'wav' || format === 'pcm') expect(heard.samples).toEqual(samples);
    },
  );

  const streams = await Promise.all(
    formats.map(async (format) => {
      const rate = audioFormats[format].rates[0];
      return { format, rate, ...(await encode(format, rate, sound(rate))) };
    }),
  );
  const streamed = await decodeAudios(
    streams.flatMap(({ format, rate, bytes }) => [
      // What a listener has got in the middle of the stream is audio already.
      { format, sampleRate: rate, bytes: bytes.subarray(0, bytes.length >> 1) },
      { format, sampleRate: rate, bytes },
    ]),
  );

  it.each(streams.map((stream, index) => [stream.format, stream, index] as const))(
    '%s can be read while it streams',
    (format, { rate, pieces }, index) => {
      const samples = sound(rate);
      expect(pieces).toBeGreaterThan(5);
      const [half, all] = [streamed[2 * index]!, streamed[2 * index + 1]!];
      expect(half.samples.length / samples.length).toBeGreaterThan(0.4);
      expect(half.samples.length / samples.length).toBeLessThan(0.6);
      const beyond = (all.samples.length - samples.length) / rate;
      expect(beyond).toBeGreaterThanOrEqual(-0.001);
      // MP3 cannot tell in a stream how much of its first and last frame is sound, AAC cannot at all.
      expect(beyond).toBeLessThan(format === 'mp3' || format === 'aac' ? 0.16 : 0.001);
    },
  );

  const resampled = await makeAll(
    formats.map((format) => ({ format, rate: audioFormats[format].rates[0], samples: sound(16_000), from: 16_000 })),
  );

  it.each(formats.map((format, index) => [format, resampled[index]!] as const))(
    '%s of another rate is resampled',
    (format, { samples, declared, heard }) => {
      const rate = audioFormats[format].rates[0];
      expect(Math.abs(heard.samples.length - declared.length) / rate).toBeLessThan(0.002);
      const sounding = heard.samples.subarray(declared.lead, declared.lead + (samples.length * rate) / 16_000);
      expect(Math.abs(rmsDbfs(sounding) - rmsDbfs(samples))).toBeLessThan(0.5);
    },
  );

  it('takes samples of several rates, one behind the other', async () => {
    const stream = encoders.open({ format: 'wav', sampleRate: 24_000 });
    const parts: Uint8Array[] = [];
    for (const rate of [22_050, 16_000, 24_000, 16_000]) {
      for await (const bytes of stream.push(sound(rate, 0.5), rate)) parts.push(bytes);
    }
    parts.push((await stream.finish()).bytes);
    const [heard] = await decodeAudios([{ format: 'wav', sampleRate: 24_000, bytes: Buffer.concat(parts) }]);
    const { samples } = heard!;
    expect(Math.abs(samples.length - 4 * 12_000)).toBeLessThanOrEqual(4);
    for (const part of [0, 1, 2, 3]) {
      expect(rmsDbfs(samples.subarray(part * 12_000, (part + 1) * 12_000))).toBeCloseTo(rmsDbfs(sound(24_000)), 0);
    }
  });

  const moments = await makeAll(
    formats.map((format) => {
      const rate = audioFormats[format].rates[0];
      return { format, rate, samples: sound(rate, 0.003) };
    }),
  );

  it.each(formats.map((format, index) => [format, moments[index]!] as const))(
    '%s of a moment, and of nothing, is whole',
    async (format, { declared, heard }) => {
      expect(Math.abs(heard.samples.length - declared.length)).toBeLessThanOrEqual(1);
      await encode(format, audioFormats[format].rates[0], new Int16Array(0), { file: true });
    },
  );
});

describe('FLAC', () => {
  it('keeps silence, noise, extremes and single samples', async () => {
    const noise = Int16Array.from({ length: 9_000 }, (_, index) => ((index * 7919 * 104_729) % 65_536) - 32_768);
    const square = Int16Array.from({ length: 5_000 }, (_, index) => (index % 2 === 0 ? 32_767 : -32_768));
    const all = [new Int16Array(4_096), noise, square, Int16Array.of(-5), concatPcm([noise, square])];
    const made = await makeAll(all.map((samples) => ({ format: 'flac', rate: 24_000, samples })));
    expect(made.map(({ heard }) => heard.samples)).toEqual(all);
  });
});

describe('encoding threads', () => {
  it.each([
    ['mp3', 24_000],
    ['ogg', 8_000],
  ] as const)('keep streams of %s apart', async (format, sampleRate) => {
    const samples = [1, 2, 3, 4].map((factor) => sound(sampleRate).map((sample) => sample / factor));
    const alone: Buffer[] = [];
    for (const each of samples) alone.push((await encode(format, sampleRate, each)).bytes);
    const together = await Promise.all(samples.map((each) => encode(format, sampleRate, each)));
    const all = [...alone, ...together.map(({ bytes }) => bytes)];
    // Ogg gives each stream a number at random.
    const heard = format === 'ogg' ? await decodeAudios(all.map((bytes) => ({ format, sampleRate, bytes }))) : null;
    const compared = heard?.map(({ samples }) => samples) ?? all;
    expect(compared.slice(samples.length)).toEqual(compared.slice(0, samples.length));
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
