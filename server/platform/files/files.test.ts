import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { startFakeS3 } from '#server/testing/fake-s3.ts';
import { type Files, type ListedFile, removeBelow } from './files.ts';
import { openLocalFiles } from './local-files.ts';
import { openS3Files } from './s3-files.ts';

/** What every place of files has to do, tried on each. */

const folder = mkdtempSync(join(tmpdir(), 'parley-files-'));
/** Small, since each of their bytes is signed and checked; those of real stores are in s3-files.test.ts. */
const partBytes = 64 * 1024;
const store = await startFakeS3({ smallestPart: partBytes });
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});
const outbound = openOutbound({ trustedOrigins: [store.place.origin] });
const inFolder = { ...store.place, folder: 'parley/', path: `${store.place.path}parley/` };

const places: [string, Files, () => unknown[]][] = [
  ['a local folder', openLocalFiles(folder), () => readdirSync(join(folder, 'drafts'))],
  ['a store', openS3Files(store.place, { outbound, partBytes }), () => [...store.uploads]],
  ['a folder of a store', openS3Files(inFolder, { outbound, partBytes }), () => [...store.uploads]],
];

describe.each(places)('%s', (_, files, leftOver) => {
  const read = async (key: string, range?: { start: number; end: number }) => {
    const content = await files.get(key, range);
    return content && (await text(content));
  };

  async function listed(prefix?: string) {
    const found: ListedFile[] = [];
    for await (const file of files.list(prefix)) found.push(file);
    return found;
  }

  test('keeps what was put, and the last of two', async () => {
    await files.put('workspaces/a1/greeting.txt', Buffer.from('hello'));
    expect(await read('workspaces/a1/greeting.txt')).toBe('hello');
    await files.put('workspaces/a1/greeting.txt', Readable.from(['good ', 'day']));
    expect(await read('workspaces/a1/greeting.txt')).toBe('good day');
    expect(await read('workspaces/a1/greeting.txt', { start: 5, end: 6 })).toBe('da');
    const { bytes, changedAt } = (await files.stat('workspaces/a1/greeting.txt'))!;
    expect(bytes).toBe(8);
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('keeps an empty file', async () => {
    await files.put('empty', Readable.from([]));
    expect([await read('empty'), (await files.stat('empty'))?.bytes]).toEqual(['', 0]);
  });

  test.each([1, 1.5, 3])('keeps %d parts of an upload byte for byte, streamed in odd pieces', async (parts) => {
    const large = Buffer.alloc(parts * partBytes, 'abcdefg');
    async function* pieces() {
      for (let at = 0; at < large.length; at += 7_777) yield large.subarray(at, at + 7_777);
    }
    await files.put('large', Readable.from(pieces()), () => Buffer.from('HEAD'));
    large.write('HEAD');
    const content = await files.get('large');
    expect(content && large.equals(await buffer(content))).toBe(true);
    await files.put('large', large);
    expect((await files.stat('large'))?.bytes).toBe(large.length);
  });

  test('puts in the head that is known at the end', async () => {
    await files.put('sound', Readable.from(['....', 'rest']), () => Buffer.from('RIFF'));
    expect(await read('sound')).toBe('RIFFrest');
  });

  test('knows nothing of a file that is not there', async () => {
    expect(await read('nothing')).toBeNull();
    expect(await files.stat('nothing')).toBeNull();
    await files.remove('nothing');
    await files.put('gone', Buffer.from('x'));
    await files.remove('gone');
    expect(await files.stat('gone')).toBeNull();
  });

  test('takes a folder for no file', async () => {
    await files.put('folder/file', Buffer.from('x'));
    expect(await read('folder')).toBeNull();
    expect(await files.stat('folder')).toBeNull();
    expect(await read('folder/file/more')).toBeNull();
  });

  test.each([100, 2.5 * partBytes])('keeps the old file when the new one breaks off after %d bytes', async (bytes) => {
    await files.put('steady', Buffer.from('old'));
    const breaksOff = Readable.from(
      (async function* () {
        yield Buffer.alloc(bytes);
        throw new Error('the sender is gone');
      })(),
    );
    await expect(files.put('steady', breaksOff)).rejects.toThrow('the sender is gone');
    expect(await read('steady')).toBe('old');
    expect(leftOver()).toEqual([]);
  });

  test('lets a reader finish when the file is replaced or removed', async () => {
    await files.put('busy', Buffer.from('first'));
    const [one, two] = [await files.get('busy'), await files.get('busy')];
    await files.put('busy', Buffer.from('second'));
    expect(await text(one as Readable)).toBe('first');
    await files.remove('busy');
    expect(await text(two as Readable)).toBe('first');
  });

  test('lists what begins so, page after page, and removes it', async () => {
    const keys = Array.from({ length: 8 }, (_, n) => `workspaces/b2/speech/${n}.mp3`);
    for (const key of keys) await files.put(key, Buffer.from(key));
    await files.put('workspaces/b22/other', Buffer.from('x'));
    const found = await listed('workspaces/b2/');
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    expect(found[0]?.bytes).toBe(keys[0]!.length);
    expect(await listed('workspaces/none/')).toEqual([]);
    await removeBelow(files, 'workspaces/b2/');
    expect(await listed('workspaces/b2/')).toEqual([]);
    expect(await files.stat('workspaces/b22/other')).not.toBeNull();
    expect((await listed()).length).toBeGreaterThan(2);
  });

  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    'a b',
    'a\0b',
    '.hidden',
    'é',
    'a'.repeat(129),
  ])('refuses the key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('isn’t a file key');
    await expect(files.get(key)).rejects.toThrow('isn’t a file key');
    await expect(files.stat(key)).rejects.toThrow('isn’t a file key');
    await expect(files.remove(key)).rejects.toThrow('isn’t a file key');
  });
});
