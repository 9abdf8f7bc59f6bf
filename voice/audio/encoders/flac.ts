import { BitWriter } from './bit-writer.ts';
import { type AudioEncoder, type EncodedEnd, type EncoderSettings, FrameCutter } from './encoder.ts';
import { type RiceCoded, riceCode } from './rice.ts';

/** FLAC (RFC 9639) with its fixed predictors: lossless, at some 55 % of the size of WAV for speech. */

const blockSize = 4096;
const bitsPerSample = 16;
const streamInfoBytes = 34;
/** The largest order of the fixed predictors. */
const orders = 4;

/** How a frame header writes the rate; others stand there in Hz. */
const rateCodes = new Map([
  [8_000, 4],
  [16_000, 5],
  [22_050, 6],
  [24_000, 7],
  [32_000, 8],
  [44_100, 9],
  [48_000, 10],
]);
const rateInHertz = 13;

const crc8Table = crcTable(8, 0x07);
const crc16Table = crcTable(16, 0x8005);

function crcTable(bits: number, polynomial: number): Uint16Array {
  const top = 1 << (bits - 1);
  const mask = 2 ** bits - 1;
  return Uint16Array.from({ length: 256 }, (_, index) => {
    let value = index << (bits - 8);
    for (let bit = 0; bit < 8; bit++) value = (value & top ? (value << 1) ^ polynomial : value << 1) & mask;
    return value;
  });
}

const crc8 = (bytes: Uint8Array) => bytes.reduce((crc, byte) => crc8Table[crc ^ byte]!, 0);
const crc16 = (bytes: Uint8Array) =>
  bytes.reduce((crc, byte) => ((crc << 8) & 0xffff) ^ crc16Table[(crc >> 8) ^ byte]!, 0);

/** The marker, and the one block of metadata; a length of 0 means that it is not known. */
function streamHead(sampleRate: number, samples: number): Buffer {
  const head = Buffer.alloc(8 + streamInfoBytes);
  head.write('fLaC', 0, 'latin1');
  // The last block of metadata, of type 0.
  head.writeUInt8(0x80, 4);
  head.writeUIntBE(streamInfoBytes, 5, 3);
  head.writeUInt16BE(blockSize, 8);
  head.writeUInt16BE(blockSize, 10);
  // 20 bits of rate, 3 of channels less one, 5 of bits less one, 36 of samples; frame sizes and MD5 stay unknown.
  const packed = (BigInt(sampleRate) << 44n) | (BigInt(bitsPerSample - 1) << 36n) | BigInt(samples);
  head.writeBigUInt64BE(packed, 18);
  return head;
}

/** A frame's number as UTF-8 writes a character, which goes further than characters do. */
function writeNumber(writer: BitWriter, value: number): void {
  if (value < 0x80) {
    writer.write(value, 8);
    return;
  }
  let following = 1;
  while (value >= 2 ** (5 * following + 6)) following += 1;
  const lead = (0xff << (7 - following)) & 0xff;
  writer.write(lead | (value >>> (6 * following)), 8);
  for (let part = following - 1; part >= 0; part--) writer.write(0x80 | ((value >>> (6 * part)) & 0x3f), 8);
}

/** The fixed predictor with the least left over: each order is the difference of the one before. */
function bestPrediction(samples: Int16Array): { order: number; residual: Int32Array } {
  let residual = Int32Array.from(samples);
  let best = { order: 0, residual, sum: sumOf(residual, 0) };
  for (let order = 1; order <= Math.min(orders, samples.length - 1); order++) {
    const before = residual;
    residual = before.map((value, index) => (index < order ? 0 : value - before[index - 1]!));
    const sum = sumOf(residual, order);
    if (sum < best.sum) best = { order, residual, sum };
  }
  return best;
}

function sumOf(residual: Int32Array, from: number): number {
  let sum = 0;
  for (let index = from; index < residual.length; index++) sum += Math.abs(residual[index]!);
  return sum;
}

function writeSubframe(writer: BitWriter, samples: Int16Array): void {
  if (samples.every((sample) => sample === samples[0])) {
    writer.write(0b0000_0000, 8);
    writer.write(samples[0]!, bitsPerSample);
    return;
  }
  const { order, residual } = bestPrediction(samples);
  const coded: RiceCoded = riceCode(residual, order);
  if (coded.bits >= (samples.length - order) * bitsPerSample) {
    writer.write(0b0000_0010, 8);
    for (const sample of samples) writer.write(sample, bitsPerSample);
    return;
  }
  writer.write(0b0001_0000 | (order << 1), 8);
  for (const sample of samples.subarray(0, order)) writer.write(sample, bitsPerSample);
  coded.write(writer);
}

export function flacEncoder({ sampleRate }: EncoderSettings): AudioEncoder {
  const cutter = new FrameCutter(blockSize);
  const writer = new BitWriter();
  let frames = 0;
  let samplesIn = 0;

  function frameOf(samples: Int16Array): Uint8Array {
    const rateCode = rateCodes.get(sampleRate) ?? rateInHertz;
    writer.clear();
    // Sync and fixed block size; the size stands behind the number in 16 bits; one channel of 16 bits.
    writer.write(0b1111_1111_1111_1000, 16);
    writer.write((7 << 4) | rateCode, 8);
    writer.write(0b0000_1000, 8);
    writeNumber(writer, frames++);
    writer.write(samples.length - 1, 16);
    if (rateCode === rateInHertz) writer.write(sampleRate, 16);
    writer.write(crc8(writer.bytes()), 8);
    writeSubframe(writer, samples);
    writer.align();
    writer.write(crc16(writer.bytes()), 16);
    return writer.bytes().slice();
  }

  const begin = () => (frames === 0 && samplesIn === 0 ? [streamHead(sampleRate, 0)] : []);

  return {
    push(samples) {
      const out: Uint8Array[] = begin();
      samplesIn += samples.length;
      cutter.push(samples, (frame) => out.push(frameOf(frame)));
      return Buffer.concat(out);
    },
    finish(): EncodedEnd {
      const out: Uint8Array[] = begin();
      if (cutter.filled > 0) out.push(frameOf(cutter.rest()));
      return { bytes: Buffer.concat(out), head: streamHead(sampleRate, samplesIn) };
    },
    close: () => undefined,
  };
}
