import { sql } from 'drizzle-orm';
import { describe, expect, it, test, vi } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { afterCallsApi } from '#domain/calls/after-calls.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { usualHours } from '#domain/identity/business-hours.ts';
import { membersApi } from '#domain/identity/members.ts';
import { securityApi } from '#domain/identity/security.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { storeStep } from '#server/calls/store-steps.ts';
import { dueAfter } from '#server/contacts/due-time.ts';
import { makeTask } from '#server/contacts/make-task.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { plainCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient, testNow } from '#server/testing/start-app.ts';
import { freshMemory } from '#voice/call/call-memory.ts';
import type { CallChange } from '#voice/call/ports.ts';
import { remindOfTasks } from './remind.ts';

const app = await startApp();
const { services } = app;
const hourMs = 3_600_000;

const body = { kind: 'call_back' as const, summary: 'Ada asks for the price list.', phone: '+15715550123' };
const newTask = async (client: TestClient, more: object = {}) =>
  (await client.call(tasksApi.create, { body: { ...body, ...more } })).id;
const summaries = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.call(tasksApi.list, { query })).items.map(({ summary }) => summary);
const refusal = async (client: TestClient, method: string, address: string, given?: unknown) => {
  const answer = await client.send(method, address, given);
  const { error } = answer.body as { error: { code: string; details?: { path: string }[] } };
  return [answer.status, error.code, error.details?.[0]?.path];
};
/** What someone was told, as far as tasks go, oldest first. */
const told = async (client: TestClient) => {
  await everyMinute(services);
  const { items } = await client.call(notificationsApi.list);
  return items
    .filter(({ type }) => type.startsWith('task-'))
    .map(({ text }) => text)
    .reverse();
};

