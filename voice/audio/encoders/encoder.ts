import type { AudioFormatName } from '#domain/platform/audio-formats.ts';

/** What a stream of audio is to become. */
export interface EncoderSettings {
  format: AudioFormatName;
  /** Samples a second, of what is pushed as well. */
  sampleRate: number;
  /** Kilobits a second, in formats that have a choice. */
  bitrate?: number | undefined;
  /** The bytes become a file whose first bytes are replaced in the end, so that it can tell its length. */
  file?: boolean | undefined;
}

/** Makes the bytes of one stream, mono 16-bit. One instance a stream. */
export interface AudioEncoder {
  push(samples: Int16Array): Uint8Array | Promise<Uint8Array>;
  /** The last bytes; nothing may be pushed any more. */
  finish(): EncodedEnd | Promise<EncodedEnd>;
  /** Gives back what it holds, also in the middle of the stream. Called once. */
  close(): void | Promise<void>;
}

export interface EncodedEnd {
  bytes: Uint8Array;
  /** With `file`: bytes that replace as many at the start, now that the length is known. */
  head?: Uint8Array | undefined;
  /** How long the stream is to a decoder, where the format adds to the sound, and silence before the sound in that. */
  durationMs?: number;
  leadMs?: number;
}

export const nothing = new Uint8Array(0);

/** Cuts a stream of samples into frames of one length. */
export class FrameCutter {
  readonly #length: number;
  readonly #frame: Int16Array<ArrayBuffer>;
  #filled = 0;

  constructor(length: number) {
    this.#length = length;
    this.#frame = new Int16Array(length);
  }

  /** Samples that wait for the rest of their frame. */
  get filled(): number {
    return this.#filled;
  }

  /** Calls `use` with each frame that is full; the array is used again for the next one. */
  push(samples: Int16Array, use: (frame: Int16Array<ArrayBuffer>) => void): void {
    for (let position = 0; position < samples.length; ) {
      const part = samples.subarray(position, position + this.#length - this.#filled);
      this.#frame.set(part, this.#filled);
      this.#filled += part.length;
      position += part.length;
      if (this.#filled < this.#length) return;
      this.#filled = 0;
      use(this.#frame);
    }
  }

  /** The samples that are left over. */
  rest(): Int16Array<ArrayBuffer> {
    return this.#frame.subarray(0, this.#filled);
  }
}
