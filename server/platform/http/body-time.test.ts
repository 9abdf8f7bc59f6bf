import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '#domain/platform/http.ts';
import { limitBodyTime } from './body-time.ts';

const app = Fastify();
const arrived: string[] = [];
app.addHook('onRequest', async ({ url }) => void arrived.push(url));
limitBodyTime(app);
const withFile = { method: 'POST', path: '/file', summary: '', can: 'public', file: { bytes: 1 } } as Endpoint;
app.post('/text', async () => 'taken');
app.post('/file', { config: { endpoint: withFile } }, async () => 'taken');
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

/** A sender who stops in the middle of a body. */
async function halfOf(path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf`);
  await vi.waitFor(() => expect(arrived).toContain(path), 15_000);
  return socket;
}

it('ends a request whose body does not come, and waits longer for a file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [text, file] = [await halfOf('/text'), await halfOf('/file')];
  const [textEnds, fileEnds] = [once(text, 'close'), once(file, 'close')];
  vi.advanceTimersByTime(29_000);
  expect([text.destroyed, file.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(2_000);
  await textEnds;
  expect(file.destroyed).toBe(false);
  file.destroy();
  await fileEnds;
});
