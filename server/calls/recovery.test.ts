import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import type { Json } from '#domain/platform/json.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { recoverRuns } from '#server/actions/recover-runs.ts';
import { plainCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { MailUnsent } from '#server/platform/mail/mail.ts';
import { bookingInput } from '#server/testing/booking-dialogue.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { freshMemory } from '#voice/call/call-memory.ts';
import { type CallChange, CallTaken } from '#voice/call/ports.ts';
import { connectCall } from './connect-call.ts';
import { openLiveCalls } from './live-calls.ts';
import { storeStep } from './store-steps.ts';
import { sweepCalls } from './stored/sweep-calls.ts';

/** What a killed server leaves, and what the next one makes of it. */

const app = await startApp();
const otherServer = () => ({ ...app.services, calls: openLiveCalls() });

/** A call whose server was killed after its caller had connected. */
async function lostCall(owner: TestClient): Promise<string> {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { ticket, callId } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  await connectCall(otherServer(), ticket);
  return callId;
}

const get = (owner: TestClient, callId: string) => owner.call(callsApi.get, { params: { callId } });
const change = (callId: string, columns: object) =>
  app.services.db.system('test', (tx) => tx.update(calls).set(columns).where(eq(calls.id, callId)));

/** Ends every call that is lost by now. */
async function sweep() {
  const startedAt = app.clock.now();
  app.clock.advance(15_000 + 30_000 + 1_000);
  return sweepCalls(app.services, startedAt);
}

test('a call that cannot be read ends with its reason, and those behind it as ever', async () => {
  const owner = await app.newOwner();
  const [before, broken, alien, after] = [
    await lostCall(owner),
    await lostCall(owner),
    await lostCall(owner),
    await lostCall(owner),
  ];
  await change(broken, { memory: { nonsense: true } });
  await change(alien, { memory: { version: 99 }, snapshot: { version: 99 } });
  const errors = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
  expect(await sweep()).toBe(4);
  for (const callId of [before, after]) {
    expect(await get(owner, callId)).toMatchObject({ status: 'ended', endReason: 'lost_connection' });
  }
  for (const callId of [broken, alien]) {
    await vi.waitFor(async () => {
      const [row] = await app.services.db.system('test', (tx) => tx.select().from(calls).where(eq(calls.id, callId)));
      expect(row).toMatchObject({ status: 'ended', endReason: 'failed', outcome: 'neutral' });
    }, 15_000);
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ callId }), expect.stringContaining('cannot be read'));
  }
  errors.mockRestore();
  // What cannot be read cannot be computed again either.
  await change(alien, { snapshot: null });
});

test('a database that is away ends no call as failed', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  const away = vi.spyOn(app.services.calls.steps, 'write').mockRejectedValueOnce(new Error('Connection terminated'));
  const errors = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
  expect(await sweep()).toBe(0);
  expect(await get(owner, callId)).toMatchObject({ status: 'live' });
  away.mockRestore();
  errors.mockRestore();
  expect(await sweep()).toBe(1);
  expect(await get(owner, callId)).toMatchObject({ status: 'ended', endReason: 'lost_connection' });
});

test('a call that its caller takes up while it is swept is neither ended nor complained of', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  const taken = vi.spyOn(app.services.calls.steps, 'write').mockRejectedValueOnce(new CallTaken(callId));
  const errors = vi.spyOn(app.services.log, 'error').mockImplementation(() => {});
  expect(await sweep()).toBe(0);
  expect(await get(owner, callId)).toMatchObject({ status: 'live' });
  expect(errors).not.toHaveBeenCalled();
  taken.mockRestore();
  errors.mockRestore();
  expect(await sweep()).toBe(1);
});

/** A run as the transaction of a turn stored it, in some state that a kill can leave. */
async function leftRun(owner: TestClient, callId: string, columns: Partial<typeof actionRuns.$inferInsert>) {
  const run = {
    workspaceId: owner.workspaceId,
    runId: `${callId}/${newId()}`,
    callId,
    nodeId: 'book',
    action: 'book_time',
    input: plainCipher.keep<Json>('', bookingInput),
    wait: true,
    status: 'pending' as const,
    attempts: 0,
    createdAt: new Date(app.clock.now()),
    ...columns,
  };
  await app.services.db.system('test', (tx) => tx.insert(actionRuns).values(run));
  return run.runId;
}

