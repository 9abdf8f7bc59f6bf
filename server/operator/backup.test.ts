import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { lockDataDir } from '#server/platform/db/data-dir.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { baselineName, migrationsDir, readHistory, readSteps } from '#server/platform/db/migration-files.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { connectServer, serverConfig } from '#server/platform/db/server-pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { loadSecretKeys } from '#server/platform/secrets.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { newBareDatabaseUrl } from '#server/testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Databases are made and opened some times.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'parley-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = pino({ level: 'silent' });
const onLost = (reason: string) => {
  throw new Error(`The database stopped unexpectedly: ${reason}`);
};
const configOf = (name: string, more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: path.join(folder, name), ...more });
const openIn = ({ dataDir }: Config) =>
  openDatabase({ dataDir, databaseUrl: null, log: silent, onLost, durable: false });

/** A folder's content, as far as a restore could change it. */
function stateOf({ dataDir }: Config): string[] {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => !/^(lock\.|postgresql\/)/.test(name)).sort();
}

const whole = path.join(folder, 'whole.tgz');
const withKey = path.join(folder, 'with-key.tgz');

/** A small installation: one audit row, a file, a mail, and a job for next year. Backed up while its database runs. */
async function makeInstallation(name: string): Promise<Config> {
  const config = configOf(name);
  putDatabase(config.dataDir);
  const database = await openIn(config);
  loadSecretKeys(config);
  await database.pool.query('insert into audit_log (id, at, action, details) values ($1, now(), $2, $3)', [
    newId(),
    'login',
    { note: 'a "quote", a \\ and a\nline' },
  ]);
  const jobs = await openJobs(database, silent);
  jobs.define('errand', { handler: async () => {} });
  await jobs.start({ work: false });
  await jobs.enqueue(null, 'errand', { to: 'the baker' }, { key: 'bread', startAfter: new Date('2099-01-01') });
  await jobs.stop();
  const file = path.join(config.dataDir, 'files/kept/clips', 'a'.repeat(120), 'sound.wav');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'some sound');
  mkdirSync(path.join(config.dataDir, 'outbox'));
  writeFileSync(path.join(config.dataDir, 'outbox', 'mail.eml'), 'a mail');
  await writeBackup(config, whole, { withKey: false });
  await writeBackup(config, withKey, { withKey: true });
  await database.close();
  return config;
}

/** The same once more. */
function copyOf({ dataDir }: Config, name: string): Config {
  const config = configOf(name);
  cpSync(dataDir, config.dataDir, { recursive: true });
  return config;
}

const old = await makeInstallation('old');
const bareUrls = [await newBareDatabaseUrl(), await newBareDatabaseUrl()] as const;

/** A copy of the backup, changed. */
function changed(name: string, change: (tar: Buffer) => Buffer, packed = false): string {
  const file = path.join(folder, name);
  const content = readFileSync(whole);
  writeFileSync(file, packed ? change(content) : gzipSync(change(gunzipSync(content))));
  return file;
}

/** A folder with the right key and nothing else. */
function emptyTarget(name: string): Config {
  const config = configOf(name);
  mkdirSync(config.dataDir);
  copyFileSync(path.join(old.dataDir, 'secret.key'), path.join(config.dataDir, 'secret.key'));
  return config;
}

const replaceText = (from: string, to: string) => (tar: Buffer) =>
  Buffer.from(tar.toString('latin1').replace(from, to), 'latin1');

test.each([
  ['half', changed('half', (content) => content.subarray(0, content.length / 2), true), /damaged or not whole/],
  [
    'a flipped bit',
    changed('flipped', (content) => content.fill(content[900]! ^ 1, 900, 901), true),
    /damaged|not what/,
  ],
  ['a changed word', changed('word', replaceText('the baker', 'the maker')), /not what was written/],
  ['no end', changed('endless', (tar) => tar.subarray(0, tar.indexOf('end.json'))), /not whole/],
  ['something else', changed('else', () => Buffer.from('hello'), true), /damaged or not whole/],
  ['another archive', changed('other', replaceText('manifest.json', 'manifold.json')), /damaged|no backup of Parley/],
  ['no file', path.join(folder, 'nowhere'), /no such file/],
])('refuses %s, and changes nothing', async (what, file, reason) => {
  const target = emptyTarget(`target of ${what}`);
  await expect(restoreBackup(target, file, { replace: true })).rejects.toThrow(reason);
  await expect(restoreBackup(target, file, { replace: true })).rejects.toThrow('Nothing was changed.');
  expect(stateOf(target)).toEqual(['secret.key']);
});

