import { expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { addressOf as listenAt } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const base = await listenAt(server.app);

/** Hears a draft's events as a page does; `last` is the newest of a kind. */
async function hear(client: TestClient, path: string) {
  const gone = new AbortController();
  const answer = await fetch(`http://${base}${path}/events?seconds=60`, {
    headers: { authorization: `Bearer ${client.token}`, 'x-workspace-id': client.workspaceId },
    signal: gone.signal,
  });
  const last: Record<string, unknown> = {};
  const ended = (async () => {
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part)!;
        last[name!] = JSON.parse(data!);
      }
    }
    return true;
  })().catch(() => false);
  return { last, ended, leave: () => gone.abort() };
}

async function newAgent() {
  const owner = await server.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  return { owner, agentId, params: { agentId } };
}

it('two people on one draft see each other, at which step, and which revision it has', async () => {
  const { owner, agentId, params } = await newAgent();
  const other = await server.newMember(owner, 'admin');
  const heard = await hear(owner, `/v1/agents/${agentId}/draft`);
  await vi.waitFor(() => expect(heard.last).toEqual({ people: { items: [] }, draft: { revision: 0 } }), 15_000);
  await owner.call(draftsApi.present, { params, body: { nodeId: null } });
  await other.call(draftsApi.present, { params, body: { nodeId: 'greet' } });
  const both = [
    { id: owner.userId, name: owner.email, nodeId: null },
    { id: other.userId, name: other.email, nodeId: 'greet' },
  ];
  await vi.waitFor(() => expect(heard.last.people).toEqual({ items: both }), 15_000);
  const draft = await other.call(draftsApi.get, { params });
  const configuration = { ...draft.configuration, greeting: 'Theirs.' };
  await other.call(draftsApi.save, { params, body: { revision: 0, configuration } });
  await vi.waitFor(() => expect(heard.last.draft).toEqual({ revision: 1 }), 15_000);

  // One goes on saying so, the other is gone.
  server.clock.advance(10_000);
  await owner.call(draftsApi.present, { params, body: { nodeId: 'bye' } });
  await vi.waitFor(
    () => expect(heard.last.people).toMatchObject({ items: [{ nodeId: 'bye' }, { nodeId: 'greet' }] }),
    15_000,
  );
  server.clock.advance(5_000);
  await vi.waitFor(() => expect(heard.last.people).toMatchObject({ items: [{ id: owner.userId }] }), 15_000);
  heard.leave();
});

it('ends after the time that was asked for, and what is past is not told', async () => {
  const { owner, agentId } = await newAgent();
  const heard = await hear(owner, `/v1/agents/${agentId}/draft`);
  server.clock.advance(60_000);
  expect(await heard.ended).toBe(true);
});

it('nobody hears of a draft of another workspace', async () => {
  const { owner, agentId, params } = await newAgent();
  const stranger = await server.newOwner();
  expect((await stranger.send('GET', `/v1/agents/${agentId}/draft/events`)).status).toBe(404);
  expect((await stranger.send('PUT', `/v1/agents/${agentId}/draft/presence`, { nodeId: null })).status).toBe(404);
  await owner.call(draftsApi.present, { params, body: { nodeId: null } });
  const own = await newAgent();
  const now = await own.owner.send('GET', `/v1/agents/${own.agentId}/draft/events`);
  expect(now.body).toBe('event: people\ndata: {"items":[]}\n\nevent: draft\ndata: {"revision":0}\n\n');
});

it('two people on one workflow see each other, too', async () => {
  const owner = await server.newOwner();
  const { id: workflowId } = await owner.call(workflowsApi.create, { body: { template: 'payment-reminder' } });
  const params = { workflowId };
  const path = `/v1/workflows/${workflowId}/flow`;
  await owner.call(workflowsApi.present, { params, body: { nodeId: 'start' } });
  const at = { id: owner.userId, name: owner.email, nodeId: 'start' };
  const people = `event: people\ndata: ${JSON.stringify({ items: [at] })}`;
  await expect.poll(async () => (await owner.send('GET', `${path}/events`)).body).toContain(people);
  const { flow } = await owner.call(workflowsApi.get, { params });
  const nodes = flow.nodes.map((node) => ({ ...node, title: `${node.title} now` }));
  const heard = await hear(owner, path);
  await owner.call(workflowsApi.save, { params, body: { revision: 0, flow: { ...flow, nodes } } });
  await expect.poll(() => heard.last.draft).toEqual({ revision: 1 });
  heard.leave();
  const stranger = await server.newOwner();
  expect((await stranger.send('GET', `${path}/events`)).status).toBe(404);
});
