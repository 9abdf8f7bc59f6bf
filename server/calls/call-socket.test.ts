import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { addressOf, type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const address = await addressOf(app.app);

async function newTicket(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  return owner.call(callsApi.start, { params: { agentId: agent.id }, body: { channel: 'browser' } });
}

async function newCall(owner?: TestClient) {
  const by = owner ?? (await app.newOwner());
  const { ticket, callId } = await newTicket(by);
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  const ready = await client.next('ready');
  await client.next('turn');
  return { owner: by, ticket, callId, client, resumeToken: ready.resumeToken };
}

/** Answers a typed message as long as the socket lives. */
async function answers(client: CallClient, text: string) {
  client.send({ type: 'typed', id: `id-${text.replace(/\W/g, '')}`, text });
  const said = await client.next('turn', (turn) => turn.role === 'caller' && turn.text === text);
  return client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
}

test('a typed call from ticket to hang-up', async () => {
  const owner = await app.newOwner();
  const { ticket, callId } = await newTicket(owner);
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  expect(await client.next('ready')).toMatchObject({ callId, sampleRate: 16_000, resumed: false, elapsedMs: 0 });
  expect(await client.next('turn')).toMatchObject({ seq: 0, role: 'agent', interrupted: false });
  expect(await client.next('say_start')).toMatchObject({ generation: 1, seq: 0 });
  const frame = await client.nextFrame();
  expect(frame).toHaveLength(4 + 640);
  expect([frame.readUInt16LE(0), frame.readUInt16LE(2), frame.readInt16LE(4)]).toEqual([1, 0, 1]);
  client.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await client.next('turn', (turn) => turn.role === 'caller');
  expect(said).toMatchObject({ text: 'a haircut', typed: ['one'] });
  await client.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  client.send({ type: 'hang_up' });
  await client.next('ended', (ended) => ended.reason === 'caller_hangup');
  expect(await client.closed).toBe(1000);
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call).toMatchObject({ status: 'ended', endReason: 'caller_hangup', slots: [{ name: 'service' }] });
  expect(call.turns.filter((turn) => turn.role === 'caller')).toMatchObject([{ text: 'a haircut' }]);
});

test('a ticket works once, and for 30 seconds', async () => {
  const { ticket } = await newCall();
  const again = await openCallClient(address);
  again.send({ type: 'hello', version: 1, ticket });
  expect(await again.next('error')).toMatchObject({ code: 'session_required' });
  expect(await again.closed).toBe(1008);
  const { ticket: late } = await newTicket(await app.newOwner());
  app.clock.advance(30_001);
  const tooLate = await openCallClient(address);
  tooLate.send({ type: 'hello', version: 1, ticket: late });
  expect(await tooLate.next('error')).toMatchObject({ code: 'session_required' });
});

test('two sockets at once with one ticket: one gets the call', async () => {
  const { ticket } = await newTicket(await app.newOwner());
  const clients = await Promise.all([openCallClient(address), openCallClient(address)]);
  for (const client of clients) client.send({ type: 'hello', version: 1, ticket });
  const results = await Promise.allSettled(clients.map((client) => client.next('ready')));
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a lost socket comes back to the same call, and gets what it missed', async () => {
  const { client, callId, resumeToken } = await newCall();
  client.socket.terminate();
  await client.closed;
  const again = await openCallClient(address);
  again.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
  expect(await again.next('ready')).toMatchObject({ callId, resumed: true, resumeToken });
  expect(await again.next('turn')).toMatchObject({ seq: 0, role: 'agent' });
  await answers(again, 'a haircut');
});

test('who comes back after the end hears how it ended', async () => {
  const { client, callId, resumeToken } = await newCall();
  client.send({ type: 'hang_up' });
  await client.closed;
  const again = await openCallClient(address);
  again.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: 0 });
  expect(await again.next('ended')).toMatchObject({ reason: 'caller_hangup' });
  expect(await again.closed).toBe(1000);
});

test('nobody else can resume a call', async () => {
  const { callId } = await newCall();
  const thief = await openCallClient(address);
  thief.send({ type: 'resume', version: 1, callId, resumeToken: 'guessed', lastSeq: -1 });
  expect(await thief.next('error')).toMatchObject({ code: 'session_required' });
  expect(await thief.closed).toBe(1008);
});

test('a second socket of the same caller replaces the first', async () => {
  const { client, callId, resumeToken } = await newCall();
  const other = await openCallClient(address);
  other.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: 0 });
  await other.next('ready');
  expect(await client.closed).toBe(4000);
  await answers(other, 'a haircut');
});

