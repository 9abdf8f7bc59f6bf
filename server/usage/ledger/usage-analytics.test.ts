import { expect, it } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { usageAnalyticsApi } from '#domain/usage/usage-analytics.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { giveBackApiRequests } from '#server/usage/api-requests.ts';
import { spend } from '#server/usage/ledger.ts';
import { trafficOf } from '#server/usage/traffic.ts';
import { recountUsage } from './recount.ts';

const app = await startApp();
const { services, clock } = app;
// The first owner is the operator.
const operator = await app.newOwner();
const read = (owner: TestClient, days: 7 | 30 | 90 = 7) => owner.call(usageAnalyticsApi.get, { query: { days } });

it('counts what programs ask and what is sent, for the limits as for the days', async () => {
  const owner = await app.newOwner();
  const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'Shop', scopes: ['agents'] } });
  expect((await read(owner)).apiCalls).toEqual({ used: 0, limit: 100_000 });
  const origin = `http://${await addressOf(app.app)}`;
  for (let times = 0; times < 3; times++) {
    const answer = await fetch(`${origin}/v1/agents`, { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  // Before they are written, and after.
  expect((await read(owner)).apiCalls.used).toBe(3);
  await trafficOf(services).flush();
  const { apiCalls, bandwidthBytes, series, totals } = await read(owner);
  expect([apiCalls.used, totals.apiCalls, series.at(-1)!.apiCalls]).toEqual([3, 3, 3]);
  // More than the bodies: heads are sent, too.
  expect(bandwidthBytes.used).toBeGreaterThan(1_000);
  expect(series).toHaveLength(7);
  await services.db.tenant(owner.workspaceId, (tx) => recountUsage(tx, owner.workspaceId));
  expect((await read(owner)).apiCalls.used).toBe(3);
  // One that is refused for want of a right was let in; one that is refused by the limit was not.
  const { value: narrow } = await owner.call(accessTokensApi.create, { body: { name: 'Narrow', scopes: ['calls'] } });
  const ask = (token: string) => app.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${token}` });
  expect((await ask(narrow)).status).toBe(403);
  const limits = { params: { limitedWorkspaceId: owner.workspaceId }, body: { values: { apiRequests: 5 } } };
  await operator.call(limitsApi.setOwn, limits);
  const requests = async () => (await owner.call(limitsApi.list)).items.find(({ id }) => id === 'apiRequests')!;
  const both = async () => [(await requests()).used, (await read(owner)).apiCalls.used];
  expect(await both()).toEqual([4, 4]);
  // What this server took of the month before the limit was lowered is still its own.
  await giveBackApiRequests(services);
  expect([(await ask(secret)).status, (await ask(secret)).status]).toEqual([200, 429]);
  expect(await both()).toEqual([5, 5]);
  expect(await read(owner)).toMatchObject({ apiCalls: { limit: 5 }, totals: { apiCalls: 5 } });
});

it('writes by itself, and with the end of the server', async () => {
  const owner = await app.newOwner();
  trafficOf(services).add(owner.workspaceId, 'api_calls', 5);
  await clock.run(11_000);
  await expect.poll(async () => (await read(owner)).apiCalls.used).toBe(5);
  // A workspace that is gone keeps no other from being counted.
  trafficOf(services).add(newId(), 'api_calls', 5);
  trafficOf(services).add(owner.workspaceId, 'api_calls', 2);
  await trafficOf(services).flush();
  expect((await read(owner)).apiCalls.used).toBe(7);
});

it('shows the minutes of a workspace by day', async () => {
  const owner = await app.newOwner();
  const at = clock.now();
  await services.db.tenant(owner.workspaceId, async (tx) => {
    for (const daysAgo of [0, 6, 20, 80]) {
      const fact = { meter: 'call_seconds' as const, key: newId(), quantity: 60, at: at - daysAgo * 86_400_000 };
      await spend(tx, owner.workspaceId, fact);
    }
  });
  const sums = await Promise.all(
    ([7, 30, 90] as const).map(async (days) => (await read(owner, days)).totals.callSeconds),
  );
  expect(sums).toEqual([120, 180, 240]);
  expect((await owner.send('GET', '/v1/usage-analytics?days=8')).status).toBe(400);
});
