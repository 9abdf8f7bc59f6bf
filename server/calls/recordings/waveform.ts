/** Parts of a second of which the loudest is kept while sound comes in. */
const perSecond = 20;
const fullScale = 32_768;

/** What is known of the sound of a WAV file. */
export interface Measured {
  durationMs: number;
  channels: number;
  /** The loudest of each part, 0 to 100, channel by channel: the parts of the first, then those of the second. */
  waveform: number[];
}

/**
 * Measures a WAV file of 16-bit PCM as it comes, in pieces of any size.
 * @param parts of the waveform in each channel
 */
export function openMeter(parts: number): { push(piece: Uint8Array): void; end(): Measured | null } {
  let head: Buffer = Buffer.alloc(0);
  let form: { rate: number; channels: number } | null = null;
  let frames = 0;
  /** A sample may be cut by the border of two pieces. */
  let rest: Buffer = Buffer.alloc(0);
  let loudest: number[][] = [];

  /** Reads chunks until that of the data; null: there is more to come. @throws Error for what is no such file */
  function readHead(): Buffer | null {
    if (head.length < 12) return null;
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
      throw new Error('This isn’t a WAV file.');
    let at = 12;
    let found: { rate: number; channels: number } | null = null;
    while (at + 8 <= head.length) {
      const [name, size] = [head.toString('latin1', at, at + 4), head.readUInt32LE(at + 4)];
      if (name === 'data') {
        if (found === null) throw new Error('The WAV file has no format chunk before its data.');
        form = found;
        loudest = Array.from({ length: found.channels }, () => []);
        return head.subarray(at + 8);
      }
      if (name === 'fmt ') {
        if (at + 24 > head.length) return null;
        const [kind, channels, bits] = [at + 8, at + 10, at + 22].map((place) => head.readUInt16LE(place));
        const rate = head.readUInt32LE(at + 12);
        if (kind !== 1 || bits !== 16 || channels === 0 || channels! > 8 || rate < 1_000)
          throw new Error('Only 16-bit PCM is supported.');
        found = { rate, channels: channels! };
      }
      at += 8 + size + (size & 1);
      if (at > 64 * 1024) throw new Error('The WAV file has no data.');
    }
    return null;
  }

  function take(piece: Buffer, { rate, channels }: { rate: number; channels: number }): void {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const width = channels * 2;
    const whole = bytes.length - (bytes.length % width);
    const perPart = Math.max(1, Math.round(rate / perSecond));
    for (let at = 0; at < whole; at += width) {
      const part = Math.floor(frames / perPart);
      for (let channel = 0; channel < channels; channel++) {
        const size = Math.abs(bytes.readInt16LE(at + channel * 2));
        const known = loudest[channel]!;
        if (size > (known[part] ?? -1)) known[part] = size;
      }
      frames += 1;
    }
    rest = bytes.subarray(whole);
  }

  return {
    push(piece) {
      const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      if (form !== null) return take(bytes, form);
      head = Buffer.concat([head, bytes]);
      const data = readHead();
      if (data !== null && form !== null) take(data, form);
    },
    end() {
      if (form === null) return null;
      const { rate, channels } = form;
      const waveform = loudest.flatMap((all) =>
        Array.from({ length: parts }, (_, part) => {
          const [from, to] = [part, part + 1].map((n) => Math.floor((n * all.length) / parts));
          const some = all.slice(from, Math.max(to!, from! + 1));
          return Math.round((Math.max(0, ...some) * 100) / fullScale);
        }),
      );
      return { durationMs: Math.round((frames * 1000) / rate), channels, waveform };
    },
  };
}
