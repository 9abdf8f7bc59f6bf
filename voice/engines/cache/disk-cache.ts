import { createHash, createHmac } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { sealFile, unsealFile } from './sealed-file.ts';

export interface CacheLog {
  warn(details: object, message: string): void;
}

export interface DiskCacheOptions {
  folder: string;
  /** Bytes on disk; what was not used for longest goes first. */
  maxBytes: number;
  /** Bytes of the newest and most used that stay in memory. */
  memoryBytes?: number;
  /** 32 bytes that seal the files and hide their names: speech says what callers said. Without it they lie open. */
  key?: Buffer;
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
const sealedSuffix = '.sealed';
/** A file that no one has written to for so long, in ms, was left behind half-written. */
const abandonedMs = 600_000;
/** Share of the folder's size that is written between two looks at what is really there. */
const stockShare = 16;

/** The name under which something is kept. */
export function cacheKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What was made once, on disk and the recent part of it in memory. */
export class DiskCache<Value> {
  readonly #codec: CacheCodec<Value>;
  readonly #folder: string;
  readonly #key: Buffer | undefined;
  readonly #maxBytes: number;
  readonly #log: CacheLog | undefined;
  readonly #memory: Recent<Value>;
  /** Size of each file, the one that was used last at the end. */
  readonly #files = new Map<string, number>();
  readonly #working = new Set<Promise<void>>();
  #diskBytes = 0;
  #writtenSinceStock = 0;
  #isFailing = false;

  constructor(codec: CacheCodec<Value>, options: DiskCacheOptions) {
    this.#codec = codec;
    this.#folder = options.folder;
    this.#key = options.key;
    this.#maxBytes = options.maxBytes;
    this.#log = options.log;
    this.#memory = new Recent(options.memoryBytes ?? 16 * 1024 * 1024, codec.sizeOf);
  }

  /** Takes stock of the folder. Without a folder that can be used there is still the memory. */
  async open(): Promise<this> {
    await this.#attempt(this.#removeOpen());
    await this.#attempt(this.#takeStock());
    return this;
  }

  get #suffix(): string {
    return this.#key === undefined ? this.#codec.suffix : `${this.#codec.suffix}${sealedSuffix}`;
  }

  #nameOf(key: string): string {
    const name = this.#key === undefined ? key : createHmac('sha256', this.#key).update(key).digest('hex');
    return name + this.#suffix;
  }

  /** Files of a version that did not seal them. */
  async #removeOpen(): Promise<void> {
    if (this.#key === undefined) return;
    for (const { name } of await filesIn(this.#folder, this.#codec.suffix)) {
      await rm(join(this.#folder, name), { force: true });
    }
  }

  /** What has more bytes than this is not worth a place. */
  get largestEntry(): number {
    return this.#maxBytes / 8;
  }

  async get(key: string): Promise<Value | undefined> {
    const recent = this.#memory.get(key);
    if (recent) return recent;
    const name = this.#nameOf(key);
    const path = join(this.#folder, name);
    const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && !this.#isFailing)
        this.#log?.warn({ error, path }, 'Cached speech could not be read');
      return undefined;
    });
    if (file === undefined) {
      this.#drop(name);
      return undefined;
    }
    const value = decode(this.#codec, this.#key === undefined ? file : unsealFile(this.#key, file));
    if (value === undefined) {
      this.#log?.warn({ path }, 'Cached speech is damaged and is made again');
      this.#track(this.#forget(name));
      return undefined;
    }
    this.#memory.put(key, value);
    this.#keep(name, file.length);
    const now = new Date();
    // Another server on this folder may have thrown it out just now.
    this.#track(utimes(path, now, now).catch(unlessGone));
    return value;
  }

  /** Keeps it; the file is written behind the caller's back. */
  put(key: string, value: Value): void {
    this.#memory.put(key, value);
    const file = encode(this.#codec, value);
    this.#track(this.#write(this.#nameOf(key), this.#key === undefined ? file : sealFile(this.#key, file)));
  }

  /** Takes something away, here and from the folder. */
  async remove(key: string): Promise<void> {
    this.#memory.drop(key);
    // A file of it that is being written would come behind this.
    await Promise.all(this.#working);
    await this.#forget(this.#nameOf(key));
  }

  /** Waits for files that are being written. */
  async close(): Promise<void> {
    await Promise.all(this.#working);
  }

  async #write(name: string, file: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    const part = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(part, file);
      await rename(part, path);
    } catch (error) {
      // On a full disk, half a file is in the way of everyone.
      await rm(part, { force: true });
      throw error;
    }
    this.#isFailing = false;
    this.#keep(name, file.length);
    this.#writtenSinceStock += file.length;
    if (this.#writtenSinceStock > this.#maxBytes / stockShare) await this.#takeStock();
    for (const [oldest] of this.#files) {
      if (this.#diskBytes <= this.#maxBytes) return;
      await this.#forget(oldest);
    }
  }

  /** Learns what is in the folder: other servers may share it, and people may clear it. */
  async #takeStock(): Promise<void> {
    this.#writtenSinceStock = 0;
    const found = await filesIn(this.#folder, this.#suffix);
    for (const name of [...this.#files.keys()]) this.#drop(name);
    for (const { name, size } of found) this.#keep(name, size);
  }

  #keep(name: string, size: number): void {
    this.#diskBytes += size - (this.#files.get(name) ?? 0);
    this.#files.delete(name);
    this.#files.set(name, size);
  }

  #drop(name: string): void {
    this.#diskBytes -= this.#files.get(name) ?? 0;
    this.#files.delete(name);
  }

  async #forget(name: string): Promise<void> {
    this.#drop(name);
    await rm(join(this.#folder, name), { force: true });
  }

  #track(work: Promise<void>): void {
    const done = this.#attempt(work).finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  /** A cache that cannot write costs time, not the call; it is told once, until it can again. */
  async #attempt(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!this.#isFailing) this.#log?.warn({ error, folder: this.#folder }, 'Speech could not be cached');
      this.#isFailing = true;
    }
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
    this.drop(key);
    this.#entries.set(key, value);
    this.#bytes += this.#sizeOf(value);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#bytes -= this.#sizeOf(value);
    this.#entries.delete(key);
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Files of a kind in the folder, which is made where it is missing, those first that were not used for longest. What a
 * former run left half-written goes; what another server is writing stays.
 */
async function filesIn(folder: string, suffix: string): Promise<{ name: string; size: number }[]> {
  await mkdir(folder, { recursive: true });
  const found: { name: string; size: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const isPart = name.endsWith('.part');
    if (!isPart && !name.endsWith(suffix)) continue;
    const path = join(folder, name);
    const known = await stat(path).catch(unlessGone);
    if (known === undefined) continue;
    if (!isPart) found.push({ name, size: known.size, usedAt: known.mtimeMs });
    else if (Date.now() - known.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
  return found.sort((a, b) => a.usedAt - b.usedAt);
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

/** What `encode` made; undefined when a byte of it is missing or wrong, or another version of Parley made it. */
function decode<Value>(codec: CacheCodec<Value>, file: Buffer): Value | undefined {
  if (file.length < prefixBytes || file.readUInt32LE(0) !== codec.magic) return undefined;
  if (file.readUInt32LE(4) !== crc32(file.subarray(8))) return undefined;
  const jsonEnd = prefixBytes + file.readUInt32LE(8);
  try {
    const header = JSON.parse(file.toString('utf8', prefixBytes, jsonEnd)) as never;
    return codec.decode(header, file.subarray(jsonEnd));
  } catch {
    return undefined;
  }
}
