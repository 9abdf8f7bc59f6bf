import { ArchiveError, type ArchiveFile } from './unpack-archive.ts';

const block = 512;
/** Longest name that an extension header may bring. */
const mostNameBytes = 4_096;

/** Reads bytes of a stream in lengths of our choice. */
class ByteSource {
  readonly #parts: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#parts = source[Symbol.asyncIterator]();
  }

  /** As many bytes, in pieces as they come. @throws ArchiveError when there are fewer */
  async *stream(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#parts.next();
        if (next.done) throw new ArchiveError('The archive is cut off.');
        this.#rest = Buffer.from(next.value);
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.stream(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Reads on, so that whoever makes the bytes comes to an end. */
  async drain(): Promise<void> {
    while (!(await this.#parts.next()).done);
  }
}

/**
 * The regular files of a tar. Links and devices are left out: nothing in a voice needs them, and they lead elsewhere.
 * @throws ArchiveError
 */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveFile> {
  const source = new ByteSource(bytes);
  let longName: string | undefined;
  for (;;) {
    const header = await source.take(block);
    if (header.every((byte) => byte === 0)) break;
    checkSum(header);
    const size = numberAt(header, 124, 12);
    const type = String.fromCharCode(header[156]!);
    const padding = (block - (size % block)) % block;
    if (type === 'L' || type === 'x') {
      if (size > mostNameBytes) throw new ArchiveError('The archive has a name that is too long.');
      const told = (await source.take(size)).toString('utf8');
      longName = type === 'L' ? told.replace(/\0.*$/s, '') : (paxPath(told) ?? longName);
      await source.take(padding);
      continue;
    }
    const name = longName ?? nameOf(header);
    longName = undefined;
    if (type === '0' || type === '\0') {
      let read = 0;
      const counted = async function* () {
        for await (const piece of source.stream(size)) {
          read += piece.length;
          yield piece;
        }
      };
      yield { name, bytes: counted() };
      await source.take(size - read + padding);
    } else await skip(source, size + padding);
  }
  await source.drain();
}

async function skip(source: ByteSource, length: number): Promise<void> {
  for await (const _ of source.stream(length));
}

const textAt = (header: Buffer, start: number, length: number) =>
  header.toString('utf8', start, start + length).replace(/\0.*$/s, '');

function numberAt(header: Buffer, start: number, length: number): number {
  const digits = textAt(header, start, length).trim();
  if (!/^[0-7]{0,12}$/.test(digits)) throw new ArchiveError('The archive is damaged (a number in it is none).');
  return Number.parseInt(digits || '0', 8);
}

function nameOf(header: Buffer): string {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
  const name = textAt(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** Lines of `length key=value`. */
function paxPath(records: string): string | undefined {
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(records)?.[1];
}

function checkSum(header: Buffer): void {
  const told = numberAt(header, 148, 8);
  const sum = header.reduce((all, byte, index) => all + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (sum !== told) throw new ArchiveError('The archive is damaged (a checksum is wrong).');
}
