import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';
import { jsonOf, onMessages } from './sockets.ts';

const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

it.each([
  ['by a name that is no one’s', 'GET /v1/calls/socket HTTP/1.1\r\nHost: evil.example\r\n', 421],
  ['to what is no socket', 'GET /v1/agents HTTP/1.1\r\nHost: parley.example\r\n', 404],
  ['from another site', 'GET /v1/calls/socket HTTP/1.1\r\nHost: parley.example\r\nOrigin: null\r\n', 403],
])('an upgrade that is refused %s leaves no connection behind', async (_, head, status) => {
  const { app } = await startApp({ PUBLIC_URL: 'https://parley.example' });
  const port = Number((await addressOf(app)).split(':')[1]);
  // A client that hangs up on its own side alone.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(head + upgrade);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.end();
  const open = () => new Promise<number>((done) => app.server.getConnections((_error, n) => done(n)));
  await expect.poll(open, { timeout: 3_000 }).toBe(0);
  socket.destroy();
});

it('a message that its reader breaks on closes its socket, and goes no further', () => {
  const socket = Object.assign(new EventEmitter(), { close: vi.fn() });
  const log = { error: vi.fn() };
  onMessages(socket as unknown as WebSocket, log, () => {
    throw new TypeError('broken');
  });
  socket.emit('message', Buffer.from('x'), false);
  expect([socket.close.mock.calls, log.error.mock.calls.length]).toEqual([[[1011]], 1]);
});

it('a message is JSON of bounded depth, or nothing', () => {
  const read = (text: string) => jsonOf(Buffer.from(text));
  expect(read('{"a":[1,"\\u0000"]}')).toEqual({ a: [1, '\0'] });
  for (const text of ['', '{', `${'['.repeat(40)}${']'.repeat(40)}`, `[${'1,'.repeat(30_000)}1]`])
    expect(read(text)).toBeUndefined();
});
