import { headEnd, messageLimits } from '../message/parse.ts';

/** A message that has begun has to be whole within so long, in ms. */
export const wholeWithinMs = 30_000;

export class StreamFault extends Error {}

/** Cuts what comes over a stream into messages, by Content-Length (RFC 3261, 18.3). */
export class StreamReader {
  #held: Buffer = Buffer.alloc(0);

  /** Whether a message has begun and is not whole. */
  get isWaiting(): boolean {
    return this.#held.length > 0;
  }

  /** @returns messages that are whole now; `pings`: empty lines that ask for an answer, `pongs`: those that are one @throws StreamFault */
  push(bytes: Buffer): { messages: Buffer[]; pings: number; pongs: number } {
    this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    const messages: Buffer[] = [];
    let [pings, pongs] = [0, 0];
    for (;;) {
      if (this.#held.length >= 4 && this.#held.toString('latin1', 0, 4) === '\r\n\r\n') {
        pings += 1;
        this.#held = this.#held.subarray(4);
        continue;
      }
      // Half of an asking line may be an answering one: what comes next tells.
      if (this.#held.length >= 2 && this.#held[0] === 13 && this.#held[1] === 10 && this.#held.length !== 3) {
        pongs += 1;
        this.#held = this.#held.subarray(2);
        continue;
      }
      if (this.#held.length > 0 && this.#held[0] === 13 && this.#held.length < 4) break;
      const end = headEnd(this.#held);
      if (end === null) {
        if (this.#held.length > messageLimits.bytes) throw new StreamFault('A message without an end.');
        break;
      }
      const head = this.#held.toString('latin1', 0, end);
      const length = /^(?:content-length|l)[ \t]*:[ \t]*(\d{1,6})[ \t]*$/im.exec(head)?.[1];
      const whole = end + Number(length ?? Number.NaN);
      if (length === undefined || whole > messageLimits.bytes) throw new StreamFault('A message of no known length.');
      if (this.#held.length < whole) break;
      messages.push(Buffer.from(this.#held.subarray(0, whole)));
      this.#held = Buffer.from(this.#held.subarray(whole));
    }
    return { messages, pings, pongs };
  }
}
