import { randomInt } from 'node:crypto';
import { decodeAlaw, encodeAlaw } from '#voice/audio/alaw.ts';
import { keypadTones } from '#voice/audio/keypad-tones.ts';
import { decodeMulaw, encodeMulaw } from '#voice/audio/mulaw.ts';
import type { SdpCrypto } from '../sdp/sdp.ts';
import { frameMs, frameSamples, framesOf, nextFrameAt, silentFrame } from './frame.ts';
import { JitterBuffer, type JitterStats } from './jitter-buffer.ts';
import { KeyHearer, keyPayloads } from './keys.ts';
import { Latch, type MediaAddress } from './latch.ts';
import type { Agreed, MediaEvents, MediaSession } from './media-session.ts';
import { isRtcp, parseRtp, writeRtp } from './packet.ts';
import { writeReport } from './rtcp.ts';
import { SrtpContext, type SrtpSuite } from './srtp.ts';

/** A stall longer than this is not caught up with: what was to be said in it is said behind it, in ms. */
const longestStallMs = 200;
/** Reports to the other side, in ms. */
const reportMs = 5_000;
/** Streams of one call that keys of SRTP are kept for. */
const mostStreams = 4;

/** As much of a socket as a call's sound needs. */
export interface MediaPort {
  readonly port: number;
  send(bytes: Buffer, to: MediaAddress): void;
  close(): void;
}

interface Queued {
  pcm: Int16Array;
  sent: (() => void) | null;
}

/** The sound of one call over RTP: its owner calls `tick` often. */
export class RtpSession implements MediaSession {
  readonly #port: MediaPort;
  readonly #events: MediaEvents;
  readonly #now: () => number;
  readonly #buffer = new JitterBuffer();
  readonly #keys = new KeyHearer();
  #agreed: Agreed | null = null;
  #latch: Latch | null = null;
  #ssrc = randomInt(1, 2 ** 32);
  #sequence = randomInt(0, 2 ** 15);
  #timestamp = randomInt(0, 2 ** 32);
  #out: SrtpContext | null = null;
  readonly #in = new Map<number, SrtpContext>();
  #heardSsrc: number | null = null;
  #highest = 0;
  #queue: Queued[] = [];
  #pressing: (Uint8Array | null)[] = [];
  #pressedAt = 0;
  #nextAt: number | null = null;
  #isFirst = true;
  #packets = 0;
  #bytes = 0;
  #reportAt = 0;
  #closed = false;
  heardAt: number;

  constructor(port: MediaPort, events: MediaEvents, now: () => number) {
    this.#port = port;
    this.#events = events;
    this.#now = now;
    this.heardAt = now();
  }

  get localPort(): number {
    return this.#port.port;
  }

  agree(agreed: Agreed): void {
    const before = this.#agreed;
    this.#agreed = agreed;
    const moved = before?.remote.host !== agreed.remote.host || before.remote.port !== agreed.remote.port;
    if (moved) this.#latch = new Latch(agreed.remote);
    if (before?.crypto?.own !== agreed.crypto?.own || before?.crypto?.theirs.inline !== agreed.crypto?.theirs.inline) {
      this.#in.clear();
      this.#out = agreed.crypto ? new SrtpContext(agreed.crypto.theirs.suite, agreed.crypto.own) : null;
      // A key is never used for two streams of one name.
      if (before?.crypto) this.#ssrc = randomInt(1, 2 ** 32);
    }
    this.heardAt = this.#now();
    this.#nextAt ??= nextFrameAt(this.#now());
  }

