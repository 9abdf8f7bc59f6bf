import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';

/** A hash over the files of an archive, in their order: of each its size, its name and its bytes. */
export class ContentHash {
  readonly #hash = createHash('sha256');

  /** Passes the bytes of a file on. */
  async *of(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    this.#hash.update(`${size} ${name}\n`);
    for await (const part of bytes) {
      this.#hash.update(part);
      yield part;
    }
  }

  /** The hash of all files so far. Afterwards none can be added. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

const modeOfFile = 0o600;

/** A tar in the making: files are added one behind the other while `tar` is read. */
export class ArchiveWriter {
  readonly tar = pack();
  readonly #hash = new ContentHash();

  /** Adds a file that has as many bytes as `size` says. */
  add(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    return this.#write(name, size, this.#hash.of(name, size, bytes));
  }

  addWhole(name: string, content: Buffer): Promise<void> {
    return this.add(name, content.length, [content]);
  }

  /** Adds the last file, made of the hash over all others, and ends the archive. */
  async finish(name: string, contentOf: (sha256: string) => Buffer): Promise<void> {
    const content = contentOf(this.#hash.digest());
    await this.#write(name, content.length, [content]);
    this.tar.finalize();
  }

  async #write(name: string, size: number, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    await pipeline(bytes, this.tar.entry({ name, size, mode: modeOfFile, mtime: new Date(0) }));
  }
}
