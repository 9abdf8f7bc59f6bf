import { describe, expect, it } from 'vitest';
import { agentTestsApi, workflowTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { auditApi } from '#domain/platform/audit.ts';
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

describe('a test that is written by itself', () => {
  it('comes to the step, is not kept, and has a name that is free', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const { test } = await owner.call(agentTestsApi.propose, { params, body: { node: 'book' } });
    expect(test.expect?.path).toContain('book');
    expect((await owner.call(agentTestsApi.list, { params, query: {} })).items).toEqual([]);
    await owner.call(agentTestsApi.create, { params, body: { test } });
    expect((await owner.call(agentTestsApi.run, { params, body: {} })).passed).toBe(true);
    const again = await owner.call(agentTestsApi.propose, { params, body: { node: 'book' } });
    expect(again.test.name).not.toBe(test.name);
    const nowhere = await owner.send('POST', `/v1/agents/${params.agentId}/tests/propose`, { node: 'no such step' });
    expect([nowhere.status, JSON.stringify(nowhere.body)]).toEqual([409, expect.stringContaining('reached this step')]);
  });
});

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
    expect(ran.verdicts[1]!.failures[0]!.message).toBe('The agent should say "blue" at turn 1, but doesn’t.');
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

  it('are one file to read and to write, and what stays in it keeps what came of it', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    for (const test of [asksName, wantsBlue]) await owner.call(agentTestsApi.create, { params, body: { test } });
    await owner.call(agentTestsApi.run, { params, body: {} });
    const at = `/v1/agents/${params.agentId}/tests/file`;
    const file = String((await owner.send('GET', at)).body);
    expect(file).toMatch(/^- name: asks for the name\n/);
    const { items } = await owner.call(agentTestsApi.replace, {
      params,
      body: { yaml: file.replace('blue]', 'red]').replace('- blue', '- red') },
    });
    expect(items.map(({ test, passed }) => [test.name, passed])).toEqual([
      ['asks for the name', true],
      ['wants blue', null],
    ]);
    const refused = await owner.send('PUT', at, { yaml: '- name: one\n  turns: 1\n' });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { details: [{ message: expect.stringMatching(/^Line 2: /) }] } },
    });
    await owner.call(agentTestsApi.replace, { params, body: { yaml: '' } });
    expect((await owner.call(agentTestsApi.list, { params, query: {} })).items).toEqual([]);
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

const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;

