import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { wavHeader } from '#voice/audio/wav.ts';
import { type Block, blockBytes, recordingRate } from './timeline.ts';

/** Bytes before the sound, as in the file that it becomes. */
const headBytes = 44;
/** Seconds that wait for a slow disk; what comes then is left out. */
const mostWaiting = 20;

/** Where recordings of this machine's calls lie while they go on. */
const folderOf = (dataDir: string) => path.join(dataDir, 'recordings-running');
const fileOf = (dataDir: string, callId: string) => path.join(folderOf(dataDir), `${callId}.wav`);

/** A recording on its way to the disk, a second at a time. A killed server leaves it, and goes on with it. */
export class Spool {
  private readonly file: Promise<FileHandle>;
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private readonly failed: (error: unknown) => void;

  constructor(dataDir: string, callId: string, failed: (error: unknown) => void) {
    this.failed = failed;
    this.file = mkdir(folderOf(dataDir), { recursive: true })
      .then(() => open(fileOf(dataDir, callId), 'a+'))
      .then(async (begun) => {
        // Opened for appending it is made where there is none; written it is at any place.
        await begun.close();
        return open(fileOf(dataDir, callId), 'r+');
      });
    this.file.catch(failed);
  }

  write(blocks: readonly Block[]): void {
    for (const { index, samples } of blocks) {
      if (this.waiting >= mostWaiting) return;
      this.waiting += 1;
      this.last = this.last
        .then(async () => {
          const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
          await (await this.file).write(bytes, 0, bytes.length, headBytes + index * blockBytes);
        })
        .catch(this.failed)
        .then(() => {
          this.waiting -= 1;
        });
    }
  }

  /** All of it is on the disk. */
  async close(): Promise<void> {
    await this.last;
    const file = await this.file.catch(() => null);
    await file?.close();
  }
}

/** The recording that this machine has of a call, as a WAV file; null where it has none. */
export async function readSpool(dataDir: string, callId: string): Promise<Readable | null> {
  const name = fileOf(dataDir, callId);
  const known = await stat(name).catch(() => null);
  if (known === null || known.size <= headBytes) return null;
  const bytes = known.size - headBytes;
  const head = wavHeader(recordingRate, bytes, 2);
  async function* whole() {
    yield head;
    yield* createReadStream(name, { start: headBytes });
  }
  return Readable.from(whole());
}

/** What no one came back for is gone after so long, in ms. */
const forgottenMs = 2 * 86_400_000;

/** Removes recordings of calls that were deleted, or went on at another server. */
export async function sweepSpools(dataDir: string, now: number): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const known = await stat(path.join(folder, name)).catch(() => null);
    if (known !== null && now - known.mtimeMs > forgottenMs) await rm(path.join(folder, name), { force: true });
  }
}

export const dropSpool = (dataDir: string, callId: string): Promise<void> =>
  rm(fileOf(dataDir, callId), { force: true });
