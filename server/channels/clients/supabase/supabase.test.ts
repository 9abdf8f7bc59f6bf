import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startApp } from '#server/testing/start-app.ts';
import { supabaseRefusal } from './supabase.routes.ts';

/** Supabase's own client, unchanged, against this server: sign-in, and what is refused. */

const app = await startApp({ AUTH_MAIL_PER_HOUR: '100' });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const { auth } = (await app.send('GET', '/v1/public-config')).body as { auth: { anonKey: string } };
const client = createClient(address, auth.anonKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  realtime: { transport: WebSocket as never },
});

test('sign-in works whole', async () => {
  const credentials = { email: 'ann@example.com', password: 'correct horse battery staple' };
  const { data, error } = await client.auth.signUp(credentials);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: credentials.email });
  const wrong = await client.auth.signInWithPassword({ ...credentials, password: 'no' });
  expect(wrong.error).toMatchObject({ status: 400 });
});

test('tables, functions in them, files and functions are refused in their own shapes', async () => {
  const { error } = await client.from('calls').select('*');
  expect(error).toMatchObject({ code: 'PGRST205', message: supabaseRefusal });
  expect((await client.from('calls').insert({ a: 1 })).error).toMatchObject({ code: 'PGRST205' });
  expect((await client.rpc('total', { of: 1 })).error).toMatchObject({ code: 'PGRST202', message: supabaseRefusal });
  const stored = await client.storage.from('files').download('a.txt');
  expect(stored.error).toMatchObject({ name: 'StorageApiError', message: supabaseRefusal });
  const listed = await client.storage.from('files').list();
  expect(listed.error?.message).toBe(supabaseRefusal);
  const called = await client.functions.invoke('hello', { body: {} });
  expect(await (called.error.context as Response).json()).toMatchObject({ message: supabaseRefusal });
});

test('a page of another origin is told, too', async () => {
  for (const path of ['/rest/v1/calls', '/storage/v1/object/a/b', '/functions/v1/hello']) {
    const answer = await app.app.inject({ method: 'OPTIONS', url: path, headers: { origin: 'https://example.com' } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(answer.headers['access-control-allow-headers']).toContain('apikey');
  }
});

test('a channel is refused once, with the sentence, and not tried again', async () => {
  const states: string[] = [];
  const reasons: string[] = [];
  await new Promise<void>((done) => {
    client.channel('room').subscribe((state, error) => {
      states.push(state);
      if (error) reasons.push(error.message);
      if (state === 'CLOSED') done();
    });
  });
  expect(states).toEqual(['CHANNEL_ERROR', 'CLOSED']);
  expect(reasons[0]).toContain('only supports Supabase sign-in');
  await client.removeAllChannels();
});

test('a message that nests too deep to be told back ends no process', async () => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/v1/websocket`);
  const answers: string[] = [];
  socket.on('message', (data: Buffer) => answers.push(data.toString()));
  await once(socket, 'open');
  socket.send(`[${'['.repeat(8_000)}${']'.repeat(8_000)},"1","phoenix","heartbeat",{}]`);
  socket.send('[null,"2","phoenix","heartbeat",{}]');
  await once(socket, 'message');
  expect(answers).toEqual(['[null,"2","phoenix","phx_reply",{"status":"ok","response":{}}]']);
  socket.close();
});

test('anyone who sends and never reads is let go, before what is told them fills the memory', async () => {
  const { port, hostname } = new URL(address);
  const stream = connect(Number(port), hostname);
  stream.on('error', () => {});
  stream.write(
    `GET /realtime/v1/websocket HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(stream, 'data');
  stream.pause();
  // A message of 60 kB, masked by zeros, whose words come back.
  const words = Buffer.from(JSON.stringify([null, 'x'.repeat(60_000), 'phoenix', 'heartbeat', {}]));
  const head = Buffer.from([0x81, 0xfe, words.length >> 8, words.length & 255, 0, 0, 0, 0]);
  const message = Buffer.concat([head, words]);
  // What the two ends of a connection hold themselves is some megabytes.
  for (let sent = 0; sent < 500 && !stream.closed; sent++) {
    await new Promise((done) => stream.write(message, done));
    await new Promise(setImmediate);
    // Never faster than anyone may.
    app.clock.advance(200);
  }
  expect(stream.closed).toBe(true);
  await expect.poll(() => app.app.websocketServer.clients.size).toBe(0);
});
