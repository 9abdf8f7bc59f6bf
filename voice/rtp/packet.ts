/** Packets of RTP (RFC 3550). */

export interface RtpPacket {
  type: number;
  marker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  payload: Uint8Array;
}

/** Where the payload of a packet begins, as far as its head says; null for what is no RTP. */
export function headLength(bytes: Buffer): number | null {
  if (bytes.length < 12 || bytes[0]! >> 6 !== 2) return null;
  let at = 12 + (bytes[0]! & 0x0f) * 4;
  if (bytes[0]! & 0x10) {
    if (bytes.length < at + 4) return null;
    at += 4 + bytes.readUInt16BE(at + 2) * 4;
  }
  return at > bytes.length ? null : at;
}

/** Whether a packet is of RTCP where both come at one port (RFC 5761). */
export const isRtcp = (bytes: Buffer): boolean => bytes.length >= 8 && bytes[1]! >= 192 && bytes[1]! <= 223;

export function parseRtp(bytes: Buffer): RtpPacket | null {
  const from = headLength(bytes);
  if (from === null || isRtcp(bytes)) return null;
  const padding = bytes[0]! & 0x20 ? bytes[bytes.length - 1]! : 0;
  const to = bytes.length - padding;
  if (to < from) return null;
  return {
    type: bytes[1]! & 0x7f,
    marker: (bytes[1]! & 0x80) !== 0,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    payload: bytes.subarray(from, to),
  };
}

export function writeRtp({ type, marker, sequence, timestamp, ssrc, payload }: RtpPacket): Buffer {
  const bytes = Buffer.allocUnsafe(12 + payload.length);
  bytes[0] = 0x80;
  bytes[1] = (marker ? 0x80 : 0) | type;
  bytes.writeUInt16BE(sequence & 0xffff, 2);
  bytes.writeUInt32BE(timestamp >>> 0, 4);
  bytes.writeUInt32BE(ssrc >>> 0, 8);
  bytes.set(payload, 12);
  return bytes;
}

/** How far `b` is behind `a` in counting of 16 bits, -32,768 to 32,767. */
export const sequenceGap = (a: number, b: number): number => ((b - a + 0x8000) & 0xffff) - 0x8000;
