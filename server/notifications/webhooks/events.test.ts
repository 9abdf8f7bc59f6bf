import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type WebhookEventType, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { bookingDialogue, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

const app = await startWebhookApp();
const { services } = app;

type Hook = Awaited<ReturnType<typeof app.addWebhook>>;
const dataOf = (hook: Hook, type: WebhookEventType) =>
  hook
    .got()
    .filter(({ json }) => json.type === type)
    .map(({ json }) => json.data);

/** What arrives has the members that its example promises. */
const expectLikeExample = (type: WebhookEventType, data: object) =>
  expect(Object.keys(data).sort(), type).toEqual(Object.keys(webhookEvents[type].example).sort());

async function bookByCall(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId, ticket } = await owner.call(callsApi.start, {
    params: { agentId: agent.id },
    body: { channel: 'browser' },
  });
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  for (const [text, about] of bookingDialogue) await typeAnswer(client, text, about);
  for (let moment = 0; moment < 40; moment++) await app.clock.run(250);
  await client.next('ended', (ended) => ended.reason === 'completed');
  return { agentId: agent.id, callId };
}

test('a call tells of its start, what it booked and did, and of its end with what was said', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  const { agentId, callId } = await bookByCall(owner);
  await app.eventually(() => {
    const types = hook
      .got()
      .map(({ json }) => json.type)
      .sort();
    expect(types).toEqual(['action.succeeded', 'action.succeeded', 'appointment.booked', 'call.ended', 'call.started']);
  });
  const [started] = dataOf(hook, 'call.started');
  expect(started).toMatchObject({ callId, agentId, channel: 'browser' });
  const [ended] = dataOf(hook, 'call.ended');
  expect(ended).toMatchObject({ callId, agentId, endReason: 'completed', outcome: 'success' });
  expect(ended.collected).toMatchObject({ name: 'John Smith', email: 'john.smith@example.com' });
  const call = await owner.call(callsApi.get, { params: { callId } });
  expect(ended.durationMs).toBe(call.durationMs);
  expect(ended.transcript).toEqual(
    call.turns.filter(({ text }) => text !== '').map(({ role, text, startMs }) => ({ role, text, startMs })),
  );
  const [booked] = dataOf(hook, 'appointment.booked');
  expect(booked).toEqual((await owner.call(appointmentsApi.list, { query: { callId } })).items[0]);
  const done = dataOf(hook, 'action.succeeded');
  expect(done.map(({ action }) => action).sort()).toEqual(['book_time', 'send_email']);
  for (const { json } of hook.got()) expectLikeExample(json.type, json.data);

  // A step that is stored again ends the call no second time.
  const { tellOfEnd } = await import('#server/calls/tell-of-end.ts');
  await services.db.system('test', (tx) => tellOfEnd(tx, services, owner.workspaceId, callId));
  const before = hook.got().length;
  await owner.call(appointmentsApi.cancel, { params: { appointmentId: booked.id } });
  await owner.call(appointmentsApi.cancel, { params: { appointmentId: booked.id } });
  await app.eventually(() => expect(hook.got()).toHaveLength(before + 1));
  const [cancelled] = dataOf(hook, 'appointment.cancelled');
  expect(cancelled).toEqual({ ...booked, status: 'cancelled' });
});

test('an action that is refused is told of as failed, and one that only looks is not', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  const scope = { services, workspaceId: owner.workspaceId, actor: null };
  const run = { callId: null, nodeId: 'x', wait: true };
  const nobody = { callerPhone: null, name: null, phone: null, email: null };
  await runAction(scope, { ...run, runId: newId(), action: 'find_appointments', input: nobody });
  const runId = newId();
  await runAction(scope, { ...run, runId, action: 'cancel_time', input: { ...nobody, appointmentId: newId() } });
  await app.eventually(() => expect(hook.got()).toHaveLength(1));
  const [failed] = dataOf(hook, 'action.failed');
  expect(failed).toMatchObject({ runId, action: 'cancel_time', error: { code: 'not_found' } });
  expectLikeExample('action.failed', failed);
});

test('an agent is told of when it is switched on, switched off, and deleted while it answers', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  const params = { agentId };
  for (const status of ['active', 'active', 'inactive', 'active'] as const) {
    await owner.call(agentsApi.setStatus, { params, body: { status } });
  }
  await owner.call(agentsApi.remove, { params });
  await app.eventually(() => expect(hook.got()).toHaveLength(4));
  expect(dataOf(hook, 'agent.activated')).toHaveLength(2);
  expect(dataOf(hook, 'agent.deactivated')).toHaveLength(2);
  expect(dataOf(hook, 'agent.activated')[0]).toMatchObject({ agentId, name: 'Customer Support' });
});

test('a call that is handed over is told of as such, too', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner, ['call.handed_off']);
  const agent = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  const callId = newId();
  const { pool } = services.db;
  await pool.query(
    `insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, end_reason, outcome, ticket_expires_at)
     values ($1, $2, $3, 1, 'Desk', 'browser', 'ended', '{}', now(), now(), now(), 'handed_off', 'neutral', now())`,
    [owner.workspaceId, callId, agent.id],
  );
  const { tellOfEnd } = await import('#server/calls/tell-of-end.ts');
  await services.db.system('test', (tx) => tellOfEnd(tx, services, owner.workspaceId, callId));
  await app.eventually(() => expect(hook.got()).toHaveLength(1));
  const [data] = dataOf(hook, 'call.handed_off');
  expect(data).toMatchObject({ callId, endReason: 'handed_off' });
  expectLikeExample('call.handed_off', data);
});

test('every event has an example', () => {
  for (const type of webhookEventTypes) expect(webhookEvents[type].example).toBeTruthy();
});
