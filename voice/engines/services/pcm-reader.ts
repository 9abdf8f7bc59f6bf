import { EngineError } from '../engine-error.ts';

/** Joins bytes that come in pieces of any length to 16-bit samples. */
export class PcmReader {
  #odd: Uint8Array = new Uint8Array(0);
  #first = true;

  /** @throws EngineError when the bytes are a file of another format */
  push(bytes: Uint8Array): Int16Array {
    const all = this.#odd.length === 0 ? bytes : Buffer.concat([this.#odd, bytes]);
    if (this.#first && all.length < 4) {
      this.#odd = all;
      return new Int16Array(0);
    }
    if (this.#first) refuseFiles(all);
    this.#first = false;
    const even = all.length - (all.length % 2);
    this.#odd = all.slice(even);
    // A copy: the bytes need not begin at an even address.
    return new Int16Array(new Uint8Array(all.subarray(0, even)).buffer);
  }

  /** @throws EngineError when the last sample is cut in two */
  end(): void {
    if (this.#odd.length > 0) throw new EngineError('crashed', 'The sound ends in the middle of a sample.');
  }
}

const marks: Record<string, string> = {
  RIFF: 'WAV',
  OggS: 'Ogg',
  fLaC: 'FLAC',
  'ID3\u0003': 'MP3',
  'ID3\u0004': 'MP3',
};

/** Noise at full level is what other formats sound like when they are taken for samples. */
function refuseFiles(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const format = marks[head] ?? (/^\s*[{<]/.test(head) ? 'text' : undefined);
  if (format !== undefined) throw new EngineError('crashed', `Plain samples were asked for, and ${format} came.`);
}
