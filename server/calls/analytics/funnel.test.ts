import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { analyticsApi, type Funnel } from '#domain/calls/analytics.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { rateCalls } from '#server/calls/quality/rate-calls.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Funnels, through the API: how many calls reach each step, where they end, and the calls behind each figure. */

const app = await startApp();

const newAgent = async (owner: TestClient) =>
  (await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } })).id;

/** A chat with these words, ended by the caller. */
async function talk(owner: TestClient, agentId: string, says: readonly string[]): Promise<string> {
  const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of says) await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
  await owner.call(chatsApi.end, { params: { callId: id } });
  return id;
}
const reached = ({ steps }: Funnel) => steps.filter(({ calls }) => calls > 0);

test('each call counts once at each step that it reached, and ends at one', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const atOnce = await talk(owner, agentId, []);
  await talk(owner, agentId, ['a haircut', 'Ann Lee']);
  await talk(owner, agentId, ['a haircut', 'what', 'Ann Lee', 'tomorrow at ten']);
  // Of someone else's agent: not among these.
  await talk(owner, await newAgent(owner), []);
  const asked = { params: { agentId }, query: { range: 'today', tests: 'with' } } as const;
  expect((await owner.call(analyticsApi.agentFunnel, asked)).calls, 'not before they were looked at').toBe(0);
  await rateCalls(app.services);

  const funnel = await owner.call(analyticsApi.agentFunnel, asked);
  expect(funnel).toMatchObject({ name: 'Appointment Scheduler', calls: 3 });
  expect(funnel.steps.map(({ node }) => node)).toEqual(funnel.flow.nodes.map(({ id }) => id));
  const { calls } = funnel.steps.find(({ node }) => funnel.flow.nodes.find(({ id }) => id === node)!.type === 'start')!;
  expect(calls, 'all begin at the start').toBe(3);
  expect(reached(funnel).length).toBeGreaterThan(1);
  expect(
    funnel.steps.reduce((sum, { left }) => sum + left, 0),
    'each ends at one step',
  ).toBe(3);
  for (const step of funnel.steps) expect(step.left).toBeLessThanOrEqual(step.calls);

  // The calls behind each figure, and what is left of it when one of them is deleted.
  for (const { node, left } of funnel.steps) {
    const { items } = await owner.call(callsApi.list, { query: { agentId, endNodeId: node } });
    expect(items).toHaveLength(left);
  }
  await owner.call(callsApi.remove, { params: { callId: atOnce } });
  expect((await owner.call(analyticsApi.agentFunnel, asked)).calls).toBe(2);
});

test('a step that the flow has no more is still told of', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const callId = await talk(owner, agentId, []);
  await rateCalls(app.services);
  await app.services.db.pool.query(
    `update call_steps set steps = array_replace(steps, last_step, 'gone'), last_step = 'gone' where call_id = $1`,
    [callId],
  );
  const { steps } = await owner.call(analyticsApi.agentFunnel, {
    params: { agentId },
    query: { range: 'today', tests: 'with' },
  });
  expect(steps.at(-1)).toEqual({ node: 'gone', title: null, calls: 1, left: 1 });
});

test('a workflow has a funnel over all agents, and nobody sees those of others', async () => {
  const owner = await app.newOwner();
  const { id: workflowId, name } = await owner.call(workflowsApi.create, { body: { template: 'lead-qualification' } });
  const asked = { params: { workflowId }, query: { range: 'today', tests: 'with' } } as const;
  const funnel = await owner.call(analyticsApi.workflowFunnel, asked);
  expect(funnel).toMatchObject({ name, calls: 0 });
  expect(funnel.steps.length).toBeGreaterThan(0);
  const other = await app.newOwner();
  expect((await other.send('GET', `/v1/workflows/${workflowId}/funnel`)).status).toBe(404);
});
