import { expect, test, vi } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { analyticsApi } from '#domain/calls/analytics.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { businessFactNames } from '#domain/identity/business-facts.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { sampleDataApi } from '#domain/sample-data/sample-data.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { startApp } from '#server/testing/start-app.ts';
import { fillSampleWorkspace } from './fill-sample-workspace.ts';

/** A workspace of made-up data, through the API: filled by the engine itself, the same for everyone, gone by one request. */

// Filled by the test itself, once at a time: the queue would do it beside, and rate hundreds of calls behind it.
const app = await startApp({}, undefined, { work: false });
const { services } = app;
// Its number is asked for over the network.
await app.app.listen({ host: '127.0.0.1', port: 0 });

test('sixty days of calls that the engine has played, with what came of them, which can be read, explained and computed again', async () => {
  const owner = await app.newOwner();
  const sample = await owner.call(sampleDataApi.open);
  expect(sample).toMatchObject({ name: 'Sample: Harbor Dental', sample: 'filling', timeZone: 'America/New_York' });
  expect(await owner.call(sampleDataApi.open)).toMatchObject({ id: sample.id });
  const mailsBefore = (await app.mails()).length;
  // Begun, stopped with the server, and begun again: all of it is there once.
  await expect(fillSampleWorkspace(services, sample.id, AbortSignal.timeout(1_500))).rejects.toThrow(
    'The server is shutting down',
  );
  await fillSampleWorkspace(services, sample.id);

  const { call: inSample } = await app.newSession({ ...owner, workspaceId: sample.id });
  const { items: workspaces } = await owner.call(workspacesApi.list);
  expect(workspaces.map((one) => one.sample)).toEqual([null, 'ready']);
  const found = await inSample(analyticsApi.get, { query: { range: '90_days', tests: 'without' } });
  expect(found.totals.calls).toBeGreaterThan(200);
  expect(found.totals.successRate).toBeGreaterThan(40);
  expect(found.totals.activeAgents).toBe(4);
  expect(found.series.filter(({ calls }) => calls > 0).length).toBe(60);
  expect(found.places.length).toBeGreaterThan(4);
  expect(found.totals.rated).toBeGreaterThan(5);
  expect((await inSample(agentsApi.list)).items.every(({ status, calls }) => status === 'active' && calls > 0)).toBe(
    true,
  );
  expect((await inSample(contactsApi.list, { query: {} })).items.length).toBeGreaterThan(10);

  for (const agent of found.agents) expect(agent.successes / agent.calls, agent.name).toBeGreaterThan(0.2);
  const month = await inSample(analyticsApi.get, { query: { range: '30_days', tests: 'without' } });
  const growth = month.totals.calls / month.totalsBefore.calls;
  expect(growth).toBeGreaterThan(1);
  expect(growth).toBeLessThan(3);

  // Every page has something to show, and nothing stands in the way of anything else.
  const [appointments, tasks, files] = [
    (await inSample(appointmentsApi.list, { query: {} })).items,
    (await inSample(tasksApi.list, { query: {} })).items,
    (await inSample(knowledgeApi.list, { query: {} })).items,
  ];
  expect(new Set(appointments.map(({ startsAt: start }) => start)).size).toBe(appointments.length);
  expect(appointments.some(({ startsAt: start }) => Date.parse(start) > services.clock.now())).toBe(true);
  expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['open', 'done']));
  expect(files.length).toBeGreaterThan(4);
  expect(Object.keys((await inSample(preferencesApi.get)).facts)).toHaveLength(businessFactNames.length);
  const [booked] = (await inSample(actionsApi.list)).items;
  expect(booked).toMatchObject({ name: 'Tell the front desk', status: 'active' });
  expect(booked!.lastRunAt).not.toBeNull();
  expect((await inSample(workflowsApi.list)).items.map(({ status }) => status)).toEqual(['active', 'active']);
  expect((await inSample(phoneNumbersApi.list)).items.length).toBe(1);
  const [thread] = (await inSample(messageThreadsApi.list, { query: {} })).items;
  expect(thread!.unread).toBe(0);
  const campaigns = (await inSample(campaignsApi.list, { query: {} })).items;
  expect(campaigns.map(({ status: state }) => state).toSorted()).toEqual(['done', 'draft']);
  // None of it was sent to anyone, or is to be.
  expect((await app.mails()).length).toBe(mailsBefore);

  const { items } = await inSample(callsApi.list, { query: { limit: 20 } });
  for (const { id: callId } of items.slice(0, 5)) {
    expect(await inSample(callsApi.replay, { params: { callId }, body: {} })).toEqual({ same: true, differences: [] });
    expect((await inSample(callsApi.why, { params: { callId } })).turns.length).toBeGreaterThan(0);
  }
  const begun = items.map(({ startedAt }) => startedAt);
  expect(begun).toEqual(begun.toSorted().reverse());

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