test('needs the right secret key', async () => {
  const none = configOf('no key');
  await expect(restoreBackup(none, whole, { replace: false })).rejects.toThrow(/needs the secret key .*secret\.key/);
  const wrong = configOf('wrong key', { SECRET_KEY: 'another key that is long enough to count' });
  await expect(restoreBackup(wrong, whole, { replace: false })).rejects.toThrow(
    /another secret key \([0-9a-f]+\) than the one in SECRET_KEY/,
  );
});

test('brings rows, files, mails, waiting jobs and a key that is in it back', async () => {
  const target = configOf('good');
  const { replaced } = await restoreBackup(target, withKey, { replace: false });
  expect(replaced).toBeNull();
  expect(stateOf(target)).toEqual(stateOf(old));
  expect(loadSecretKeys(target)).toEqual(loadSecretKeys(old));
  const database = await openIn(target);
  const { rows } = await database.pool.query('select details from audit_log');
  expect(rows).toEqual([{ details: { note: 'a "quote", a \\ and a\nline' } }]);
  const { rows: jobs } = await database.pool.query(
    "select data, singleton_key as key, start_after as at from pgboss.job where name = 'errand'",
  );
  expect(jobs).toEqual([{ data: { to: 'the baker' }, key: 'bread', at: new Date('2099-01-01') }]);
  await database.close();
});

test('refuses a folder that holds data, unless it is to set them aside; a key that is being replaced will do', async () => {
  const target = copyOf(old, 'full');
  const before = stateOf(target);
  await expect(restoreBackup(target, whole, { replace: false })).rejects.toThrow(
    /isn’t empty \(postgresql, files, outbox\)/,
  );
  expect(stateOf(target)).toEqual(before);
  const unlock = lockDataDir(target.dataDir);
  await expect(restoreBackup(target, whole, { replace: true })).rejects.toThrow('in use by another Parley server');
  unlock();
  const [key] = loadSecretKeys(old);
  const anew = { SECRET_KEY: 'a newer key that is long enough to count', SECRET_KEY_PREVIOUS: key! };
  const { replaced } = await restoreBackup(configOf('full', anew), whole, { replace: true });
  expect(readdirSync(replaced!).sort()).toEqual(['files', 'outbox', 'postgresql']);
});

test('refuses a newer schema', async () => {
  const future = copyOf(old, 'future');
  const database = await openIn(future);
  await database.pool.query("insert into parley_migrations (name, sha256) values ('9999_flying_cars', 'x')");
  const file = path.join(folder, 'future.tgz');
  await writeBackup(future, file, { withKey: true });
  await database.close();
  const target = configOf('present');
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow(
    'a newer version of Parley made it (its schema has 9999_flying_cars)',
  );
});

test('brings a backup of an older schema, which the next start migrates', async () => {
  const [before, since] = [readHistory, readSteps].map((read) => read(migrationsDir).map(({ name }) => name));
  const SECRET_KEY = 'a key that both have, which is long enough';
  const past = configOf('past', { DATABASE_URL: bareUrls[0], SECRET_KEY });
  const target = configOf('since then', { DATABASE_URL: bareUrls[1], SECRET_KEY });
  const pool = await connectServer(serverConfig(bareUrls[0]), 1, silent);
  await migrate(pool, migrationsDir, before!.slice(0, 2));
  await pool.query("insert into audit_log (id, at, action, details) values ($1, now(), 'login', '{}')", [newId()]);
  await pool.end();
  const file = path.join(folder, 'past.tgz');
  await writeBackup(past, file, { withKey: false });
  await restoreBackup(target, file, { replace: false });
  const { dataDir, databaseUrl } = target;
  const database = await openDatabase({ dataDir, databaseUrl, log: silent, onLost });
  const { rows: migrations } = await database.pool.query('select name from parley_migrations order by name');
  expect(migrations.map(({ name }) => name)).toEqual([baselineName, ...since!]);
  const { rowCount } = await database.pool.query('select from audit_log');
  expect(rowCount).toBe(1);
  await database.close();
});

test('writes over no file, and leaves none behind that is not whole', async () => {
  await expect(writeBackup(old, whole, { withKey: false })).rejects.toThrow('already exists');
  await expect(writeBackup(configOf('nothing'), path.join(folder, 'none.tgz'), { withKey: false })).rejects.toThrow(
    'has no database',
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
});
