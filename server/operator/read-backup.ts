import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { ArchiveError, type ArchiveFile, readTar } from '#server/platform/files/read-tar.ts';
import { StartError } from '#server/platform/start-error.ts';
import { ContentHash } from './archive-writer.ts';
import {
  backupVersion,
  EndMark,
  isKeptFile,
  jobsTable,
  Manifest,
  names,
  tableOf,
  WaitingJob,
} from './backup-format.ts';

/** What a whole backup holds. */
export interface CheckedBackup {
  manifest: Manifest;
  /** The secret key, when it was put in. */
  key: string | null;
  end: EndMark;
}

/** What comes after manifest and key. */
export type BackupPart =
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'jobs'; jobs: WaitingJob[] }
  | { kind: 'file'; name: string; bytes: AsyncIterable<Uint8Array> };

/** Bytes. Rows come in parts of some MB; a single row can be larger. */
const largestPart = 256 * 2 ** 20;

/** Why a file is refused, before anything was changed. */
export const refusal = (file: string, reason: string, cause?: unknown) =>
  new StartError(`Can’t use the backup ${file}: ${reason}. Nothing was changed.`, { cause });

/** A file's members, in order. */
async function* open(file: string): AsyncGenerator<ArchiveFile> {
  const unzipped = createGunzip();
  // What fails here is told by the stream that is read.
  pipeline(createReadStream(file), unzipped).catch(() => {});
  try {
    yield* readTar(unzipped);
  } finally {
    unzipped.destroy();
  }
}

/** What went wrong while a file was read, in words. */
function explained(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return refusal(file, 'no such file', error);
  if (!(error instanceof ArchiveError || code?.startsWith('Z_'))) return error;
  return refusal(file, `it is damaged or not whole (${message})`, error);
}

async function whole({ name, size = 0, bytes }: ArchiveFile): Promise<Buffer> {
  if (size > largestPart) throw new ArchiveError(`${name} is too large`);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

const linesOf = (content: Buffer) => content.toString('utf8').split('\n').slice(0, -1);

function parse<T extends z.ZodType>(schema: T, content: Buffer, what: string): z.infer<T> {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw new ArchiveError(`${what} isn’t in the expected format: ${(cause as Error).message.slice(0, 100)}`);
  }
}

function readManifest(file: string, content: Buffer): Manifest {
  const { version } = parse(z.object({ version: z.number() }), content, names.manifest);
  if (version > backupVersion) throw refusal(file, 'a newer version of Parley made it');
  return parse(Manifest, content, names.manifest);
}

/** Reads a backup from its beginning to its end. @throws StartError when it is not whole, or none */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  try {
    return await readWhole(file);
  } catch (error) {
    throw explained(file, error);
  }
}

async function readWhole(file: string): Promise<CheckedBackup> {
  const hash = new ContentHash();
  let manifest: Manifest | null = null;
  let key: string | null = null;
  let end: EndMark | null = null;
  const count = { rows: 0, files: 0 };
  for await (const found of open(file)) {
    const { name, size = 0 } = found;
    const member = name === names.end ? found : { ...found, bytes: hash.of(name, size, found.bytes) };
    if (end !== null) throw refusal(file, 'something follows its end');
    if (manifest === null) {
      if (member.name !== names.manifest) throw refusal(file, 'it is no backup of Parley');
      manifest = readManifest(file, await whole(member));
    } else if (member.name === names.key) key = (await whole(member)).toString('utf8').trim();
    else if (member.name === names.end) end = parse(EndMark, await whole(member), names.end);
    else if (isKeptFile(member.name)) {
      for await (const _ of member.bytes);
      count.files++;
    } else {
      const table = tableOf(member.name);
      if (table === null || !(table === jobsTable || Object.hasOwn(manifest.tables, table))) {
        throw refusal(file, `its part ${member.name} is unknown`);
      }
      count.rows += linesOf(await whole(member)).length;
    }
  }
  if (manifest === null || end === null) throw refusal(file, 'it is not whole');
  const same = end.sha256 === hash.digest() && end.rows === count.rows && end.files === count.files;
  if (!same) throw refusal(file, 'its content is not what was written');
  return { manifest, key, end };
}

/** The parts of a backup that was checked before. */
export async function* readParts(file: string): AsyncGenerator<BackupPart> {
  for await (const member of open(file)) {
    const { name, bytes } = member;
    const table = tableOf(name);
    if (isKeptFile(name)) yield { kind: 'file', name, bytes };
    else if (table === jobsTable) {
      const jobs = linesOf(await whole(member)).map((line) => WaitingJob.parse(JSON.parse(line)));
      yield { kind: 'jobs', jobs };
    } else if (table !== null) {
      yield { kind: 'rows', table, lines: linesOf(await whole(member)).map((line) => JSON.parse(line) as string) };
    }
  }
}
