/**
 * Tar (POSIX ustar, with pax records for long names), as far as a backup needs it: plain files with a known size.
 * So an operator can look into a backup with the tools that every system has.
 */

const block = 512;
const modeOfFile = 0o600;

/** Fields of a header: where they begin and how long they are. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  changed: [136, 12],
  sum: [148, 8],
  kind: [156, 1],
  magic: [257, 8],
} as const;

const longestSize = 8 ** 11 - 1;

function plainHeader(name: string, size: number, kind: '0' | 'x'): Buffer {
  if (size > longestSize) throw new RangeError(`${name} is too large for a backup: ${size} bytes.`);
  const header = Buffer.alloc(block);
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], 'latin1');
  const octal = (field: keyof typeof fields, value: number) =>
    put(field, value.toString(8).padStart(fields[field][1] - 1, '0'));
  header.write(name, 0, fields.name[1], 'utf8');
  octal('mode', modeOfFile);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('changed', 0);
  put('kind', kind);
  put('magic', 'ustar\x0000');
  put('sum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** The sum of all bytes, those of the sum itself counted as blanks. */
function sumOf(header: Buffer): number {
  const [from, length] = fields.sum;
  return header.reduce((sum, byte, at) => sum + (at >= from && at < from + length ? 0x20 : byte), 0);
}

/** What fills a file's last block. */
export const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

/** Two empty blocks end an archive. */
export const endOfArchive = Buffer.alloc(2 * block);

/** What stands before a file's bytes. */
export function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) <= fields.name[1]) return plainHeader(name, size, '0');
  const path = `path=${name}\n`;
  // The record's length counts its own digits.
  const bare = Buffer.byteLength(path) + 1;
  const length = bare + String(bare + String(bare).length).length;
  const record = Buffer.from(`${length} ${path}`);
  return Buffer.concat([
    plainHeader('pax', record.length, 'x'),
    record,
    padding(record.length),
    plainHeader(name.slice(0, 50), size, '0'),
  ]);
}

/** A whole file of an archive. */
export const member = (name: string, content: Buffer) =>
  Buffer.concat([header(name, content.length), content, padding(content.length)]);

/** A file as it is read: its body has to be read to the end before the next one. */
export interface Member {
  name: string;
  size: number;
  body: AsyncIterable<Buffer>;
}

/** An archive that no tar wrote, or not as a whole. */
export class BadArchive extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BadArchive';
  }
}

/** Bytes that come in pieces, read in other pieces. */
class Pieces {
  private readonly source: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  async some(most: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const next = await this.source.next();
      if (next.done) throw new BadArchive('it ends too early');
      this.rest = next.value;
    }
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }

  /** Reads what is left and throws it away. */
  async drain(): Promise<void> {
    while (!(await this.source.next()).done);
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = length; left > 0; left -= parts.at(-1)!.length) parts.push(await this.some(left));
    return Buffer.concat(parts);
  }
}

/** The files of an archive, in order. @throws BadArchive */
export async function* readMembers(source: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const pieces = new Pieces(source);
  let longName: string | null = null;
  for (;;) {
    const head = await pieces.exactly(block);
    if (head.every((byte) => byte === 0)) return await pieces.drain();
    const text = (field: keyof typeof fields) =>
      head.toString('utf8', fields[field][0], fields[field][0] + fields[field][1]).replace(/\0.*$/s, '');
    if (Number.parseInt(text('sum'), 8) !== sumOf(head)) throw new BadArchive('it is damaged');
    const size = Number.parseInt(text('size'), 8);
    if (text('kind') === 'x') {
      const record = (await pieces.exactly(size)).toString('utf8');
      await pieces.exactly(padding(size).length);
      longName = /^\d+ path=(.*)\n$/s.exec(record)?.[1] ?? null;
      continue;
    }
    let left = size;
    const body = (async function* () {
      while (left > 0) {
        const piece = await pieces.some(left);
        left -= piece.length;
        yield piece;
      }
    })();
    yield { name: longName ?? text('name'), size, body };
    longName = null;
    while (left > 0) left -= (await pieces.some(left)).length;
    await pieces.exactly(padding(size).length);
  }
}
