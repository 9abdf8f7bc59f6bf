import { describe, expect, it } from 'vitest';
import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import { actionsApi, actionTemplateIds } from '#domain/actions/actions.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { agentWithAction, flowWithAction } from '#server/testing/use-action.ts';
import { runAction } from './run-action.ts';

/** Actions that a workspace sets up, through the API. */

const app = await startApp();
const { services } = app;
const secretValue = 'Bearer s3cret-value';
const received = await startSimulator(services, 'crm.example.com', ({ headers }) => ({
  status: 200,
  body: JSON.stringify({ contact: { id: 7, tags: ['vip'] }, heard: headers.authorization ?? null }),
}));

const create = (owner: TestClient, template: string) => owner.call(actionsApi.create, { body: { template } });
const activate = (owner: TestClient, actionId: string) =>
  owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'active' } });
const address = (actionId: string, rest = '') => `/v1/actions/${actionId}${rest}`;
const problems = ({ body }: { body: unknown }) =>
  (body as { error: { details?: { path: string }[] } }).error.details?.map(({ path }) => path);

const webhook = (change: object = {}): ActionConfiguration => ({
  template: 'custom-webhook',
  method: 'POST',
  url: 'https://crm.example.com/contacts/{{name|}}',
  results: [],
  headers: [{ name: 'Authorization', value: secretValue, secret: true }],
  body: '{"name": "{{name}}"}',
  ...change,
});

async function newWebhook(owner: TestClient, change: object = {}): Promise<string> {
  const { id: actionId } = await create(owner, 'custom-webhook');
  await owner.call(actionsApi.update, { params: { actionId }, body: { configuration: webhook(change) } });
  await activate(owner, actionId);
  return actionId;
}

describe('actions', () => {
  it.each(actionTemplateIds)('are made from the template %s, inactive, and never ran', async (template) => {
    const owner = await app.newOwner();
    const action = await create(owner, template);
    expect(action).toMatchObject({ template, status: 'inactive', triggers: 0, lastRunAt: null, usedBy: [] });
    const { items } = await owner.call(actionsApi.list);
    expect(items).toMatchObject([{ id: action.id, name: action.type }]);
  });

  it('are changed, paused and activated, and the audit log tells', async () => {
    const owner = await app.newOwner();
    const { id: actionId } = await create(owner, 'send-email');
    const params = { actionId };
    const changed = await owner.call(actionsApi.update, { params, body: { name: 'Tell the desk' } });
    expect(changed.name).toBe('Tell the desk');
    expect((await activate(owner, actionId)).status).toBe('active');
    const paused = await owner.call(actionsApi.setStatus, { params, body: { status: 'inactive' } });
    expect(paused.status).toBe('inactive');
    await owner.call(actionsApi.remove, { params });
    expect((await owner.send('GET', address(actionId))).status).toBe(404);
    const { items } = await owner.call(auditApi.list);
    expect(items.map(({ action }) => action)).toEqual([
      'action.deleted',
      'action.status-changed',
      'action.status-changed',
      'action.updated',
      'action.created',
      'workspace.created',
    ]);
  });

  it('say what is wrong with them, each at its place', async () => {
    const owner = await app.newOwner();
    const { id } = await create(owner, 'custom-webhook');
    const patch = (change: object) => owner.send('PATCH', address(id), { configuration: webhook(change) });
    expect(problems(await patch({ body: '{{nobody}}' }))).toEqual(['body.configuration.body']);
    expect(problems(await patch({ body: '{{ oh' }))).toEqual(['body.configuration.body']);
    expect(problems(await patch({ url: 'https://{{name}}.example.com/' }))).toEqual(['body.configuration.url']);
    expect(problems(await patch({ url: 'https://127.0.0.1/x' }))).toEqual(['body.configuration.url']);
    expect(problems(await patch({ url: 'gopher://x.example/' }))).toEqual(['body.configuration.url']);
    const twice = [1, 2].map(() => ({ name: 'X-A', value: 'b', secret: false }));
    expect(problems(await patch({ headers: twice }))).toEqual(['body.configuration.headers.1.name']);
    const host = [{ name: 'Host', value: 'x', secret: false }];
    expect(problems(await patch({ headers: host }))).toEqual(['body.configuration.headers.0.name']);
    const template = { template: 'send-sms', to: '1', text: 'x' };
    const other = await owner.send('PATCH', address(id), { configuration: template });
    expect(problems(other)).toEqual(['body.configuration.template']);
    const empty = await owner.send('PUT', address(id, '/status'), { status: 'active' });
    expect(empty).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('URL') } } });
  });

  it('have words for an agent to say around them', async () => {
    const owner = await app.newOwner();
    const { id } = await create(owner, 'send-email');
    await activate(owner, id);
    const params = { actionId: id };
    const wrong = await owner.send('PATCH', address(id), { words: { before: 'Hi {{name}}', slow: '', after: '' } });
    expect(problems(wrong)).toEqual(['body.words.before']);
    const words = { before: 'I tell them.', slow: '', after: 'They know now.' };
    expect(await owner.call(actionsApi.update, { params, body: { words } })).toMatchObject({ words });
    const agentId = await agentWithAction(app, owner, id);
    const chat = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
    const told = chat.messages.map(({ text }) => text).join(' ');
    expect(told).toMatch(/I tell them\. They know now\. Goodbye\.$/);
    expect(await owner.call(callsApi.replay, { params: { callId: chat.id }, body: {} })).toMatchObject({ same: true });
  });

  it('are not deleted while a conversation uses them, and say where', async () => {
    const owner = await app.newOwner();
    const { id } = await create(owner, 'send-email');
    const agentId = await agentWithAction(app, owner, id);
    expect((await owner.call(actionsApi.list)).items).toMatchObject([{ triggers: 1 }]);
    const { usedBy } = await owner.call(actionsApi.get, { params: { actionId: id } });
    expect(usedBy).toEqual([{ agentId, agent: 'Front desk', steps: ['Tell them'] }]);
    expect(await owner.send('DELETE', address(id))).toMatchObject({
      status: 409,
      body: { error: { message: 'The action is used in Front desk (Tell them). Remove the action there first.' } },
    });
    await owner.call(agentsApi.remove, { params: { agentId } });
    expect((await owner.send('DELETE', address(id))).status).toBe(204);
  });

  it('are not deleted while a draft, a rollout or a workflow uses them', async () => {
    const owner = await app.newOwner();
    const { id } = await create(owner, 'send-email');
    const refusal = async () =>
      ((await owner.send('DELETE', address(id))).body as { error: { message: string } }).error.message;
    const agent = await owner.call(agentsApi.create, { body: { template: 'survey-collector', name: 'Survey' } });
    const params = { agentId: agent.id };
    const { revision, configuration } = await owner.call(draftsApi.get, { params });
    const flow = flowWithAction(id);
    await owner.call(draftsApi.save, { params, body: { revision, configuration: { ...configuration, flow } } });
    expect(await refusal()).toContain('used in the draft of Survey (Tell them).');
    const rollout = { percent: 5, numbers: [] };
    await owner.call(draftsApi.publish, { params, body: { revision: revision + 1, rollout } });
    expect(await refusal()).toContain('the rollout of Survey (Tell them)');
    await owner.call(agentsApi.remove, { params });
    await owner.call(workflowsApi.create, { body: { name: 'Telling', flow } });
    expect(await refusal()).toContain('used in the workflow Telling (Tell them).');
  });
});

