import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '#server/platform/files/read-tar.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { EngineError } from '#voice/engines/engine-error.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { findSherpa, isVoiceName, sherpaMissing, tryVoice } from '#voice/engines/tts/sherpa-onnx.ts';
import { notesFile, readVoiceFolder, type VoiceNotes } from '#voice/engines/tts/sherpa-onnx-folder.ts';
import { unpackArchive } from './unpack-archive.ts';

/** A voice cannot be added, for a reason in one line. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
}

export interface AddOptions extends Pick<VoiceNotes, 'name' | 'language' | 'gender'> {
  voicesDir: string;
  /** An http(s) address or a path of an archive, or a folder. */
  source: string;
  /** Name of the voice's folder; that of the source by default. */
  as?: string | undefined;
  say: (line: string) => void;
}

/** Bytes of an archive, and milliseconds for it. */
const download = { maxBytes: 1024 ** 3, firstByteMs: 30_000, idleMs: 30_000, redirects: 5 };

/**
 * Brings a voice into the folder of voices: fetched, unpacked beside its place, looked through, loaded once, and only
 * then put there. Nothing is left of one that does not work.
 * @throws VoiceError
 */
export async function addVoice({ voicesDir, source, as, say, ...notes }: AddOptions): Promise<string> {
  const name = as ?? nameFrom(source);
  if (!isVoiceName(name)) throw new VoiceError(`"${name}" cannot be the name of a folder of a voice: use --as NAME.`);
  const target = path.join(voicesDir, name);
  if (await exists(target))
    throw new VoiceError(`There is a voice "${name}" already: remove it first, or use --as NAME.`);
  const work = path.join(voicesDir, `.new-${randomBytes(6).toString('hex')}`);
  await mkdir(work, { recursive: true });
  try {
    const folder = path.join(work, name);
    await mkdir(folder);
    await bring(source, folder, path.join(work, 'archive'), say);
    const inner = await innerFolder(folder);
    await check(inner, voicesDir, notes, say);
    await rename(inner, target);
    return name;
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof OutboundError) throw new VoiceError(error.message);
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

async function bring(source: string, folder: string, archive: string, say: AddOptions['say']): Promise<void> {
  if (isAddress(source)) {
    say(`Fetching ${source}`);
    await fetchArchive(source, archive);
    say('Unpacking');
    await unpackArchive(archive, folder);
    return;
  }
  const found = await stat(source).catch(() => undefined);
  if (found === undefined) throw new VoiceError(`There is no file or folder ${source}.`);
  if (!found.isDirectory()) {
    say('Unpacking');
    await unpackArchive(source, folder);
    return;
  }
  // Links lead out of the folder; no voice needs them.
  const filter = async (from: string) => !(await lstat(from)).isSymbolicLink();
  await cp(source, folder, { recursive: true, filter });
}

async function fetchArchive(source: string, archive: string): Promise<void> {
  if (!URL.canParse(source)) throw new VoiceError(`${source} is no address.`);
  // Who runs this command on the server may fetch from wherever; where that leads on is looked at.
  const outbound = openOutbound({ trustedOrigins: [new URL(source).origin] });
  const { signal } = new AbortController();
  const answer = await outbound({ method: 'GET', url: source, headers: {}, signal, ...download });
  if (answer.status !== 200) {
    answer.discard();
    throw new VoiceError(`${new URL(source).origin} answers ${answer.status} instead of the archive.`);
  }
  await pipeline(Readable.from(answer.body), createWriteStream(archive));
}

/** Archives mostly hold one folder with everything in it. */
async function innerFolder(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? path.join(folder, only.name) : folder;
}

async function check(
  folder: string,
  voicesDir: string,
  given: Pick<VoiceNotes, 'name' | 'language' | 'gender'>,
  say: AddOptions['say'],
): Promise<void> {
  const voice = await readVoiceFolder(folder);
  if ('missing' in voice)
    throw new VoiceError(`This is no voice that can be used. It has not: ${voice.missing.join(', ')}.`);
  const library = findSherpa(voicesDir);
  let speakers: number | undefined;
  if (library === undefined) say(`Not tried: ${sherpaMissing(voicesDir)}`);
  else {
    say('Loading it once');
    const tried = await tryVoice(voice, library).catch((error: EngineError) => {
      throw new VoiceError(`sherpa-onnx cannot load this voice: ${error.message}`);
    });
    speakers = tried.speakers;
  }
  const notes: VoiceNotes = { name: voice.name, language: voice.language, gender: voice.gender, ...given };
  const kept = { ...notes, ...(speakers !== undefined && { speakers }) };
  await writeFile(path.join(folder, notesFile), `${JSON.stringify(kept, null, 2)}\n`);
}
