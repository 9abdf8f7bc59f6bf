import { describe, expect, it, vi } from 'vitest';
import { automationsApi, automationsPerHour } from '#domain/actions/automations.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { runScheduled } from '#server/actions/run-scheduled.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { runAutomation } from './run-automation.ts';
import { scheduledWorkflows } from './scheduled-workflows.ts';

/** Workflows that run without a caller. */

const app = await startApp();
const { services, clock } = app;

const place = { x: 0, y: 0 };
const start: FlowNode = { id: 'start', type: 'start', title: 'Start', config: {}, ...place };
const end: FlowNode = { id: 'end', type: 'end', title: 'End', config: { outcome: 'success' }, ...place };

/** Mails someone whose address it is given. */
const mailing = (to: string, subject: string): Flow => ({
  name: 'Mailing',
  nodes: [
    start,
    {
      id: 'mail',
      type: 'send_email',
      title: 'Write',
      config: { to, subject, body: 'Hello {{name|there}}.' },
      ...place,
    },
    end,
  ],
  edges: [
    { from: 'start', port: 'next', to: 'mail' },
    { from: 'mail', port: 'ok', to: 'end' },
  ],
  variables: ['email', 'name', 'outcome', 'date'].map((name) => ({
    name,
    type: 'text' as const,
    initial: null,
    given: true,
    sensitive: false,
  })),
});

async function activate(owner: TestClient, flow: Flow): Promise<string> {
  const { id: workflowId } = await owner.call(workflowsApi.create, { body: { name: flow.name, flow } });
  const params = { workflowId };
  await owner.call(workflowsApi.publish, { params, body: { revision: 0 } });
  await owner.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
  return workflowId;
}

const monday = { kind: 'schedule' as const, at: '09:30', days: [1] };
const lettersTo = async (address: string) =>
  (await app.mails()).filter((mail) => mail.to?.[0]?.address === address).map((mail) => mail.subject);
const runsOf = async (owner: TestClient, workflowId: string) =>
  (await owner.call(automationsApi.list, { params: { workflowId }, query: {} })).items;
const ended = (owner: TestClient, workflowId: string, runs: number) =>
  vi.waitFor(async () => {
    const items = await runsOf(owner, workflowId);
    expect(items.filter(({ endedAt }) => endedAt !== null)).toHaveLength(runs);
    return items;
  }, 15_000);

describe('a workflow by the clock', () => {
  it('runs once for each of its moments, is counted, and pauses', async () => {
    const owner = await app.newOwner();
    const to = `${newId()}@example.com`;
    const workflowId = await activate(owner, mailing(to, 'It is {{date|a day}}'));
    const params = { workflowId };
    const trigger = await owner.call(automationsApi.addTrigger, { params, body: { settings: monday } });
    // Half past nine in Berlin, where the workspace is.
    expect(trigger).toMatchObject({ isPaused: false, nextRunAt: '2026-11-23T08:30:00.000Z' });
    await runScheduled(services, scheduledWorkflows);
    expect(await runsOf(owner, workflowId)).toEqual([]);
    clock.advance(40 * 60_000);
    await runScheduled(services, scheduledWorkflows);
    await runScheduled(services, scheduledWorkflows);
    const [run] = await ended(owner, workflowId, 1);
    expect(run).toMatchObject({ cause: 'schedule', status: 'succeeded', outcome: 'success', version: 1, error: null });
    expect(await owner.call(automationsApi.get, { params: { workflowId, automationId: run!.id } })).toMatchObject({
      values: { date: '2026-11-23', time: '09:30' },
      steps: [{ nodeId: 'mail', title: 'Write', did: 'send_email', ok: true }],
    });
    await vi.waitFor(async () => expect(await lettersTo(to)).toEqual(['It is Monday, November 23']), 15_000);
    expect(await owner.call(workflowsApi.get, { params })).toMatchObject({ executions: 1, successRate: 100 });
    const one = { params: { workflowId, triggerId: trigger.id } };
    expect(await owner.call(automationsApi.changeTrigger, { ...one, body: { isPaused: true } })).toMatchObject({
      nextRunAt: null,
    });
    expect(await owner.call(automationsApi.changeTrigger, { ...one, body: { isPaused: false } })).toMatchObject({
      nextRunAt: '2026-11-30T08:30:00.000Z',
    });
    await owner.call(automationsApi.removeTrigger, one);
    expect((await owner.call(automationsApi.triggers, { params })).items).toEqual([]);
  });

  it('that asks something is refused with its steps, when it is set up and when it comes to', async () => {
    const owner = await app.newOwner();
    const { id: workflowId } = await owner.call(workflowsApi.create, { body: { template: 'payment-reminder' } });
    const params = { workflowId };
    const address = `/v1/workflows/${workflowId}/triggers`;
    expect(await owner.send('POST', address, { settings: monday })).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('hasn’t been published') } },
    });
    await owner.call(workflowsApi.publish, { params, body: { revision: 0 } });
    const refused = await owner.send('POST', address, { settings: monday });
    expect(refused).toMatchObject({ body: { error: { code: 'flow_invalid' } } });
    expect(JSON.stringify(refused.body)).toContain('needs a caller, but an automation has none.');

    const mails = await activate(owner, mailing('team', 'Hi'));
    await owner.call(automationsApi.addTrigger, { params: { workflowId: mails }, body: { settings: monday } });
    const template = await owner.call(workflowsApi.get, { params });
    const body = { revision: 0, flow: template.flow };
    await owner.call(workflowsApi.save, { params: { workflowId: mails }, body });
    expect(await owner.send('POST', `/v1/workflows/${mails}/publish`, { revision: 1 })).toMatchObject({
      body: { error: { code: 'flow_invalid', message: expect.stringContaining('can’t run automatically') } },
    });
  });
});