const runOf = async (owner: TestClient, callId: string) => (await get(owner, callId)).actions[0];
const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.to?.[0]?.address === address);

test('an action that was stored and never begun is done after half a minute, once, and a person hears of it', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  await leftRun(owner, callId, {});
  await recoverRuns(app.services);
  expect(await runOf(owner, callId), 'its own process may yet be at it').toMatchObject({ status: 'pending' });
  app.clock.advance(31_000);
  await Promise.all([recoverRuns(app.services), recoverRuns(app.services), recoverRuns(otherServer())]);
  expect(await runOf(owner, callId)).toMatchObject({ status: 'succeeded' });
  expect((await owner.call(appointmentsApi.list)).items).toHaveLength(1);
  // The caller has gone without an answer.
  await vi.waitFor(async () => expect(await mailsTo(owner.email)).toHaveLength(1), 10_000);
  const [mail] = await mailsTo(owner.email);
  expect(mail!.subject).toContain('A follow-up is needed after a call with Appointment Scheduler.');
  const { items } = await owner.call(tasksApi.list);
  expect(items).toMatchObject([
    { kind: 'follow_up', callId, summary: expect.stringMatching(/^Appointment: the action went through/) },
  ]);
  expect(mail!.text).toContain(`/dashboard/inbox?task=${items[0]!.id}`);
});

const letter = (to: string) =>
  plainCipher.keep<Json>('', { to, subject: 'Your visit', body: 'See you.', appointmentId: null });

test('a mail that a killed server had begun is sent again under the same id', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  const to = `ann-${newId()}@example.com`;
  const claimed = { action: 'send_email', input: letter(to), wait: false, status: 'running' as const, attempts: 1 };
  await leftRun(owner, callId, { ...claimed, claim: newId(), claimedUntil: new Date(app.clock.now() + 10_000) });
  await recoverRuns(app.services);
  expect(await mailsTo(to), 'it may still be at it').toEqual([]);
  app.clock.advance(10_001);
  await recoverRuns(app.services);
  expect(await mailsTo(to)).toHaveLength(1);
  expect(await runOf(owner, callId)).toMatchObject({ status: 'succeeded', output: { to } });
});

test('a mail whose fate is unknown is tried again; one that fails for good is followed up', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  const to = `bob-${newId()}@example.com`;
  const runId = await leftRun(owner, callId, { action: 'send_email', input: letter(to), wait: true });
  app.clock.advance(31_000);
  // The connection broke after the last byte: no one knows.
  const faults = new Map<string | undefined, Error>([[runId, new Error('socket hang up')]]);
  const really = app.services.mail.send.bind(app.services.mail);
  // Mails of other files that were left in the same database go as they would.
  const send = vi.spyOn(app.services.mail, 'send').mockImplementation(async (mail) => {
    const fault = faults.get(mail.key);
    faults.delete(mail.key);
    if (fault) throw fault;
    return really(mail);
  });
  const warned = vi.spyOn(app.services.log, 'warn').mockImplementation(() => {});
  await recoverRuns(app.services);
  expect(await runOf(owner, callId)).toMatchObject({ status: 'unknown', endedAt: null });
  await recoverRuns(app.services);
  expect(await runOf(owner, callId), 'not at once').toMatchObject({ status: 'unknown' });
  app.clock.advance(10_001);
  await recoverRuns(app.services);
  expect(await runOf(owner, callId)).toMatchObject({ status: 'succeeded' });
  const keys = send.mock.calls.map(([mail]) => mail.key);
  expect(keys.filter((key) => key === runId)).toHaveLength(2);

  const promised = await leftRun(owner, callId, { action: 'send_email', input: letter(to), wait: false });
  app.clock.advance(31_000);
  faults.set(promised, new MailUnsent('nobody answers'));
  await recoverRuns(app.services);
  const failed = (await get(owner, callId)).actions.find((run) => run.runId === promised);
  expect(failed).toMatchObject({ status: 'failed', output: { code: 'mail_failed' } });
  send.mockRestore();
  warned.mockRestore();
  await vi.waitFor(async () => {
    const { items } = await owner.call(tasksApi.list);
    expect(items.map(({ summary }) => summary).sort()).toEqual([
      expect.stringMatching(/^Mail: the action went through, but only after/),
      expect.stringMatching(/^Mail: the caller was told this would be done, but it wasn’t/),
    ]);
    expect(await mailsTo(owner.email)).toHaveLength(2);
  }, 10_000);
});

