import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Speaker, startSpeechApp } from '#server/testing/speech-app.ts';
import { AudioCache } from '#voice/engines/cache/audio-cache.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';

/** Files that were made once, when the disk does what disks do. */

const speech = fakeSpeech();
const server = await startSpeechApp({}, speech);
const folder = path.join(server.services.config.dataDir, 'audio-cache');

const openCache = (of = folder) => AudioCache.open({ folder: of, maxBytes: 50_000_000, memoryBytes: 0 });

/** What a restart does: everything is on the disk, nothing in memory. */
async function restart(): Promise<void> {
  await server.services.audioCache.close();
  server.services.audioCache = await openCache();
}

async function hear({ post }: Speaker, text: string) {
  const before = speech.requests.length;
  const { status, bytes } = await post('/v1/tts', { text, format: 'pcm' });
  return { status, bytes, made: speech.requests.length > before };
}

describe('a cached file', () => {
  it.each<[name: string, damage: (file: string) => Promise<void>]>([
    ['was cut off', (file) => truncate(file, 100)],
    ['is empty', (file) => truncate(file, 0)],
    [
      'has a changed byte',
      async (file) => {
        const bytes = await readFile(file);
        bytes[bytes.length >> 1]! ^= 1;
        await writeFile(file, bytes);
      },
    ],
    ['is something else', (file) => writeFile(file, 'a shopping list')],
    [
      'cannot be read',
      async (file) => {
        await rm(file);
        await mkdir(file);
      },
    ],
  ])('that %s is made again, and heard whole', async (name, damage) => {
    const speaker = await server.newSpeaker();
    const text = `words for a file that ${name}`;
    const known = new Set(await readdir(folder));
    const first = await hear(speaker, text);
    expect([first.status, first.made]).toEqual([200, true]);
    await restart();
    expect(await hear(speaker, text)).toMatchObject({ bytes: first.bytes, made: false });
    await restart();
    const [file] = (await readdir(folder)).filter((one) => !known.has(one));
    await damage(path.join(folder, file!));
    await restart();
    expect(await hear(speaker, text)).toEqual(first);
    await rm(path.join(folder, file!), { recursive: true, force: true });
  });

  it('is shared with another server on the same folder', async () => {
    const others = fakeSpeech();
    const other = await startSpeechApp({}, others);
    await other.services.audioCache.close();
    other.services.audioCache = await openCache();
    const { bytes } = await hear(await server.newSpeaker(), 'made by the one');
    await restart();
    const heard = await (await other.newSpeaker()).post('/v1/tts', { text: 'made by the one', format: 'pcm' });
    expect([heard.status, heard.bytes.equals(bytes), others.requests]).toEqual([200, true, []]);
  });
});

describe('without room for the cache', () => {
  it('everybody is spoken to all the same', async () => {
    const blocked = path.join(server.services.config.dataDir, 'no-folder');
    await writeFile(blocked, '');
    await server.services.audioCache.close();
    server.services.audioCache = await openCache(blocked);
    const speaker = await server.newSpeaker();
    for (const time of ['once', 'twice']) {
      expect((await hear(speaker, 'no room for this')).status, time).toBe(200);
      expect((await speaker.post('/v1/synthesize', { text: 'nor for this' })).status, time).toBe(200);
    }
    await restart();
  });
});
