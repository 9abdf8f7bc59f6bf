import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Files } from '#server/platform/files/files.ts';

/** Waits until more can be written, or no one reads any more. */
async function write(to: PassThrough, chunk: unknown): Promise<void> {
  if (to.destroyed || to.write(chunk)) return;
  const over = new AbortController();
  const { signal } = over;
  // A stream that breaks rejects here, and is `destroyed` the next time.
  await Promise.race([once(to, 'drain', { signal }), once(to, 'close', { signal })]).catch(() => undefined);
  over.abort();
}

/**
 * A stream that is kept as a file while it is read. The file becomes whole also when the reader goes away: it is what a
 * repeat gets. The reader comes to the end when `kept` is through, which learns whether the file is there.
 */
export function copiedBody(
  files: Files,
  file: string,
  source: Readable,
  kept: (isKept: boolean) => Promise<void>,
): Readable {
  const [reader, copy] = [new PassThrough(), new PassThrough()];
  // Anyone who reads hears of it by the stream itself; what went wrong with the copy, `put` tells.
  reader.on('error', () => undefined);
  copy.on('error', () => undefined);
  const put = files.put(file, copy).then(
    () => true,
    () => {
      copy.destroy();
      return false;
    },
  );
  async function run(): Promise<void> {
    try {
      for await (const chunk of source) await Promise.all([write(reader, chunk), write(copy, chunk)]);
      copy.end();
      await kept(await put);
      reader.end();
    } catch (error) {
      copy.destroy(error as Error);
      await put;
      await kept(false);
      reader.destroy(error as Error);
    }
  }
  void run();
  return reader;
}
