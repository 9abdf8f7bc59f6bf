import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openLocalFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = openLocalFiles(folder);

const read = async (key: string, range?: { start: number; end: number }) => {
  const content = await files.get(key, range);
  return content && (await text(content));
};

test('keeps what was put, and the last of two', async () => {
  await files.put('workspaces/a1/greeting.txt', Buffer.from('hello'));
  expect(await read('workspaces/a1/greeting.txt')).toBe('hello');
  await files.put('workspaces/a1/greeting.txt', Readable.from(['good ', 'day']));
  expect(await read('workspaces/a1/greeting.txt')).toBe('good day');
  expect(await read('workspaces/a1/greeting.txt', { start: 5, end: 6 })).toBe('da');
  expect((await files.stat('workspaces/a1/greeting.txt'))?.bytes).toBe(8);
});

test('keeps ten megabytes byte for byte', async () => {
  const large = Buffer.alloc(10 * 2 ** 20, 'abcdefg');
  await files.put('large', large);
  const content = await files.get('large');
  expect(content && large.equals(await buffer(content))).toBe(true);
});

test('knows nothing of a file that is not there', async () => {
  expect(await read('nothing')).toBeNull();
  expect(await files.stat('nothing')).toBeNull();
  await files.remove('nothing');
  await files.put('gone', Buffer.from('x'));
  await files.remove('gone');
  expect(await files.stat('gone')).toBeNull();
});

test('takes a folder for no file, and a file for no folder', async () => {
  await files.put('folder/file', Buffer.from('x'));
  expect(await read('folder')).toBeNull();
  expect(await files.stat('folder')).toBeNull();
  expect(await read('folder/file/more')).toBeNull();
});

test('keeps the old file when the new one breaks off', async () => {
  await files.put('steady', Buffer.from('old'));
  const breaksOff = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the sender is gone');
    })(),
  );
  await expect(files.put('steady', breaksOff)).rejects.toThrow('the sender is gone');
  expect(await read('steady')).toBe('old');
  expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
});

test('lets a reader finish when the file is replaced or removed', async () => {
  await files.put('busy', Buffer.from('first'));
  const [one, two] = [await files.get('busy'), await files.get('busy')];
  await files.put('busy', Buffer.from('second'));
  expect(await text(one as Readable)).toBe('first');
  await files.remove('busy');
  expect(await text(two as Readable)).toBe('first');
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
  await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('no key');
  await expect(files.get(key)).rejects.toThrow('no key');
  await expect(files.stat(key)).rejects.toThrow('no key');
  await expect(files.remove(key)).rejects.toThrow('no key');
});
