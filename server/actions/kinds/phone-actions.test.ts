import { afterAll, expect, it, vi } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { callLater } from '#server/actions/runs/call-later.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { notify } from '#server/platform/notify.ts';
import { bringNumber, openCarrierStub } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { findRun } from '../action-runs.ts';
import { runAction } from '../run-action.ts';

/** Send SMS and Make Phone Call reach a phone: through a carrier that was written apart from them. */

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
carrier.now = () => app.clock.now();
const { services } = app;
let people = 2_025_557_000;
const newPhone = () => `+1${++people}`;

const run = (owner: TestClient, action: string, input: object, runId: string = newId(), trigger = 'automation') =>
  runAction(
    { services, workspaceId: owner.workspaceId, actor: null },
    { runId, callId: null, nodeId: 'node', action, input: input as never, wait: true, trigger: trigger as never },
  );
const dialsTo = (to: string) =>
  carrier.asked.filter(
    ({ method, path, fields }) => method === 'POST' && path.endsWith('/Calls.json') && fields.To === to,
  );

it('a text message is sent, once, from the workspace’s number, in whatever form the number is written', async () => {
  const owner = await app.newOwner();
  await bringNumber(owner, null);
  const to = newPhone();
  const runId = newId();
  const written = `(${to.slice(2, 5)}) ${to.slice(5, 8)}-${to.slice(8)}`;
  const sent = await run(owner, 'send_sms', { to: `+1 ${written}`, text: ' See you on Thursday. ' }, runId);
  expect(sent).toMatchObject({ ok: true, output: { to } });
  expect(await run(owner, 'send_sms', { to, text: 'See you on Thursday.' }, runId)).toEqual(sent);
  expect(carrier.textsTo(to)).toEqual(['See you on Thursday.']);
});

it('a member who has confirmed their number is texted what they chose for SMS, once', async () => {
  const owner = await app.newOwner();
  const choices = { 'agent-activated': { email: false, push: false, sms: true } };
  await owner.call(notificationsApi.saveSettings, { body: { choices } });
  const phone = newPhone();
  expect((await owner.send('PUT', '/v1/notification-settings/phone', { phone })).status, 'no number yet').toBe(409);
  await bringNumber(owner, null);
  const asked = await owner.call(notificationsApi.setPhone, { body: { phone } });
  expect(asked).toMatchObject({ phone: { number: phone, confirmed: false }, textsFrom: expect.stringMatching(/^\+/) });
  const [code = ''] = /\d{6}/.exec(carrier.textsTo(phone)[0] ?? '') ?? [];
  const confirm = (told: string) => owner.send('PUT', '/v1/notification-settings/phone/code', { code: told });
  expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(400);
  const happens = async (name: string) => {
    const scope = { services, workspaceId: owner.workspaceId, actor: null };
    await services.db.tenant(owner.workspaceId, (tx) => notify(tx, scope, 'agent-activated', { id: newId(), name }));
    await everyMinute(services);
  };
  await happens('Before');
  expect(carrier.textsTo(phone)).toHaveLength(1);
  expect(await confirm(code)).toMatchObject({ status: 200, body: { phone: { confirmed: true } } });
  await happens('Reception');
  await vi.waitFor(async () => {
    await everyMinute(services);
    expect(carrier.textsTo(phone)).toHaveLength(2);
  }, 15_000);
  expect(carrier.textsTo(phone)[1]).toContain('Reception was activated');
  expect((await owner.call(notificationsApi.removePhone)).phone).toBeNull();
  expect((await confirm(code)).status, 'used up').toBe(409);
});

it('a text message is not sent to someone who said no, to no number, without words, or without end', async () => {
  const owner = await app.newOwner();
  await bringNumber(owner, null);
  const to = newPhone();
  await owner.call(suppressionsApi.add, { body: { phone: to } });
  const code = async (input: object) => (await run(owner, 'send_sms', input)) as { code: string };
  expect(await code({ to, text: 'Hi' })).toMatchObject({ ok: false, code: 'do_not_call' });
  expect(await code({ to: 'Maria', text: 'Hi' })).toMatchObject({ ok: false, code: 'invalid_input' });
  expect(await code({ to: newPhone(), text: ' ' })).toMatchObject({ ok: false, code: 'invalid_input' });
  expect(await code({ to: newPhone(), text: 'a'.repeat(1_601) })).toMatchObject({ ok: false, code: 'invalid_input' });
  expect(carrier.textsTo(to)).toEqual([]);
});

