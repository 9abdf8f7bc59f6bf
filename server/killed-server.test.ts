import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { freePort } from '#server/platform/free-port.ts';
import { openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { expectUnopened } from '#server/testing/expect-start-error.ts';
import { type HttpPerson, signUpAt } from '#server/testing/http-person.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { survivingCall } from '#server/testing/surviving-call.ts';
import { survivingReading } from '#server/testing/surviving-reading.ts';
import { survivingSpeech } from '#server/testing/surviving-speech.ts';

/**
 * The life of one server over one folder: killed, started again, told to stop. A start takes more of the processor than what is
 * proven by it, so that whatever has to outlast one outlasts the same ones.
 */

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-killed-'));
putDatabase(dataDir);
const port = await freePort();
const address = `127.0.0.1:${port}`;
const start = () =>
  startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    AUTH_AUTOCONFIRM: 'true',
    SPEECH_FREE_CHARACTERS: '100000',
  });
const readiness = async () => (await fetch(`http://${address}/readyz`)).status;
const lock = path.join(dataDir, 'lock.pid');
let server: ChildServer = await start();
const owner: HttpPerson = await signUpAt(address);

afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('killed while it talks, reads and speaks, the server finds all that it acknowledged, and does nothing twice', async () => {
  const survivors = [
    survivingReading(address, owner),
    await survivingSpeech(address, dataDir, owner, 2),
    await survivingCall(address, owner),
  ];
  for (let round = 0; round < 3; round++) {
    const left: (() => Promise<void>)[] = [];
    for (const { stir } of survivors) left.push(await stir(round));
    await server.kill();
    for (const lookBehind of left) await lookBehind();
    expect(existsSync(lock), 'a kill takes no lock away').toBe(true);
    server = await start();
    for (const { look } of survivors) await look(round);
  }
  for (const { finish } of survivors.toReversed()) await finish();
}, 240_000);

test('its folder is refused to a second one, which does it no harm', async () => {
  const line = new RegExp(`^DATA_DIR .* is in use by another Parley server \\(process ${server.process.pid}\\)`);
  await expectUnopened({ DATA_DIR: dataDir }, line);
  expect(await readiness()).toBe(200);
});

test('told to stop in mid-sentence, the server says so, lets the sentence end, and exits; the call goes on later', async () => {
  const agent = await owner.call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  const begin = () =>
    owner.call<{ callId: string; ticket: string }>(callsApi.start, { agentId: agent.id }, { channel: 'browser' });
  const { callId, ticket } = await begin();
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  const { resumeToken } = await client.next('ready');
  await client.nextFrame();
  expect(await readiness()).toBe(200);

  const exit = server.stop();
  await vi.waitUntil(async () => (await readiness()) === 503, { timeout: 15_000, interval: 50 });
  expect(client.socket.readyState, 'the sentence is still heard').toBe(client.socket.OPEN);
  await expect(begin()).rejects.toThrow('not_ready');
  expect((await fetch(`http://${address}/healthz`)).status).toBe(200);
  // 1012: the service restarts. The page knocks again.
  expect(await client.closed).toBe(1012);
  expect(await exit).toBe(0);
  expect(existsSync(lock)).toBe(false);

  const SECRET_KEY = 'another key than the one before, long enough';
  const line = /^SECRET_KEY isn’t the key this database was encrypted with/;
  await expectUnopened({ DATA_DIR: dataDir, SECRET_KEY }, line);

  server = await start();
  const again = await openCallClient(address);
  again.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
  expect(await again.next('ready')).toMatchObject({ callId, resumed: true });
  await again.next('state', ({ state }) => state === 'listening');
  expect(again.turns().every((turn) => !turn.interrupted)).toBe(true);
  again.send({ type: 'hang_up' });
  await again.next('ended');
}, 240_000);
