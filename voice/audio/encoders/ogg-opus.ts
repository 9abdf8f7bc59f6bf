import { createRequire } from 'node:module';
import type * as Opus from '@evan/opus';
import { type AudioEncoder, type EncoderSettings, FrameCutter } from './encoder.ts';
import { OggPages } from './ogg-pages.ts';

// Not its native part: that has one memory for all threads, in which streams of two of them spoil each other's sound, and
// ends the process when the thread that loaded it ends. It is CommonJS.
const { Encoder } = createRequire(import.meta.url)('@evan/opus/wasm/index.js') as typeof Opus;

/** Opus counts at this rate, whatever goes in. */
const opusRate = 48_000;
const frameMs = 20;
/** Frames in a page: a fifth of a second is heard early enough, and the page's 37 bytes do not matter. */
const framesPerPage = 10;
/** OPUS_GET_LOOKAHEAD: samples by which the sound comes out late. The package's types misspell its name. */
const getLookahead = 4027;
const vendor = 'parley';

function head(preSkip: number, sampleRate: number): Buffer {
  const packet = Buffer.alloc(19);
  packet.write('OpusHead', 0, 'latin1');
  packet.writeUInt8(1, 8);
  packet.writeUInt8(1, 9);
  packet.writeUInt16LE(preSkip, 10);
  packet.writeUInt32LE(sampleRate, 12);
  return packet;
}

function tags(): Buffer {
  const packet = Buffer.alloc(16 + vendor.length);
  packet.write('OpusTags', 0, 'latin1');
  packet.writeUInt32LE(vendor.length, 8);
  packet.write(vendor, 12, 'latin1');
  return packet;
}

/** Opus in Ogg (RFC 7845). The end is cut to the sample, so the file lasts exactly as long as the speech. */
export function oggOpusEncoder({ sampleRate, bitrate = 32 }: EncoderSettings): AudioEncoder {
  const opus = new Encoder({ channels: 1, sample_rate: sampleRate as 48_000, application: 'voip' });
  opus.bitrate = bitrate * 1000;
  opus.signal = 'voice';
  opus.complexity = 5;
  const pages = new OggPages(Math.floor(Math.random() * 2 ** 32));
  const factor = opusRate / sampleRate;
  const frameLength = (sampleRate * frameMs) / 1000;
  const delay = opus.ctl(getLookahead);
  const preSkip = delay * factor;
  const cutter = new FrameCutter(frameLength);
  let packets: Uint8Array[] = [];
  let frames = 0;
  let samplesIn = 0;
  let begun = false;

  const begin = () => {
    if (begun) return [];
    begun = true;
    return [pages.page([head(preSkip, sampleRate)], 0, 'first'), pages.page([tags()], 0)];
  };
  const granule = () => frames * frameLength * factor;
  const encode = (samples: Int16Array, out: Uint8Array[]) =>
    cutter.push(samples, (frame) => {
      // A full page goes out only with the next frame, since the last page has to be marked.
      if (packets.length === framesPerPage) {
        out.push(pages.page(packets, granule()));
        packets = [];
      }
      packets.push(opus.encode(frame).slice());
      frames += 1;
    });

  return {
    push(samples) {
      const out: Uint8Array[] = begin();
      samplesIn += samples.length;
      encode(samples, out);
      return Buffer.concat(out);
    },
    finish() {
      const out: Uint8Array[] = begin();
      // What the encoder holds back comes out with silence behind it.
      const wanted = Math.ceil((samplesIn + delay) / frameLength) * frameLength;
      encode(new Int16Array(wanted - frames * frameLength - cutter.filled), out);
      out.push(pages.page(packets, preSkip + samplesIn * factor, 'last'));
      return { bytes: Buffer.concat(out) };
    },
    close: () => undefined,
  };
}