describe('runs of actions', () => {
  it('really mail, once for one key, and stand in the history', async () => {
    const owner = await app.newOwner();
    const { id: actionId } = await create(owner, 'send-email');
    await activate(owner, actionId);
    const values = { name: 'Ann {{x}}', message: 'Call me.' };
    const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId };
    const send = () =>
      app.send('POST', address(actionId, '/runs'), { values }, { ...headers, 'idempotency-key': 'one' });
    const [first, again] = [await send(), await send()];
    expect(first).toMatchObject({ status: 201, body: { status: 'succeeded', trigger: 'manual', values } });
    expect(again.body).toEqual(first.body);
    const mine = (await app.mails()).filter((mail) => mail.to?.[0]?.address === owner.email);
    expect(mine).toMatchObject([{ subject: 'A message from Ann {{x}}', text: 'Ann {{x}} says: Call me.\n' }]);
    const { items } = await owner.call(actionsApi.runs, { params: { actionId }, query: {} });
    expect(items).toHaveLength(1);
    expect((await owner.call(actionsApi.list)).items[0]!.lastRunAt).toBe(items[0]!.createdAt);
  });

  it('ask another system with sealed headers, keep named results, and never a secret', async () => {
    const owner = await app.newOwner();
    const results = [
      { name: 'tag', path: 'contact.tags.0' },
      { name: 'nothing', path: 'contact.none' },
      { name: 'heard', path: 'heard' },
    ];
    const actionId = await newWebhook(owner, { results });
    const run = await owner.call(actionsApi.run, { params: { actionId }, body: { values: { name: 'A "b"/c' } } });
    expect(run).toMatchObject({ status: 'succeeded', output: { tag: 'vip', nothing: null, heard: '•••' } });
    expect(run.answer).toMatchObject({ status: 200 });
    const sent = received.at(-1)!;
    expect(sent).toMatchObject({ path: '/contacts/A%20%22b%22%2Fc', headers: { authorization: secretValue } });
    expect(JSON.parse(sent.body.toString())).toEqual({ name: 'A "b"/c' });
    const shown = await owner.call(actionsApi.get, { params: { actionId } });
    const all = [shown, run, await owner.call(auditApi.list)];
    expect(JSON.stringify(all)).not.toContain('s3cret');
    const { rows } = await services.db.pool.query(
      'select a::text from actions a union all select r::text from action_runs r',
    );
    expect(JSON.stringify(rows)).not.toContain('s3cret');
  });

  it('keep a secret that is left empty, but for the same host only', async () => {
    const owner = await app.newOwner();
    const actionId = await newWebhook(owner);
    const params = { actionId };
    const kept = [{ name: 'Authorization', value: '', secret: true }];
    await owner.call(actionsApi.update, { params, body: { configuration: webhook({ headers: kept, method: 'PUT' }) } });
    await owner.call(actionsApi.run, { params, body: { values: { name: 'Ann' } } });
    expect(received.at(-1)).toMatchObject({ method: 'PUT', headers: { authorization: secretValue } });
    const moved = webhook({ headers: kept, url: 'https://other.example.com/' });
    expect(problems(await owner.send('PATCH', address(actionId), { configuration: moved }))).toEqual([
      'body.configuration.headers.0.value',
    ]);
  });

  it('of an inactive action are refused, but for tries', async () => {
    const owner = await app.newOwner();
    const { id: actionId, name } = await create(owner, 'send-email');
    expect(await owner.send('POST', address(actionId, '/runs'), { values: {} })).toMatchObject({
      status: 409,
      body: {
        error: { message: `The ${name} action is inactive. Activate it on its page, then run it again.` },
      },
    });
    const tried = await owner.call(actionsApi.run, { params: { actionId }, body: { trial: true } });
    expect(tried).toMatchObject({ status: 'succeeded', trigger: 'try' });
    const step = { runId: newId(), callId: null, nodeId: 'tell', action: 'run_action', wait: true };
    const scope = { services, workspaceId: owner.workspaceId, actor: null };
    const result = await runAction(scope, { ...step, input: { actionId, inputs: {} } });
    expect(result).toMatchObject({ ok: false, code: 'conflict', message: expect.stringContaining('inactive') });
    const { items } = await owner.call(actionsApi.runs, { params: { actionId }, query: { status: 'failed' } });
    expect(items).toMatchObject([{ trigger: 'step', status: 'failed' }]);
  });

  it('ask for the values that their texts need, in the form of their types', async () => {
    const owner = await app.newOwner();
    const { id: actionId } = await create(owner, 'create-calendar-event');
    await activate(owner, actionId);
    const run = (values: object) => owner.send('POST', address(actionId, '/runs'), { values });
    expect(problems(await run({}))).toEqual(['body.values.start']);
    expect(problems(await run({ start: 'soon' }))).toEqual(['body.values.start']);
    const booked = await run({ start: '2026-11-24T14:30', name: 'Ann' });
    expect(booked).toMatchObject({ status: 201, body: { output: { start: '2026-11-24T13:30:00.000Z' } } });
    expect(await run({ start: '2026-11-24T13:30:00Z' })).toMatchObject({ body: { output: { code: 'time_taken' } } });
    const { items } = await owner.call(appointmentsApi.list);
    expect(items).toMatchObject([{ title: 'Appointment with Ann' }]);
  });

  it('say what the workspace lacks', async () => {
    const owner = await app.newOwner();
    const { id: actionId, missing } = await create(owner, 'send-sms');
    await activate(owner, actionId);
    const run = await owner.call(actionsApi.run, { params: { actionId }, body: { values: { phone: '+15715550123' } } });
    expect(run).toMatchObject({ status: 'failed', output: { code: 'no_phone_number', message: missing } });
  });

  it('are filtered and paged, and run again with the same values', async () => {
    const owner = await app.newOwner();
    const { id: actionId } = await create(owner, 'send-email');
    await activate(owner, actionId);
    const params = { actionId };
    for (const name of ['One', 'Two', 'Three'])
      await owner.call(actionsApi.run, { params, body: { values: { name } } });
    const first = await owner.call(actionsApi.runs, { params, query: { limit: 2 } });
    const rest = await owner.call(actionsApi.runs, { params, query: { limit: 2, cursor: first.next! } });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([2, 1, null]);
    expect(new Set([...first.items, ...rest.items].map(({ runId }) => runId)).size).toBe(3);
    expect((await owner.send('GET', address(actionId, '/runs?cursor=x'))).status).toBe(400);
    expect((await owner.call(actionsApi.runs, { params, query: { trigger: 'schedule' } })).items).toEqual([]);
    const former = rest.items[0]!.runId;
    const again = await owner.call(actionsApi.retryRun, { params: { actionId, actionRunId: former } });
    expect(again).toMatchObject({ status: 'succeeded', values: { name: 'One' } });
    expect(again.runId).not.toBe(former);
  });
});
