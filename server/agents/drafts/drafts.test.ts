import { describe, expect, it, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Draft, draftsApi } from '#domain/agents/drafts.ts';
import { versionsApi } from '#domain/agents/versions.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

async function newAgent() {
  const owner = await server.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  return { owner, params: { agentId } };
}
type Params = { agentId: string };
const read = (client: TestClient, params: Params) => client.call(draftsApi.get, { params });
const save = (client: TestClient, params: Params, draft: Draft, changes: Partial<Draft['configuration']>) =>
  client.call(draftsApi.save, {
    params,
    body: { revision: draft.revision, configuration: { ...draft.configuration, ...changes } },
  });
const publish = (client: TestClient, params: Params, { revision }: Draft, note?: string) =>
  client.call(draftsApi.publish, { params, body: { revision, ...(note !== undefined && { note }) } });
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;

describe('a draft', () => {
  it('is what answers until somebody changes it, and changes nothing until it is published', async () => {
    const { owner, params } = await newAgent();
    const first = await read(owner, params);
    expect(first).toMatchObject({ revision: 0, baseVersion: 1, isChanged: false, updatedAt: null, changedBy: null });
    const saved = await save(owner, params, first, { greeting: 'Good day.' });
    expect(saved).toMatchObject({ revision: 1, baseVersion: 1, isChanged: true, changedBy: { id: owner.userId } });
    expect(await read(owner, params)).toEqual(saved);
    // To have written what an agent says is what the lesson on prompting teaches.
    expect((await owner.call(gettingStartedApi.get)).completed).toEqual(['create-agent', 'prompting']);
    expect((await owner.call(agentsApi.get, { params })).greeting).toBe(first.configuration.greeting);
    const agent = await publish(owner, params, saved, 'A shorter greeting.');
    expect(agent).toMatchObject({ version: 2, greeting: 'Good day.' });
    expect(await read(owner, params)).toMatchObject({ revision: 1, baseVersion: 2, isChanged: false });
    expect((await publish(owner, params, saved)).version).toBe(2);
  });

  it('that is saved again as it is keeps its revision, in whatever order its members come', async () => {
    const { owner, params } = await newAgent();
    const saved = await save(owner, params, await read(owner, params), { speed: 1.1 });
    const turned = Object.fromEntries(Object.entries(saved.configuration).reverse()) as Draft['configuration'];
    expect((await save(owner, params, { ...saved, configuration: turned }, {})).revision).toBe(1);
    const back = await save(owner, params, saved, { speed: 1 });
    expect(back).toMatchObject({ revision: 2, isChanged: false });
  });

  it('is not overwritten by somebody who has not seen it', async () => {
    const { owner, params } = await newAgent();
    const other = await server.newMember(owner, 'admin');
    const draft = await read(owner, params);
    await save(other, params, draft, { greeting: 'Theirs.' });
    const body = { revision: draft.revision, configuration: { ...draft.configuration, greeting: 'Mine.' } };
    const refused = await owner.send('PUT', `/v1/agents/${params.agentId}/draft`, body);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'draft_changed']);
    const unseen = await owner.send('POST', `/v1/agents/${params.agentId}/publish`, { revision: draft.revision });
    expect([unseen.status, codeOf(unseen)]).toEqual([409, 'draft_changed']);
    expect(await read(owner, params)).toMatchObject({
      configuration: { greeting: 'Theirs.' },
      changedBy: { id: other.userId },
    });
    const both = await Promise.all(
      [1.1, 0.9].map((speed) =>
        owner.send('PUT', `/v1/agents/${params.agentId}/draft`, {
          revision: 1,
          configuration: { ...draft.configuration, speed },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps a flow with errors, says what is wrong, and is not published with them', async () => {
    const { owner, params } = await newAgent();
    const draft = await read(owner, params);
    const { flow } = draft.configuration;
    const broken = await save(owner, params, draft, { flow: { ...flow, edges: flow.edges.slice(1) } });
    expect(broken.problems.some(({ level }) => level === 'error')).toBe(true);
    const refused = await owner.send('POST', `/v1/agents/${params.agentId}/publish`, { revision: broken.revision });
    expect([refused.status, codeOf(refused)]).toEqual([422, 'flow_invalid']);
  });

  it('gets what is changed in one step, and keeps its own changes unpublished', async () => {
    const { owner, params } = await newAgent();
    const draft = await save(owner, params, await read(owner, params), { greeting: 'Unpublished.' });
    const agent = await owner.call(agentsApi.update, { params, body: { name: 'Front desk' } });
    expect(agent).toMatchObject({ version: 2, name: 'Front desk' });
    expect(agent.greeting).not.toBe('Unpublished.');
    expect(await read(owner, params)).toMatchObject({
      revision: draft.revision + 1,
      baseVersion: 2,
      isChanged: true,
      configuration: { name: 'Front desk', greeting: 'Unpublished.' },
    });
  });

  it('without changes is another revision once what answers has changed in one step', async () => {
    const { owner, params } = await newAgent();
    const draft = await read(owner, params);
    await owner.call(agentsApi.update, { params, body: { name: 'Front desk' } });
    const old = { revision: draft.revision, configuration: draft.configuration };
    expect((await owner.send('PUT', `/v1/agents/${params.agentId}/draft`, old)).status).toBe(409);
    expect(await read(owner, params)).toMatchObject({ revision: 1, isChanged: false });
  });

  it('goes back to what answers, and what it held stays in the log', async () => {
    const { owner, params } = await newAgent();
    const draft = await save(owner, params, await read(owner, params), { greeting: 'Lost words.' });
    expect(await owner.call(draftsApi.discard, { params })).toMatchObject({
      revision: draft.revision + 1,
      isChanged: false,
    });
    const { items } = await owner.call(auditApi.list, { query: { action: 'agent.draft-discarded' } });
    expect(items[0]!.before).toEqual({ greeting: 'Lost words.' });
  });

  it('with a voice that no engine has is not published', async () => {
    const { owner, params } = await newAgent();
    const draft = await save(owner, params, await read(owner, params), { voice: 'elevenlabs/nobody' });
    const { status } = await owner.send('POST', `/v1/agents/${params.agentId}/publish`, { revision: draft.revision });
    expect(status).toBe(400);
  });
});

describe('versions', () => {
  it('are listed with their notes and authors, named, and read', async () => {
    const { owner, params } = await newAgent();
    for (const greeting of ['Two.', 'Three.', 'Four.'])
      await publish(owner, params, await save(owner, params, await read(owner, params), { greeting }), greeting);
    const first = await owner.call(versionsApi.list, { params, query: { limit: 3 } });
    expect(first.items).toMatchObject([
      { version: 4, note: 'Four.', name: null, isLive: true, publishedBy: { id: owner.userId } },
      { version: 3, note: 'Three.', isLive: false },
      { version: 2 },
    ]);
    const rest = await owner.call(versionsApi.list, { params, query: { cursor: first.next! } });
    expect(rest).toMatchObject({ items: [{ version: 1 }], next: null });
    const of = (version: number) => ({ ...params, version: String(version) });
    await owner.call(versionsApi.rename, { params: of(2), body: { name: 'The short one' } });
    expect(await owner.call(versionsApi.get, { params: of(2) })).toMatchObject({
      name: 'The short one',
      configuration: { greeting: 'Two.' },
    });
    for (const version of ['5', '0', '-1', '1.5', 'x'])
      expect((await owner.send('GET', `/v1/agents/${params.agentId}/versions/${version}`)).status).toBe(404);
  });

  it('come back at once, beside a draft that stays, and the next one has a number of its own', async () => {
    const { owner, params } = await newAgent();
    const old = await owner.call(agentsApi.get, { params });
    const saved = await save(owner, params, await read(owner, params), { greeting: 'Worse.' });
    await publish(owner, params, saved);
    const restored = await owner.call(versionsApi.restore, { params: { ...params, version: '1' }, body: {} });
    expect(restored).toMatchObject({ version: 1, greeting: old.greeting });
    const kept = await read(owner, params);
    expect(kept).toMatchObject({ revision: saved.revision, isChanged: true, configuration: { greeting: 'Worse.' } });
    expect((await publish(owner, params, await save(owner, params, kept, { greeting: 'Better.' }))).version).toBe(3);
    const both = { params: { ...params, version: '2' }, body: { replaceDraft: true } };
    expect(await owner.call(versionsApi.restore, both)).toMatchObject({ version: 2, greeting: 'Worse.' });
    expect(await read(owner, params)).toMatchObject({ isChanged: false, configuration: { greeting: 'Worse.' } });
  });
});

test('a test runs on the draft, can be computed again, and is no version that people see', async () => {
  const { owner, params } = await newAgent();
  const draft = await save(owner, params, await read(owner, params), { greeting: 'Hello from the draft.' });
  const chat = await owner.call(chatsApi.start, { params, body: { draft: true } });
  expect(chat.messages[0]!.text).toContain('Hello from the draft.');
  const call = await owner.call(callsApi.get, { params: { callId: chat.id } });
  expect(call).toMatchObject({ agentVersion: -1, test: true, channel: 'test' });
  const again = await owner.call(callsApi.start, { params, body: { channel: 'browser', draft: true } });
  const flow = JSON.parse(JSON.stringify(draft.configuration.flow).replaceAll('appointment for', 'visit for'));
  const changed = await save(owner, params, draft, { flow });
  const other = await owner.call(chatsApi.start, { params, body: { draft: true } });
  const versionOf = async (callId: string) => (await owner.call(callsApi.get, { params: { callId } })).agentVersion;
  expect(await versionOf(other.id)).toBe(-2);
  const { rows } = await server.services.db.pool.query('select agent_version as n, test from calls where id = $1', [
    again.callId,
  ]);
  expect(rows).toEqual([{ n: -1, test: true }]);
  expect(await owner.call(callsApi.replay, { params: { callId: chat.id }, body: {} })).toMatchObject({ same: true });
  const onDraft = await owner.call(callsApi.replay, { params: { callId: chat.id }, body: { version: 'draft' } });
  expect(onDraft.differences[0]).toMatchObject({ kind: 'wording' });
  expect((await owner.call(versionsApi.list, { params, query: {} })).items).toHaveLength(1);
  expect((await publish(owner, params, changed)).version).toBe(2);
  const plain = await owner.call(chatsApi.start, { params, body: { draft: true } });
  expect(await versionOf(plain.id)).toBe(2);
});
