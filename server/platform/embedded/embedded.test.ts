import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/open-database.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { StartError } from '#server/platform/start-error.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { chooseAccount } from './account.ts';
import { makeDataFolder } from './data-folder.ts';
import { databaseFolder, embeddedConfig, startEmbedded } from './embedded.ts';
import { findPrograms } from './programs.ts';

// Databases are started some twenty times.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'parley-embedded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = pino({ level: 'silent' });
const never = (reason: string) => {
  throw new Error(`The database has died: ${reason}`);
};
const open = (dataDir: string, onLost: (reason: string) => void = never): Promise<Database> =>
  openDatabase({ dataDir, databaseUrl: null, log, onLost });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof StartError ? error.message : error),
  );
const dataOf = (dataDir: string) => path.join(databaseFolder(dataDir), 'data');
/** The process that PostgreSQL runs as. */
const serverOf = (dataDir: string) =>
  Number.parseInt(readFileSync(path.join(dataOf(dataDir), 'postmaster.pid'), 'utf8'), 10);
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

// Making a database and bringing it to this version costs more than all the rest of most tests here: one that is there is theirs.
const madeIn = (...names: string[]) => {
  const dataDir = path.join(folder, ...names);
  putDatabase(dataDir);
  return dataDir;
};

test('starts in a folder that does not exist, and finds its data again', async () => {
  const dataDir = path.join(folder, 'a', 'b', 'c');
  const first = await open(dataDir);
  await first.pool.query("create table kept as select 'here' as word");
  await first.close();
  expect(statSync(databaseFolder(dataDir)).mode & 0o777).toBe(0o700);

  const second = await open(dataDir);
  expect((await second.pool.query('select word from kept')).rows).toEqual([{ word: 'here' }]);
  await second.close();
  expect(existsSync(path.join(dataOf(dataDir), 'postmaster.pid'))).toBe(false);
});

