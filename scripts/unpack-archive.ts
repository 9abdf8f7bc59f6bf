import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError, type ArchiveFile, readTar } from '#server/platform/files/read-tar.ts';
import { readZip } from './read-zip.ts';

/** Bytes of all files together, files, and folders inside of each other. */
const limits = { bytes: 2 * 1024 ** 3, files: 5_000, depth: 8 };

/**
 * Unpacks a .tar, .tar.gz, .tar.bz2 or .zip into a folder: regular files only, none outside of it, and no more than
 * fits. What kind it is, its first bytes tell.
 * @throws ArchiveError
 */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  let left = limits.bytes;
  let files = 0;
  for await (const { name, bytes } of filesOf(archive, await kindOf(archive))) {
    files += 1;
    if (files > limits.files) throw new ArchiveError(`The archive has more than ${limits.files} files.`);
    const target = path.join(folder, ...partsOf(name));
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(Readable.from(limited(bytes)), createWriteStream(target, { flags: 'wx' })).catch(asArchiveError);
  }
  if (files === 0) throw new ArchiveError('The archive has no files.');

  async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      left -= part.length;
      if (left < 0) throw new ArchiveError(`The archive contains more than ${limits.bytes / 1024 ** 3} GB.`);
      yield part;
    }
  }
}

function asArchiveError(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST') throw new ArchiveError('The archive has two files with the same name.');
  if (error.code?.startsWith('Z_')) throw new ArchiveError(`The archive is damaged (${error.code}).`);
  throw error;
}

/** The folders and the name of a file, all of them harmless. */
function partsOf(name: string): string[] {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such names come in archives that are made to harm.
  const isWrong = name.startsWith('/') || parts.some((part) => part === '..' || /[\\:\u0000-\u001f]/.test(part));
  if (isWrong || parts.length === 0 || parts.length > limits.depth) {
    throw new ArchiveError(`The archive has a file outside its folder: ${JSON.stringify(name)}.`);
  }
  return parts;
}

type Kind = 'tar' | 'gzip' | 'bzip2' | 'zip';

async function kindOf(archive: string): Promise<Kind> {
  const file = await open(archive);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.startsWith('BZh')) return 'bzip2';
    if (head.startsWith('\u001f\u008b')) return 'gzip';
    if (head.startsWith('PK\u0003\u0004')) return 'zip';
    if (head.slice(257, 262) === 'ustar') return 'tar';
    throw new ArchiveError('This isn’t a .tar, .tar.gz, .tar.bz2, or .zip file.');
  } finally {
    await file.close();
  }
}

function filesOf(archive: string, kind: Kind): AsyncIterable<ArchiveFile> {
  if (kind === 'zip') return readZip(archive);
  if (kind === 'tar') return readTar(createReadStream(archive));
  if (kind === 'bzip2') return readTar(bunzip(archive));
  const source = createReadStream(archive);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  return readTar(damagedOr(source.pipe(gunzip)));
}

async function* damagedOr(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    asArchiveError(error as NodeJS.ErrnoException);
  }
}

/** Node has no bzip2: the program of that name does it, which every Linux and macOS has or can have. */
async function* bunzip(archive: string): AsyncGenerator<Uint8Array> {
  const child = spawn('bzip2', ['-dc', archive], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // Awaited below; a reader that stops early does not.
  ended.catch(() => undefined);
  try {
    for await (const part of child.stdout) yield part as Uint8Array;
    if ((await ended) !== 0) throw new ArchiveError('The archive is damaged (bzip2 can’t read it).');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ArchiveError('bzip2 isn’t installed. Install it, or unpack the archive yourself and pass the folder.');
  } finally {
    child.kill();
  }
}
