/**
 * The caller's sound, in binary frames up the call's socket: 1 byte codec, 1 byte flags, 2 bytes sequence, 4 bytes capture
 * clock (unsigned, little-endian), then 20 ms of mono sound of 16 kHz. The sequence wraps. The clock counts the samples that
 * the microphone gave before this frame, those that were never sent included: it tells where in the call a frame belongs.
 */

/** How a page may send sound: 16-bit samples, or mu-law, which is half as much. */
export const soundCodecs = ['pcm16', 'mulaw'] as const;
export type SoundCodec = (typeof soundCodecs)[number];

/** Samples a second, and in one frame. */
export const soundRate = 16_000;
export const soundFrameSamples = 320;
/** Frames in a second. */
export const soundFramesPerSecond = soundRate / soundFrameSamples;

const headBytes = 8;
const bytesPerSample = { pcm16: 2, mulaw: 1 } as const;
/** Flags: sound before this frame is missing; it was kept back while the connection was away. */
const flags = { gap: 1, late: 2 } as const;

export interface SoundFrame {
  codec: SoundCodec;
  gap: boolean;
  late: boolean;
  seq: number;
  clock: number;
  /** 16-bit samples as bytes, little-endian, or codes. */
  payload: Uint8Array;
}

export function packSound({ codec, gap, late, seq, clock, payload }: SoundFrame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + payload.length);
  const head = new DataView(bytes.buffer);
  bytes[0] = soundCodecs.indexOf(codec) + 1;
  bytes[1] = (gap ? flags.gap : 0) | (late ? flags.late : 0);
  head.setUint16(2, seq & 0xffff, true);
  head.setUint32(4, clock >>> 0, true);
  bytes.set(payload, headBytes);
  return bytes;
}

/** Null for what is no frame: another codec, or not 20 ms of sound. */
export function readSound(bytes: Uint8Array): SoundFrame | null {
  const codec = soundCodecs[(bytes[0] ?? 0) - 1];
  if (codec === undefined || bytes.length !== headBytes + soundFrameSamples * bytesPerSample[codec]) return null;
  const head = new DataView(bytes.buffer, bytes.byteOffset, headBytes);
  return {
    codec,
    gap: (bytes[1]! & flags.gap) !== 0,
    late: (bytes[1]! & flags.late) !== 0,
    seq: head.getUint16(2, true),
    clock: head.getUint32(4, true),
    payload: bytes.subarray(headBytes),
  };
}
