import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { ArchiveError, type ArchiveFile } from './unpack-archive.ts';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
/** The end record may have a comment behind it. */
const mostEndBytes = 22 + 65_535;
const mostDirectoryBytes = 16 * 1024 * 1024;

interface Entry {
  name: string;
  method: number;
  packedBytes: number;
  /** Where its local header is. */
  at: number;
}

/** The regular files of a zip. @throws ArchiveError */
export async function* readZip(archive: string): AsyncGenerator<ArchiveFile> {
  const file = await open(archive);
  try {
    for (const entry of await readDirectory(file)) {
      if (entry.name.endsWith('/')) continue;
      const header = await readAt(file, entry.at, 30);
      if (header.readUInt32LE(0) !== localMark) throw new ArchiveError('The archive is damaged.');
      const start = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
      yield { name: entry.name, bytes: bytesOf(archive, entry, start) };
    }
  } finally {
    await file.close();
  }
}

async function* bytesOf(archive: string, { method, packedBytes }: Entry, start: number): AsyncGenerator<Uint8Array> {
  if (packedBytes === 0) return;
  const packed = createReadStream(archive, { start, end: start + packedBytes - 1 });
  if (method === 0) yield* packed;
  else if (method !== 8) throw new ArchiveError('The archive is packed in a way unknown here.');
  else {
    const inflate = createInflateRaw();
    packed.on('error', (error) => inflate.destroy(error));
    yield* packed.pipe(inflate);
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ArchiveError('The archive is cut off.');
  return buffer;
}

async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat();
  const length = Math.min(size, mostEndBytes);
  const tail = await readAt(file, size - length, length);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || tail.length - at < 22 || tail.readUInt32LE(at) !== endMark) {
    throw new ArchiveError('The archive is cut off.');
  }
  const [count, bytes, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count === 0xffff || bytes > mostDirectoryBytes || start + bytes > size) {
    throw new ArchiveError('The archive is too large or damaged.');
  }
  const directory = await readAt(file, start, bytes);
  const entries: Entry[] = [];
  for (let position = 0; entries.length < count; ) {
    if (position + 46 > directory.length || directory.readUInt32LE(position) !== entryMark) {
      throw new ArchiveError('The archive is damaged.');
    }
    const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(position + offset)) as [number, number, number];
    const flags = directory.readUInt16LE(position + 8);
    if ((flags & 1) === 1) throw new ArchiveError('The archive has a password.');
    entries.push({
      name: directory.toString('utf8', position + 46, position + 46 + lengths[0]),
      method: directory.readUInt16LE(position + 10),
      packedBytes: directory.readUInt32LE(position + 20),
      at: directory.readUInt32LE(position + 42),
    });
    position += 46 + lengths[0] + lengths[1] + lengths[2];
  }
  return entries;
}