  /** A datagram arrived at our port. */
  receive(bytes: Buffer, from: MediaAddress): void {
    const agreed = this.#agreed;
    if (this.#closed || agreed === null || isRtcp(bytes)) return;
    const plain = agreed.crypto ? this.#unprotect(bytes, agreed.crypto.theirs) : bytes;
    const packet = plain && parseRtp(plain);
    if (packet == null || !this.#latch!.takes(from, packet.sequence, this.#now())) return;
    this.heardAt = this.#now();
    if (packet.type === agreed.codec.keys) {
      const key = this.#keys.hear(packet, this.#now());
      if (key !== null) this.#events.key(key);
      return;
    }
    // Comfort noise (13), and what was not agreed on, is silence.
    if (packet.type !== agreed.codec.type || packet.payload.length === 0) return;
    if (this.#heardSsrc !== packet.ssrc) this.#buffer.reset();
    this.#heardSsrc = packet.ssrc;
    this.#highest = packet.sequence;
    this.#buffer.push(packet.sequence, (agreed.codec.name === 'PCMA' ? decodeAlaw : decodeMulaw)(packet.payload));
  }

  #unprotect(bytes: Buffer, { suite, inline }: SdpCrypto & { suite: SrtpSuite }): Buffer | null {
    if (bytes.length < 12) return null;
    const ssrc = bytes.readUInt32BE(8);
    const known = this.#in.get(ssrc);
    if (known) return known.unprotect(bytes);
    if (this.#in.size >= mostStreams) return null;
    const fresh = new SrtpContext(suite, inline);
    const plain = fresh.unprotect(bytes);
    if (plain !== null) this.#in.set(ssrc, fresh);
    return plain;
  }

  play(pcm: Int16Array, sent: (() => void) | null = null): void {
    this.#queue.push({ pcm, sent });
  }

  clear(): void {
    this.#queue = [];
  }

  get waitingMs(): number {
    return this.#queue.length * frameMs;
  }

  pressKeys(digits: string): void {
    if (this.#agreed?.codec.keys == null) {
      for (const frame of framesOf(keypadTones(digits, 8_000))) this.play(frame);
      return;
    }
    for (const key of digits) {
      // A wait of half a second.
      if (key === 'w') this.#pressing.push(...Array.from({ length: 25 }, () => null));
      else this.#pressing.push(...keyPayloads(key));
    }
  }

  /** Sends and hears what is due. */
  tick(): void {
    const now = this.#now();
    if (this.#closed || this.#nextAt === null || this.#agreed === null) return;
    if (now - this.#nextAt > longestStallMs) this.#nextAt = now;
    while (this.#nextAt <= now) {
      this.#nextAt += frameMs;
      this.#sendNext(this.#agreed);
      this.#events.frame(this.#buffer.pull() ?? silentFrame);
      if (this.#closed) return;
    }
    if (now >= this.#reportAt) this.#report(now);
  }

  #sendNext(agreed: Agreed): void {
    const next = this.#queue.shift();
    const key = this.#pressing.length > 0 ? this.#pressing.shift() : undefined;
    if (agreed.sends) {
      if (key) this.#sendKey(agreed, key);
      else {
        const pcm = next?.pcm ?? silentFrame;
        this.#send(
          agreed.codec.type,
          this.#timestamp,
          (agreed.codec.name === 'PCMA' ? encodeAlaw : encodeMulaw)(pcm),
          this.#isFirst,
        );
        this.#isFirst = false;
      }
    }
    this.#timestamp = (this.#timestamp + frameSamples) >>> 0;
    this.#events.sent?.(next?.pcm ?? silentFrame);
    next?.sent?.();
  }

  /** All packets of a key have the time at which it began. */
  #sendKey({ codec }: Agreed, payload: Uint8Array): void {
    const isFirst = payload[3] === 160 && payload[2] === 0;
    if (isFirst) this.#pressedAt = this.#timestamp;
    this.#send(codec.keys!, this.#pressedAt, payload, isFirst);
  }

  #send(type: number, timestamp: number, payload: Uint8Array, marker: boolean): void {
    const packet = writeRtp({ type, marker, sequence: this.#sequence, timestamp, ssrc: this.#ssrc, payload });
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.#packets += 1;
    this.#bytes += payload.length;
    this.#port.send(this.#out ? this.#out.protect(packet) : packet, this.#latch!.address);
  }

  #report(now: number): void {
    this.#reportAt = now + reportMs;
    // Reports of an encrypted call would tell of it in the clear.
    if (this.#agreed?.crypto || this.#packets === 0) return;
    const { lost } = this.#buffer.stats();
    const heard = this.#heardSsrc === null ? null : { ssrc: this.#heardSsrc, lost, highest: this.#highest };
    const { host, port } = this.#latch!.address;
    const report = {
      ssrc: this.#ssrc,
      atMs: now,
      timestamp: this.#timestamp,
      packets: this.#packets,
      bytes: this.#bytes,
      heard,
    };
    if (port < 65_535) this.#port.send(writeReport(report), { host, port: port + 1 });
  }

  stats(): JitterStats & { sent: number } {
    return { ...this.#buffer.stats(), sent: this.#packets };
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#queue = [];
    this.#port.close();
  }
}
