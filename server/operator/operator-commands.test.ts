import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { auditLog, mfaFactors, sessions } from '#server/platform/db/schema/auth.table.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { operatorCommand } from '../../scripts/operator-command.ts';
import { askServer } from './ask-server.ts';
import { openControl } from './control-socket.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = await startApp();
const { services } = app;
const { dataDir } = services.config;
const control = await openControl(services);
afterAll(() => control?.close());
afterEach(() => vi.unstubAllEnvs());

/** Runs a command as the operator does. */
function run(script: string, ...args: string[]): Promise<{ code: number; said: string; complained: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' } };
    const child = execFile(
      process.execPath,
      [...quickStart, `scripts/${script}.ts`, ...args],
      options,
      (_error, said, complained) => resolve({ code: child.exitCode ?? -1, said, complained }),
    );
  });
}

/** Gives an account authenticators. */
async function enrol({ userId }: TestClient, ...names: string[]): Promise<void> {
  const at = new Date(app.clock.now());
  const common = { userId, factorType: 'totp', status: 'verified', secret: 'v1.x', lastStep: 0 } as const;
  await services.db.system('test', (tx) =>
    tx
      .insert(mfaFactors)
      .values(names.map((friendlyName) => ({ ...common, id: newId(), friendlyName, createdAt: at, updatedAt: at }))),
  );
}

const factorsOf = ({ userId }: TestClient) =>
  services.db.system('test', (tx) => tx.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)));

test('removes the authenticators of an account on a server that runs, ends its sessions, and notes it', async () => {
  const person = await app.newOwner();
  const other = await app.newOwner();
  await enrol(person, 'phone', 'tablet');
  await enrol(other, 'phone');
  const { code, said } = await run('operator', 'remove-mfa', person.email.toUpperCase());
  expect(said).toBe(
    `Removed 2 authenticator apps from ${person.email.toUpperCase()} and ended all of the account’s sessions.\n`,
  );
  expect(code).toBe(0);
  expect(await factorsOf(person)).toEqual([]);
  expect(await factorsOf(other)).toHaveLength(1);
  expect(await person.send('GET', '/v1/workspaces')).toMatchObject({ status: 401 });
  expect(await other.send('GET', '/v1/workspaces'), 'the other is asked for a code').toMatchObject({ status: 403 });
  const rows = await services.db.system('test', async (tx) => ({
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, person.userId)),
    audit: await tx.select().from(auditLog).where(eq(auditLog.userId, person.userId)),
  }));
  expect(rows.sessions).toEqual([]);
  expect(rows.audit).toMatchObject([{ action: 'factor_unenrolled', details: { by: 'operator' } }]);
}, 180_000);

test('says what is wrong with a command', async () => {
  vi.stubEnv('DATA_DIR', dataDir);
  await expect(operatorCommand(['remove-mfa', 'nobody@example.com'])).rejects.toThrow(
    'Account nobody@example.com doesn’t exist.',
  );
  for (const args of [[], ['remove-mfa'], ['remove-all', 'x'], ['remove-mfa', 'a@b.c', 'd']]) {
    await expect(operatorCommand(args)).rejects.toThrow(/^Usage:\n/);
  }
  await expect(operatorCommand(['clear-ip-list', 'x'])).rejects.toThrow('Workspace x doesn’t exist.');
  await expect(askServer(dataDir, 'self-destruct', {})).rejects.toThrow('doesn’t support that command');
});

test('a refusal is one line, and exit code 1', async () => {
  expect(await run('operator', 'remove-mfa', 'nobody@example.com')).toMatchObject({
    code: 1,
    complained: 'Account nobody@example.com doesn’t exist.\n',
  });
  expect(await run('backup')).toMatchObject({
    code: 1,
    complained: 'Usage: npm run backup -- FILE|store:NAME [--with-key]\n',
  });
  expect(await run('backup', 'x', '--with-everything')).toMatchObject({ code: 1, said: '' });
  expect(await run('restore', '/nowhere/x.tgz')).toMatchObject({
    code: 1,
    complained: 'Can’t use the backup /nowhere/x.tgz: no such file. Nothing was changed.\n',
  });
  // Four processes, one behind the other.
}, 180_000);

test('only the user of DATA_DIR reaches the socket', () => {
  expect(statSync(path.join(dataDir, 'control.sock')).mode & 0o022).toBe(0);
});

test('no server there: there is nobody to ask', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'parley-control-'));
  expect(await askServer(empty, 'check-chains', {})).toBeNull();
  // What a killed server leaves.
  writeFileSync(path.join(empty, 'control.sock'), '');
  expect(await askServer(empty, 'check-chains', {})).toBeNull();
  expect(readdirSync(empty)).toEqual(['control.sock']);
  rmSync(empty, { recursive: true });
});

test('clears a list of addresses, and tells the doctor whether the audit logs are whole', async () => {
  const owner = await app.newOwner();
  const { workspaceId } = owner;
  const body = { ipWhitelist: true, allowedAddresses: ['127.0.0.1', '203.0.113.0/24'] };
  expect((await owner.send('PATCH', '/v1/security', body)).status).toBe(200);
  vi.stubEnv('DATA_DIR', dataDir);
  expect(await operatorCommand(['clear-ip-list', workspaceId])).toBe(
    `Workspace ${workspaceId} can be reached from any IP address again. Removed 2 addresses from its IP list.`,
  );
  expect((await owner.send('GET', '/v1/security')).body).toMatchObject({ ipWhitelist: false, allowedAddresses: [] });
  expect((await run('doctor')).said).toMatch(/^ok +audit logs +\d+ entries in \d+ workspaces are intact$/m);
  const forged = `update audit_entries set body = body || ' ' where workspace_id = $1 and seq = 2`;
  await services.db.pool.query(forged, [workspaceId]);
  expect((await run('doctor')).said).toMatch(new RegExp(`^bad +audit logs .*entry 2 in workspace ${workspaceId}`, 'm'));
}, 180_000);
