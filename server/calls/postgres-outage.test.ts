import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { freePort } from '#server/platform/free-port.ts';
import { mondayDialogue, saidByCaller, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { readyDatabase } from '#server/testing/ready-database.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import { startPostgres, type TemporaryServer } from '../../scripts/postgres.ts';

const phrases = phrasesOf('en-US');

/** A PostgreSQL of Debian's that is really stopped and started under a live call. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-outage-'));
const postgres: TemporaryServer = await startPostgres(readyDatabase());
const port = await freePort();
const address = `127.0.0.1:${port}`;
const server: ChildServer = await startServer({
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  AUTH_AUTOCONFIRM: 'true',
});

afterAll(async () => {
  await server.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a call outlasts a PostgreSQL that is away for ten seconds', async () => {
  const owner = await signUpAt(address);
  const agent = await owner.call<{ id: string }>(agentsApi.create, {}, { template: 'appointment-scheduler' });
  const { callId, ticket } = await owner.call<{ callId: string; ticket: string }>(
    callsApi.start,
    { agentId: agent.id },
    { channel: 'browser' },
  );
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  await typeAnswer(client, 'a haircut', /name/);

  // First a short one: the caller notices nothing but the wait.
  await postgres.crash();
  expect((await fetch(`http://${address}/readyz`)).status).toBe(503);
  client.send({ type: 'typed', id: 'name', text: "it's John Smith" });
  await postgres.restart();
  await client.next('turn', (turn) => turn.role === 'agent' && /email/.test(turn.text));
  await typeAnswer(client, 'john dot smith at example dot com', /right\?/);
  await typeAnswer(client, 'yes', /phone/);
  await typeAnswer(client, 'skip', /When/);
  await typeAnswer(client, 'next monday at half past two', /Should I book/);

  // Then one of more than ten seconds: that is when the caller is asked for patience for the second time.
  await postgres.crash();
  client.send({ type: 'typed', id: 'yes-please', text: 'yes please' });
  await client.next('turn', (turn) => turn.text === phrases.fillers[0]);
  await client.next('turn', (turn) => turn.text === phrases.fillers[1]);
  await postgres.restart();
  await client.next('turn', (turn) => turn.role === 'agent' && /anything else/.test(turn.text));
  await typeAnswer(client, 'no thanks', /Goodbye/);
  client.send({ type: 'hang_up' });
  await client.next('ended');

  const call = await owner.call<Call>(callsApi.get, { callId });
  expect(call).toMatchObject({ status: 'ended', outcome: 'success' });
  expect(saidByCaller(call)).toEqual(mondayDialogue.map(([says]) => says));
  const { items } = (await owner.request('GET', `${appointmentsApi.list.path}?callId=${callId}`)) as {
    items: unknown[];
  };
  expect(items).toHaveLength(1);
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const { rows } = await database.query('select seq from call_events where call_id = $1 order by seq', [callId]);
  await database.end();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
  expect((await fetch(`http://${address}/readyz`)).status).toBe(200);
}, 240_000);

test('told to stop while PostgreSQL is away, the server ends all the same', async () => {
  await postgres.crash();
  expect(await server.stop()).toBe(0);
  await postgres.restart();
}, 120_000);