describe('tasks', () => {
  it('are listed by when they are due, filtered, and told apart by page', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    const at = (hours: number) => new Date(testNow + hours * hourMs).toISOString();
    await newTask(owner, { summary: 'third', dueAt: at(3), kind: 'message' });
    await newTask(owner, { summary: 'first', dueAt: at(-1) });
    await newTask(owner, { summary: 'second', dueAt: at(2), assigneeId: member.userId });
    const { items, next } = await owner.call(tasksApi.list, { query: { status: 'open', limit: 2 } });
    expect(items.map(({ summary, overdue }) => [summary, overdue])).toEqual([
      ['first', true],
      ['second', false],
    ]);
    expect(await summaries(owner, { status: 'open', limit: 2, cursor: next! })).toEqual(['third']);
    expect(await summaries(owner)).toEqual(['second', 'first', 'third']);
    expect(await summaries(owner, { assignee: member.userId })).toEqual(['second']);
    expect(await summaries(member, { assignee: 'me' })).toEqual(['second']);
    expect(await summaries(owner, { assignee: 'none', status: 'open' })).toEqual(['first', 'third']);
    expect(await summaries(owner, { kind: 'message' })).toEqual(['third']);
    expect(await summaries(owner, { overdue: 'true' })).toEqual(['first']);
    expect(await summaries(owner, { test: 'true' })).toEqual([]);
    expect(await member.call(tasksApi.counts)).toEqual({ open: 3, mine: 1, overdue: 1 });
    for (const cursor of ['x', '1_x', `99999999999999999_${owner.userId}`, `8640000000000000_${owner.userId}`]) {
      expect(await refusal(owner, 'GET', `/v1/tasks?cursor=${cursor}`)).toEqual([400, 'invalid_input', 'query.cursor']);
    }
  });

  it('are done, opened again, moved, given away and noted on, and the log tells none of the words', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    const params = { taskId: await newTask(owner) };
    const done = await member.call(tasksApi.update, { params, body: { done: true, note: 'Sent it.' } });
    expect(done).toMatchObject({ status: 'done', completedBy: { id: member.userId }, overdue: false });
    expect(done.notes).toMatchObject([{ text: 'Sent it.', author: { id: member.userId, name: member.email } }]);
    const again = await owner.call(tasksApi.update, { params, body: { done: true } });
    expect(again.completedBy?.id, 'whoever was first').toBe(member.userId);
    const open = await owner.call(tasksApi.update, { params, body: { done: false, assigneeId: member.userId } });
    expect(open).toMatchObject({
      status: 'open',
      completedAt: null,
      completedBy: null,
      assignee: { id: member.userId },
    });
    expect(await told(member)).toEqual(['A follow-up was assigned to you.']);
    const { items } = await owner.call(auditApi.list);
    const entries = items.filter(({ action }) => action.startsWith('task.'));
    expect(entries.map(({ action }) => action)).toEqual([
      'task.updated',
      'task.updated',
      'task.updated',
      'task.created',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/price list|Sent it|571555/);
  });

  it('are for those who may work with calls', async () => {
    const owner = await app.newOwner();
    const viewer = await app.newMember(owner, 'viewer');
    const taskId = await newTask(owner);
    expect(await refusal(viewer, 'GET', '/v1/tasks')).toEqual([403, 'forbidden', undefined]);
    const given = { assigneeId: viewer.userId };
    expect(await refusal(owner, 'PATCH', `/v1/tasks/${taskId}`, given)).toEqual([
      ...[400, 'invalid_input', 'body.assigneeId'],
    ]);
    const { items } = await owner.call(tasksApi.people);
    expect(items).toEqual([{ id: owner.userId, name: owner.email, you: true }]);
    const reading = { name: 'Reader', scopes: ['calls' as const, 'analytics' as const], readOnly: true };
    const { value: secret } = await owner.call(accessTokensApi.create, { body: reading });
    const headers = { authorization: `Bearer ${secret}` };
    expect((await app.send('GET', '/v1/tasks', undefined, headers)).status).toBe(200);
    expect((await app.send('POST', '/v1/tasks', body, headers)).status).toBe(403);
  });

  it('refuse what cannot be', async () => {
    const owner = await app.newOwner();
    const post = (given: object) => refusal(owner, 'POST', '/v1/tasks', { ...body, ...given });
    expect(await post({ phone: 'call me' })).toEqual([400, 'invalid_input', 'body.phone']);
    expect(await post({ dueAt: '0000-01-01T00:00:00Z' })).toEqual([400, 'invalid_input', 'body.dueAt']);
    expect(await post({ summary: '  ' })).toEqual([400, 'invalid_input', 'body.summary']);
    expect((await post({ callId: owner.userId }))[0]).toBe(404);
  });

  it('remind of what is due soon and what is overdue, once each, and again when it was moved', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    const now = services.clock.now();
    const params = { taskId: await newTask(owner, { assigneeId: member.userId }) };
    const remind = async () => {
      for (let n = 0; n < 2; n++) await remindOfTasks(services);
    };
    // A session does not last as long as a task.
    const toldLater = async (client: TestClient) => told(await app.newSession(client));
    await remind();
    expect(await told(member)).toEqual(['A follow-up was assigned to you.']);
    app.clock.advance(3.5 * hourMs);
    await remind();
    app.clock.advance(hourMs);
    await remind();
    expect((await toldLater(member)).slice(1)).toEqual([
      'A follow-up is due within the hour.',
      'A follow-up is overdue.',
    ]);
    const due = new Date(now + 8 * hourMs).toISOString();
    await (await app.newSession(owner)).call(tasksApi.update, { params, body: { dueAt: due } });
    await remind();
    app.clock.advance(3 * hourMs);
    await remind();
    expect((await toldLater(member)).slice(3)).toEqual(['A follow-up is due within the hour.']);
    await (await app.newSession(owner)).call(tasksApi.update, { params, body: { done: true } });
    app.clock.advance(3 * hourMs);
    await remind();
    expect(await toldLater(member)).toHaveLength(4);
    expect(await toldLater(owner)).toEqual([]);
  });

  it('remind everybody of what was given to someone who has left', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    await newTask(owner, { assigneeId: member.userId });
    await owner.call(membersApi.remove, { params: { memberId: member.userId } });
    app.clock.advance(24 * hourMs);
    await remindOfTasks(services);
    expect(await told(await app.newSession(owner))).toEqual(['A follow-up is overdue.']);
  });

  it('are sealed where Encryption at Rest is on', async () => {
    const owner = await app.newOwner();
    const taskId = await newTask(owner, { callerName: 'Ada' });
    await owner.call(tasksApi.update, { params: { taskId }, body: { note: 'Sent the price list.' } });
    await owner.call(securityApi.update, { body: { encryptionAtRest: true } });
    const stored = async () => {
      const { rows } = await services.db.system('test', (tx) =>
        tx.execute(sql`select t::text || n::text as row from tasks t join task_notes n on n.task_id = t.id
          where t.workspace_id = ${owner.workspaceId}`),
      );
      return JSON.stringify(rows);
    };
    await vi.waitFor(async () => expect(await stored()).not.toMatch(/price list|571555|Ada/), 15_000);
    const task = await owner.call(tasksApi.get, { params: { taskId } });
    expect(task).toMatchObject({ ...body, callerName: 'Ada', notes: [{ text: 'Sent the price list.' }] });
    await newTask(owner, { summary: 'Another price list' });
    expect(await stored()).not.toMatch(/price list/);
  });
});

/** A call whose next step promises something, and that step. */
async function promisingCall(owner: TestClient, agentId: string) {
  const params = { agentId };
  const { ticket, callId } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const held = { ...services, calls: openLiveCalls() };
  await connectCall(held, ticket);
  const { lease } = held.calls.find(callId)!;
  const event = { seq: 7, at: services.clock.now(), node: null, intents: null };
  const data = { kind: 'message', summary: 'Tell Bo that Ada came.', phone: null };
  const memory = { ...freshMemory(), nextEvent: 8 };
  const said = { role: 'caller', text: 'tell Bo', intended: null, interrupted: false, startMs: 0, heardMs: null };
  const change: CallChange = {
    runs: [],
    snapshot: null,
    memory,
    ended: null,
    events: [
      { ...event, seq: 6, kind: 'caller_said', data: { text: 'tell Bo' }, node: 'ask' },
      { ...event, kind: 'task', data },
    ],
    turns: [{ seq: 3, ...said, timings: null, audio: false } as CallChange['turns'][number]],
  };
  return { callId, store: () => storeStep(held, { lease, seal: plainCipher, change }) };
}

