import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import type { Json } from '#domain/platform/json.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { storeStep } from '#server/calls/store-steps.ts';
import { sweepCalls } from '#server/calls/stored/sweep-calls.ts';
import { plainCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Database } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { bookingInput } from '#server/testing/booking-dialogue.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { freshMemory } from '#voice/call/call-memory.ts';
import { recoverRuns } from './recover-runs.ts';
import { runAction } from './run-action.ts';

/** Actions whose calls, queues or database leave them in the middle. */

const app = await startApp();
const { db } = app.services;

/** A call that waits for an appointment to be booked, of a server that is gone. */
async function bookingCall(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { ticket, callId } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const services = { ...app.services, calls: openLiveCalls() };
  await connectCall(services, ticket);
  const { lease } = services.calls.find(callId)!;
  const run = { runId: 'book-1', nodeId: 'book', action: 'book_time', input: bookingInput, wait: true };
  const memory = { ...freshMemory(), awaits: 'action' as const, runs: [run] };
  const change = { events: [], turns: [], runs: [run], snapshot: null, memory, ended: null };
  await storeStep(services, { lease, seal: plainCipher, change });
  return { services, callId, lease, change };
}

const late = 'Test call: A follow-up is needed after a call with Appointment Scheduler. It’s waiting in the Inbox.';
const mailsTo = async (address: string) =>
  (await app.mails()).filter((mail) => mail.to?.[0]?.address === address).map((mail) => mail.subject);
const statusOf = async (callId: string) => {
  const [row] = await db.system('test', (tx) => tx.select().from(actionRuns).where(eq(actionRuns.callId, callId)));
  return row!.status;
};

test('what was done while a call still seemed to wait is told to a person when nobody comes back to it', async () => {
  const owner = await app.newOwner();
  const startedAt = app.clock.now();
  const { callId } = await bookingCall(owner);
  app.clock.advance(31_000);
  await recoverRuns(app.services);
  expect(await statusOf(callId)).toBe('succeeded');
  app.clock.advance(16_000);
  expect(await sweepCalls(app.services, startedAt)).toBe(1);
  await vi.waitFor(async () => {
    expect(await mailsTo(owner.email)).toEqual([late]);
  }, 10_000);
});

test('what was done in the moment in which a conversation gave it up is told to a person', async () => {
  const owner = await app.newOwner();
  const { services, callId, lease, change } = await bookingCall(owner);
  app.clock.advance(31_000);
  await recoverRuns(app.services);
  const result = { ok: false, code: 'timeout', message: 'It took too long.' };
  const told = {
    seq: 1,
    at: app.clock.now(),
    kind: 'action_done',
    data: { runId: 'book-1', result },
    node: null,
    intents: null,
  };
  await storeStep(services, {
    lease,
    seal: plainCipher,
    change: { ...change, runs: [], memory: freshMemory(), events: [told] },
  });
  await vi.waitFor(async () => {
    expect(await mailsTo(owner.email)).toEqual([late]);
  }, 10_000);
  expect((await owner.call(callsApi.get, { params: { callId } })).status).toBe('live');
});

test('runs that the queue tries again do not stand in the way of those that a killed server left', async () => {
  const owner = await app.newOwner();
  const waiting = Array.from({ length: 60 }, () => ({
    workspaceId: owner.workspaceId,
    runId: newId(),
    nodeId: 'tell',
    action: 'send_email',
    input: plainCipher.keep<Json>('', { to: 'team', subject: 'Hi', body: 'Hello.', appointmentId: null }),
    wait: false,
    status: 'pending' as const,
    attempts: 3,
    createdAt: new Date(app.clock.now() - 3_600_000),
  }));
  await db.system('test', (tx) => tx.insert(actionRuns).values(waiting));
  const { callId } = await bookingCall(owner);
  app.clock.advance(31_000);
  await recoverRuns(app.services);
  expect(await statusOf(callId)).toBe('succeeded');
});

test.each([
  ['the commit of its claim', 1],
  ['the commit of its result', 2],
])('an action whose database is cut at %s is done once, and its result is known', async (_, cutAt) => {
  const owner = await app.newOwner();
  let count = 0;
  const tenant: Database['tenant'] = async (workspaceId, run) => {
    count += 1;
    const result = await db.tenant(workspaceId, run);
    if (count === cutAt) throw new Error('Connection terminated unexpectedly');
    return result;
  };
  const services = { ...app.services, db: { ...db, tenant } };
  const warned = vi.spyOn(services.log, 'warn').mockImplementation(() => {});
  const input = { to: 'team', subject: 'A lead', body: 'Ann called.', appointmentId: null };
  const run = { runId: newId(), callId: null, nodeId: 'tell', action: 'send_email', input, wait: true };
  const scope = { services, workspaceId: owner.workspaceId, actor: null };
  expect(await runAction(scope, run)).toEqual({ ok: true, output: { to: owner.email } });
  warned.mockRestore();
  expect(await mailsTo(owner.email)).toEqual(['A lead']);
  expect(await runAction({ ...scope, services: app.services }, run), 'again').toMatchObject({ ok: true });
});
