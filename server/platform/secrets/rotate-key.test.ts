import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { type Database, openDatabase } from '#server/platform/db/open-database.ts';
import { hasDatabase } from '#server/platform/embedded/embedded.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { loadSecretKeys, makeSecrets } from '#server/platform/secrets.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { startApp } from '#server/testing/start-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { systemClock } from '#voice/clock.ts';
import { checkSecretKeys } from './check-secret-keys.ts';
import { rotateKey } from './rotate-key.ts';
import { sealedColumns } from './sealed-columns.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-rotation-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a rotation needs, over a database of its own with a folder for its key. */
function openedOver(db: Database, dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir });
  const secrets = makeSecrets(...loadSecretKeys(config));
  return { config, db, secrets, clock: systemClock };
}
type Opened = ReturnType<typeof openedOver>;

/** The same over an embedded database, for what is killed. */
async function openFolder(dataDir: string): Promise<Opened> {
  if (!hasDatabase(dataDir)) putDatabase(dataDir);
  const onLost = (reason: string) => {
    throw new Error(`The database stopped unexpectedly: ${reason}`);
  };
  return openedOver(
    await openDatabase({ dataDir, databaseUrl: null, log: pino({ level: 'silent' }), onLost }),
    dataDir,
  );
}

const databases = [await openTestDatabase(), await openTestDatabase(), await openTestDatabase()] as const;

/** Sessions with sealed keys, as sign-ins leave them. */
async function addSessions({ db, secrets }: Opened, count: number, version: 'v1' | 'v2' = 'v2'): Promise<void> {
  const userId = newId();
  await db.pool.query(
    `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
     values ($1, $2, '{}', '{}', now(), now())`,
    [userId, `${userId}@example.com`],
  );
  const ids = Array.from({ length: count }, newId);
  const keys = ids.map((id) => {
    const sealed = secrets.seal(`auth.sessions.${id}`, `key of ${id}`);
    return version === 'v2' ? sealed : `v1.${sealed.split('.')[2]}`;
  });
  await db.pool.query(
    `insert into sessions (id, user_id, aal, amr, refresh_key, refresh_counter, refresh_floor, refreshed_at, active_at, created_at)
     select id, $1, 'aal1', '[]', key, 0, 0, now(), now(), now() from unnest($2::uuid[], $3::text[]) as s (id, key)`,
    [userId, ids, keys],
  );
}

const sealedKeys = async ({ db }: Opened) =>
  (await db.pool.query<{ id: string; key: string }>('select id, refresh_key as key from sessions')).rows;

async function expectAllOpen(opened: Opened, count: number): Promise<void> {
  const rows = await sealedKeys(opened);
  expect(rows).toHaveLength(count);
  for (const { id, key } of rows) expect(opened.secrets.open(`auth.sessions.${id}`, key)).toBe(`key of ${id}`);
}

const keyFile = (dataDir: string) => readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim().split('\n');

