import { createCipheriv, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { headLength } from './packet.ts';

/**
 * SRTP (RFC 3711) with the suites of RFC 4568. One kept cipher makes all counter blocks, and HMAC is two plain hashes: a
 * cipher and an HMAC object a packet cost nine times as much.
 */

/** Bytes of the tag behind each packet. */
const tagBytes = { AES_CM_128_HMAC_SHA1_80: 10, AES_CM_128_HMAC_SHA1_32: 4 } as const;
export type SrtpSuite = keyof typeof tagBytes;

const keyBytes = 16;
const saltBytes = 14;

/** New keys for an offer or an answer, as `a=crypto` has them. */
export const newSrtpKey = (): string => randomBytes(keyBytes + saltBytes).toString('base64');

/** Keystream of counter mode from one kept cipher. */
function keystream(key: Buffer): (iv: Buffer, length: number) => Buffer {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  cipher.setAutoPadding(false);
  return (iv, length) => {
    const blocks = Math.ceil(length / 16);
    const counters = Buffer.alloc(blocks * 16);
    for (let n = 0; n < blocks; n++) {
      iv.copy(counters, n * 16);
      counters.writeUInt16BE(n, n * 16 + 14);
    }
    return cipher.update(counters);
  };
}

/** The keys of a session from its master key (RFC 3711, 4.3). */
export function deriveKeys(master: Buffer, salt: Buffer): { key: Buffer; salt: Buffer; auth: Buffer } {
  const stream = keystream(master);
  const of = (label: number, length: number) => {
    const iv = Buffer.alloc(16);
    salt.copy(iv);
    iv[7]! ^= label;
    return Buffer.from(stream(iv, length).subarray(0, length));
  };
  return { key: of(0, 16), auth: of(1, 20), salt: of(2, 14) };
}

const sha1 = (data: Buffer): Buffer => hash('sha1', data, 'buffer');

/** HMAC-SHA1 with one key. */
function hmac(key: Buffer): (data: Buffer) => Buffer {
  const inner = Buffer.alloc(64, 0x36);
  const outer = Buffer.alloc(84, 0x5c);
  for (let n = 0; n < key.length; n++) {
    inner[n]! ^= key[n]!;
    outer[n]! ^= key[n]!;
  }
  return (data) => {
    sha1(Buffer.concat([inner, data])).copy(outer, 64);
    return sha1(outer);
  };
}

/** One direction of one encrypted stream. */
export class SrtpContext {
  readonly #stream: (iv: Buffer, length: number) => Buffer;
  readonly #hmac: (data: Buffer) => Buffer;
  readonly #salt: Buffer;
  readonly #tag: number;
  #roc = 0;
  #newest = -1;
  /** Of the newest and the 63 before it: bit 0 is the newest. */
  #seen = 0n;

  /** @throws RangeError for keys of another length */
  constructor(suite: SrtpSuite, inline: string) {
    const bytes = Buffer.from(inline, 'base64');
    if (bytes.length !== keyBytes + saltBytes) throw new RangeError('An SRTP key of another length.');
    const { key, salt, auth } = deriveKeys(bytes.subarray(0, keyBytes), bytes.subarray(keyBytes));
    this.#stream = keystream(key);
    this.#hmac = hmac(auth);
    this.#salt = salt;
    this.#tag = tagBytes[suite];
  }

  protect(packet: Buffer): Buffer {
    const sequence = packet.readUInt16BE(2);
    if (this.#newest > 0x8000 && sequence < 0x8000 && this.#newest - sequence > 0x8000) this.#roc += 1;
    this.#newest = sequence;
    const whole = Buffer.from(packet);
    this.#crypt(whole, this.#roc, sequence);
    return Buffer.concat([whole, this.#tagOf(whole, this.#roc)]);
  }

  /** The packet in the clear; null where it is not authentic, or came before. Nothing is changed before that is known. */
  unprotect(bytes: Buffer): Buffer | null {
    if (bytes.length < 12 + this.#tag) return null;
    const body = Buffer.from(bytes.subarray(0, bytes.length - this.#tag));
    const sequence = body.readUInt16BE(2);
    const roc = this.#guess(sequence);
    if (roc < 0 || !timingSafeEqual(this.#tagOf(body, roc), bytes.subarray(bytes.length - this.#tag))) return null;
    const ahead = this.#newest < 0 ? 64 : (roc - this.#roc) * 0x10000 + sequence - this.#newest;
    if (ahead <= 0) {
      const bit = 1n << BigInt(-ahead);
      if (-ahead >= 64 || (this.#seen & bit) !== 0n) return null;
      this.#seen |= bit;
    } else {
      this.#seen = ahead >= 64 ? 1n : ((this.#seen << BigInt(ahead)) | 1n) & 0xffff_ffff_ffff_ffffn;
      this.#newest = sequence;
      this.#roc = roc;
    }
    return this.#crypt(body, roc, sequence) ? body : null;
  }

  /** How often the sequence has run around, for this one (RFC 3711, 3.3.1). */
  #guess(sequence: number): number {
    if (this.#newest < 0) return this.#roc;
    if (this.#newest < 0x8000) return sequence - this.#newest > 0x8000 ? this.#roc - 1 : this.#roc;
    return this.#newest - 0x8000 > sequence ? this.#roc + 1 : this.#roc;
  }

  #tagOf(packet: Buffer, roc: number): Buffer {
    const behind = Buffer.alloc(4);
    behind.writeUInt32BE(roc >>> 0);
    return this.#hmac(Buffer.concat([packet, behind])).subarray(0, this.#tag);
  }

  #crypt(packet: Buffer, roc: number, sequence: number): boolean {
    const from = headLength(packet);
    if (from === null) return false;
    const iv = Buffer.alloc(16);
    this.#salt.copy(iv);
    for (let n = 0; n < 4; n++) iv[4 + n]! ^= packet[8 + n]!;
    const index = Buffer.alloc(6);
    index.writeUInt32BE(roc >>> 0, 0);
    index.writeUInt16BE(sequence, 4);
    for (let n = 0; n < 6; n++) iv[8 + n]! ^= index[n]!;
    const stream = this.#stream(iv, packet.length - from);
    for (let n = from; n < packet.length; n++) packet[n]! ^= stream[n - from]!;
    return true;
  }
}
