import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';

/** A regular file in an archive; its bytes have to be read before the next file comes. */
export interface ArchiveFile {
  name: string;
  /** Bytes, where the archive tells it beforehand. */
  size?: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** Something is wrong with an archive, in one line for anyone who gave it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * The regular files of a tar. Links and devices are left out: nothing that we read needs them, and they lead elsewhere.
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
      const { name, size, type } = entry.header;
      if (type === 'file') yield { name, size, bytes: bytesOf(entry) };
      // What no one read stands in the way of what follows.
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
  if (error.message === 'Unexpected end of data') return new ArchiveError('The archive is truncated.');
  return /^Invalid|^Header exceeds/.test(error.message)
    ? new ArchiveError(`The archive is damaged: ${error.message}`)
    : error;
}
