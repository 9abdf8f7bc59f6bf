import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { securityApi } from '#domain/identity/security.ts';
import { sweepCalls } from '#server/calls/stored/sweep-calls.ts';
import { contentCipher, sealMark } from '#server/platform/content-cipher.ts';
import { bookingDialogue, saidByCaller, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { keptTables } from './kept-content.ts';
import { settleContent } from './settle-content.ts';

/** Encryption at Rest, from the switch to the rows. */

const app = await startApp();
const { db } = app.services;

const sealed = (owner: TestClient, encryptionAtRest: boolean) =>
  owner.call(securityApi.update, { body: { encryptionAtRest } });

async function answerCall(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { callId, ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  const { resumeToken } = await client.next('ready');
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  return { callId, client, resumeToken };
}

/** A whole booking, from the greeting to the goodbye. */
async function book(owner: TestClient) {
  const { callId, client } = await answerCall(owner);
  for (const [text, about] of bookingDialogue) await typeAnswer(client, text, about);
  for (let moment = 0; moment < 40; moment++) await app.clock.run(250);
  await client.next('ended');
  // Its mails are the queue's work.
  return vi.waitFor(async () => {
    const call = await owner.call(callsApi.get, { params: { callId } });
    expect(call.actions.every(({ endedAt }) => endedAt !== null)).toBe(true);
    return call;
  }, 10_000);
}

/** Tables in which a text stands readable anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const match = await db.pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (match.rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found.sort();
}

/** How many values of a workspace are sealed, and how many are not. */
async function formsOf({ workspaceId }: TestClient) {
  const forms = { sealed: 0, plain: 0 };
  for (const [table, { columns }] of keptTables) {
    for (const column of Object.keys(columns)) {
      const { rows } = await db.pool.query<{ value: unknown }>(
        `select "${column}" as value from ${table} where workspace_id = $1 and "${column}" is not null`,
        [workspaceId],
      );
      for (const { value } of rows) {
        forms[typeof value === 'string' && value.startsWith(sealMark) ? 'sealed' : 'plain'] += 1;
      }
    }
  }
  return forms;
}

/** What the queue does, a minute later unless at once. */
async function settle({ workspaceId }: TestClient, afterMs = 61_000): Promise<void> {
  app.clock.advance(afterMs);
  await settleContent(app.services, workspaceId, new AbortController().signal);
}

test('what was said and collected stands readable nowhere, and is read as before by those who may', async () => {
  const owner = await app.newOwner();
  expect(await sealed(owner, true)).toMatchObject({ encryptionAtRest: true, score: 40 });
  const call = await book(owner);
  expect(saidByCaller(call)).toEqual(bookingDialogue.map(([text]) => text));
  expect(call.slots).toContainEqual(expect.objectContaining({ name: 'email', value: 'john.smith@example.com' }));
  expect(call.actions[0]).toMatchObject({ action: 'find_times', status: 'succeeded', output: expect.anything() });
  expect(await tablesWith('half past two')).toEqual([]);
  expect(await tablesWith('john dot smith')).toEqual([]);
  // Names and addresses stand where they are searched and sent from, and nowhere else.
  expect(await tablesWith('john.smith@example.com')).toEqual(['appointments']);
  const seq = call.turns.findLast((turn) => turn.role === 'agent' && turn.audio && turn.text !== '')!.seq;
  const audio = await owner.send('GET', `/v1/calls/${call.id}/turns/${seq}/audio`);
  expect(audio.status).toBe(200);
  expect((await formsOf(owner)).plain).toBe(0);
});

test('another workspace keeps what it has as it is, and its own switch', async () => {
  const [one, other] = [await app.newOwner(), await app.newOwner()];
  await book(one);
  const call = await book(other);
  const before = await formsOf(other);
  await sealed(one, true);
  await settle(one);
  expect((await formsOf(one)).plain).toBe(0);
  expect(await formsOf(other)).toEqual(before);
  expect(await other.call(securityApi.get)).toMatchObject({ encryptionAtRest: false, contentSettles: false });
  await sealed(other, true);
  await sealed(one, false);
  await settle(one);
  await settle(other);
  expect((await formsOf(one)).sealed).toBe(0);
  expect((await formsOf(other)).plain).toBe(0);
  expect(await other.call(callsApi.get, { params: { callId: call.id } })).toEqual(call);
});

test('what was stored before is sealed, a call under way when it has ended, and all of it opened again', async () => {
  const owner = await app.newOwner();
  const call = await book(owner);
  const live = await answerCall(owner);
  await typeAnswer(live.client, 'a haircut', /name/);
  expect((await formsOf(owner)).sealed).toBe(0);
  expect(await sealed(owner, true)).toMatchObject({ contentSettles: true });
  await settle(owner, 0);
  expect(await owner.call(callsApi.get, { params: { callId: call.id } })).toEqual(call);
  await typeAnswer(live.client, "it's John Smith", /email/);
  const between = await formsOf(owner);
  expect(between.sealed).toBeGreaterThan(0);
  expect(between.plain, 'of the call under way').toBeGreaterThan(0);
  expect(await owner.call(securityApi.get)).toMatchObject({ encryptionAtRest: true, contentSettles: true });

  live.client.send({ type: 'hang_up' });
  await live.client.next('ended');
  await settle(owner);
  expect(await formsOf(owner)).toMatchObject({ plain: 0 });
  expect(await owner.call(securityApi.get)).toMatchObject({ encryptionAtRest: true, contentSettles: false });
  const ended = await owner.call(callsApi.get, { params: { callId: live.callId } });
  expect(saidByCaller(ended)).toEqual(['a haircut', "it's John Smith"]);

  expect(await sealed(owner, false)).toMatchObject({ encryptionAtRest: false, contentSettles: true });
  await settle(owner);
  expect(await formsOf(owner)).toMatchObject({ sealed: 0 });
  expect(await owner.call(callsApi.get, { params: { callId: call.id } })).toEqual(call);
  expect(await owner.call(callsApi.get, { params: { callId: live.callId } })).toEqual(ended);
});

test('a sealed call that lost its server is ended as its flow has it', async () => {
  const owner = await app.newOwner();
  await sealed(owner, true);
  const startedAt = app.clock.now();
  const { callId, client } = await answerCall(owner);
  await typeAnswer(client, 'a haircut', /name/);
  const held = app.services.calls.find(callId)!;
  held.session.taken();
  app.clock.advance(60_000);
  expect(await sweepCalls(app.services, startedAt)).toBe(1);
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(call).toMatchObject({ status: 'ended', endReason: 'lost_connection' });
  expect(saidByCaller(call)).toEqual(['a haircut']);
  expect((await formsOf(owner)).plain).toBe(0);
});

test('switched back and forth, the last switch holds', async () => {
  const owner = await app.newOwner();
  const call = await book(owner);
  await sealed(owner, true);
  await sealed(owner, false);
  await sealed(owner, true);
  await Promise.all([settle(owner), settle(owner)]);
  await settle(owner);
  expect(await formsOf(owner)).toMatchObject({ plain: 0 });
  expect(await owner.call(callsApi.get, { params: { callId: call.id } })).toEqual(call);
});

test('what was sealed opens in no other place, with no other key, and not when a bit of it is changed', async () => {
  const [one, other] = [contentCipher(Buffer.alloc(32, 1), true), contentCipher(Buffer.alloc(32, 2), true)];
  const kept = one.keep('call_turns.text.a.1', 'My cat is ill.');
  expect(one.open('call_turns.text.a.1', kept)).toBe('My cat is ill.');
  expect(() => one.open('call_turns.text.a.2', kept)).toThrow();
  expect(() => other.open('call_turns.text.a.1', kept)).toThrow();
  const text = kept as unknown as string;
  const bent = `${text.slice(0, -4)}${text.at(-4) === 'A' ? 'B' : 'A'}${text.slice(-3)}`;
  expect(() => one.open('call_turns.text.a.1', bent as never)).toThrow();
});

test('nobody can say what looks sealed', async () => {
  const owner = await app.newOwner();
  const { callId, client } = await answerCall(owner);
  const forged = `${sealMark}${Buffer.alloc(40).toString('base64url')}`;
  client.send({ type: 'typed', id: 'forged', text: forged });
  await client.next('turn', (turn) => turn.role === 'caller');
  const { turns } = await owner.call(callsApi.get, { params: { callId } });
  expect(turns.find((turn) => turn.role === 'caller')?.text).toBe(forged.slice(1));
  client.send({ type: 'hang_up' });
  await client.next('ended');
});

test('the app itself may still not change an event', async () => {
  const owner = await app.newOwner();
  const change = db.tenant(owner.workspaceId, (tx) => tx.execute(sql`update call_events set data = '{}'`));
  await expect(change).rejects.toMatchObject({ code: '42501' });
});
