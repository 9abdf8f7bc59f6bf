import { expect, test, vi } from 'vitest';
import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import { type ActionTriggers, actionsApi, noTriggers } from '#domain/actions/actions.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { actionKinds } from '#server/actions/action-kinds.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { type Received, startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { agentWithAction } from '#server/testing/use-action.ts';
import { recoverRuns } from '../recover-runs.ts';
import { runAction } from '../run-action.ts';

/** Actions before, in and after calls. */

const app = await startApp();
const { services, clock } = app;
let silent = false;
let answer: object = {};
const received = await startSimulator(services, 'crm.example.com', ({ path }) =>
  silent ? null : { status: 200, body: JSON.stringify({ plan: 'gold', path, ...answer }) },
);
const requestsTo = (path: string) => received.filter((request: Received) => request.path === path);

async function newWebhook(owner: TestClient, url: string, triggers: Partial<ActionTriggers> = {}, change: object = {}) {
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'custom-webhook' } });
  const configuration: ActionConfiguration = {
    template: 'custom-webhook',
    method: 'POST',
    url,
    headers: [],
    results: [],
    body: '',
    ...change,
  };
  const names = ['outcome', 'agent', 'transcript', 'call_id', 'direction', 'from', 'external_id'];
  const variables = names.map((name) => ({ name, type: 'text' as const, sample: '' }));
  const body = { configuration, variables, triggerSettings: { ...noTriggers, ...triggers } };
  await owner.call(actionsApi.update, { params: { actionId }, body });
  await owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'active' } });
  return actionId;
}
const newAgent = async (owner: TestClient) =>
  (await owner.call(agentsApi.create, { body: { template: 'customer-support' } })).id;
const start = (owner: TestClient, agentId: string) =>
  owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
const runsOf = async (owner: TestClient, actionId: string) =>
  (await owner.call(actionsApi.runs, { params: { actionId }, query: {} })).items;

/** The caller connects and hangs up. */
async function finishedCall(owner: TestClient, agentId: string): Promise<string> {
  const { callId, ticket } = await start(owner, agentId);
  const caller = await openCallClient(await addressOf(app.app));
  caller.send({ type: 'hello', version: 1, ticket });
  await caller.next('ready');
  await caller.next('turn');
  caller.send({ type: 'hang_up' });
  await caller.closed;
  return callId;
}

test('an action runs after calls of its agents with its outcomes, with what is known of them', async () => {
  const owner = await app.newOwner();
  const [agentId, other] = [await newAgent(owner), await newAgent(owner)];
  const body = '{"outcome": "{{outcome}}", "call": "{{call_id}}", "text": "{{transcript}}"}';
  const all = { agentIds: [agentId], outcomes: [] };
  const told = await newWebhook(owner, 'https://crm.example.com/ended', { afterCall: all }, { body });
  const never = { agentIds: [], outcomes: ['success' as const] };
  const quiet = await newWebhook(owner, 'https://crm.example.com/never', { afterCall: never });
  await finishedCall(owner, other);
  const callId = await finishedCall(owner, agentId);
  await vi.waitFor(() => expect(requestsTo('/ended')).toHaveLength(1), 15_000);
  const sent = JSON.parse(requestsTo('/ended')[0]!.body.toString()) as { outcome: string; call: string; text: string };
  expect(sent.call).toBe(callId);
  expect(sent.text).toMatch(/^Agent: /);
  await vi.waitFor(async () => {
    expect(await runsOf(owner, told)).toMatchObject([{ trigger: 'after_call', status: 'succeeded', callId }]);
  }, 15_000);
  expect(await runsOf(owner, quiet)).toEqual([]);
  // What was said in a call is for those who may see calls.
  const manager = await app.newMember(owner, 'member');
  const params = { actionId: told, actionRunId: (await runsOf(owner, told))[0]!.runId };
  expect((await manager.call(actionsApi.getRun, { params })).withheld).toBe(false);
  const { rows } = await services.db.pool.query("select levels from roles where id = 'member' and workspace_id = $1", [
    owner.workspaceId,
  ]);
  const levels = { ...rows[0].levels, calls: false };
  const id = newId();
  await services.db.pool.query(
    "insert into roles (workspace_id, id, name, description, levels) values ($1, $2, 'No calls', '', $3)",
    [owner.workspaceId, id, levels],
  );
  const outsider = await app.newMember(owner, id);
  expect(await outsider.call(actionsApi.getRun, { params })).toMatchObject({
    withheld: true,
    values: null,
    output: null,
  });
  const { actionId, actionRunId } = params;
  const again = `/v1/actions/${actionId}/runs/${encodeURIComponent(actionRunId)}/retry`;
  expect((await outsider.send('POST', again)).status).toBe(403);
});

test('what is looked up before a call is known in it, and two seconds are the limit', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const results = [{ name: 'plan', path: 'plan' }];
  const beforeCall = { agentIds: [agentId] };
  const actionId = await newWebhook(owner, 'https://crm.example.com/look', { beforeCall }, { results });
  const settingOf = async (callId: string) => {
    const { rows } = await services.db.pool.query('select setting from calls where id = $1', [callId]);
    return rows[0].setting.known;
  };
  expect(await settingOf((await start(owner, agentId)).callId)).toEqual({ plan: 'gold' });
  expect(await runsOf(owner, actionId)).toMatchObject([{ trigger: 'before_call', status: 'succeeded' }]);
  expect(await settingOf((await start(owner, await newAgent(owner))).callId)).toEqual({});

  silent = true;
  const late = start(owner, agentId);
  await vi.waitFor(() => expect(requestsTo('/look')).toHaveLength(2), 15_000);
  clock.advance(2_001);
  expect(await settingOf((await late).callId)).toEqual({});
  silent = false;
});

