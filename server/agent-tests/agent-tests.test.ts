import { describe, expect, it } from 'vitest';
import { agentTestsApi, workflowTestsApi } from '#domain/agent-test-suites.ts';
import { agentsApi } from '#domain/agents.ts';
import { auditApi } from '#domain/audit.ts';
import { draftsApi } from '#domain/drafts.ts';
import { workflowsApi } from '#domain/workflow-library.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

const asksName = {
  name: 'asks for the name',
  turns: [{ caller: 'a check-up', expect: { says: ['what name'] } }],
};
const wantsBlue = { name: 'wants blue', turns: [{ caller: 'a check-up', expect: { says: ['blue'] } }] };

async function newAgent(owner: TestClient) {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  return { agentId };
}

describe('tests of an agent', () => {
  it('are kept, played to the draft, and known until the agent or the test changes', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const good = await owner.call(agentTestsApi.create, { params, body: { test: asksName } });
    const bad = await owner.call(agentTestsApi.create, { params, body: { test: wantsBlue } });
    const passed = async (query = {}) =>
      (await owner.call(agentTestsApi.list, { params, query })).items.map((one) => one.passed);
    expect(await passed()).toEqual([null, null]);
    const ran = await owner.call(agentTestsApi.run, { params, body: {} });
    expect(ran.passed).toBe(false);
    expect(ran.verdicts.map((one) => [one.testId, one.passed])).toEqual([
      [good.id, true],
      [bad.id, false],
    ]);
    expect(ran.verdicts[1]!.failures[0]!.message).toBe('The agent should say "blue" at turn 1, and does not.');
    expect(ran.coverage.nodes.reached).toBeGreaterThan(1);
    expect(await passed()).toEqual([true, false]);
    // What answers is the draft as it is: the same verdicts.
    expect(await passed({ of: 'live' })).toEqual([true, false]);

    const draft = await owner.call(draftsApi.get, { params });
    const configuration = { ...draft.configuration, greeting: 'Hello, what is it?' };
    await owner.call(draftsApi.save, { params, body: { revision: draft.revision, configuration } });
    expect(await passed()).toEqual([null, null]);
    expect(await passed({ of: 'live' })).toEqual([true, false]);
    const blue = { ...configuration, greeting: 'Hello from the blue house.' };
    await owner.call(draftsApi.save, { params, body: { revision: draft.revision + 1, configuration: blue } });
    const mended = { ...wantsBlue, turns: [], expect: { says: ['blue'] } };
    await owner.call(agentTestsApi.save, { params: { ...params, testId: bad.id }, body: { test: mended } });
    expect((await owner.call(agentTestsApi.run, { params, body: { testIds: [bad.id] } })).passed).toBe(true);
    expect(await passed()).toEqual([null, true]);
    expect(await passed({ of: 'live' })).toEqual([true, null]);

    await owner.call(agentTestsApi.remove, { params: { ...params, testId: good.id } });
    expect(await passed()).toEqual([true]);
    const actions = (await owner.call(auditApi.list)).items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['agent.test-added', 'agent.test-changed', 'agent.test-removed']));
  });

  it('can be played before they are kept, to what answers, too', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const ran = await owner.call(agentTestsApi.run, { params, body: { of: 'live', test: wantsBlue } });
    expect(ran).toMatchObject({ passed: false, verdicts: [{ testId: null, name: 'wants blue' }] });
    expect((await owner.call(agentTestsApi.list, { params, query: {} })).items).toEqual([]);
  });

  it('have names of their own, a form that is checked, and an end of their number', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const add = (test: object) => owner.send('POST', `/v1/agents/${params.agentId}/tests`, { test });
    expect((await add(asksName)).status).toBe(201);
    expect((await add(asksName)).status).toBe(409);
    const refused = async (test: object) => {
      const { status, body } = await add({ name: 'one', turns: [], ...test });
      return [status, (body as { error: { details: { path: string }[] } }).error.details[0]!.path];
    };
    expect(await refused({ turns: undefined })).toEqual([400, 'body.test.turns']);
    expect(await refused({ turns: [{ caller: 'hi', keys: '1' }] })).toEqual([400, 'body.test.turns.0']);
    expect(await refused({ at: '2026-11-20T10:00 Mars/Olympus' })).toEqual([400, 'body.test.at']);
    expect(await refused({ expect: { end: 'never' } })).toEqual([400, 'body.test.expect.end']);
    expect(await refused({ turns: Array.from({ length: 101 }, () => ({ keys: '1' })) })).toEqual([
      400,
      'body.test.turns',
    ]);
    expect((await add({ name: 'two', turns: [], mocks: 1 })).status).toBe(400);
  });

  it('are for who may change agents', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const viewer = await server.newMember(owner, 'viewer');
    expect((await viewer.send('GET', `/v1/agents/${params.agentId}/tests`)).status).toBe(403);
    expect(
      (await owner.send('POST', `/v1/agents/${params.agentId}/tests/run`, { testIds: [params.agentId] })).status,
    ).toBe(404);
  });
});

describe('tests of a workflow', () => {
  it('are played to it alone', async () => {
    const owner = await server.newOwner();
    const { id: workflowId } = await owner.call(workflowsApi.create, { body: { template: 'payment-reminder' } });
    const params = { workflowId };
    const test = { name: 'hangs up', turns: [{ hangup: true as const }], expect: { end: 'caller_hangup' } };
    const { id } = await owner.call(workflowTestsApi.create, { params, body: { test } });
    const ran = await owner.call(workflowTestsApi.run, { params, body: {} });
    expect(ran).toMatchObject({ passed: true, verdicts: [{ testId: id, passed: true }] });
    expect((await owner.call(workflowTestsApi.list, { params, query: {} })).items).toMatchObject([
      { id, passed: true },
    ]);
    const own = { workflowId, workflowTestId: id };
    await owner.call(workflowTestsApi.save, { params: own, body: { test: { ...test, name: 'goes away' } } });
    await owner.call(workflowTestsApi.remove, { params: own });
    expect((await owner.call(workflowTestsApi.list, { params, query: {} })).items).toEqual([]);
  });
});
