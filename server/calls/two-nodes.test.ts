import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { freePort } from '#server/platform/free-port.ts';
import { mondayDialogue, saidByCaller, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { newDatabaseUrl } from '#server/testing/test-database.ts';

/** Two server processes on one PostgreSQL, between which a caller goes to and fro. */

/** Begins the subprotocol by which a browser sends its secret. */
const keyWord = 'openai-insecure-api-key.';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-nodes-'));
const databaseUrl = await newDatabaseUrl();
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function startNode(name: string): Promise<ChildServer> {
  const node = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'the same on every node of this installation',
    AUTH_AUTOCONFIRM: 'true',
  });
  ends.push(() => node.kill());
  return node;
}

const [a, b] = await Promise.all([startNode('a'), startNode('b')]);
const owner = await signUpAt(a.address);

test('a secret that lets one call in lets no second one in at the other node', async () => {
  const { id: model } = await owner.call<{ id: string }>(agentsApi.create, {}, { template: 'appointment-scheduler' });
  const { value } = (await owner.request('POST', '/v1/realtime/client_secrets', { session: { model } })) as {
    value: string;
  };
  const opened = (node: ChildServer) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://${node.address}/v1/realtime`, ['realtime', `${keyWord}${value}`]);
      socket.on('error', () => {});
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      ends.push(async () => socket.terminate());
    });
  expect([await opened(a), await opened(b), await opened(a)]).toEqual([101, 401, 401]);
}, 60_000);

test('a call goes from node to node, both alive, one paused, one killed, and no turn is lost or double', async () => {
  const agent = await owner.call<{ id: string }>(agentsApi.create, {}, { template: 'appointment-scheduler' });
  const started = { agentId: agent.id };
  const { callId, ticket } = await owner.call<{ callId: string; ticket: string }>(callsApi.start, started, {
    channel: 'browser',
  });

  const first = await openCallClient(a.address);
  first.send({ type: 'hello', version: 1, ticket });
  const { resumeToken } = await first.next('ready');
  const goTo = async (node: ChildServer): Promise<CallClient> => {
    for (let attempt = 1; ; attempt++) {
      const client = await openCallClient(node.address);
      client.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
      const refused = await client.next('ready').then(
        () => null,
        (error: Error) => error,
      );
      if (refused === null) return client;
      // As the browser does where a server that is short of time asks for another try.
      if (attempt === 5 || !refused.message.includes('not_ready')) throw refused;
    }
  };
  await first.next('turn', (turn) => /appointment for/.test(turn.text));
  await typeAnswer(first, 'a haircut', /name/);

  // Both are alive: A hears of B from the database and falls silent.
  const onB = await goTo(b);
  expect(await first.closed).toBe(4000);
  await typeAnswer(onB, "it's John Smith", /email/);
  // And back within seconds. What A still knew of the call ends at the haircut.
  const onA = await goTo(a);
  expect(await onB.closed).toBe(4000);
  await typeAnswer(onA, 'john dot smith at example dot com', /right\?/);

  // A stands still with an answer in its ears that it has not stored; the caller repeats it to B.
  a.process.kill('SIGSTOP');
  onA.send({ type: 'typed', id: 'confirmed', text: 'yes' });
  const onBAgain = await goTo(b);
  onBAgain.send({ type: 'typed', id: 'confirmed', text: 'yes' });
  await onBAgain.next('turn', (turn) => turn.role === 'agent' && /phone/.test(turn.text));
  a.process.kill('SIGCONT');
  expect(await onA.closed, 'it woke up and learned of it').toBe(4000);
  expect(
    onA.turns().some((turn) => /phone/.test(turn.text)),
    'before it said another word',
  ).toBe(false);
  await typeAnswer(onBAgain, 'skip', /When/);

  // B dies. A, which had the call twice before, has it again.
  await b.kill();
  const last = await goTo(a);
  await typeAnswer(last, 'next monday at half past two', /Should I book/);
  await typeAnswer(last, 'yes please', /anything else/);
  await typeAnswer(last, 'no thanks', /Goodbye/);
  last.send({ type: 'hang_up' });
  await last.next('ended');

  const call = await owner.call<Call>(callsApi.get, { callId });
  expect(call).toMatchObject({ status: 'ended', outcome: 'success' });
  expect(saidByCaller(call)).toEqual(mondayDialogue.map(([says]) => says));
  const questions = call.turns.filter((turn) => turn.role === 'agent').map((turn) => turn.intended ?? turn.text);
  expect(
    questions.filter((text) => /phone/.test(text)),
    'asked once',
  ).toHaveLength(1);
  const booked = await owner.call<{ items: unknown[] }>(appointmentsApi.list, {});
  expect(booked.items).toHaveLength(1);
}, 180_000);
