import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ArchiveError, type ArchiveFile } from '#server/platform/files/read-tar.ts';

/** The regular files of a zip. @throws ArchiveError */
export async function* readZip(archive: string): AsyncGenerator<ArchiveFile> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, decodeStrings: true }).catch(asDamage);
  try {
    const entries = zip.eachEntry();
    for (;;) {
      const { done, value: entry } = await entries.next().catch(asDamage);
      if (done) return;
      if (entry.fileName.endsWith('/')) continue;
      if (entry.isEncrypted())
        throw new ArchiveError('The archive is password-protected. Unpack it yourself and pass the folder.');
      if (!entry.canDecodeFileData())
        throw new ArchiveError('The archive uses a compression method that isn’t supported.');
      yield { name: entry.fileName, bytes: bytesOf(zip, entry) };
    }
  } finally {
    zip.close();
  }
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry).catch(asDamage);
  try {
    yield* stream;
  } catch (error) {
    asDamage(error);
  }
}

/** yauzl says in plain words what it cannot read; errors of the system keep their code. */
function asDamage(error: unknown): never {
  if (!(error instanceof Error) || error instanceof ArchiveError) throw error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && !code.startsWith('Z_')) throw error;
  if (/^(invalid relative path|absolute path|invalid characters)/.test(message)) {
    throw new ArchiveError(`The archive has a file outside its folder (${message}).`);
  }
  const isCut = /end of central directory|unexpected EOF|not enough bytes/i.test(message);
  throw new ArchiveError(isCut ? 'The archive is truncated.' : `The archive is damaged (${message}).`);
}
