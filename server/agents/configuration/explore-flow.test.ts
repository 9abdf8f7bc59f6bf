import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { startApp } from '#server/testing/start-app.ts';

const app = await startApp();

test('an agent is run with answers of every kind, aside, and told of in words that claim no more', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const seen = await owner.call(agentsApi.explore, { params: { agentId } });
  expect(seen.faults).toEqual([]);
  expect(seen.claim).toMatch(/^No errors in .*\d+ states.*, covering \d+% of the paths\.$/);
  expect(seen.states).toBeGreaterThan(100);
  // The same flow is not run again.
  expect(await owner.call(agentsApi.explore, { params: { agentId } })).toEqual(seen);
  const other = await app.newOwner();
  expect(await other.send('POST', `/v1/agents/${agentId}/explore`)).toMatchObject({ status: 404 });
});
