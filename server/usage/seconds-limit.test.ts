import { expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { addMonths } from '#domain/usage/months.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { settleCall } from '#server/usage/call-usage.ts';
import { readSums, spend } from '#server/usage/ledger.ts';
import { findLimits } from './find-limits.ts';

/** How far calls go with a plan, in place of the trial. */

const app = await startApp({ TRIAL_MINUTES: '3' });
const { services, clock } = app;
const operator = await app.newOwner();
const newPlan = async (overage: 'stop' | 'pay_as_you_go', includedMinutes: number, more: object = {}) => {
  const body = { name: overage, price: 1_000, currency: 'USD' as const, includedMinutes, overage, ...more };
  return (await operator.call(plansApi.create, { body })).id;
};
const [stops, pays] = [await newPlan('stop', 2), await newPlan('pay_as_you_go', 2)];

const newAgent = async (owner: TestClient) =>
  (await owner.call(agentsApi.create, { body: { template: 'survey-collector' } })).id;
const subscribe = (owner: TestClient, planId: string) => owner.call(billingApi.subscribe, { body: { planId } });
const start = (owner: TestClient, agentId: string) =>
  owner.send('POST', `/v1/agents/${agentId}/calls`, { channel: 'browser' });
const use = (owner: TestClient, quantity: number) =>
  services.db.tenant(owner.workspaceId, (tx) =>
    spend(tx, owner.workspaceId, { meter: 'call_seconds', key: newId(), quantity, at: clock.now() }),
  );

it('a plan that stops refuses calls when its minutes are used, says what to do, and lets them on next month', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  // The trial's minutes are used up: they do not count to the plan.
  await use(owner, 180);
  expect((await start(owner, agentId)).status).toBe(402);
  clock.advance(1_000);
  const begun = clock.now();
  await subscribe(owner, stops);
  expect((await start(owner, agentId)).status).toBe(201);
  await use(owner, 110);
  const refused = await start(owner, agentId);
  expect(refused).toMatchObject({
    status: 402,
    body: { error: { code: 'minutes_used_up', message: expect.stringContaining('Subscription & Billing') } },
  });
  expect(await owner.call(workspacesApi.status)).toMatchObject({
    plan: 'stop',
    minutesUsed: 2,
    minutesGranted: 2,
  });
  // The month is over, and the job that begins the next one was not there yet.
  clock.advance(addMonths(begun, 1) - clock.now());
  Object.assign(owner, await app.newSession(owner));
  expect((await start(owner, agentId)).status).toBe(201);
  await rollDue(services);
  expect((await start(owner, agentId)).status).toBe(201);
  expect(await owner.call(workspacesApi.status)).toMatchObject({ minutesUsed: 0 });
});

it('a plan that is paid as you go has no end, and changing it leaves a live call alone', async () => {
  Object.assign(operator, await app.newSession(operator));
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  await subscribe(owner, pays);
  await use(owner, 1_000);
  const { callId, ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  await connectCall(services, ticket);
  const startedAt = new Date(clock.now());
  clock.advance(20_000);
  await owner.call(billingApi.change, { body: { planId: stops } });
  const call = { workspaceId: owner.workspaceId, id: callId, startedAt };
  clock.advance(25_000);
  await services.db.tenant(owner.workspaceId, (tx) => settleCall(tx, services, call, clock.now()));
  const sums = await services.db.tenant(owner.workspaceId, (tx) =>
    readSums(tx, owner.workspaceId, 'call_seconds', clock.now()),
  );
  expect(sums).toEqual({ used: 1_045, held: 0 });
});

it('fifty calls that are answered at once pass the end of a plan by nothing', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  await subscribe(owner, stops);
  await use(owner, 20);
  const tickets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
      return ticket;
    }),
  );
  const answered = await Promise.allSettled(tickets.map((ticket) => connectCall(services, ticket)));
  // 100 seconds: a minute, and 40 seconds.
  expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const { used, held } = await services.db.tenant(owner.workspaceId, (tx) =>
    readSums(tx, owner.workspaceId, 'call_seconds', clock.now()),
  );
  expect(used + held).toBe(120);
});

it('people hear of minutes that run out in each month anew', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  await subscribe(owner, pays);
  await use(owner, 90);
  const { ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  await connectCall(services, ticket);
  const told = async () =>
    (
      await services.db.pool.query<{ data: object }>(
        "select data from notification_events where workspace_id = $1 and type = 'minutes-used'",
        [owner.workspaceId],
      )
    ).rows.map(({ data }) => data);
  await vi.waitFor(
    async () =>
      expect(await told()).toEqual([{ id: 'minutes-used', percent: 100, plan: 'pay_as_you_go', charged: true }]),
    15_000,
  );
});

it('limits of a plan are those that it names', async () => {
  const owner = await app.newOwner();
  const read = async () => {
    const limits = await services.db.tenant(owner.workspaceId, (tx) => findLimits(tx, owner.workspaceId));
    const ofPlan = [...limits.values()].filter(({ source }) => source === 'plan');
    return Object.fromEntries(ofPlan.map(({ id, value }) => [id, value]));
  };
  expect(await read()).toEqual({});
  const meters = { agents: 3, apiCalls: 500, phoneNumbers: null };
  await subscribe(owner, await newPlan('stop', 40, { meters, limits: { teamMembers: 7, agents: 4 } }));
  expect(await read()).toEqual({
    monthlyMinutes: 40,
    agents: 4,
    apiRequests: 500,
    phoneNumbers: null,
    teamMembers: 7,
  });
});
