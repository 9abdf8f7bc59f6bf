import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { StartError } from '#server/platform/start-error.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { connectServer, serverConfig } from './server-pool.ts';

const refusal = (databaseUrl: string) =>
  Promise.resolve()
    .then(() => connectServer(serverConfig(databaseUrl), 1, pino({ level: 'silent' })))
    .then(
      () => 'no error',
      (error: unknown) => (error instanceof StartError ? error.message : error),
    );

/** A server that answers each connection with these bytes, and its port. */
async function serverSaying(bytes: Buffer) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

function message(type: string, ...parts: (Buffer | string)[]) {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const refuse = (code: string, text: string) =>
  message('E', Buffer.from('S'), 'FATAL', Buffer.from('C'), code, Buffer.from('M'), text, Buffer.alloc(1));

test.each(['mysql://localhost/parley', 'localhost:5432', 'postgres://a b:x'])(
  'refuses %s as an address',
  async (url) => {
    expect(await refusal(url)).toBe(
      'DATABASE_URL is not an address of the form postgres://user:password@host:5432/database.',
    );
  },
);

test('names a server that is not there', async () => {
  const { port, close } = await serverSaying(Buffer.alloc(0));
  close();
  expect(await refusal(`postgres://me:secret@127.0.0.1:${port}/parley`)).toBe(
    `The DATABASE_URL database can’t be used: nothing answers at 127.0.0.1:${port}.`,
  );
  expect(await refusal('postgres://me:secret@no-such-host.invalid/parley')).toMatch(
    /^The DATABASE_URL database can’t be used: (there is no host no-such-host.invalid|the name no-such-host.invalid cannot be looked up now)\.$/,
  );
});

test('gives up on a server that does not answer', async () => {
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const told = refusal(`postgres://me:secret@127.0.0.1:${port}/parley`);
    await once(server, 'connection');
    vi.advanceTimersByTime(15_000);
    expect(await told).toBe(`The DATABASE_URL database can’t be used: no answer from 127.0.0.1:${port} in 15 s.`);
  } finally {
    vi.useRealTimers();
    server.close();
  }
});

test.each([
  ['28P01', 'refuses the password of user me'],
  ['28000', 'does not let user me in'],
  ['3D000', 'there is no database parley at'],
  ['57P03', 'is starting or stopping'],
  ['XX000', 'a word of the server'],
])('explains the refusal %s without the password', async (code, text) => {
  const { port, close } = await serverSaying(refuse(code, 'a word of the server'));
  const told = await refusal(`postgres://me:secret@127.0.0.1:${port}/parley`);
  close();
  expect(told).toContain(text);
  expect(told).toContain(String(port));
  expect(told).not.toContain('secret');
});

/** A server of a version, whose connections say that they are led by process 7. @param answersAs who really answers */
async function serverOf(version: string, number: number, answersAs: number) {
  const column = (name: string, type: number) => {
    const rest = Buffer.alloc(18);
    rest.writeInt32BE(type, 6);
    return Buffer.concat([Buffer.from(`${name}\0`), rest]);
  };
  const value = (text: string) => Buffer.concat([Buffer.from([0, 0, 0, text.length]), Buffer.from(text)]);
  const ready = message('Z', Buffer.from('I'));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const key = message('K', Buffer.from([0, 0, 0, 7, 0, 0, 0, 1]));
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), key, ready]));
      socket.once('data', () => {
        const columns = [column('version', 25), column('number', 23), column('process', 23)];
        socket.write(message('T', Buffer.from([0, 3]), ...columns));
        socket.write(message('D', Buffer.from([0, 3]), ...[version, number, answersAs].map(String).map(value)));
        socket.write(Buffer.concat([message('C', 'SELECT 1'), ready]));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://me@127.0.0.1:${(server.address() as AddressInfo).port}/parley`,
    close: () => server.close(),
  };
}

test('refuses a version that is too old', async () => {
  const { url, close } = await serverOf('14.11', 140_011, 7);
  expect(await refusal(url)).toBe('DATABASE_URL points to PostgreSQL 14.11; Parley needs version 15 or later.');
  close();
});

test.each([
  ['a pooler, of which no one has told', 8, false, 1],
  ['a pooler that may be there', 8, true, 0],
  ['PostgreSQL itself', 7, false, 0],
])('behind DATABASE_URL: %s', async (_, answersAs, mayPool, warnings) => {
  const { url, close } = await serverOf('18.0', 180_000, answersAs);
  const warn = vi.fn();
  const pool = await connectServer(serverConfig(url), 1, { warn }, mayPool);
  expect(warn).toHaveBeenCalledTimes(warnings);
  if (warnings > 0) expect(warn.mock.calls[0]![0]).toContain('DATABASE_DIRECT_URL');
  await pool.end();
  close();
});

test('goes on after the server has cut every connection', async () => {
  const database = await openTestDatabase();
  const heard: string[] = [];
  const onGap = vi.fn();
  await database.listen('words', (word) => heard.push(word), onGap);
  const cut = () =>
    database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  // One connection is lent out and idle inside a transaction while it is cut, another listens.
  const broken = database.system('test', async (tx) => {
    await tx.execute('select 1');
    await cut();
    await tx.execute('select 1');
  });
  await expect(broken).rejects.toThrow();
  await database.ping();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), 10_000);
  await database.pool.query("select pg_notify('words', 'again')");
  await vi.waitFor(() => expect(heard).toEqual(['again']), 5_000);
});
