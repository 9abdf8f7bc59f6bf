import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import type { ServerMessage } from '#domain/call-protocol.ts';
import { type Call, callsApi } from '#domain/calls.ts';
import { type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { freePort } from '#server/testing/free-port.ts';
import { signUpAt } from '#server/testing/http-person.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-killed-'));
const port = await freePort();
const address = `127.0.0.1:${port}`;
let server: ChildServer | undefined;

afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startServer({ PORT: String(port), DATA_DIR: dataDir, AUTH_AUTOCONFIRM: 'true' });

const callersTurns = (messages: ServerMessage[]) =>
  messages.filter((message) => message.type === 'turn').filter((turn) => turn.role === 'caller');

/** Types answers one after the other, whatever is asked, until the socket is gone. */
async function chatter(client: CallClient, from: number): Promise<void> {
  for (let n = from; client.socket.readyState === client.socket.OPEN; n++) {
    client.send({ type: 'typed', id: `message-${n}`, text: `message ${n}` });
    await client.next('turn', (turn) => turn.role === 'caller').catch(() => {});
  }
}

test('killed in the middle of a conversation, the server finds every acknowledged turn again', async () => {
  server = await start();
  const { call } = await signUpAt(address);
  const agent = await call<{ id: string }>(agentsApi.create, {}, { template: 'customer-support' });
  const { ticket, callId } = await call<{ ticket: string; callId: string }>(
    callsApi.start,
    { agentId: agent.id },
    { channel: 'browser' },
  );
  let client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  const { resumeToken } = await client.next('ready');
  await client.next('turn');

  const acknowledged = new Map<number, string>();
  for (let round = 0; round < 2; round++) {
    const talking = chatter(client, round * 1_000);
    // Dead in the middle: after some answers, at no particular moment.
    const known = acknowledged.size;
    while (callersTurns(client.messages).length < known + 3 && client.socket.readyState === client.socket.OPEN) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await server.kill();
    await talking;
    for (const turn of callersTurns(client.messages)) acknowledged.set(turn.seq, turn.text);

    server = await start();
    const stored = await call<Call>(callsApi.get, { callId });
    const found = new Map(stored.turns.map((turn) => [turn.seq, turn.text]));
    for (const [seq, text] of acknowledged) expect(found.get(seq), `turn ${seq}`).toBe(text);
    expect(stored.status).toBe('live');
    client = await openCallClient(address);
    client.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
    expect(await client.next('ready')).toMatchObject({ callId, resumed: true });
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(6);
  client.send({ type: 'hang_up' });
  await client.next('ended');
  expect(await call<Call>(callsApi.get, { callId })).toMatchObject({ status: 'ended', endReason: 'caller_hangup' });
}, 240_000);
