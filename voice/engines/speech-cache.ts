import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { pcmBytes } from '#voice/audio/pcm.ts';
import type { SpeechChunk, SpokenWord } from './tts.ts';

export interface SpeechLog {
  warn(details: object, message: string): void;
}

export interface SpeechCacheOptions {
  folder: string;
  /** Bytes on disk; what was not used for longest goes first. */
  maxBytes: number;
  /** Bytes of the newest and most used that stay in memory. */
  memoryBytes?: number;
  log?: SpeechLog;
}

/** What one file holds before its samples. */
interface Header {
  chunks: { samples: number; sampleRate: number; words: SpokenWord[] }[];
}

const suffix = '.speech';
const magic = 0x31_50_53_50;
const prefixBytes = 12;

/** The name under which a request's audio is kept. */
export function cacheKey(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Speech that was made once, on disk and the recent part of it in memory. */
export class SpeechCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #log: SpeechLog | undefined;
  readonly #memory: RecentSpeech;
  /** Size of each file, the one that was used last at the end. */
  readonly #files: Map<string, number>;
  readonly #writing = new Set<Promise<void>>();
  #diskBytes: number;

  private constructor(options: SpeechCacheOptions, files: Map<string, number>) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes;
    this.#log = options.log;
    this.#memory = new RecentSpeech(options.memoryBytes ?? 16 * 1024 * 1024);
    this.#files = files;
    this.#diskBytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  }

  /** Makes the folder where it is missing and takes stock of it; half-written files of a former run go. */
  static async open(options: SpeechCacheOptions): Promise<SpeechCache> {
    await mkdir(options.folder, { recursive: true });
    const found: { name: string; size: number; usedAt: number }[] = [];
    for (const name of await readdir(options.folder)) {
      const path = join(options.folder, name);
      if (name.endsWith('.part')) await rm(path, { force: true });
      if (!name.endsWith(suffix)) continue;
      const { size, mtimeMs } = await stat(path);
      found.push({ name, size, usedAt: mtimeMs });
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    return new SpeechCache(options, new Map(found.map(({ name, size }) => [name, size])));
  }

  /** Speech of more bytes than this is not worth a place. */
  get largestEntry(): number {
    return this.#maxBytes / 8;
  }

  async get(key: string): Promise<SpeechChunk[] | undefined> {
    const recent = this.#memory.get(key);
    if (recent) return recent;
    const name = key + suffix;
    const path = join(this.#folder, name);
    const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') this.#log?.warn({ error, path }, 'Cached speech could not be read');
      return undefined;
    });
    if (file === undefined) return undefined;
    const chunks = decode(file);
    if (chunks === undefined) {
      this.#log?.warn({ path }, 'Cached speech is damaged and is made again');
      await this.#forget(name);
      return undefined;
    }
    this.#memory.put(key, chunks);
    this.#keep(name, file.length);
    const now = new Date();
    this.#track(utimes(path, now, now));
    return chunks;
  }

  /** Keeps speech; the file is written behind the caller's back. */
  put(key: string, chunks: SpeechChunk[]): void {
    this.#memory.put(key, chunks);
    this.#track(this.#write(key + suffix, encode(chunks)));
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
class RecentSpeech {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, SpeechChunk[]>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): SpeechChunk[] | undefined {
    const chunks = this.#entries.get(key);
    if (chunks) {
      this.#entries.delete(key);
      this.#entries.set(key, chunks);
    }
    return chunks;
  }

  put(key: string, chunks: SpeechChunk[]): void {
    this.#drop(key);
    this.#entries.set(key, chunks);
    this.#bytes += pcmLength(chunks);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const chunks = this.#entries.get(key);
    if (chunks === undefined) return;
    this.#bytes -= pcmLength(chunks);
    this.#entries.delete(key);
  }
}

function pcmLength(chunks: readonly SpeechChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.pcm.byteLength, 0);
}

/** Magic, checksum of what follows it, length of the header, header as JSON, samples. */
function encode(chunks: readonly SpeechChunk[]): Buffer {
  const header: Header = {
    chunks: chunks.map(({ pcm, sampleRate, words }) => ({ samples: pcm.length, sampleRate, words })),
  };
  const json = Buffer.from(JSON.stringify(header));
  const file = Buffer.concat([Buffer.alloc(prefixBytes), json, ...chunks.map((chunk) => pcmBytes(chunk.pcm))]);
  file.writeUInt32LE(magic, 0);
  file.writeUInt32LE(json.length, 8);
  file.writeUInt32LE(crc32(file.subarray(8)), 4);
  return file;
}

/** What `encode` made; undefined when a byte of it is missing or wrong. */
function decode(file: Buffer): SpeechChunk[] | undefined {
  if (file.length < prefixBytes || file.readUInt32LE(0) !== magic) return undefined;
  if (file.readUInt32LE(4) !== crc32(file.subarray(8))) return undefined;
  const jsonEnd = prefixBytes + file.readUInt32LE(8);
  const header = JSON.parse(file.toString('utf8', prefixBytes, jsonEnd)) as Header;
  // Samples must begin at an even address of their own buffer.
  const pcm = new Int16Array(file.buffer.slice(file.byteOffset + jsonEnd, file.byteOffset + file.length));
  let position = 0;
  return header.chunks.map(({ samples, sampleRate, words }) => {
    position += samples;
    return { pcm: pcm.subarray(position - samples, position), sampleRate, words };
  });
}
