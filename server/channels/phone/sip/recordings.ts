import { PassThrough } from 'node:stream';
import type { CarrierRecording } from '#server/carriers/carrier.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Services } from '#server/services.ts';
import { wavHeader } from '#voice/audio/wav.ts';

/** Recordings of calls over SIP, made where their sound is: the caller on the first channel, the agent on the second. */

const rate = 8_000;
/** A recording has at most so many bytes: five hours. */
const mostBytes = 5 * 3_600 * rate * 4;
/** Sound of one side waits for the other's at most so long, in frames of 20 ms. */
const mostApart = 50;

export const recordingKey = (sid: string): string => `sip-recordings/${sid}.wav`;

/** One recording that is being made. */
export class SipRecording {
  readonly sid = newId();
  readonly startedAt: Date;
  readonly #out = new PassThrough();
  /** Resolves once it is kept; false where it could not be. */
  readonly kept: Promise<boolean>;
  #callers: Int16Array[] = [];
  #agents: Int16Array[] = [];
  #bytes = 0;
  status: CarrierRecording['status'] = 'in-progress';

  /** At the other side. */
  readonly callSid: string;

  constructor({ files, clock, log }: Services, callSid: string) {
    this.callSid = callSid;
    this.startedAt = new Date(clock.now());
    // What the file says of its length is known at its end alone.
    this.#out.write(wavHeader(rate, 0, 2));
    this.kept = files
      .put(recordingKey(this.sid), this.#out, () => wavHeader(rate, this.#bytes, 2))
      .then(
        () => {
          this.status = 'completed';
          return true;
        },
        (error: unknown) => {
          log.warn({ err: error }, 'a call over SIP could not be recorded');
          this.status = 'absent';
          return false;
        },
      );
  }

  caller(pcm: Int16Array): void {
    this.#callers.push(pcm);
    this.#mix();
  }

  agent(pcm: Int16Array): void {
    this.#agents.push(pcm);
    this.#mix();
  }

  #mix(): void {
    if (this.status !== 'in-progress') return;
    while (this.#callers.length > 0 && this.#agents.length > 0 && this.#bytes < mostBytes) {
      const [caller, agent] = [this.#callers.shift()!, this.#agents.shift()!];
      const both = new Int16Array(caller.length * 2);
      for (let n = 0; n < caller.length; n++) {
        both[2 * n] = caller[n]!;
        both[2 * n + 1] = agent[n] ?? 0;
      }
      this.#bytes += both.byteLength;
      this.#out.write(Buffer.from(both.buffer));
    }
    if (this.#callers.length > mostApart) this.#callers.shift();
    if (this.#agents.length > mostApart) this.#agents.shift();
  }

  stop(): void {
    if (this.status !== 'in-progress') return;
    this.status = 'processing';
    this.#out.end();
  }
}