test('waits for the disk with every commit, tells its log no values, and is reached by a socket alone, also in a folder whose path is too long for one', async () => {
  const dataDir = madeIn('a'.repeat(80), 'b'.repeat(80));
  const database = await open(dataDir);
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding'];
  const { rows } = await database.pool.query(
    `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  );
  expect(rows).toEqual([
    { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', listen_addresses: '', server_encoding: 'UTF8' },
  ]);
  await database.pool.query('create table words (word text primary key)');
  const twice = database.pool.query("insert into words values ('a word of a caller'), ('a word of a caller')");
  await expect(twice).rejects.toThrow('duplicate key');

  // It orders and folds words of every language the same on every system.
  const { rows: folded } = await database.pool.query(
    "select lower('ÄÖÜÉÑ') as low, upper('ß') as high, cardinality(show_trgm('Größe')) as parts",
  );
  expect(folded).toEqual([{ low: 'äöüéñ', high: expect.any(String), parts: 6 }]);

  const socket = embeddedConfig(databaseFolder(dataDir)).host!;
  expect(Buffer.byteLength(socket)).toBeLessThan(80);
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  await database.close();
  rmSync(socket, { recursive: true });
  expect(readFileSync(path.join(databaseFolder(dataDir), 'log'), 'utf8')).not.toContain('a word of a caller');
});

test('starts over when a start was killed while it made the folder', async () => {
  const dataDir = path.join(folder, 'half');
  const draft = path.join(databaseFolder(dataDir), 'data-0123456789ab.new');
  mkdirSync(path.join(draft, 'base'), { recursive: true });
  writeFileSync(path.join(draft, 'PG_VERSION'), '18');
  const home = databaseFolder(dataDir);
  await (await startEmbedded(home, { log, onLost: never })).stop();
  expect(readdirSync(home).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

test('is refused while another server has the folder, and has it when that one has closed', async () => {
  const dataDir = madeIn('shared');
  const [one, two] = await Promise.allSettled([open(dataDir), open(dataDir)]);
  const opened = [one, two].filter((result) => result.status === 'fulfilled');
  const refused = [one, two].filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.message)).toEqual([
    expect.stringContaining(`DATA_DIR ${dataDir} is in use by another Parley server`),
  ]);
  await opened[0]!.value.ping();
  await opened[0]!.value.close();
  await (await open(dataDir)).close();
});

test('explains in one line why a damaged database does not start, and lets go of the folder', async () => {
  const dataDir = madeIn('damaged');
  writeFileSync(path.join(dataOf(dataDir), 'global', 'pg_control'), 'nonsense');
  for (const _ of ['first', 'second']) {
    const message = await refusal(open(dataDir));
    expect(message).toMatch(/^Couldn’t start the database in .*damaged.*: .*(control|pg_control)/);
    expect(message).not.toMatch(/\n/);
    expect(String(message).length).toBeLessThan(700);
  }
});

test('refuses a folder that a newer PostgreSQL made, and changes nothing', async () => {
  const dataDir = path.join(folder, 'newer');
  mkdirSync(dataOf(dataDir), { recursive: true });
  writeFileSync(path.join(dataOf(dataDir), 'PG_VERSION'), '99\n');
  expect(await refusal(open(dataDir))).toMatch(
    /^The database in .*newer.* was created by PostgreSQL 99, but this version of Parley comes with \d+\. Start the version of Parley that created it, or restore a backup into another DATA_DIR\.$/,
  );
  expect(readdirSync(dataOf(dataDir))).toEqual(['PG_VERSION']);
});

test('starts its server again when that is killed, with everything acknowledged', async () => {
  const dataDir = madeIn('fallen');
  const database = await open(dataDir);
  await database.pool.query("create table kept as select 'here' as word");
  const before = serverOf(dataDir);
  process.kill(before, 'SIGKILL');
  const rows = () =>
    database.pool.query('select word from kept').then(
      ({ rows: found }) => found,
      () => null,
    );
  await vi.waitFor(() => expect(serverOf(dataDir)).not.toBe(before), 30_000);
  await vi.waitFor(async () => expect(await rows()).toEqual([{ word: 'here' }]), 30_000);
  await database.close();
});

test('says that it is lost when it cannot be started again', async () => {
  const dataDir = madeIn('lost');
  const onLost = vi.fn();
  const database = await open(dataDir, onLost);
  renameSync(path.join(dataOf(dataDir), 'global'), path.join(dataOf(dataDir), 'gone'));
  process.kill(serverOf(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 20_000);
  expect(onLost.mock.calls[0]![0]).toMatch(/Couldn’t start the database in .*could not find the database system/);
  await expect(database.ping()).rejects.toThrow();
  await database.close();
});

test('waits for space where the disk is full, and goes on with everything acknowledged', async () => {
  const dataDir = madeIn('full');
  const real = await findPrograms();
  const [bin, isFull] = [path.join(folder, 'programs-of-full'), path.join(folder, 'is-full')];
  mkdirSync(bin);
  const script = `#!/bin/sh\n[ -e ${isFull} ] && { echo 'FATAL:  could not write to file "pg_wal/x": No space left on device' >&2; exit 1; }\nexec ${real.bin}/postgres "$@"\n`;
  writeFileSync(path.join(bin, 'postgres'), script, { mode: 0o755 });
  const said = vi.fn();
  const database = await startEmbedded(databaseFolder(dataDir), {
    log: { info: said, warn: said, error: said },
    onLost: never,
    programs: { ...real, bin, root: null },
  });
  const write = async (statement: string) => {
    const client = new pg.Client(database.config);
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  await write("create table kept as select 'here' as word");

  writeFileSync(isFull, '');
  process.kill(serverOf(dataDir), 'SIGKILL');
  await vi.waitFor(() => expect(said.mock.lastCall?.[1]).toMatch(/^the disk is full/), 20_000);
  await expect(write('select 1')).rejects.toThrow();
  rmSync(isFull);
  await vi.waitFor(async () => expect((await write('select word from kept')).rows).toEqual([{ word: 'here' }]), 20_000);
  await database.stop();
});

test('forgets a server that is no more, whose process number another program has now', async () => {
  const dataDir = madeIn('stale');
  const stranger = spawn('sleep', ['60']);
  const lines = [stranger.pid, dataOf(dataDir), 1, 5432, databaseFolder(dataDir), '', '1 1', 'ready'];
  writeFileSync(path.join(dataOf(dataDir), 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 });
  await (await open(dataDir)).close();
  expect(isAlive(stranger.pid!)).toBe(true);
  stranger.kill();
});

const writer = fileURLToPath(new URL('../../testing/crash-writer.ts', import.meta.url));
const start = (dataDir: string) =>
  spawn(process.execPath, [...quickStart, writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
/** Waits for a line of a writer. */
async function until(child: ReturnType<typeof start>, wanted: string): Promise<void> {
  for await (const line of createInterface({ input: child.stdout })) if (line === wanted) return;
}

test('its server ends by itself when the process that has it is killed', async () => {
  const dataDir = madeIn('orphan');
  const child = start(dataDir);
  await until(child, 'open');
  const server = serverOf(dataDir);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), 20_000);
});

test('ends a server that a killed process left, before it starts another over the folder', async () => {
  const dataDir = madeIn('left');
  // Without anyone who watches over it, as where that was killed, too.
  const account = await chooseAccount();
  const home = databaseFolder(dataDir);
  const { bin } = await findPrograms();
  const words = [path.join(bin, 'postgres'), '-D', dataOf(dataDir), '-k', home, '-c', 'listen_addresses='];
  const as = account.kind === 'namespace' ? ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] : [];
  const [command = '', ...args] = [...as, ...words];
  const ids = account.kind === 'user' ? { uid: account.uid, gid: account.gid } : {};
  const left = spawn(command, args, { ...ids, stdio: 'ignore', detached: true });
  const gone = once(left, 'exit');
  await vi.waitFor(
    () => expect(readFileSync(path.join(dataOf(dataDir), 'postmaster.pid'), 'utf8')).toMatch(/ready/),
    20_000,
  );
  const database = await open(dataDir);
  await gone;
  await database.ping();
  expect(serverOf(dataDir)).not.toBe(left.pid);
  await database.close();
});

test('keeps every acknowledged transaction, whole, when it is killed three times while it writes', async () => {
  const dataDir = madeIn('killed');
  const acknowledged = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const child = start(dataDir);
    const gone = once(child, 'exit');
    const killAfter = acknowledged.size + 20 + Math.floor(Math.random() * 80);
    let killed = false;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'open')
        expect(await refusal(open(dataDir))).toContain(`in use by another Parley server (process ${child.pid})`);
      else acknowledged.add(line);
      // What it wrote before is still read after its end.
      if (acknowledged.size >= killAfter && !killed) {
        killed = true;
        // The server of PostgreSQL as well, in the second round: as when the machine loses its power.
        if (round === 1) process.kill(serverOf(dataDir), 'SIGKILL');
        child.kill('SIGKILL');
      }
    }
    expect((await gone)[1]).toBe('SIGKILL');

    const database = await open(dataDir);
    const { rows } = await database.pool.query<{ id: string; total: number; lines: string }>(
      'select id, total, (select count(*) from order_lines where order_id = orders.id) as lines from orders',
    );
    await database.close();
    const found = new Set(rows.map((row) => row.id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect(rows.filter((row) => Number(row.lines) !== row.total)).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
});

const opener = fileURLToPath(new URL('../../testing/open-embedded.ts', import.meta.url));
const runOpener = (command: string[], dataDir: string, env: NodeJS.ProcessEnv = process.env) => {
  const [file = '', ...args] = [...command, process.execPath, ...quickStart, opener, dataDir];
  return promisify(execFile)(file, args, { env });
};

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('runs in a namespace, over a folder that stays root’s own and others may not enter', async () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const { stdout } = await runOpener([], path.join(closed, 'data'));
    expect(stdout).toBe('parley');
    expect(statSync(dataOf(path.join(closed, 'data'))).uid).toBe(0);
  });

  test('runs as an ordinary user where there is one', async () => {
    const dataDir = path.join(folder, 'ordinary');
    const ordinary = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
    expect((await runOpener(ordinary, dataDir)).stdout).toBe('parley');
  });

  /** Programs that root finds, without the one that makes namespaces. */
  const withoutNamespaces = { ...process.env, PATH: path.join(folder, 'nothing') };

  test('runs as a user who owns the folder where namespaces are not allowed, and goes back and forth', async () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'parley-open-'));
    chmodSync(parent, 0o755);
    const dataDir = path.join(parent, 'data');
    const { stdout } = await runOpener([], dataDir, withoutNamespaces);
    expect(stdout).toBe('parley');
    expect(statSync(dataOf(dataDir)).uid).not.toBe(0);
    expect(statSync(dataDir).mode & 0o777, 'others see nothing of it').toBe(0o710);
    expect((await runOpener([], dataDir)).stdout).toBe('parley');
    expect(statSync(dataOf(dataDir)).uid).toBe(0);
    rmSync(parent, { recursive: true });
  });

  test('says what to do where that user may not enter the folder', async () => {
    const closed = path.join(folder, 'shut');
    mkdirSync(path.join(closed, 'inside'), { recursive: true });
    chmodSync(closed, 0o700);
    const failed = await runOpener([], path.join(closed, 'inside', 'data'), withoutNamespaces).catch((error) => error);
    expect(failed.stderr).toMatch(
      /runs as \w+, which doesn’t have access to .*Set DATA_DIR to a folder whose parent folders everyone can access/,
    );
  });

  test('says so where an ordinary user finds a folder of another one', async () => {
    const dataDir = madeIn('foreign');
    const programs = await findPrograms();
    const home = databaseFolder(dataDir);
    const shown = await refusal(
      (async () => {
        const uid = vi.spyOn(process, 'getuid').mockReturnValue(4_321);
        try {
          return await startEmbedded(home, { log, onLost: never, programs, account: { kind: 'self' } });
        } finally {
          uid.mockRestore();
        }
      })(),
    );
    expect(shown).toBe(
      `The database in ${dataOf(dataDir)} belongs to another user on this machine (0). Start Parley as that user, or make your user the owner: chown -R 4321 ${home}`,
    );
  });
});

test('says in PostgreSQL’s words why a folder couldn’t be made', async () => {
  const home = path.join(folder, 'unmade');
  mkdirSync(home);
  const broken = { ...(await findPrograms()), bin: path.join(folder, 'no-programs') };
  mkdirSync(broken.bin);
  writeFileSync(
    path.join(broken.bin, 'initdb'),
    '#!/bin/sh\necho "initdb: error: could not write: No space left on device" >&2\nexit 1\n',
    { mode: 0o755 },
  );
  expect(await refusal(makeDataFolder(home, broken, { kind: 'self' }, false))).toBe(
    `Couldn’t create the database in ${home}: error: could not write: No space left on device.`,
  );
  expect(readdirSync(home)).toEqual([]);
});