test('what is looked up before a call is told who calls, and may say who answers, what is kept, or no', async () => {
  const owner = await app.newOwner();
  const [agentId, other] = [await newAgent(owner), await newAgent(owner)];
  await owner.call(agentsApi.setStatus, { params: { agentId: other }, body: { status: 'active' } });
  const body = '{"direction": "{{direction}}", "from": "{{from|}}", "external_id": "{{external_id}}"}';
  const results = ['agent_id', 'metadata', 'refuse'].map((name) => ({ name, path: `call.${name}` }));
  await newWebhook(owner, 'https://crm.example.com/who', { beforeCall: { agentIds: [] } }, { results, body });
  const begin = async () => {
    const call = { channel: 'browser', externalId: 'o-1', metadata: { from: 'us' } } as const;
    const { callId } = await owner.call(callsApi.start, { params: { agentId }, body: call });
    const { rows } = await services.db.pool.query('select agent_id, metadata, setting from calls where id = $1', [
      callId,
    ]);
    return rows[0];
  };
  answer = { call: { agent_id: other, metadata: { tier: 'gold', from: 'them' } } };
  expect(await begin()).toMatchObject({ agent_id: other, metadata: { tier: 'gold', from: 'us' } });
  const { body: told } = requestsTo('/who').at(-1)!;
  expect(JSON.parse(told.toString())).toMatchObject({ direction: 'inbound', from: '', external_id: 'o-1' });
  answer = { call: { agent_id: newId(), refuse: 'We only take calls from customers.' } };
  expect(await begin()).toMatchObject({ agent_id: agentId, setting: { closed: 'We only take calls from customers.' } });
  answer = {};
});

test('a request for a call that comes again gets the call that it began', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'x-workspace-id': owner.workspaceId,
    'idempotency-key': 'k',
  };
  const ask = () => app.send('POST', `/v1/agents/${agentId}/calls`, { channel: 'browser' }, headers);
  const first = await ask();
  expect(await ask()).toEqual(first);
  // Its server was killed behind the call and before the answer was kept.
  await services.db.pool.query('delete from repeats');
  expect((await owner.call(callsApi.list, { query: {} })).items).toEqual([]);
});

test('a step of a conversation runs an action, which sends nothing in a call that only tests', async () => {
  const owner = await app.newOwner();
  const actionId = await newWebhook(owner, 'https://crm.example.com/step');
  const agentId = await agentWithAction(app, owner, actionId);
  const callId = await finishedCall(owner, agentId);
  await vi.waitFor(async () => {
    expect(await runsOf(owner, actionId)).toMatchObject([{ trigger: 'step', status: 'succeeded', callId }]);
  }, 15_000);
  expect(requestsTo('/step')).toHaveLength(1);

  await services.db.pool.query("update calls set channel = 'test' where id = $1", [callId]);
  const scope = { services, workspaceId: owner.workspaceId, actor: null };
  const input = { actionId, inputs: {} };
  const run = { runId: newId(), callId, nodeId: 'tell', action: 'run_action', input, wait: true };
  expect(await runAction(scope, run)).toEqual({ ok: true, output: {} });
  const detail = await owner.call(actionsApi.getRun, { params: { actionId, actionRunId: run.runId } });
  expect(detail).toMatchObject({ simulated: true, request: { url: 'https://crm.example.com/step' }, answer: null });
  const mail = { to: 'a@example.com', subject: 'Hi', body: 'Hello', appointmentId: null };
  expect(await runAction(scope, { ...run, runId: newId(), action: 'send_email', input: mail })).toMatchObject({
    ok: true,
  });
  expect(requestsTo('/step')).toHaveLength(1);
  expect((await app.mails()).some(({ to }) => to?.[0]?.address === 'a@example.com')).toBe(false);
});

test('a run that a killed server left is done as it was begun, whatever the action has become', async () => {
  const owner = await app.newOwner();
  const actionId = await newWebhook(owner, 'https://crm.example.com/first');
  const scope = { services, workspaceId: owner.workspaceId, actor: null };
  const input = { actionId, inputs: {} };
  const run = { runId: newId(), callId: null, nodeId: 'x', action: 'run_action', input, wait: true };
  const kind = actionKinds.custom_webhook!;
  if (kind.place !== 'outside') throw new Error('It leaves the house.');
  const killed = vi.spyOn(kind, 'run').mockRejectedValueOnce(new Error('killed'));
  expect(await runAction(scope, run)).toBeNull();
  killed.mockRestore();
  const moved: ActionConfiguration = {
    template: 'custom-webhook',
    method: 'POST',
    url: 'https://crm.example.com/second',
    headers: [],
    results: [],
    body: '',
  };
  await owner.call(actionsApi.update, { params: { actionId }, body: { configuration: moved } });
  clock.advance(11_000);
  await recoverRuns(services);
  expect(requestsTo('/first').map(({ headers }) => headers['idempotency-key'])).toEqual([run.runId]);
  expect(requestsTo('/second')).toEqual([]);
  expect(await runsOf(owner, actionId)).toMatchObject([{ status: 'succeeded', attempts: 2 }]);
});
