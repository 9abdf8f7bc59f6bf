import { z } from 'zod';
import type { EarModel } from './ear-folder.ts';

/** What is said to the program that hears, and what it answers: a head in JSON and bytes, each behind its length. */

export type ToEar =
  | { do: 'load'; library: string; threads: number; model: EarModel }
  | { do: 'open'; id: number; rate: number; language: string | null }
  /** Bytes: mono 16-bit samples. */
  | { do: 'sound'; id: number }
  /** An utterance is over: its last words are final, and the next begins with nothing. */
  | { do: 'pause'; id: number }
  /** No more sound comes. */
  | { do: 'end'; id: number }
  | { do: 'close'; id: number };

/** No program of ours says more: what does is out of its mind. */
export const mostText = 4_000;

export const FromEar = z.discriminatedUnion('is', [
  z.object({ is: z.literal('loaded') }),
  z.object({ is: z.literal('heard'), id: z.int(), text: z.string().max(mostText), final: z.boolean() }),
  /** So many samples were listened to. */
  z.object({ is: z.literal('took'), id: z.int(), samples: z.int().min(1) }),
  z.object({ is: z.literal('ended'), id: z.int() }),
]);
export type FromEar = z.infer<typeof FromEar>;

const lengthsBytes = 8;
/** Bytes of a message: a second of sound is 32,000, and no answer is longer than its words. */
const mostBytes = 1024 * 1024;

export function messageBytes(head: ToEar | FromEar, bytes: Uint8Array = new Uint8Array()): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(lengthsBytes);
  lengths.writeUInt32LE(json.length, 0);
  lengths.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([lengths, json, bytes]);
}

/** Puts messages together from what comes of a pipe. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The messages that are whole now. @throws RangeError, SyntaxError where it is none of the protocol */
  push(data: Buffer): { head: unknown; bytes: Buffer }[] {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    const whole: { head: unknown; bytes: Buffer }[] = [];
    let at = 0;
    while (this.#rest.length - at >= lengthsBytes) {
      const headBytes = this.#rest.readUInt32LE(at);
      const end = at + lengthsBytes + headBytes + this.#rest.readUInt32LE(at + 4);
      if (end - at > mostBytes) throw new RangeError('A message is too long.');
      if (end > this.#rest.length) break;
      const bodyAt = at + lengthsBytes + headBytes;
      const head: unknown = JSON.parse(this.#rest.toString('utf8', at + lengthsBytes, bodyAt));
      whole.push({ head, bytes: this.#rest.subarray(bodyAt, end) });
      at = end;
    }
    this.#rest = this.#rest.subarray(at);
    return whole;
  }
}