describe('the gate', () => {
  const red = { ...wantsBlue, name: 'is blue' };

  async function withRedTest() {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    await owner.call(agentTestsApi.create, { params, body: { test: asksName } });
    await owner.call(agentTestsApi.create, { params, body: { test: red } });
    const at = `/v1/agents/${params.agentId}`;
    const draft = await owner.call(draftsApi.get, { params });
    const configuration = { ...draft.configuration, greeting: 'Good day.' };
    const { revision } = await owner.call(draftsApi.save, {
      params,
      body: { revision: draft.revision, configuration },
    });
    return { owner, params, at, revision };
  }

  it('keeps back what fails its tests on every way to callers, and says which fail', async () => {
    const { owner, params, at, revision } = await withRedTest();
    const refused = await owner.send('POST', `${at}/publish`, { revision });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'tests_red', details: [{ message: 'is blue' }] } },
    });
    expect((refused.body as { error: { message: string } }).error.message).toContain('1 test failed: is blue.');
    const rollout = { percent: 5, numbers: [] };
    expect(codeOf(await owner.send('POST', `${at}/publish`, { revision, rollout }))).toBe('tests_red');
    expect(codeOf(await owner.send('PATCH', at, { greeting: 'Hi.' }))).toBe('tests_red');
    expect(codeOf(await owner.send('PUT', `${at}/status`, { status: 'active' }))).toBe('tests_red');
    expect((await owner.call(agentsApi.get, { params })).version).toBe(1);
  });

  it('lets pass what is green on exactly this draft, also where nobody has played it', async () => {
    const { owner, params, revision } = await withRedTest();
    const { items } = await owner.call(agentTestsApi.list, { params, query: {} });
    const mended = { ...red, turns: [], expect: { says: ['good day'] } };
    await owner.call(agentTestsApi.save, { params: { ...params, testId: items[1]!.id }, body: { test: mended } });
    expect((await owner.call(draftsApi.publish, { params, body: { revision } })).version).toBe(2);
    // What passed on another configuration counts for nothing.
    expect(codeOf(await owner.send('PATCH', `/v1/agents/${params.agentId}`, { greeting: 'Hi.' }))).toBe('tests_red');
  });

  it('is overridden by who may manage agents, with a reason that the audit log keeps', async () => {
    const { owner, params, at, revision } = await withRedTest();
    const member = await server.newMember(owner, 'member');
    const body = { revision, override: { reason: 'The office is on fire.' } };
    expect(await member.send('POST', `${at}/publish`, body)).toMatchObject({ status: 403 });
    expect(codeOf(await owner.send('POST', `${at}/publish`, { revision, override: { reason: ' ' } }))).toBe(
      'invalid_input',
    );
    expect((await owner.call(draftsApi.publish, { params, body })).version).toBe(2);
    const [told] = (await owner.call(auditApi.list, { query: { action: 'agent.tests-overridden' } })).items;
    expect(told).toMatchObject({ after: { tests: ['is blue'], reason: 'The office is on fire.' } });
    // The way back is always open.
    const restored = await owner.send('POST', `${at}/versions/1/restore`, {});
    expect(restored.status).toBe(200);
  });

  it('stands before the rollout of a version and before an approval, too', async () => {
    const { owner, params, at, revision } = await withRedTest();
    const override = { reason: 'Later.' };
    await owner.call(draftsApi.publish, { params, body: { revision, override } });
    expect(codeOf(await owner.send('PUT', `${at}/release`, { version: 1, percent: 5 }))).toBe('tests_red');
    expect((await owner.send('PUT', `${at}/release`, { version: 1, percent: 5, override })).status).toBe(200);
    // Its share can be made smaller by anyone.
    expect((await owner.send('PUT', `${at}/release`, { version: 1, percent: 1 })).status).toBe(200);
    const other = await server.newMember(owner, 'admin');
    const asked = await other.send('POST', `${at}/approvals`, { revision });
    const { id } = asked.body as { id: string };
    expect(codeOf(await owner.send('PUT', `${at}/approvals/${id}`, { approve: true }))).toBe('tests_red');
    expect((await owner.send('PUT', `${at}/approvals/${id}`, { approve: true, override })).status).toBe(200);
  });

  it('stands before the versions of workflows', async () => {
    const owner = await server.newOwner();
    const { id: workflowId } = await owner.call(workflowsApi.create, { body: { template: 'payment-reminder' } });
    const test = { ...wantsBlue, turns: [], expect: { says: ['blue'] } };
    await owner.call(workflowTestsApi.create, { params: { workflowId }, body: { test } });
    const at = `/v1/workflows/${workflowId}/publish`;
    expect(codeOf(await owner.send('POST', at, { revision: 0 }))).toBe('tests_red');
    expect((await owner.send('POST', at, { revision: 0, override: { reason: 'Now.' } })).status).toBe(200);
  });
});

describe('a call', () => {
  it('becomes a test of its agent, with other names in it', async () => {
    const owner = await server.newOwner();
    const params = await newAgent(owner);
    const chat = await owner.call(chatsApi.start, { params, body: {} });
    for (const text of ['a check-up', 'Wilhelmina Katz'])
      await owner.call(chatsApi.send, { params: { callId: chat.id }, body: { text } });
    const { test, notes } = await owner.call(agentTestsApi.fromCall, { params: { callId: chat.id } });
    expect(notes).toEqual([]);
    expect(test.test.turns).toEqual([{ caller: 'a check-up' }, { caller: 'Jordan Harper' }]);
    expect(JSON.stringify(test)).not.toMatch(/Wilhelmina|Katz/);
    expect((await owner.call(agentTestsApi.run, { params, body: { of: 'live' } })).passed).toBe(true);
    const again = await owner.call(agentTestsApi.fromCall, { params: { callId: chat.id } });
    expect(again.test.test.name).toBe(`${test.test.name} (2)`);
    const viewer = await server.newMember(owner, 'viewer');
    expect((await viewer.send('POST', `/v1/agent-tests/from-call/${chat.id}`)).status).toBe(403);
  });
});
