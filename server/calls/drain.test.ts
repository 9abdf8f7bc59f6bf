import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import { callsApi } from '#domain/calls.ts';
import { freePort } from '#server/infra/free-port.ts';
import { openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { newDatabaseUrl } from '#server/testing/test-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-drain-'));
const port = await freePort();
const databaseUrl = await newDatabaseUrl();
const address = `127.0.0.1:${port}`;
let server: ChildServer | undefined;

afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServer({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_AUTOCONFIRM: 'true' });
const readiness = async () => (await fetch(`http://${address}/readyz`)).status;

test('told to stop in mid-sentence, the server says so, lets the sentence end, and exits; the call goes on later', async () => {
  server = await start();
  const owner = await signUpAt(address);
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

  server = await start();
  const again = await openCallClient(address);
  again.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
  expect(await again.next('ready')).toMatchObject({ callId, resumed: true });
  await again.next('state', ({ state }) => state === 'listening');
  expect(again.turns().every((turn) => !turn.interrupted)).toBe(true);
  again.send({ type: 'hang_up' });
  await again.next('ended');
}, 240_000);
