import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFreeSpace, checkLocalDisk, lockDataDir, makeDataDir, networkDrive } from './data-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-data-dir-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes the folder with its parents, for its owner only', () => {
  const dataDir = join(folder, 'x', 'y');
  makeDataDir(dataDir);
  makeDataDir(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('leaves nothing in the folder', () => {
  const dataDir = join(folder, 'empty');
  makeDataDir(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('names a folder that cannot be used and the way out', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(file)).toThrow(
    `DATA_DIR ${file} is not a folder. Set DATA_DIR to a folder that this user can write to.`,
  );
  expect(() => makeDataDir(join(file, 'below'))).toThrow(`DATA_DIR ${join(file, 'below')} is not a folder.`);
  expect(() => makeDataDir(join(folder, 'x'.repeat(300)))).toThrow(/^DATA_DIR .* cannot be used \(ENAMETOOLONG/);
});

test.runIf(existsSync('/proc/self'))('comes back from a folder that can have no new ones', () => {
  expect(() => makeDataDir('/proc/self/parley/data')).toThrow(/^DATA_DIR \/proc\/self\/parley\/data cannot be/);
});

test('refuses a disk that is nearly full', () => {
  checkFreeSpace(folder, 1);
  expect(() => checkFreeSpace(folder, 2 ** 60)).toThrow(
    /^DATA_DIR .* has \d+ MB of free space, but 1099511627776 MB is needed/,
  );
});

test('refuses a network drive, whose locks and writes cannot be relied on', () => {
  checkLocalDisk(folder);
  const kinds = [0x6969, -0xacb2be, 0xfe534d42, 0xef53, 0x01021994].map((type) => networkDrive(folder, type));
  expect(kinds).toEqual(['NFS', 'SMB', 'SMB', null, null]);
  expect(() => checkLocalDisk('/srv/parley', 'NFS')).toThrow(
    'DATA_DIR /srv/parley is on a network drive (NFS), where a crash could damage the database. Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server.',
  );
});

test('locks until it is unlocked', () => {
  const dataDir = join(folder, 'locked');
  makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(`is in use by another Parley server (process ${process.pid})`);
  // The refused one has not unlocked it.
  expect(() => lockDataDir(dataDir)).toThrow('is in use');
  unlock();
  expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
  lockDataDir(dataDir)();
});