test('a step that is stored again makes its task once, and tells once', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, store } = await promisingCall(owner, agentId);
  await store();
  await store();
  const { items } = await owner.call(tasksApi.list);
  expect(items).toMatchObject([
    { kind: 'message', summary: 'Tell Bo that Ada came.', callId, node: 'ask', turns: [3] },
  ]);
  expect(await told(owner)).toEqual(['Test call: Appointment Scheduler took a message. It’s waiting in the Inbox.']);
});

test('a step whose transaction breaks leaves neither the step nor the task', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, store } = await promisingCall(owner, agentId);
  // Whatever else is left to the queue at that moment.
  const broken = vi.spyOn(services.jobs, 'enqueue').mockRejectedValue(new Error('Connection terminated'));
  await expect(store()).rejects.toThrow();
  broken.mockRestore();
  expect((await owner.call(tasksApi.list)).items).toEqual([]);
  expect((await owner.call(callsApi.get, { params: { callId } })).turns).toEqual([]);
  await store();
  expect((await owner.call(tasksApi.list)).items).toHaveLength(1);
});

test('promises go to whom the agent names', async () => {
  const owner = await app.newOwner();
  const member = await app.newMember(owner, 'member');
  const viewer = await app.newMember(owner, 'viewer');
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId };
  const given = {
    promisesTo: 'member' as const,
    memberId: member.userId,
    summaryEmail: 'never' as const,
    callerEmail: null,
    analysis: { fields: [], criteria: [] },
  };
  const address = `/v1/agents/${agentId}/after-call`;
  expect(await refusal(owner, 'PUT', address, { ...given, memberId: null })).toEqual([
    400,
    'invalid_input',
    'body.memberId',
  ]);
  expect(await refusal(owner, 'PUT', address, { ...given, memberId: viewer.userId })).toEqual([
    ...[400, 'invalid_input', 'body.memberId'],
  ]);
  const callerEmail = { subject: 'Hello {{name', text: 'x' };
  expect((await refusal(owner, 'PUT', address, { ...given, callerEmail }))[2]).toBe('body.callerEmail.subject');
  await owner.call(afterCallsApi.set, { params, body: given });
  expect(await owner.call(afterCallsApi.get, { params })).toEqual(given);
  const { store, callId } = await promisingCall(owner, agentId);
  await services.db.system('test', (tx) => tx.execute(sql`update calls set test = false where id = ${callId}`));
  await store();
  expect(await told(owner)).toEqual([]);
  expect(await told(member)).toEqual(['Appointment Scheduler took a message. It’s waiting in the Inbox.']);
});

test('a promise of a subaccount that nobody has joined is mailed to its agency', async () => {
  const agency = await app.newOwner();
  const { id } = await agency.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
  const call = { id: newId(), agentId: null, agentName: 'Emma', test: false, createdBy: null };
  const promise = {
    source: 'call:x:1',
    kind: 'call_back' as const,
    summary: 'Call Bo.',
    phone: null,
    callerName: null,
  };
  const at = services.clock.now();
  for (let n = 0; n < 2; n++) {
    await services.db.tenant(id, (tx) => makeTask(tx, services, id, { ...promise, call, node: null, turns: [], at }));
  }
  await vi.waitFor(async () => {
    const mails = (await app.mails()).filter((mail) => mail.to?.[0]?.address === agency.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Emma promised a caller a callback. It’s waiting in the Inbox.',
    ]);
  }, 10_000);
});

test('four hours of business time: not at night, not over the weekend, and at any time of who never opens', () => {
  const open = { timeZone: 'Europe/Berlin', businessHours: usualHours, holidays: [] };
  const due = (at: string, more: object = {}) =>
    new Date(dueAfter(Date.parse(at), { ...open, ...more })).toISOString().slice(0, 16);
  // Berlin is an hour ahead in November.
  expect(due('2026-11-23T08:10:00Z')).toBe('2026-11-23T12:10');
  expect(due('2026-11-23T15:00:00Z')).toBe('2026-11-24T11:00');
  expect(due('2026-11-27T20:00:00Z')).toBe('2026-11-30T12:00');
  const holidays = [{ date: '2026-11-30', name: 'Fair', yearly: false }];
  expect(due('2026-11-27T20:00:00Z', { holidays })).toBe('2026-12-01T12:00');
  const never = Object.fromEntries(Object.keys(usualHours).map((day) => [day, []]));
  expect(due('2026-11-27T20:00:00Z', { businessHours: never })).toBe('2026-11-28T00:00');
});
