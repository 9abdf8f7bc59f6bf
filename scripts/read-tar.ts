import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { ArchiveError, type ArchiveFile } from './unpack-archive.ts';

/**
 * The regular files of a tar. Links and devices are left out: nothing in a voice needs them, and they lead elsewhere.
 * @throws ArchiveError
 */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveFile> {
  const entries = extract();
  let reason: unknown;
  const fed = pipeline(Readable.from(bytes), entries).catch((error: unknown) => {
    reason = error;
  });
  /** What the reader is told first is often no more than that its stream has ended. */
  const explained = async (error: unknown) => {
    await fed;
    return inOurWords(reason ?? error);
  };
  async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
    try {
      for await (const part of entry) yield part as Uint8Array;
    } catch (error) {
      throw await explained(error);
    }
  }
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type === 'file') yield { name, bytes: bytesOf(entry) };
      // What nobody read stands in the way of what follows.
      entry.resume();
    }
  } catch (error) {
    throw await explained(error);
  }
  await fed;
  if (reason !== undefined) throw inOurWords(reason);
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ArchiveError) return error;
  if (error.message === 'Unexpected end of data') return new ArchiveError('The archive is cut off.');
  return /^Invalid|^Header exceeds/.test(error.message)
    ? new ArchiveError(`The archive is damaged: ${error.message}`)
    : error;
}
