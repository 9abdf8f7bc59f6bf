import { describe, expect, it } from 'vitest';
import { workflowTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { workflowFilesApi } from '#domain/agents/workflow-files.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { workflowTemplates } from '#domain/agents/workflow-templates.data.ts';
import { countSteps, type Flow } from '#domain/agents/workflows.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

/** The code that a refused call carries. */
const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => 'done',
    (error: Error) => /"code":"(\w+)"/.exec(error.message)?.[1],
  );

const make = (tenant: TestClient, template = 'payment-reminder') =>
  tenant.call(workflowsApi.create, { body: { template } });

describe('the gallery', () => {
  it('has the six templates of the specification with their steps and times', async () => {
    const tenant = await server.newOwner();
    const { items } = await tenant.call(workflowsApi.templates);
    expect(items.map(({ name, category, steps, estimatedTime }) => [name, category, steps, estimatedTime])).toEqual([
      ['Lead Qualification Flow', 'Sales', 8, '3-5 min'],
      ['Appointment Booking', 'Scheduling', 4, '2-3 min'],
      ['Customer Support Triage', 'Support', 6, '1-2 min'],
      ['Survey Collection', 'Research', 8, '5-10 min'],
      ['Payment Reminder', 'Finance', 3, '1-2 min'],
      ['Event Registration', 'Events', 4, '2-4 min'],
    ]);
    expect(items.map(({ steps }) => steps)).toEqual(workflowTemplates.map(({ flow }) => countSteps(flow)));
  });
});

describe('a workflow', () => {
  it.each(workflowTemplates.map(({ id }) => id))(
    'of the template %s can be published and activated as it stands',
    async (id) => {
      const tenant = await server.newOwner();
      const made = await make(tenant, id);
      expect(made).toMatchObject({ status: 'inactive', executions: 0, successRate: null, lastRunAt: null, version: 0 });
      expect(made.problems.filter(({ level }) => level === 'error')).toEqual([]);
      const params = { workflowId: made.id };
      const published = await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } });
      expect(published).toMatchObject({ version: 1, isChanged: false });
      expect((await tenant.call(workflowsApi.setStatus, { params, body: { status: 'active' } })).status).toBe('active');
      expect(await tenant.call(workflowsApi.pinned, { params })).toMatchObject({
        workflow: { workflowId: made.id, workflowVersion: 1 },
        workflows: {},
      });
    },
  );

  it('begins from nothing, greets and ends', async () => {
    const tenant = await server.newOwner();
    const made = await tenant.call(workflowsApi.create, { body: { name: 'Mine' } });
    expect(made).toMatchObject({ name: 'Mine', template: null, type: 'Own workflow', steps: 0 });
    expect(made.problems.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('keeps what is built, also with errors, and refuses what would overwrite the work of another', async () => {
    const tenant = await server.newOwner();
    const { id, flow } = await make(tenant);
    const params = { workflowId: id };
    const broken: Flow = { ...flow, edges: [] };
    const saved = await tenant.call(workflowsApi.save, { params, body: { revision: 0, flow: broken } });
    expect(saved).toMatchObject({ revision: 1, isChanged: true });
    expect(saved.problems.length).toBeGreaterThan(0);
    const late = tenant.call(workflowsApi.save, { params, body: { revision: 0, flow } });
    expect(await codeOf(late)).toBe('draft_changed');
    // The same again is no change, whatever revision it came from.
    expect((await tenant.call(workflowsApi.save, { params, body: { revision: 0, flow: broken } })).revision).toBe(1);
    expect(await codeOf(tenant.call(workflowsApi.publish, { params, body: { revision: 1 } }))).toBe('flow_invalid');
    const activated = tenant.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
    expect(await codeOf(activated)).toBe('flow_invalid');
  });

  it('cannot be run before it was published and is active', async () => {
    const tenant = await server.newOwner();
    const { id } = await make(tenant);
    const params = { workflowId: id };
    expect(await codeOf(tenant.call(workflowsApi.pinned, { params }))).toBe('conflict');
    await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } });
    expect(await codeOf(tenant.call(workflowsApi.pinned, { params }))).toBe('conflict');
  });

  it('makes no version of what changes nothing, and is renamed and deleted', async () => {
    const tenant = await server.newOwner();
    const { id } = await make(tenant);
    const params = { workflowId: id };
    await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } });
    expect((await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } })).version).toBe(1);
    const renamed = await tenant.call(workflowsApi.rename, { params, body: { name: 'June' } });
    expect([renamed.name, renamed.flow.name, renamed.isChanged]).toEqual(['June', 'June', true]);
    await tenant.call(workflowsApi.remove, { params });
    expect(await codeOf(tenant.call(workflowsApi.get, { params }))).toBe('not_found');
  });
});