describe('a change of the secret key', () => {
  it('seals all anew, also what has the form before, and drops the old key', async () => {
    const dataDir = path.join(folder, 'whole');
    const opened = openedOver(databases[0], dataDir);
    await checkSecretKeys(opened);
    await addSessions(opened, 60);
    await addSessions(opened, 60, 'v1');
    const before = keyFile(dataDir);
    const oldKid = opened.secrets.kid;
    expect(await rotateKey(opened)).toEqual({ resealed: 120, kid: opened.secrets.kid, restart: false });
    expect(opened.secrets.kids).toEqual([opened.secrets.kid]);
    expect(opened.secrets.kid).not.toBe(oldKid);
    expect(keyFile(dataDir)).toHaveLength(1);
    expect(keyFile(dataDir)).not.toEqual(before);
    await expectAllOpen(opened, 120);
    const { rows } = await opened.db.pool.query('select kid from sealing_keys');
    expect(rows).toEqual([{ kid: opened.secrets.kid }]);
  });

  it('loses nothing when it is killed in the middle, and goes on where it was', async () => {
    const dataDir = path.join(folder, 'killed');
    const first = await openFolder(dataDir);
    await checkSecretKeys(first);
    await addSessions(first, 400);
    await first.db.close();

    const script = path.resolve(import.meta.dirname, '../../testing/crash-rotation.ts');
    const child = spawn(process.execPath, [...quickStart, script], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) {
      if (Number(line) >= 100) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(keyFile(dataDir)).toHaveLength(2);
    const second = await openFolder(dataDir);
    await checkSecretKeys(second);
    await expectAllOpen(second, 400);
    const kids = new Set((await sealedKeys(second)).map(({ key }) => key.split('.')[1]));
    expect(kids).toEqual(new Set(second.secrets.kids));
    const { resealed } = await rotateKey(second);
    expect(resealed).toBeGreaterThan(0);
    expect(resealed).toBeLessThanOrEqual(300);
    expect(keyFile(dataDir)).toHaveLength(1);
    await expectAllOpen(second, 400);
    await second.db.close();
  });

  it('of SECRET_KEY needs the old one beside it', async () => {
    const opened = openedOver(databases[1], path.join(folder, 'environment'));
    const [old, anew] = ['the old key of this test, long enough', 'the new key of this test, long enough'];
    const withKeys = (secretKey: string, ...secretKeysBefore: string[]) => ({
      ...opened,
      config: { ...opened.config, secretKey, secretKeysBefore },
      secrets: makeSecrets(secretKey, ...secretKeysBefore),
    });
    const before = withKeys(old);
    await checkSecretKeys(before);
    await addSessions(before, 10);
    await expect(rotateKey(before)).rejects.toThrow('Put a new key in SECRET_KEY');
    await expect(checkSecretKeys(withKeys(anew))).rejects.toThrow(
      /^SECRET_KEY isn’t the key this database was encrypted with \(it needs \w+, and got \w+\)/,
    );
    const after = withKeys(anew, old);
    await checkSecretKeys(after);
    expect(await rotateKey(after)).toMatchObject({ resealed: 10, restart: false });
    await checkSecretKeys(withKeys(anew));
    await expectAllOpen(withKeys(anew), 10);
  });
});

describe('a server', () => {
  it('refuses another key for a database from before keys had names', async () => {
    const dataDir = path.join(folder, 'unnamed');
    const opened = openedOver(databases[2], dataDir);
    await addSessions(opened, 3, 'v1');
    writeFileSync(path.join(dataDir, 'secret.key'), `${'x'.repeat(40)}\n`);
    const other = { ...opened, secrets: makeSecrets(...loadSecretKeys(opened.config)) };
    await expect(checkSecretKeys(other)).rejects.toThrow(/^SECRET_KEY isn’t the key .* \(sessions can’t be read\)/);
    await checkSecretKeys(opened);
  });

  it('knows every column that holds sealed values', async () => {
    const app = await startApp();
    const { token, workspaceId } = await app.newOwner();
    const headers = { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId, 'idempotency-key': 'once' };
    await app.send('POST', '/v1/access-tokens', { name: 'x' }, headers);
    const { rows: columns } = await app.services.db.pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb')`,
    );
    const known = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
    const found: string[] = [];
    for (const [table, of] of Map.groupBy(columns, (row) => row.table)) {
      const holds = of.map(({ column }) => `bool_or("${column}"::text like $1) as "${column}"`);
      const { rows } = await app.services.db.pool.query<Record<string, boolean | null>>(
        `select ${holds.join(', ')} from "${table}"`,
        [`%v2.${app.services.secrets.kid}.%`],
      );
      found.push(...of.filter(({ column }) => rows[0]![column]).map(({ column }) => `${table}.${column}`));
    }
    expect(found).toEqual(expect.arrayContaining(['sessions.refresh_key', 'signing_keys.private_key', 'repeats.body']));
    for (const name of found) expect(known).toContain(name);
    for (const { table, column } of sealedColumns) expect(columns).toContainEqual({ table, column });
  });
});
