import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '../tts.ts';
import { cached } from './cached.ts';
import { SpeechCache } from './speech-cache.ts';

let folder = '';
let warnings: string[] = [];
let opened: SpeechCache[] = [];
const log = { warn: (_details: object, message: string) => void warnings.push(message) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-cache-'));
  warnings = [];
  opened = [];
});
afterEach(async () => {
  for (const cache of opened) await cache.close();
  await rm(folder, { recursive: true, force: true });
});

/** An engine that counts what it is asked for: two chunks of 1000 samples with one word each. */
function countingEngine() {
  const asked: string[] = [];
  const engine: SpeechSynthesizer = {
    id: 'counting',
    voices: () => [],
    close: async () => undefined,
    async *synthesize({ text }) {
      asked.push(text);
      for (const index of [0, 1]) {
        const pcm = new Int16Array(1000).fill(asked.length * 10 + index);
        yield {
          pcm,
          sampleRate: 8000,
          words: [{ text: `word ${index}`, startMs: index * 125, endMs: index * 125 + 100 }],
        };
      }
    },
  };
  return { engine, asked };
}

function request(text: string, over: Partial<SynthesisRequest> = {}): SynthesisRequest {
  const signal = new AbortController().signal;
  return { text, voice: 'sarah', language: 'en', speed: 1, priority: 'call', fairnessKey: 'w', signal, ...over };
}

async function all(chunks: AsyncIterable<SpeechChunk>): Promise<SpeechChunk[]> {
  const list: SpeechChunk[] = [];
  for await (const chunk of chunks) list.push(chunk);
  return list;
}

async function open(over: { maxBytes?: number; memoryBytes?: number; key?: Buffer } = {}): Promise<SpeechCache> {
  const cache = await SpeechCache.open({ folder, maxBytes: 1_000_000, log, ...over });
  opened.push(cache);
  return cache;
}

