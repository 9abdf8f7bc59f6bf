import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startServing } from '#server/serve.ts';
import { refusedStart } from '#server/testing/child-server.ts';
import { expectStartError, expectUnopened } from '#server/testing/expect-start-error.ts';
import { newDatabaseUrl } from '#server/testing/test-database.ts';

/** What an operator can get wrong: one line that names the thing and the way out, and exit code 1. */

const folder = mkdtempSync(path.join(tmpdir(), 'parley-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const silent = pino({ level: 'silent' });
/** For starts that are refused when their database is there: they need not make one. */
const onDatabase = { DATABASE_URL: await newDatabaseUrl(), SECRET_KEY: 'the same for all that start on it' };

/** Milliseconds: several processes start, on a machine that may have other work. */
const patience = 120_000;

/** Something that listens and never says a word. */
async function listenSilently() {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe.concurrent('a start is refused', () => {
  test(
    'for a wrong setting, by the process',
    async () => {
      const { code, said } = await refusedStart({ DATA_DIR: path.join(folder, 'never'), PORT: 'eighty' });
      expect(said.trim()).toMatch(/^PORT must be a whole number .*"eighty"/);
      expect(said.trim()).not.toContain('\n');
      expect(code).toBe(1);
    },
    patience,
  );

  test(
    'for an address that is none of this machine',
    async () => {
      const DATA_DIR = path.join(folder, 'host');
      await expectStartError(
        startServing(readConfig({ HOST: '192.0.2.1', DATA_DIR, ...onDatabase }), silent, () => {}),
        /^HOST 192\.0\.2\.1 isn’t one of this machine’s addresses/,
      );
    },
    patience,
  );

  test(
    'for a port that is taken',
    async () => {
      const { port, close } = await listenSilently();
      const DATA_DIR = path.join(folder, 'port');
      await expectStartError(
        startServing(readConfig({ PORT: String(port), DATA_DIR, ...onDatabase }), silent, () => {}),
        /^PORT \d+ is taken on 127\.0\.0\.1/,
      );
      close();
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
        { DATA_DIR: path.join(folder, 'never'), DATABASE_URL: url },
        /^The DATABASE_URL database can’t be used: nothing answers at 127/,
      );
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
      await expectUnopened({ DATA_DIR: dataDir, DATABASE_URL }, /^The secret key .*secret\.key is damaged/);
    },
    patience,
  );
});
