import { expect, it } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { notificationType } from '#domain/notifications/notification-types.data.ts';
import { type LimitValues, limitsApi } from '#domain/usage/limits.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { beginCallUsage } from './call-usage.ts';
import { dropFile, keepFile } from './keep-file.ts';
import { setStoredBytes } from './stored-bytes.ts';
import { trafficOf } from './traffic.ts';

/** That people hear of what runs out: at 80 and 100 percent, once in each period, and who can raise it. */

const app = await startApp({ RATE_LIMIT: '100000', TRIAL_MINUTES: '0' });
const { services, clock } = app;
// The first owner is the operator.
const operator = await app.newOwner();

const day = 24 * 3_600_000;
const byOperator = 'Your server operator can raise the limit.';
const setLimits = ({ workspaceId }: TestClient, values: LimitValues) =>
  operator.call(limitsApi.setOwn, { params: { limitedWorkspaceId: workspaceId }, body: { values } });

/** What was said in a workspace, in order. */
async function told({ workspaceId }: Pick<TestClient, 'workspaceId'>): Promise<string[]> {
  const { rows } = await services.db.pool.query<{ type: string; data: Record<string, string | number> }>(
    "select type, data from notification_events where workspace_id = $1 and type like '%-used' order by created_at, id",
    [workspaceId],
  );
  return rows.map(({ type, data }) => notificationType(type)!.text(data));
}

it('API requests', async () => {
  const owner = await app.newOwner();
  await setLimits(owner, { apiRequests: 10 });
  const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await app.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${secret}` });
    }
  };
  await ask(7);
  expect(await told(owner)).toEqual([]);
  await ask(1);
  const almost = `You’ve used 80% of this month’s 10 API requests. ${byOperator}`;
  expect(await told(owner)).toEqual([almost]);
  await ask(5);
  const full = `You’ve used all of this month’s 10 API requests. Further requests are rejected until next month. ${byOperator}`;
  expect(await told(owner)).toEqual([almost, full]);
  clock.advance(30 * day);
  await ask(8);
  expect(await told(owner)).toEqual([almost, full, almost]);
  clock.advance(-30 * day);
});

it('storage, once a month, however often it is filled', async () => {
  const owner = await app.newOwner();
  const { workspaceId } = owner;
  await setLimits(owner, { storageGb: 1 });
  let now = clock.now();
  const turned = { ...services, clock: { ...clock, now: () => now } };
  const noted = (bytes: number) => services.db.tenant(workspaceId, (tx) => setStoredBytes(tx, workspaceId, now, bytes));
  const key = `workspaces/${workspaceId}/test/${newId()}`;
  const fill = async () => {
    await keepFile(turned, workspaceId, key, Buffer.alloc(2_000));
    await dropFile(turned, workspaceId, key);
  };
  const almost = `You’ve used 80% of your 1 GB of storage. ${byOperator}`;
  await noted(799_990_000);
  await fill();
  expect(await told(owner)).toEqual([]);
  await noted(799_999_000);
  await fill();
  await fill();
  expect(await told(owner)).toEqual([almost]);
  now += 30 * day;
  await fill();
  await noted(999_998_000);
  await fill();
  expect(await told(owner)).toEqual([
    ...[almost, almost],
    `Your 1 GB of storage is full. Delete files to make room for new ones. ${byOperator}`,
  ]);
});

it('bandwidth, of which nothing is refused', async () => {
  const [owner, other] = [await app.newOwner(), await app.newOwner()];
  const traffic = trafficOf(services);
  const send = async (gb: number) => {
    traffic.add(owner.workspaceId, 'bandwidth_bytes', gb * 1_000_000_000);
    traffic.add(other.workspaceId, 'bandwidth_bytes', 1_000);
    await traffic.flush();
  };
  await send(79);
  expect(await told(owner)).toEqual([]);
  clock.advance(day);
  await send(1);
  const almost = 'You’ve used 80% of the usual 100 GB of bandwidth this month. Nothing is blocked.';
  expect(await told(owner)).toEqual([almost]);
  await send(10);
  await send(30);
  const all = 'You’ve used 100% of the usual 100 GB of bandwidth this month. Nothing is blocked.';
  expect(await told(owner)).toEqual([almost, all]);
  clock.advance(30 * day);
  await send(85);
  expect(await told(owner)).toEqual([almost, all, almost]);
  expect(await told(other)).toEqual([]);
  clock.advance(-31 * day);
});

it('minutes of a month, and of an agency’s month in the agency', async () => {
  const agency = await app.newOwner();
  const { id: childId } = await agency.call(subaccountsApi.create, { body: { name: 'Client' } });
  await setLimits(agency, { monthlyMinutes: 10 });
  await operator.call(limitsApi.setOwn, {
    params: { limitedWorkspaceId: childId },
    body: { values: { monthlyMinutes: 5 } },
  });
  const answer = async (workspaceId: string, times: number) => {
    for (let n = 0; n < times; n++) {
      const call = { workspaceId, id: newId(), startedAt: new Date(clock.now()) };
      await services.db.system('test', (tx) => beginCallUsage(tx, services, call));
    }
  };
  const child = { workspaceId: childId };
  const byAgency = 'This workspace’s agency can raise the limit.';
  const almost = `You’ve used 80% of this month’s 5 minutes. ${byAgency}`;
  await answer(childId, 4);
  expect(await told(child)).toEqual([almost]);
  expect(await told(agency)).toEqual([]);
  await answer(agency.workspaceId, 3);
  await answer(childId, 1);
  const all = `You’ve used all of this month’s 5 minutes. Calls are rejected until next month. ${byAgency}`;
  expect(await told(child)).toEqual([almost, all]);
  const shared = `You’ve used 80% of this month’s 10 minutes, shared with subaccounts. ${byOperator}`;
  expect(await told(agency)).toEqual([shared]);
  // Its own calls and those of subaccounts take from the same.
  await answer(agency.workspaceId, 2);
  const none = `You’ve used all of this month’s 10 minutes. Calls are rejected until next month. ${byOperator}`;
  expect(await told(agency)).toEqual([shared, none]);
  expect(await told(child)).toEqual([almost, all]);
});