it('what the carrier refuses is a failure in its words', async () => {
  const owner = await app.newOwner();
  await bringNumber(owner, null);
  carrier.onMessage = () => ({
    status: 400,
    body: { code: 21610, message: 'Attempt to send to unsubscribed recipient' },
  });
  const result = await run(owner, 'send_sms', { to: newPhone(), text: 'Hi' });
  carrier.onMessage = () => null;
  expect(result).toMatchObject({ ok: false, code: 'not_sent' });
});

it('a call is made, once, by the agent that is named', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = (await owner.send('POST', '/v1/agents', { template: 'survey-collector', name: 'Ann' }))
    .body as { id: string };
  await bringNumber(owner, null);
  const [to, runId] = [newPhone(), newId()];
  const input = { to, agentId, afterMinutes: 0 };
  const made = await run(owner, 'make_call', input, runId, 'manual');
  expect(made).toMatchObject({ ok: true, output: { to } });
  expect(await run(owner, 'make_call', input, runId, 'manual')).toEqual(made);
  expect(dialsTo(to)).toHaveLength(1);
});

it('a call for later is made when it is due', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = (await owner.send('POST', '/v1/agents', { template: 'survey-collector', name: 'Ann' }))
    .body as { id: string };
  await bringNumber(owner, null);
  const to = newPhone();
  const made = await run(owner, 'make_call', { to, agentId, afterMinutes: 10 }, newId(), 'manual');
  expect(made).toMatchObject({ ok: true, output: { at: new Date(app.clock.now() + 600_000).toISOString() } });
  // The queue goes by the wall clock, by which the test's time is past.
  await vi.waitFor(() => expect(dialsTo(to)).toHaveLength(1), { timeout: 15_000 });
});

it('what runs by itself calls in the calling hours of the country', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = (await owner.send('POST', '/v1/agents', { template: 'survey-collector', name: 'Ann' }))
    .body as { id: string };
  await bringNumber(owner, null);
  const to = newPhone();
  // Three at night in Washington, D.C.
  const result = await run(owner, 'make_call', { to, agentId, afterMinutes: 0 });
  expect(result).toMatchObject({ ok: true, output: { to } });
  const { at } = result!.output as { at: string };
  expect(Date.parse(at)).toBeGreaterThan(app.clock.now() + 3_600_000);
});

it('a call for later that comes due at night, because the queue is late, waits for the calling hours; a refusal stands on its run', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = (await owner.send('POST', '/v1/agents', { template: 'survey-collector', name: 'Ann' }))
    .body as { id: string };
  const { id: numberId } = await bringNumber(owner, null);
  const [to, runId] = [newPhone(), newId()];
  const { workspaceId } = owner;
  await run(owner, 'make_call', { to, agentId, afterMinutes: 0 }, runId);
  const enqueue = vi.spyOn(services.jobs, 'enqueue');
  const later = { workspaceId, callId: newId(), to, numberId, agentId, runId };
  await callLater(services, later);
  expect(dialsTo(to)).toEqual([]);
  // The call of the test before is looked at, too.
  const own = enqueue.mock.calls.filter(([, , data]) => (data as { callId?: string }).callId === later.callId);
  expect(own.map(([, , kept]) => kept)).toEqual([{ ...later, respected: 'hours' }]);
  expect(own[0]![3]!.startAfter!.getTime()).toBeGreaterThan(app.clock.now());
  enqueue.mockRestore();
  await owner.call(suppressionsApi.add, { body: { phone: to } });
  await callLater(services, later);
  const scope = { services, workspaceId, actor: null };
  expect(await findRun(scope, runId)).toMatchObject({ status: 'failed', output: { code: 'do_not_call' } });
});

it('the actions say that a number is missing only where one is', async () => {
  const owner = await app.newOwner();
  const missing = async () => {
    const { items } = (await owner.call(actionsApi.templates)) as { items: { id: string; missing: string | null }[] };
    return items.find(({ id }) => id === 'send-sms')!.missing;
  };
  expect(await missing()).toMatch(/no phone number/);
  await bringNumber(owner, null);
  expect(await missing()).toBeNull();
});
