import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '#server/platform/files/read-tar.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { unpackArchive } from './unpack-archive.ts';

/** A model cannot be added, for a reason in one line. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

export interface Bring {
  /** The folder whose folders are models. */
  modelsDir: string;
  /** An http(s) address or a path of an archive, or a folder. */
  source: string;
  /** Name of the model's folder; that of the source by default. */
  as?: string | undefined;
  /** What it is called: voice, ear. */
  noun: string;
  isName(name: string): boolean;
  say(line: string): void;
  /** Looks a folder through, and tries what is in it. @throws ModelError where it is of no use */
  check(folder: string): Promise<void>;
}

/** Bytes of an archive, and milliseconds for it. */
const download = { maxBytes: 1024 ** 3, firstByteMs: 30_000, idleMs: 30_000, redirects: 5 };

/**
 * Brings a model into its folder: fetched, unpacked beside its place, looked through, tried, and only then put there.
 * Nothing is left of one that does not work. Answers the name of its folder.
 * @throws ModelError
 */
export async function bringModel({ modelsDir, source, as, noun, isName, say, check }: Bring): Promise<string> {
  const name = as ?? nameFrom(source);
  if (!isName(name)) throw new ModelError(`"${name}" can’t be used as a folder name. Use --as NAME.`);
  const target = path.join(modelsDir, name);
  if (await exists(target))
    throw new ModelError(
      `A${noun === 'ear' ? 'n' : ''} ${noun} called "${name}" already exists. Remove it first, or use --as NAME.`,
    );
  const work = path.join(modelsDir, `.new-${randomBytes(6).toString('hex')}`);
  await mkdir(work, { recursive: true });
  try {
    // What a model is, its first name tells as well.
    const first = nameFrom(source);
    const folder = path.join(work, isName(first) ? first : name);
    await mkdir(folder);
    await bring(source, folder, path.join(work, '.archive'), say);
    const inner = await innerFolder(folder);
    await check(inner);
    await rename(inner, target);
    return name;
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof OutboundError) throw new ModelError(error.message);
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

function nameFrom(source: string): string {
  const last = isAddress(source) && URL.canParse(source) ? new URL(source).pathname : path.resolve(source);
  return path.basename(last).replace(/\.(tar\.(gz|bz2)|tgz|tbz2?|tar|zip)$/i, '');
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  );

async function bring(source: string, folder: string, archive: string, say: Bring['say']): Promise<void> {
  if (isAddress(source)) {
    say(`Fetching ${source}`);
    await fetchArchive(source, archive);
    say('Unpacking');
    await unpackArchive(archive, folder);
    return;
  }
  const found = await stat(source).catch(() => undefined);
  if (found === undefined) throw new ModelError(`${source} doesn’t exist.`);
  if (!found.isDirectory()) {
    say('Unpacking');
    await unpackArchive(source, folder);
    return;
  }
  // Links lead out of the folder; no model needs them.
  const filter = async (from: string) => !(await lstat(from)).isSymbolicLink();
  await cp(source, folder, { recursive: true, filter });
}

async function fetchArchive(source: string, archive: string): Promise<void> {
  if (!URL.canParse(source)) throw new ModelError(`${source} isn’t a URL.`);
  // Who runs this command on the server may fetch from wherever; where that leads on is looked at.
  const outbound = openOutbound({ trustedOrigins: [new URL(source).origin] });
  const { signal } = new AbortController();
  const answer = await outbound({ method: 'GET', url: source, headers: {}, signal, ...download });
  if (answer.status !== 200) {
    answer.discard();
    throw new ModelError(`${new URL(source).origin} returned ${answer.status} instead of the archive.`);
  }
  await pipeline(Readable.from(answer.body), createWriteStream(archive));
}

/** Archives mostly hold one folder with everything in it. */
async function innerFolder(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? path.join(folder, only.name) : folder;
}
