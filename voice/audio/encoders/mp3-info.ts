/** What the first frame of an MP3 file tells. Without `frames` it holds its place until the end is known. */
export interface Mp3Length {
  sampleRate: number;
  /** Kilobits a second. */
  bitrate: number;
  /** Frames behind this one. */
  frames?: number;
  audioBytes?: number;
  /** Samples of the sound itself. */
  samples?: number;
}

/** Kilobits a second by the index in the header, for MPEG 1 and for MPEG 2 and 2.5. */
const bitratesOf = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

/** Version bits and index of each rate. */
const rateBits = new Map([
  [44_100, [3, 0]],
  [48_000, [3, 1]],
  [32_000, [3, 2]],
  [22_050, [2, 0]],
  [24_000, [2, 1]],
  [16_000, [2, 2]],
  [11_025, [0, 0]],
  [12_000, [0, 1]],
  [8_000, [0, 2]],
]);

/** LAME begins this many samples late; decoders add what is theirs. */
const encoderDelay = 576;
const headerBytes = 4;

/** Samples in a frame. */
export function mp3FrameSamples(sampleRate: number): number {
  return sampleRate >= 32_000 ? 1152 : 576;
}

/**
 * A silent frame with the tag "Info": how many frames and bytes follow, and how many samples at both ends are not part
 * of the sound. Players that know it show and play exactly the sound's length.
 */
export function infoFrame({ sampleRate, bitrate, frames = 0, audioBytes = 0, samples = 0 }: Mp3Length): Buffer {
  const [version, rateIndex] = rateBits.get(sampleRate)!;
  const isMpeg1 = version === 3;
  const bitrateIndex = (bitratesOf[isMpeg1 ? 'mpeg1' : 'mpeg2'] as readonly number[]).indexOf(bitrate);
  const size = Math.floor((mp3FrameSamples(sampleRate) * bitrate * 125) / sampleRate);
  const frame = Buffer.alloc(size);
  // Sync, version, layer III, no checksum; bitrate, rate, no padding; mono.
  frame.writeUInt16BE(0xffe0 | (version! << 3) | 0b011, 0);
  frame.writeUInt8((bitrateIndex << 4) | (rateIndex! << 2), 2);
  frame.writeUInt8(0b1100_0000, 3);
  const tag = headerBytes + (isMpeg1 ? 17 : 9);
  frame.write('Info', tag, 'latin1');
  // Frames and bytes are told.
  frame.writeUInt32BE(0b11, tag + 4);
  frame.writeUInt32BE(frames, tag + 8);
  frame.writeUInt32BE(audioBytes + size, tag + 12);
  const lame = tag + 16;
  frame.write('LAME3.100', lame, 'latin1');
  const padding = Math.max(0, Math.min(4095, frames * mp3FrameSamples(sampleRate) - encoderDelay - samples));
  frame.writeUIntBE((encoderDelay << 12) | padding, lame + 21, 3);
  return frame;
}
