/** Mono 16-bit audio with its rate: what engines make and tests read. */
export interface Sound {
  samples: Int16Array;
  sampleRate: number;
}

const headerBytes = 44;

/** The 44 bytes before `dataBytes` bytes of 16-bit samples, which several channels give in turn. */
export function wavHeader(sampleRate: number, dataBytes: number, channels = 1): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  // All ones for both lengths means "until it ends".
  header.writeUInt32LE(Math.min(headerBytes - 8 + dataBytes, 0xffff_ffff), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** A whole WAV file. `channels`: mono, or how many give their samples in turn. */
export function encodeWav({ samples, sampleRate, channels = 1 }: Sound & { channels?: number }): Buffer {
  const data = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Buffer.concat([wavHeader(sampleRate, data.length, channels), data]);
}

/** Reads a WAV file of mono 16-bit PCM; chunks beside `fmt ` and `data` are passed over. */
export function decodeWav(file: Uint8Array): Sound {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('This is not a WAV file.');
  }
  let sampleRate = 0;
  let position = 12;
  while (position + 8 <= bytes.length) {
    const name = bytes.toString('latin1', position, position + 4);
    const size = bytes.readUInt32LE(position + 4);
    const start = position + 8;
    if (name === 'fmt ') {
      const [format, channels, bits] = [start, start + 2, start + 14].map((at) => bytes.readUInt16LE(at));
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('Only mono 16-bit PCM is read.');
      sampleRate = bytes.readUInt32LE(start + 4);
    }
    if (name === 'data') {
      if (sampleRate === 0) throw new Error('The WAV file has no format chunk before its data.');
      const length = Math.min(size, bytes.length - start) & ~1;
      return {
        sampleRate,
        samples: new Int16Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + start + length)),
      };
    }
    position = start + size + (size & 1);
  }
  throw new Error('The WAV file has no data.');
}
