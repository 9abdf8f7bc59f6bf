import { expect, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import type { ServerMessage } from '#domain/calls/call-protocol.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { type CallClient, openCallClient } from './call-client.ts';
import type { HttpPerson } from './http-person.ts';
import type { Survivor } from './survivor.ts';

const callersTurns = (messages: ServerMessage[]) =>
  messages.filter((message) => message.type === 'turn').filter((turn) => turn.role === 'caller');

/** The next message, or the end: looking all the time would take the processor from the server. */
const stirred = ({ socket }: CallClient) =>
  new Promise((resolve) => {
    const wake = () => {
      socket.off('message', wake).off('close', wake);
      resolve(undefined);
    };
    socket.on('message', wake).on('close', wake);
  });

/** Types answers one after the other, whatever is asked, until the socket is gone. */
async function chatter(client: CallClient, from: number): Promise<void> {
  for (let n = from; client.socket.readyState === client.socket.OPEN; n++) {
    client.send({ type: 'typed', id: `message-${n}`, text: `message ${n}` });
    await client.next('turn', (turn) => turn.role === 'caller').catch(() => {});
  }
}

/** A conversation, and a request with a key that is repeated until it's answered, and done once. */
export async function survivingCall(address: string, { call, headers }: HttpPerson): Promise<Survivor> {
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

  const before = (await call<{ items: unknown[] }>(agentsApi.list)).items.length;
  const key = { ...headers, 'idempotency-key': 'made-once', 'content-type': 'application/json' };
  const make = () =>
    fetch(`http://${address}${agentsApi.create.path}`, {
      method: 'POST',
      headers: key,
      body: JSON.stringify({ template: 'customer-support', name: 'Made once' }),
    });
  const answers: string[] = [];
  const acknowledged = new Map<number, string>();

  return {
    async stir(round) {
      const talking = chatter(client, round * 1_000);
      // Dead in the middle: after some answers, at no particular moment.
      const known = acknowledged.size;
      while (callersTurns(client.messages).length < known + 3 && client.socket.readyState === client.socket.OPEN) {
        await stirred(client);
      }
      const asked = make().then(
        async (answer) => {
          if (answer.ok) answers.push(await answer.text());
        },
        () => {},
      );
      for (let turn = 0; turn < round * 4; turn++) await new Promise((resolve) => setImmediate(resolve));
      return async () => {
        await Promise.all([talking, asked]);
        for (const turn of callersTurns(client.messages)) acknowledged.set(turn.seq, turn.text);
      };
    },
    async look() {
      const stored = await call<Call>(callsApi.get, { callId });
      const found = new Map(stored.turns.map((turn) => [turn.seq, turn.text]));
      for (const [seq, text] of acknowledged) expect(found.get(seq), `turn ${seq}`).toBe(text);
      expect(stored.status).toBe('live');
      client = await openCallClient(address);
      client.send({ type: 'resume', version: 1, callId, resumeToken, lastSeq: -1 });
      expect(await client.next('ready')).toMatchObject({ callId, resumed: true });
    },
    async finish() {
      expect(acknowledged.size).toBeGreaterThanOrEqual(9);
      const last = await make();
      expect([201, 409]).toContain(last.status);
      const made = (await call<{ items: { name: string }[] }>(agentsApi.list)).items;
      expect(made.length - before).toBe(made.filter(({ name }) => name === 'Made once').length);
      expect(made.filter(({ name }) => name === 'Made once').length).toBeLessThanOrEqual(1);
      if (last.status === 201) {
        const text = await last.text();
        expect(new Set([...answers, text]).size, 'the first answer, again').toBe(1);
      }
      client.send({ type: 'hang_up' });
      await client.next('ended');
      // Who hangs up isn't kept waiting for long: a slow machine stores the end behind telling it.
      const ended = { status: 'ended', endReason: 'caller_hangup' };
      await vi.waitFor(async () => expect(await call<Call>(callsApi.get, { callId })).toMatchObject(ended), 15_000);
    },
  };
}