describe('a workflow as a file', () => {
  it('goes elsewhere and comes back the same, with its tests and with actions by their names', async () => {
    const tenant = await server.newOwner();
    const { id: workflowId } = await make(tenant, 'event-registration');
    const test = { name: 'nobody is there', at: '2026-11-20T10:00 UTC', turns: [{ hangup: true as const }] };
    await tenant.call(workflowTestsApi.create, { params: { workflowId }, body: { test } });
    const read = async (id: string) => (await tenant.send('GET', `/v1/workflows/${id}/export`)).body as string;
    const yaml = await read(workflowId);
    expect(yaml).toContain('template: event-registration');
    const copy = await tenant.call(workflowFilesApi.import, { body: { yaml } });
    expect(copy.notes).toEqual([]);
    expect((await read(copy.workflowId)).replace(copy.workflowId, workflowId)).toBe(yaml);
    expect(await tenant.call(workflowsApi.get, { params: { workflowId: copy.workflowId } })).toMatchObject({
      status: 'inactive',
      version: 0,
      template: 'event-registration',
    });
    const renamed = yaml.replace(/^name: .*$/m, 'name: Spring fair');
    await tenant.call(workflowFilesApi.import, { body: { yaml: renamed, workflowId } });
    const after = await tenant.call(workflowsApi.get, { params: { workflowId } });
    expect([after.name, after.flow.name, after.revision]).toEqual(['Spring fair', 'Spring fair', 1]);
  });

  it('says in which line a file is wrong', async () => {
    const tenant = await server.newOwner();
    const answer = await tenant.send('POST', '/v1/workflows/import', { yaml: 'parley: 1\nname: A\nflow: 7\n' });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('Line 3')]);
  });
});

describe('a workflow that agents run', () => {
  it('is shown with who runs it', async () => {
    const tenant = await server.newOwner();
    const { id } = await make(tenant);
    const params = { workflowId: id };
    await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } });
    await tenant.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
    const pinned = await tenant.call(workflowsApi.pinned, { params });
    const other = await tenant.call(workflowsApi.create, { body: { name: 'Around it' } });
    const flow: Flow = { ...other.flow, workflows: { reminder: pinned.workflow } };
    await tenant.call(workflowsApi.save, { params: { workflowId: other.id }, body: { revision: 0, flow } });
    expect((await tenant.call(workflowsApi.get, { params })).usedBy).toEqual([
      { kind: 'workflow', id: other.id, name: 'Around it', version: 1 },
    ]);
    expect((await tenant.call(agentsApi.list)).items).toEqual([]);
  });

  it('counts the calls that ran it, and no tests', async () => {
    const tenant = await server.newOwner();
    const { id } = await tenant.call(workflowsApi.create, { body: { name: 'Short' } });
    const params = { workflowId: id };
    await tenant.call(workflowsApi.publish, { params, body: { revision: 0 } });
    await tenant.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
    const { workflow } = await tenant.call(workflowsApi.pinned, { params });
    const around: Flow = {
      name: 'Around it',
      nodes: [
        { id: 'start', type: 'start', title: 'Start Call', config: { greeting: 'Hello.' }, x: 0, y: 0 },
        { id: 'run', type: 'run_workflow', title: 'Run', config: { workflow: 'short' }, x: 0, y: 0 },
        { id: 'end', type: 'end', title: 'End Call', config: { outcome: 'success' }, x: 0, y: 0 },
      ],
      edges: [
        { from: 'start', port: 'next', to: 'run' },
        { from: 'run', port: 'done', to: 'end' },
        { from: 'run', port: 'error', to: 'end' },
      ],
      workflows: { short: workflow },
    };
    const agent = await tenant.call(agentsApi.create, { body: { flow: around } });
    expect(agent).toMatchObject({ type: 'Custom Build', name: 'Around it', greeting: 'Hello.' });
    await tenant.call(agentsApi.setStatus, { params: { agentId: agent.id }, body: { status: 'active' } });
    for (const test of [false, true])
      await tenant.call(chatsApi.start, { params: { agentId: agent.id }, body: { test } });
    const [row] = (await tenant.call(workflowsApi.list)).items;
    expect(row).toMatchObject({ executions: 1, successRate: 100 });
    expect(row!.lastRunAt).not.toBeNull();
    expect((await tenant.call(workflowsApi.get, { params })).usedBy).toEqual([
      { kind: 'agent', id: agent.id, name: 'Around it', version: 1 },
    ]);
    // Of a template's workflows the gallery tells how long their calls took.
    const { pool } = server.services.db;
    await pool.query("update workflows set template = 'payment-reminder' where id = $1", [id]);
    await pool.query("update calls set started_at = ended_at - interval '4 minutes' where agent_id = $1", [agent.id]);
    const { items } = await tenant.call(workflowsApi.templates);
    expect(items.map(({ estimatedTime }) => estimatedTime)).toEqual(
      workflowTemplates.map((own) => (own.id === 'payment-reminder' ? '4 min' : own.estimatedTime)),
    );
  });
});
