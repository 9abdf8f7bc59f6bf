import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

export interface CacheLog {
  warn(details: object, message: string): void;
}

export interface DiskCacheOptions {
  folder: string;
  /** Bytes on disk; what was not used for longest goes first. */
  maxBytes: number;
  /** Bytes of the newest and most used that stay in memory. */
  memoryBytes?: number;
  log?: CacheLog | undefined;
}

/** How one kind of value is kept. */
export interface CacheCodec<Value> {
  /** Ending of its files. */
  suffix: string;
  /** Tells a file of this kind from others. */
  magic: number;
  /** Bytes that it takes in memory. */
  sizeOf(value: Value): number;
  /** Something in JSON and bytes that stand behind it. */
  encode(value: Value): { header: object; parts: readonly Uint8Array[] };
  decode(header: never, bytes: Uint8Array): Value;
}

const prefixBytes = 12;

/** The name under which something is kept. */
export function cacheKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What was made once, on disk and the recent part of it in memory. */
export class DiskCache<Value> {
  readonly #codec: CacheCodec<Value>;
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #log: CacheLog | undefined;
  readonly #memory: Recent<Value>;
  /** Size of each file, the one that was used last at the end. */
  readonly #files: Map<string, number>;
  readonly #writing = new Set<Promise<void>>();
  #diskBytes: number;

  constructor(codec: CacheCodec<Value>, options: DiskCacheOptions, files: Map<string, number>) {
    this.#codec = codec;
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes;
    this.#log = options.log;
    this.#memory = new Recent(options.memoryBytes ?? 16 * 1024 * 1024, codec.sizeOf);
    this.#files = files;
    this.#diskBytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  }

  /** What has more bytes than this is not worth a place. */
  get largestEntry(): number {
    return this.#maxBytes / 8;
  }

  async get(key: string): Promise<Value | undefined> {
    const recent = this.#memory.get(key);
    if (recent) return recent;
    const name = key + this.#codec.suffix;
    const path = join(this.#folder, name);
    const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') this.#log?.warn({ error, path }, 'Cached speech could not be read');
      return undefined;
    });
    if (file === undefined) return undefined;
    const value = decode(this.#codec, file);
    if (value === undefined) {
      this.#log?.warn({ path }, 'Cached speech is damaged and is made again');
      await this.#forget(name);
      return undefined;
    }
    this.#memory.put(key, value);
    this.#keep(name, file.length);
    const now = new Date();
    this.#track(utimes(path, now, now));
    return value;
  }

  /** Keeps it; the file is written behind the caller's back. */
  put(key: string, value: Value): void {
    this.#memory.put(key, value);
    this.#track(this.#write(key + this.#codec.suffix, encode(this.#codec, value)));
  }

  /** Waits for files that are being written. */
  async close(): Promise<void> {
    await Promise.all(this.#writing);
  }

  async #write(name: string, file: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    const part = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
    await writeFile(part, file);
    await rename(part, path);
    this.#keep(name, file.length);
    for (const [oldest] of this.#files) {
      if (this.#diskBytes <= this.#maxBytes) return;
      await this.#forget(oldest);
    }
  }

  #keep(name: string, size: number): void {
    this.#diskBytes += size - (this.#files.get(name) ?? 0);
    this.#files.delete(name);
    this.#files.set(name, size);
  }

  async #forget(name: string): Promise<void> {
    this.#diskBytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
    await rm(join(this.#folder, name), { force: true });
  }

  /** A cache that cannot write costs time, not the call. */
  #track(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.#log?.warn({ error, folder: this.#folder }, 'Speech could not be cached'))
      .finally(() => this.#writing.delete(done));
    this.#writing.add(done);
  }
}

/** The part of the cache in memory. */
class Recent<Value> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, Value>();
  #bytes = 0;

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  put(key: string, value: Value): void {
    this.#drop(key);
    this.#entries.set(key, value);
    this.#bytes += this.#sizeOf(value);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#bytes -= this.#sizeOf(value);
    this.#entries.delete(key);
  }
}

/** Takes stock of the folder, which is made where it is missing; half-written files of a former run go. */
export async function takeStock(folder: string, suffix: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.part')) await rm(path, { force: true });
    if (!name.endsWith(suffix)) continue;
    const { size, mtimeMs } = await stat(path);
    found.push({ name, size, usedAt: mtimeMs });
  }
  found.sort((a, b) => a.usedAt - b.usedAt);
  return new Map(found.map(({ name, size }) => [name, size]));
}

/** Magic, checksum of what follows it, length of the header, header as JSON, bytes. */
function encode<Value>(codec: CacheCodec<Value>, value: Value): Buffer {
  const { header, parts } = codec.encode(value);
  const json = Buffer.from(JSON.stringify(header));
  const file = Buffer.concat([Buffer.alloc(prefixBytes), json, ...parts]);
  file.writeUInt32LE(codec.magic, 0);
  file.writeUInt32LE(json.length, 8);
  file.writeUInt32LE(crc32(file.subarray(8)), 4);
  return file;
}

/** What `encode` made; undefined when a byte of it is missing or wrong. */
function decode<Value>(codec: CacheCodec<Value>, file: Buffer): Value | undefined {
  if (file.length < prefixBytes || file.readUInt32LE(0) !== codec.magic) return undefined;
  if (file.readUInt32LE(4) !== crc32(file.subarray(8))) return undefined;
  const jsonEnd = prefixBytes + file.readUInt32LE(8);
  const header = JSON.parse(file.toString('utf8', prefixBytes, jsonEnd)) as never;
  return codec.decode(header, file.subarray(jsonEnd));
}
