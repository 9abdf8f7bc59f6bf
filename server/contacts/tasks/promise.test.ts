import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { afterCallsApi } from '#domain/calls/after-calls.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { recoverRuns } from '#server/actions/recover-runs.ts';
import { followCall } from '#server/calls/after-calls/follow-call.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** A whole conversation that ends in "someone will call you back": it is found in the Inbox and in the mailbox. */

const app = await startApp();

/** A caller who asks for a person and gives a number. A token calls where it is no test. */
async function callBackCall(caller: TestClient, agentId: string): Promise<string> {
  const { callId, ticket } = await caller.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const client = await openCallClient(await addressOf(app.app));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  await typeAnswer(client, 'a haircut', /name/);
  await typeAnswer(client, "it's John Smith", /email/);
  await typeAnswer(client, 'john dot smith at example dot com', /right\?/);
  await typeAnswer(client, 'yes', /phone/);
  await typeAnswer(client, 'can I talk to a human please', /number/);
  await typeAnswer(client, '571 555 0123', /right\?/);
  await typeAnswer(client, 'yes please', /goodbye/);
  for (let moment = 0; moment < 60; moment++) await app.clock.run(250);
  await client.next('ended', (ended) => ended.reason === 'handed_off');
  return callId;
}

/** The same workspace as a program with a token sees it: its calls are no tests. */
async function withToken(owner: TestClient): Promise<TestClient> {
  const made = (await owner.send('POST', '/v1/access-tokens', { name: 'Website', scopes: ['agents', 'calls'] })).body;
  const { value: secret } = made as { value: string };
  const headers = { authorization: `Bearer ${secret}` };
  return {
    ...owner,
    send: (method, url, body) => app.send(method, url, body, headers),
    async call(endpoint, input) {
      const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: unknown };
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name]!);
      return (await app.send(endpoint.method, path, body, headers)).body as never;
    },
  };
}

const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.to?.[0]?.address === address);
const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(
    async () => {
      await everyMinute(app.services);
      return check();
    },
    { timeout: 15_000, interval: 50 },
  );

test('a promised call back is in the Inbox once, and its keeper hears of it in one mail', async () => {
  const owner = await app.newOwner();
  const member = await app.newMember(owner, 'member');
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const callId = await callBackCall(await withToken(owner), agentId);

  const { items } = await owner.call(tasksApi.list, { query: { status: 'open' } });
  expect(items).toMatchObject([
    {
      kind: 'call_back',
      phone: '+15715550123',
      callerName: 'John Smith',
      callId,
      agentId,
      test: false,
      status: 'open',
      overdue: false,
      assignee: { id: owner.userId },
      createdBy: null,
      // Asked at nine in Berlin, within business hours.
      dueAt: expect.stringMatching(/^2026-11-23T12:0/),
    },
  ]);
  const task = await owner.call(tasksApi.get, { params: { taskId: items[0]!.id } });
  expect(task.said.map(({ text }) => text).join(' ')).toContain('571 555 0123');
  expect(task.collected).toContainEqual({ name: 'email', spoken: expect.any(String) });

  // The task is made while the goodbye is still said.
  const call = await eventually(async () => {
    const ended = await owner.call(callsApi.get, { params: { callId } });
    expect(ended).toMatchObject({ endReason: 'handed_off', openTasks: 1, test: false });
    return ended;
  });
  expect(call.summary).toMatchObject({ asked: 'a haircut', promised: ['Someone will call back at +15715550123.'] });
  expect((await owner.call(callsApi.list)).items[0]).toMatchObject({ id: callId, openTasks: 1 });

  await eventually(async () => expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toHaveLength(1));
  const [mail] = await mailsTo(owner.email);
  expect(mail!.subject).toBe('Appointment Scheduler promised a caller a callback. It’s waiting in the Inbox.');
  expect(mail!.text).toContain(`/dashboard/inbox?task=${task.id}`);
  const told = (await owner.call(notificationsApi.list)).items.map(({ type }) => type);
  expect(told, 'the call that was handed over is no second notice').toEqual(['task-made', 'token-created']);
  expect((await member.call(notificationsApi.list)).items).toEqual([]);
});

test('a test call mails only who tests, also what goes to the team and to the caller', async () => {
  const owner = await app.newOwner();
  const tester = await app.newMember(owner, 'member');
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const callerEmail = { subject: 'Thank you, {{name:first_name}}', text: 'We noted: {{service|nothing}}. {{email}}' };
  const body = { promisesTo: 'team' as const, memberId: null, summaryEmail: 'always' as const, callerEmail };
  await owner.call(afterCallsApi.set, { params: { agentId }, body });
  const callId = await callBackCall(tester, agentId);
  const { items } = await owner.call(tasksApi.list);
  expect(items).toMatchObject([{ test: true, callId, assignee: { id: tester.userId } }]);
  await eventually(async () => expect(await mailsTo(tester.email)).toHaveLength(3));
  const mails = await mailsTo(tester.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Test call: Appointment Scheduler promised a caller a callback. It’s waiting in the Inbox.',
    'Test call: Call with Appointment Scheduler',
    'Thank you, John',
  ]);
  expect(mails.find(({ subject }) => subject === 'Thank you, John')!.text).toContain('john.smith@example.com');
  expect(mails.find(({ subject }) => subject?.includes('Call with'))!.text).toContain('call back at +15715550123');
  expect(await mailsTo(owner.email)).toEqual([]);
  expect(await mailsTo('john.smith@example.com')).toEqual([]);
});

test('callers get the mail that the agent has for them, and the team the summary', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const callerEmail = { subject: 'Thank you', text: 'We will be in touch, {{name}}.' };
  const body = { promisesTo: 'owner' as const, memberId: null, summaryEmail: 'promised' as const, callerEmail };
  await owner.call(afterCallsApi.set, { params: { agentId }, body });
  const callId = await callBackCall(await withToken(owner), agentId);
  await eventually(async () => {
    const mine = (await mailsTo('john.smith@example.com')).filter(({ subject }) => subject === 'Thank you');
    expect(mine.map(({ text }) => text?.trim())).toEqual(['We will be in touch, John Smith.']);
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain('Call with Appointment Scheduler');
  });
  // A server that is killed in the middle does it all again.
  await followCall({ services: app.services, workspaceId: owner.workspaceId, actor: null }, callId);
  await recoverRuns(app.services);
  const sent = (await mailsTo('john.smith@example.com')).filter(({ subject }) => subject === 'Thank you');
  expect(sent).toHaveLength(1);
  const { actions } = await owner.call(callsApi.get, { params: { callId } });
  expect(actions.at(-1)).toMatchObject({ action: 'send_email', status: 'succeeded' });
});
