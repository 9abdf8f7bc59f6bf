import type { RtpPacket } from './packet.ts';

/** Keys of a telephone as events of RTP (RFC 4733). */

const keys = '0123456789*#ABCD';
/** Without an end, a key counts as released after so long, in ms. */
const releasedMs = 150;

/** Hears keys: each is told once, when it begins, whatever of its packets is lost, doubled or late. */
export class KeyHearer {
  #now: { timestamp: number; event: number; at: number } | null = null;
  /** Of the last one that ended: what comes late of it is no other. */
  #past: { timestamp: number; event: number } | null = null;

  /** @returns the key that was pressed with this packet; null where it says nothing new */
  hear({ timestamp, payload }: Pick<RtpPacket, 'timestamp' | 'payload'>, nowMs: number): string | null {
    const event = payload[0];
    if (payload.length < 4 || event === undefined || event > 15) return null;
    const isEnd = (payload[1]! & 0x80) !== 0;
    const isSame = (one: { timestamp: number; event: number } | null) =>
      one !== null && one.timestamp === timestamp && one.event === event;
    if (this.#now !== null && nowMs - this.#now.at > releasedMs) this.#end();
    if (isSame(this.#now)) {
      this.#now!.at = nowMs;
      if (isEnd) this.#end();
      return null;
    }
    if (isSame(this.#past)) return null;
    this.#now = { timestamp, event, at: nowMs };
    if (isEnd) this.#end();
    return keys[event]!;
  }

  #end(): void {
    this.#past = this.#now;
    this.#now = null;
  }
}

/** Packets of one key, 20 ms after another: how long it has lasted, and three times its end. `ms`: of the key, and the pause behind it. */
export const keyTimes = { ms: 100, gapMs: 60, endPackets: 3 } as const;

/** What is sent for a key, in order; null stands for 20 ms of nothing. */
export function keyPayloads(key: string): (Uint8Array | null)[] {
  const event = keys.indexOf(key);
  if (event < 0) return [];
  const steps = keyTimes.ms / 20;
  const payload = (step: number, isEnd: boolean) => {
    const duration = step * 160;
    return Uint8Array.of(event, (isEnd ? 0x80 : 0) | 10, duration >> 8, duration & 0xff);
  };
  return [
    ...Array.from({ length: steps }, (_, n) => payload(n + 1, false)),
    ...Array.from({ length: keyTimes.endPackets }, () => payload(steps, true)),
    ...Array.from({ length: keyTimes.gapMs / 20 }, () => null),
  ];
}

/** A key in the body of INFO (`application/dtmf-relay`, `application/dtmf`); null for anything else. */
export function keyOfInfo(type: string, body: string): string | null {
  const plain = type.split(';')[0]!.trim().toLowerCase();
  const text =
    plain === 'application/dtmf'
      ? body.trim()
      : plain === 'application/dtmf-relay'
        ? /^\s*Signal\s*=\s*(\S{1,2})/im.exec(body)?.[1]
        : undefined;
  if (text === undefined) return null;
  const key = /^1[01]$/.test(text) ? keys[Number(text)]! : text.toUpperCase();
  return key.length === 1 && keys.includes(key) ? key : null;
}