test('a socket that says nothing is closed after 5 seconds', async () => {
  const client = await openCallClient(address);
  app.clock.advance(5_001);
  expect(await client.next('error')).toMatchObject({ code: 'hello_expected' });
  expect(await client.closed).toBe(1008);
});

test('a socket that answers no ping is dropped', async () => {
  const { client } = await newCall();
  client.socket.pong = () => {};
  (client.socket as unknown as { _receiver: NodeJS.EventEmitter })._receiver.removeAllListeners('ping');
  app.clock.advance(10_001);
  app.clock.advance(10_001);
  expect(await client.closed).toBe(1006);
});

test('pages of other sites are refused at the door', async () => {
  await expect(openCallClient(address, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await openCallClient(address, { origin: `http://${address}` });
  await openCallClient(address, { origin: app.services.config.publicUrl });
  await openCallClient(address, { origin: app.services.config.publicUrl.replace('127.0.0.1', 'localhost') });
});

test('a plain request is told to upgrade', async () => {
  expect((await app.send('GET', '/v1/calls/socket')).status).toBe(426);
});

const hostile: [string, string | Buffer, string][] = [
  ['text that is no JSON', 'hello', 'invalid_message'],
  ['JSON that is no message', '[]', 'invalid_message'],
  ['an unknown message', '{"type":"shutdown"}', 'invalid_message'],
  ['an unknown member', '{"type":"hang_up","now":true}', 'invalid_message'],
  ['a prototype', '{"type":"typed","id":"a","text":"x","__proto__":{"a":1}}', 'invalid_message'],
  ['deep nesting', '['.repeat(30_000), 'invalid_message'],
  ['10,001 characters', JSON.stringify({ type: 'typed', id: 'a', text: 'x'.repeat(10_001) }), 'invalid_message'],
  ['a second hello', '{"type":"hello","version":1,"ticket":"x"}', 'unexpected_message'],
  ['sound that nobody asked for', Buffer.alloc(648, 1), 'invalid_sound'],
  ['a sound frame of the wrong size', Buffer.alloc(641, 1), 'invalid_sound'],
  ['nothing', '', 'invalid_message'],
];

test.each(hostile)('%s gets a clear error, and the call goes on', async (_name, message, code) => {
  const { client } = await newCall();
  client.socket.send(message);
  const error = await client.next('error');
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^[A-Z][^\n]{10,120}\.$/);
  await answers(client, 'a haircut');
});

test('text with NUL, lone surrogates and controls is heard without them', async () => {
  const { client } = await newCall();
  client.socket.send('{"type":"typed","id":"n","text":"a\\u0000hair\\ud800cut\\u001b"}');
  expect(await client.next('turn', (turn) => turn.role === 'caller')).toMatchObject({ text: 'a hair\ufffdcut' });
  await answers(client, 'John Smith');
});

test('a message that is too large, or no UTF-8, closes its socket only', async () => {
  const neighbour = await newCall();
  const { client } = await newCall();
  client.socket.send('x'.repeat(64 * 1024 + 1));
  expect(await client.closed).toBe(1009);
  const other = await newCall();
  other.client.socket.send(Buffer.from([0xff, 0xfe, 0x00]), { binary: false });
  expect(await other.client.closed).toBe(1007);
  await answers(neighbour.client, 'a haircut');
});

test('1,000 messages in a second close their socket; the neighbour does not notice', async () => {
  const neighbour = await newCall();
  const { client, owner, callId } = await newCall();
  for (let n = 0; n < 1_000; n++) client.send({ type: 'ping', at: n });
  expect(await client.next('error')).toMatchObject({ code: 'too_many_messages' });
  expect(await client.closed).toBe(1008);
  expect(client.messages.filter((message) => message.type === 'pong')).toHaveLength(299);
  await answers(neighbour.client, 'a haircut');
  expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ status: 'live' });
});

test('a socket that is refused again and again is closed', async () => {
  const { client } = await newCall();
  for (let n = 0; n < 20; n++) client.socket.send('nonsense');
  expect(await client.closed).toBe(1008);
});

test('messages before hello are refused', async () => {
  const client = await openCallClient(address);
  client.send({ type: 'typed', id: 'a', text: 'hello' });
  expect(await client.next('error')).toMatchObject({ code: 'hello_expected' });
});

test('a caller who reads nothing is dropped before memory is', async () => {
  const { browserLine } = await import('#voice/transports/browser-socket.ts');
  const sent: unknown[] = [];
  let dropped = false;
  const line = browserLine({
    send: (data) => void sent.push(data),
    close: () => {},
    terminate: () => {
      dropped = true;
    },
    bufferedAmount: 1_000_001,
    cork: () => {},
    uncork: () => {},
  });
  line.frame(1, 0, new Int16Array(320));
  expect([sent.length, dropped]).toEqual([0, true]);
});
