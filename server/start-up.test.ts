import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { freePort } from '#server/infra/free-port.ts';
import { StartError } from '#server/infra/start-error.ts';
import { openServices } from '#server/open-services.ts';
import { type ChildServer, refusedStart, startServer } from '#server/testing/child-server.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { newDatabaseUrl } from '#server/testing/test-database.ts';

/** What an operator can get wrong: one line that names the thing and the way out, and exit code 1. */

const folder = mkdtempSync(path.join(tmpdir(), 'parley-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** For starts that are refused when their database is there: they need not make one. */
const onDatabase = { DATABASE_URL: await newDatabaseUrl(), SECRET_KEY: 'the same for all that start on it' };

/** Milliseconds: several processes start, on a machine that may have other work. */
const patience = 120_000;

async function expectRefusal(settings: Record<string, string>, line: RegExp) {
  const { code, said } = await refusedStart({ DATA_DIR: path.join(folder, 'never'), ...settings });
  expect(said.trim()).toMatch(line);
  expect(said.trim()).not.toContain('\n');
  expect(code).toBe(1);
}

/** The same where nothing but the opening of services is in question, without a process: main.ts tells every StartError alike. */
async function expectUnopened(settings: Record<string, string>, line: RegExp) {
  const config = readConfig({ DATA_DIR: path.join(folder, 'never'), ...settings });
  const error: unknown = await openServices(config, pino({ level: 'silent' }), () => {}).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(line);
  expect(message).not.toContain('\n');
}

/** Something that listens and never says a word. */
async function listenSilently() {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe.concurrent('a start is refused', () => {
  test(
    'for a wrong setting',
    () => expectRefusal({ PORT: 'eighty' }, /^PORT must be a whole number .*"eighty"/),
    patience,
  );

  test(
    'without a word of the password in it',
    async () => {
      await expectRefusal({ SMTP_URL: 'me:hunter2@mail' }, /^SMTP_URL must look like smtp:(?!.*hunter2)/);
    },
    patience,
  );

  test(
    'for an address that is none of this machine',
    async () => {
      await expectRefusal(
        { HOST: '192.0.2.1', DATA_DIR: path.join(folder, 'host'), ...onDatabase },
        /^HOST 192\.0\.2\.1 is no address of this/,
      );
    },
    patience,
  );

  test(
    'for a folder that is a file',
    async () => {
      const file = path.join(folder, 'file');
      writeFileSync(file, '');
      await expectUnopened({ DATA_DIR: file }, /^DATA_DIR .*file is not a folder\. Set DATA_DIR/);
    },
    patience,
  );

  test.skipIf(process.getuid?.() === 0)(
    'for a folder that may not be written',
    async () => {
      const closed = path.join(folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o500);
      await expectUnopened({ DATA_DIR: closed }, /^DATA_DIR .*closed cannot be written by this user\. Set DATA_DIR/);
    },
    patience,
  );

  test(
    'for a database that is not there',
    async () => {
      const port = await freePort();
      const url = `postgres://me:hunter2@127.0.0.1:${port}/parley`;
      await expectUnopened(
        { DATABASE_URL: url },
        /^The database of DATABASE_URL cannot be used: nothing answers at 127/,
      );
    },
    patience,
  );

  test(
    'for a database that does not answer',
    async () => {
      const { port, close } = await listenSilently();
      const url = `postgres://me:hunter2@127.0.0.1:${port}/parley`;
      await expectUnopened(
        { DATABASE_URL: url },
        /^The database of DATABASE_URL cannot be used: no answer from .* in 15 s/,
      );
      close();
    },
    patience,
  );

  test(
    'for a key that was cut off',
    async () => {
      const dataDir = path.join(folder, 'damaged');
      mkdirSync(dataDir);
      writeFileSync(path.join(dataDir, 'secret.key'), 'half');
      const { DATABASE_URL } = onDatabase;
      await expectRefusal({ DATA_DIR: dataDir, DATABASE_URL }, /^The secret key .*secret\.key is damaged/);
    },
    patience,
  );
});

describe('beside a server that runs', () => {
  const dataDir = path.join(folder, 'live');
  let server: ChildServer | undefined;
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
    putDatabase(dataDir);
    server = await startServer({ PORT: String(port), DATA_DIR: dataDir });
  }, patience);
  afterAll(() => server?.kill());

  test(
    'its folder and its port are refused to a second one, which does it no harm',
    async () => {
      const { pid } = server!.process;
      await expectUnopened(
        { DATA_DIR: dataDir },
        new RegExp(`^DATA_DIR .*live is in use by another Parley server \\(process ${pid}\\)`),
      );
      await expectRefusal(
        { DATA_DIR: path.join(folder, 'port'), ...onDatabase, PORT: String(port) },
        /^PORT \d+ is taken on 127\.0\.0\.1/,
      );
      expect((await fetch(`http://${server!.address}/readyz`)).status).toBe(200);
    },
    patience,
  );

  test(
    'the folder of a killed server is taken over, with another key it is refused',
    async () => {
      await server!.kill();
      expect(existsSync(path.join(dataDir, 'lock.pid'))).toBe(true);
      await expectRefusal(
        { DATA_DIR: dataDir, SECRET_KEY: 'another key than the one before, long enough' },
        /^SECRET_KEY is not the key that this database was written with/,
      );
      server = await startServer({ PORT: String(port), DATA_DIR: dataDir });
      expect((await fetch(`http://${server.address}/readyz`)).status).toBe(200);
      expect(await server.stop()).toBe(0);
      expect(existsSync(path.join(dataDir, 'lock.pid'))).toBe(false);
    },
    patience,
  );
});