describe('the cache', () => {
  it('forgets a sentence where it is asked to, in memory and in the folder', async () => {
    const { engine, asked } = countingEngine();
    const speech = cached(engine, '1', await open());
    const { text, voice, language, speed } = request('hello Maria');
    await all(speech.synthesize(request(text)));
    await speech.forget!({ text, voice, language, speed });
    expect(await readdir(folder)).toEqual([]);
    await all(speech.synthesize(request(text)));
    expect(asked).toEqual([text, text]);
  });

  it('gives the same chunks again, without the engine', async () => {
    const { engine, asked } = countingEngine();
    const speech = cached(engine, '1', await open());
    const first = await all(speech.synthesize(request('hello')));
    const second = await all(speech.synthesize(request('hello')));
    expect(second).toEqual(first);
    expect(asked).toEqual(['hello']);
  });

  it('remembers over a restart', async () => {
    const before = countingEngine();
    const cache = await open();
    const first = await all(cached(before.engine, '1', cache).synthesize(request('hello')));
    await cache.close();
    const after = countingEngine();
    expect(await all(cached(after.engine, '1', await open()).synthesize(request('hello')))).toEqual(first);
    expect(after.asked).toEqual([]);
  });

  it('seals its files with a key, and leaves none open that lay there before', async () => {
    const first = await all(cached(countingEngine().engine, '1', await open()).synthesize(request('hello')));
    await opened.at(-1)!.close();
    const plain = await readdir(folder);
    const key = Buffer.alloc(32, 7);
    const sealed = await open({ key });
    expect(await readdir(folder)).toEqual([]);
    await all(cached(countingEngine().engine, '1', sealed).synthesize(request('hello')));
    await sealed.close();
    const [name] = await readdir(folder);
    expect(name).toMatch(/\.sealed$/);
    expect(name!.slice(0, 64), 'its name tells nothing of the text').not.toBe(plain[0]!.slice(0, 64));
    const bytes = await readFile(join(folder, name!));
    expect(bytes.includes('samples')).toBe(false);
    const after = countingEngine();
    expect(await all(cached(after.engine, '1', await open({ key })).synthesize(request('hello')))).toEqual(first);
    expect(after.asked).toEqual([]);
    await all(cached(after.engine, '1', await open({ key: Buffer.alloc(32, 8) })).synthesize(request('hello')));
    expect(after.asked, 'with another key').toEqual(['hello']);
    // Under its own name, and changed.
    await writeFile(join(folder, name!), bytes.fill(1, 40, 41));
    await all(cached(after.engine, '1', await open({ key })).synthesize(request('hello')));
    expect(after.asked).toHaveLength(2);
  });

  it('tells requests apart by all that changes the sound', async () => {
    const { engine, asked } = countingEngine();
    const cache = await open();
    const requests = [request('a'), request('b'), request('a', { voice: 'emma' }), request('a', { speed: 1.1 })];
    for (const one of [...requests, request('a', { language: 'de' })])
      await all(cached(engine, '1', cache).synthesize(one));
    await all(cached(engine, '2', cache).synthesize(request('a')));
    expect(asked).toHaveLength(6);
    await all(cached(engine, '2', cache).synthesize(request('a', { priority: 'request', fairnessKey: 'other' })));
    expect(asked).toHaveLength(6);
    // Who makes a file takes what there is, and keeps the file instead of this.
    await all(cached(engine, '2', cache).synthesize(request('b', { priority: 'request' })));
    await all(cached(engine, '2', cache).synthesize(request('b', { priority: 'request' })));
    expect(asked.splice(6)).toHaveLength(2);
    const spans = [{ start: 0, end: 1, spoken: 'be' }];
    await all(cached(engine, '1', cache).synthesize(request('a', { spans })));
    expect(asked).toHaveLength(7);
    // Long texts in the background pass by the cache.
    await all(cached(engine, '2', cache).synthesize(request('a', { priority: 'job' })));
    expect(asked).toHaveLength(8);
  });

  it('hands out copies', async () => {
    const speech = cached(countingEngine().engine, '1', await open());
    for (const chunk of await all(speech.synthesize(request('a')))) chunk.pcm.fill(0);
    const again = await all(speech.synthesize(request('a')));
    for (const chunk of again) structuredClone(chunk.pcm, { transfer: [chunk.pcm.buffer as ArrayBuffer] });
    expect((await all(speech.synthesize(request('a')))).map(({ pcm }) => [pcm.length, pcm[0]])).toEqual([
      [1000, 10],
      [1000, 11],
    ]);
  });

  it('keeps nothing of speech that was not heard to its end', async () => {
    const { engine, asked } = countingEngine();
    const speech = cached(engine, '1', await open());
    for await (const _chunk of speech.synthesize(request('a'))) break;
    await all(speech.synthesize(request('a')));
    expect(asked).toHaveLength(2);
  });

  it('takes a torn, changed or foreign file for a miss and makes it again', async () => {
    const damages: ((path: string) => Promise<void>)[] = [
      (path) => truncate(path, 40),
      (path) => truncate(path, 5),
      (path) => truncate(path, 0),
      async (path) => {
        const file = await readFile(path);
        file[file.length - 1]! ^= 1;
        await writeFile(path, file);
      },
      (path) => writeFile(path, 'something else altogether'),
    ];
    for (const [index, damage] of damages.entries()) {
      const text = `text ${index}`;
      const cache = await open();
      const first = await all(cached(countingEngine().engine, '1', cache).synthesize(request(text)));
      await cache.close();
      for (const name of await readdir(folder)) await damage(join(folder, name));
      const { engine, asked } = countingEngine();
      const again = await open();
      expect(await all(cached(engine, '1', again).synthesize(request(text)))).toEqual(first);
      expect(asked).toEqual([text]);
      await again.close();
      for (const name of await readdir(folder)) await rm(join(folder, name));
    }
    expect(warnings).toHaveLength(damages.length);
  });

  it('has no place for speech that would push out much else', async () => {
    const cache = await open({ maxBytes: 18_000 });
    expect(cache.largestEntry).toBe(2250);
    await all(cached(countingEngine().engine, '1', cache).synthesize(request('4000 bytes of samples')));
    await cache.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('throws out what was not used for longest when it is full', async () => {
    const { engine, asked } = countingEngine();
    // An entry takes a little over 4000 bytes: eight have room.
    const cache = await open({ maxBytes: 34_000, memoryBytes: 0 });
    const speech = cached(engine, '1', cache);
    const hear = async (text: string) => {
      await all(speech.synthesize(request(text)));
      await cache.close();
    };
    for (let index = 0; index < 7; index++) await hear(`t${index}`);
    await hear('t0');
    await hear('t7');
    await hear('t8');
    const before = asked.length;
    await hear('t0');
    expect(asked.length).toBe(before);
    await hear('t1');
    expect(asked.length).toBe(before + 1);
  });

  it('knows at start which file is oldest, and sweeps half-written ones', async () => {
    const cache = await open({ maxBytes: 34_000 });
    const speech = cached(countingEngine().engine, '1', cache);
    for (const text of ['old', 'new']) await all(speech.synthesize(request(text)));
    await cache.close();
    const names = await readdir(folder);
    await utimes(join(folder, names[1]!), new Date(0), new Date(0));
    const half = join(folder, 'x.speech.1.part');
    await writeFile(half, 'half');
    await utimes(half, new Date(0), new Date(0));
    // Another server may be writing this one.
    await writeFile(join(folder, 'y.speech.2.part'), 'half');
    const small = await open({ maxBytes: 34_000 });
    expect((await readdir(folder)).sort()).toEqual([...names, 'y.speech.2.part'].sort());
    const rest = cached(countingEngine().engine, '1', small);
    for (let index = 0; index < 7; index++) {
      await all(rest.synthesize(request(`t${index}`)));
      await small.close();
    }
    const left = await readdir(folder);
    expect(left).toContain(names[0]);
    expect(left).not.toContain(names[1]);
  });

  it('makes its folder again when that was cleared away', async () => {
    const cache = await open({ memoryBytes: 0 });
    await rm(folder, { recursive: true });
    const { engine, asked } = countingEngine();
    for (const _time of [1, 2]) {
      expect(await all(cached(engine, '1', cache).synthesize(request('a')))).toHaveLength(2);
      await cache.close();
    }
    expect([asked, warnings]).toEqual([['a'], []]);
  });

  it('speaks on where nothing can be written, and says so once until it can', async () => {
    // A file stands where the folder should be; on a full disk the same happens.
    const blocked = join(folder, 'cache');
    await writeFile(blocked, '');
    const cache = await SpeechCache.open({ folder: blocked, maxBytes: 1_000_000, log });
    opened.push(cache);
    const { engine, asked } = countingEngine();
    const hear = async (text: string) => {
      expect(await all(cached(engine, '1', cache).synthesize(request(text)))).toHaveLength(2);
      await cache.close();
    };
    for (const text of ['a', 'b', 'a', 'c']) await hear(text);
    // What is in memory is used all the same.
    expect(asked).toEqual(['a', 'b', 'c']);
    const failures = () => warnings.filter((message) => message === 'Speech could not be cached').length;
    expect(failures()).toBe(1);
    await rm(blocked);
    await hear('d');
    expect((await readdir(blocked)).map((name) => name.replace(/^\w+/, ''))).toEqual(['.speech']);
    await rm(blocked, { recursive: true });
    await writeFile(blocked, '');
    await hear('e');
    expect(failures()).toBe(2);
  });

  it('leaves no half file when the disk is full', async () => {
    const cache = await open({ memoryBytes: 0 });
    const { engine } = countingEngine();
    await all(cached(engine, '1', cache).synthesize(request('a')));
    await cache.close();
    const [name] = await readdir(folder);
    // A folder of that name: the last step of writing fails, when the bytes are there already.
    await rm(join(folder, name!));
    await mkdir(join(folder, name!, 'in the way'), { recursive: true });
    await all(cached(engine, '1', cache).synthesize(request('a')));
    await cache.close();
    expect(await readdir(folder)).toEqual([name]);
    expect(warnings).toContain('Speech could not be cached');
  });

  it('is shared by several servers, which together keep to its size', async () => {
    const size = { maxBytes: 34_000, memoryBytes: 0 };
    const caches = [await open(size), await open(size)];
    const engines = caches.map(() => countingEngine());
    const hear = async (server: number, text: string) => {
      await all(cached(engines[server]!.engine, '1', caches[server]!).synthesize(request(text)));
      await Promise.all(caches.map((cache) => cache.close()));
    };
    for (let index = 0; index < 12; index++) await hear(index % 2, `t${index}`);
    const bytes = async () => {
      const sizes = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
      return sizes.reduce((sum, file) => sum + file.size, 0);
    };
    // Eight entries have room, and neither server has written more than six.
    expect(await bytes()).toBeLessThanOrEqual(34_000);
    // What one has made the other need not make; what one has thrown out the other does not miss.
    await hear(0, 't11');
    expect(engines[0]!.asked).not.toContain('t11');
    for (const name of await readdir(folder)) await rm(join(folder, name));
    await hear(1, 't11');
    expect(engines[1]!.asked.filter((text) => text === 't11')).toHaveLength(2);
    expect(warnings).toEqual([]);
  });
});
