import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import { analyticsApi } from '#domain/analytics.ts';
import { callsApi } from '#domain/calls.ts';
import { contactsApi } from '#domain/contacts.ts';
import { sampleDataApi } from '#domain/sample-data.ts';
import { workspacesApi } from '#domain/workspaces.ts';
import { startApp } from '#server/testing/start-app.ts';
import { fillSampleWorkspace } from './fill-sample-workspace.ts';

/** A workspace of made-up data, through the API: filled by the engine itself, the same for everybody, gone by one request. */

// Filled by the test itself, once at a time: the queue would do it beside, and rate hundreds of calls behind it.
const app = await startApp({}, undefined, { work: false });
const { services } = app;

test('thirty days of calls that the engine has played, which can be read, explained and computed again', async () => {
  const owner = await app.newOwner();
  const sample = await owner.call(sampleDataApi.open);
  expect(sample).toMatchObject({ name: 'Sample: Harbor Dental', sample: 'filling', timeZone: 'America/New_York' });
  expect(await owner.call(sampleDataApi.open)).toMatchObject({ id: sample.id });
  await fillSampleWorkspace(services, sample.id);

  const { call: inSample } = await app.newSession({ ...owner, workspaceId: sample.id });
  const { items: workspaces } = await owner.call(workspacesApi.list);
  expect(workspaces.map((one) => one.sample)).toEqual([null, 'ready']);
  const found = await inSample(analyticsApi.get, { query: { range: '90-days', tests: 'without' } });
  expect(found.totals.calls).toBeGreaterThan(200);
  expect(found.totals.successRate).toBeGreaterThan(40);
  expect(found.totals.activeAgents).toBe(4);
  expect(found.series.filter(({ calls }) => calls > 0).length).toBe(30);
  expect(found.places.length).toBeGreaterThan(4);
  expect(found.totals.rated).toBeGreaterThan(5);
  expect((await inSample(agentsApi.list)).items.every(({ status, calls }) => status === 'active' && calls > 0)).toBe(
    true,
  );
  expect((await inSample(contactsApi.list, { query: {} })).items.length).toBeGreaterThan(10);

  const { items } = await inSample(callsApi.list, { query: { limit: 20 } });
  for (const { id: callId } of items.slice(0, 5)) {
    expect(await inSample(callsApi.replay, { params: { callId }, body: {} })).toEqual({ same: true, differences: [] });
    expect((await inSample(callsApi.why, { params: { callId } })).turns.length).toBeGreaterThan(0);
  }
  const begun = items.map(({ startedAt }) => startedAt);
  expect(begun).toEqual(begun.toSorted().reverse());

  // Begun again, after a server that was killed: the same once.
  await fillSampleWorkspace(services, sample.id);
  expect((await inSample(analyticsApi.get, { query: { range: '90-days', tests: 'without' } })).totals.calls).toBe(
    found.totals.calls,
  );
  const params = { ownedWorkspaceId: sample.id };
  await owner.call(workspacesApi.remove, { params, body: { name: sample.name } });
  expect((await owner.call(workspacesApi.list)).items.length).toBe(1);
  expect(await owner.call(sampleDataApi.open)).toMatchObject({ id: sample.id, sample: 'filling' });

  // Removed while it's being filled: no further day is played.
  const countCalls = async () => {
    const { rows } = await services.db.pool.query('select from calls where workspace_id = $1', [sample.id]);
    return rows.length;
  };
  const filling = fillSampleWorkspace(services, sample.id);
  await vi.waitUntil(async () => [0, found.totals.calls].includes(await countCalls()) === false, {
    timeout: 30_000,
    interval: 20,
  });
  await owner.call(workspacesApi.remove, { params, body: { name: sample.name } });
  await filling;
  expect(await countCalls()).toBeLessThan(found.totals.calls);
}, 150_000);