describe('a workflow after a call', () => {
  it('runs where the agent and the outcome are those that were chosen, with what is known of the call', async () => {
    const owner = await app.newOwner();
    const to = `${newId()}@example.com`;
    const workflowId = await activate(owner, mailing(to, 'A call was {{outcome|had}}'));
    const params = { workflowId };
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const settings = { kind: 'call_ended' as const, agentIds: [agentId], outcomes: ['neutral' as const], reasons: [] };
    await owner.call(automationsApi.addTrigger, { params, body: { settings } });
    const other = { ...settings, outcomes: ['success' as const] };
    await owner.call(automationsApi.addTrigger, { params, body: { settings: other } });
    const { callId, ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
    const caller = await openCallClient(await addressOf(app.app));
    caller.send({ type: 'hello', version: 1, ticket });
    await caller.next('turn');
    caller.send({ type: 'hang_up' });
    await caller.closed;
    const [run] = await ended(owner, workflowId, 1);
    expect(run).toMatchObject({ cause: 'call_ended', status: 'succeeded', callId });
    await vi.waitFor(async () => expect(await lettersTo(to)).toEqual(['A call was neutral']), 15_000);
  });
});

describe('a workflow for a new contact', () => {
  it('knows who it is', async () => {
    const owner = await app.newOwner();
    const workflowId = await activate(owner, mailing('{{email|nobody}}', 'Welcome'));
    const settings = { kind: 'contact_added' as const, tags: ['Demo request'] };
    await owner.call(automationsApi.addTrigger, { params: { workflowId }, body: { settings } });
    await services.db.pool.query('update workspaces set operator = (id = $1)', [owner.workspaceId]);
    const email = `${newId()}@example.com`;
    const message = { ...contactsApi.sendMessage.example.body, email, key: newId() };
    expect((await app.send('POST', '/v1/contact', message)).status).toBe(204);
    expect(await ended(owner, workflowId, 1)).toMatchObject([{ cause: 'contact_added', status: 'succeeded' }]);
    await vi.waitFor(async () => expect(await lettersTo(email)).toEqual(['Welcome']), 15_000);
  });
});

describe('a workflow by hand', () => {
  it('takes values of its variables, promises what it promises, and is done once however often it is taken up', async () => {
    const owner = await app.newOwner();
    const to = `${newId()}@example.com`;
    const flow = mailing(to, 'Once');
    const task: FlowNode = {
      id: 'task',
      type: 'leave_task',
      title: 'Ask',
      config: { summary: 'Call {{name|them}}.' },
      ...place,
    };
    const workflowId = await activate(owner, {
      ...flow,
      nodes: [...flow.nodes, task],
      edges: [flow.edges[0]!, { from: 'mail', port: 'ok', to: 'task' }, { from: 'task', port: 'next', to: 'end' }],
    });
    const params = { workflowId };
    expect(
      await owner.send('POST', `/v1/workflows/${workflowId}/automations`, { values: { nobody: 1 } }),
    ).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'body.values.nobody' }] } },
    });
    const { id } = await owner.call(automationsApi.run, { params, body: { values: { name: 'Ann' } } });
    const scope = { services, workspaceId: owner.workspaceId, actor: null };
    await Promise.allSettled([runAutomation(scope, id), runAutomation(scope, id)]);
    await ended(owner, workflowId, 1);
    await runAutomation(scope, id);
    const { items } = await owner.call(tasksApi.list, { query: {} });
    expect(items).toMatchObject([{ summary: 'Call Ann.', agentName: 'Mailing', callId: null }]);
    await vi.waitFor(async () => expect(await lettersTo(to)).toEqual(['Once']), 15_000);
  });

  it('that is refused something fails, and those who see to workflows hear of it', async () => {
    const owner = await app.newOwner();
    const config = { method: 'GET', url: 'http://127.0.0.1/private' };
    const ask: FlowNode = { id: 'ask', type: 'api_request', title: 'Look it up', config, ...place };
    const workflowId = await activate(owner, {
      name: 'Mailing',
      nodes: [start, ask, end],
      edges: [
        { from: 'start', port: 'next', to: 'ask' },
        { from: 'ask', port: 'ok', to: 'end' },
      ],
    });
    await owner.call(automationsApi.run, { params: { workflowId }, body: {} });
    const [run] = await ended(owner, workflowId, 1);
    expect(run).toMatchObject({
      status: 'failed',
      outcome: 'failure',
      error: expect.stringMatching(/^"Look it up": /),
    });
    await vi.waitFor(async () => {
      const { items } = await owner.call(notificationsApi.list, { query: {} });
      expect(items).toMatchObject([{ text: 'An automatic run of the Mailing workflow stopped before it finished.' }]);
    }, 15_000);
  });

  it('comes to a halt where events go in a circle', async () => {
    const owner = await app.newOwner();
    const workflowId = await activate(owner, mailing('team', 'Hi'));
    await services.db.pool.query(
      `insert into automations (workspace_id, id, workflow_id, version, source, cause, status, given, events, started_at, ended_at)
       select $1, gen_random_uuid(), $2, 1, n::text, 'manual', 'succeeded', '{}', '[]', $3, $3 from generate_series(1, $4) n`,
      [owner.workspaceId, workflowId, new Date(clock.now()), automationsPerHour],
    );
    expect(await owner.call(automationsApi.run, { params: { workflowId }, body: {} })).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('in the last hour'),
    });
  });
});