test('a run whose last job died before it began is not forgotten', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  const to = `eve-${newId()}@example.com`;
  const tried = { action: 'send_email', input: letter(to), wait: false, attempts: 3 };
  const hoursAgo = (hours: number) => ({ createdAt: new Date(app.clock.now() - hours * 3_600_000) });
  const young = await leftRun(owner, callId, { ...tried, ...hoursAgo(1) });
  const old = await leftRun(owner, callId, { ...tried, ...hoursAgo(3) });
  await recoverRuns(app.services);
  const { actions } = await get(owner, callId);
  const statusOf = (runId: string) => actions.find((run) => run.runId === runId)?.status;
  expect(statusOf(young), 'the queue may yet try it').toBe('pending');
  expect(statusOf(old)).toBe('succeeded');
});

test('a step that comes late, behind its repeat and the next one, changes nothing', async () => {
  const owner = await app.newOwner();
  const callId = await lostCall(owner);
  await change(callId, { owner: app.services.calls.owner, epoch: 5, nextEvent: 12 });
  const late = storeStep(app.services, {
    lease: { workspaceId: owner.workspaceId, callId, epoch: 5 },
    seal: plainCipher,
    change: {
      events: [],
      turns: [],
      runs: [],
      snapshot: null,
      memory: { ...freshMemory(), nextEvent: 11 },
      ended: null,
    },
  });
  await expect(late).rejects.toMatchObject({ name: 'CallTaken' });
  const [row] = await app.services.db.system('test', (tx) => tx.select().from(calls).where(eq(calls.id, callId)));
  expect(row).toMatchObject({ memory: null, nextEvent: 12 });
});

test('one step that cannot be stored takes no other with it', async () => {
  const owner = await app.newOwner();
  const [good, taken, bad] = [await lostCall(owner), await lostCall(owner), await lostCall(owner)];
  const own = { ...app.services.calls, owner: newId() };
  const services = { ...app.services, calls: own };
  await change(good, { owner: own.owner, epoch: 7 });
  await change(taken, { owner: own.owner, epoch: 8 });
  await change(bad, { owner: own.owner, epoch: 7 });
  const { workspaceId } = owner;
  const step = (callId: string, turns: CallChange['turns'] = []) =>
    storeStep(services, {
      lease: { workspaceId, callId, epoch: 7 },
      seal: plainCipher,
      change: {
        events: [
          { seq: 90, at: app.clock.now(), kind: 'note', data: { text: 'still here' }, node: null, intents: null },
        ],
        turns,
        runs: [],
        snapshot: null,
        memory: freshMemory(),
        ended: null,
      },
    });
  const impossible = [{ seq: 2 ** 40, role: 'agent', text: '', startMs: 0, interrupted: false, audio: false }];
  const results = await Promise.allSettled([step(good), step(taken), step(bad, impossible as never)]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((results[1] as PromiseRejectedResult).reason).toMatchObject({ name: 'CallTaken' });
});

test('nobody stores a step in another workspace, even with its lease', async () => {
  const [mine, theirs] = [await app.newOwner(), await app.newOwner()];
  const callId = await lostCall(theirs);
  await change(callId, { owner: app.services.calls.owner, epoch: 3 });
  const memory = freshMemory();
  const stolen = storeStep(app.services, {
    lease: { workspaceId: mine.workspaceId, callId, epoch: 3 },
    seal: plainCipher,
    change: { events: [], turns: [], runs: [], snapshot: null, memory, ended: null },
  });
  await expect(stolen).rejects.toMatchObject({ name: 'CallTaken' });
});
