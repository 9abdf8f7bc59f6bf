import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandApi } from '#domain/agency/brand.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { usageAnalyticsApi } from '#domain/usage/usage-analytics.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { dropFile, keepFile } from '#server/usage/keep-file.ts';
import { recountFiles } from './recount-files.ts';

const server = await startApp();
const { services, clock } = server;
// The first owner is the operator.
const operator = await server.newOwner();

const hour = 3_600_000;
const file = (workspaceId: string, name: string = newId()) => `workspaces/${workspaceId}/test/${name}.bin`;
/** As it is so long from now: the store's own clock says how old a file is. */
const recount = (later = 2 * hour) =>
  recountFiles({ ...services, clock: { ...clock, now: () => Date.now() + later } }, AbortSignal.timeout(10_000));
const shown = async (owner: TestClient) => (await owner.call(usageAnalyticsApi.get)).storageBytes.used;
const limited = async (owner: TestClient) =>
  (await owner.call(limitsApi.list)).items.find(({ id }) => id === 'storageGb')!.used;
const setLimit = ({ workspaceId }: TestClient, storageGb: number) =>
  operator.call(limitsApi.setOwn, { params: { limitedWorkspaceId: workspaceId }, body: { values: { storageGb } } });

it('is what files take: for the limit and for the figures the same, at once', async () => {
  const [owner, other] = [await server.newOwner(), await server.newOwner()];
  const key = file(owner.workspaceId);
  await keepFile(services, owner.workspaceId, key, Buffer.alloc(20_000_000));
  expect(await shown(owner)).toBe(20_000_000);
  expect(await limited(owner)).toBe(0.02);
  expect(await shown(other)).toBe(0);
  await keepFile(services, owner.workspaceId, key, Buffer.alloc(1_000));
  expect(await shown(owner)).toBe(1_000);
  await dropFile(services, owner.workspaceId, key);
  await dropFile(services, owner.workspaceId, key);
  expect(await shown(owner)).toBe(0);
});

it('is the sum of the rows whatever is put and removed, and whatever the clock does', async () => {
  const step = fc.record({
    name: fc.nat(3),
    bytes: fc.option(fc.nat(5_000)),
    hours: fc.integer({ min: -30, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { workspaceId } = await server.newOwner();
      let now = clock.now();
      const turned = { ...services, clock: { ...clock, now: () => now } };
      const kept = new Map<number, number>();
      for (const { name, bytes, hours } of steps) {
        now += hours * hour;
        const key = file(workspaceId, `${name}`);
        if (bytes === null) await dropFile(turned, workspaceId, key);
        else await keepFile(turned, workspaceId, key, Buffer.alloc(bytes));
        if (bytes === null) kept.delete(name);
        else kept.set(name, bytes);
      }
      const { rows } = await services.db.pool.query(
        `select (select coalesce(sum(bytes), 0) from stored_files where workspace_id = $1)::int as rows,
          (select quantity from usage_days where workspace_id = $1 and meter = 'storage_bytes'
            order by day desc limit 1)::int as figure`,
        [workspaceId],
      );
      const sum = [...kept.values()].reduce((all, bytes) => all + bytes, 0);
      expect(rows[0].rows).toBe(sum);
      expect(rows[0].figure ?? 0).toBe(sum);
    }),
    { numRuns: 15 },
  );
});

it('is exact when many files come and go at once', async () => {
  const { workspaceId, ...rest } = await server.newOwner();
  const keys = Array.from({ length: 20 }, () => file(workspaceId));
  await Promise.all(keys.map((key) => keepFile(services, workspaceId, key, Buffer.alloc(100))));
  await Promise.all(keys.slice(0, 5).map((key) => dropFile(services, workspaceId, key)));
  expect(await shown({ workspaceId, ...rest })).toBe(1_500);
});

it('lets no file stay that is too much', async () => {
  const owner = await server.newOwner();
  const { workspaceId } = owner;
  await setLimit(owner, 0);
  const key = file(workspaceId);
  await expect(keepFile(services, workspaceId, key, Buffer.alloc(10))).rejects.toMatchObject({
    code: 'limit_reached',
  });
  expect(await services.files.stat(key)).toBe(null);
  expect(await shown(owner)).toBe(0);
  expect((await owner.send('POST', '/v1/synthesize', { text: 'Good day.' })).status).toBe(409);
  // What no one can do without comes in and counts.
  await keepFile(services, workspaceId, key, Buffer.alloc(10), { beyondLimit: true });
  expect(await shown(owner)).toBe(10);
});

it('counts the logo of a brand, and what replaces it', async () => {
  const owner = await server.newOwner();
  const svg = (fill: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`);
  const [first, second] = [svg('red'), svg('#00aaff')];
  await owner.call(brandApi.set, { body: brandApi.set.example.body });
  for (const logo of [first, second]) {
    await owner.call(brandApi.setLogo, { body: { data: logo.toString('base64') } });
    expect(await shown(owner)).toBe(logo.length);
  }
  await owner.call(brandApi.removeLogo);
  expect(await shown(owner)).toBe(0);
});

it('keeps nothing of a workspace that is gone', async () => {
  const gone = newId();
  await keepFile(services, gone, file(gone, 'late'), Buffer.alloc(10), { beyondLimit: true });
  expect(await services.files.stat(file(gone, 'late'))).toBe(null);
});

it('is counted again from the store each night', async () => {
  const owner = await server.newOwner();
  const { workspaceId } = owner;
  const [changed, lost, unknown] = [file(workspaceId), file(workspaceId), file(workspaceId)];
  await keepFile(services, workspaceId, changed, Buffer.alloc(2_000));
  await keepFile(services, workspaceId, lost, Buffer.alloc(10));
  await services.db.pool.query('update stored_files set bytes = 5 where key = $1', [changed]);
  await services.files.remove(lost);
  await services.files.put(unknown, Buffer.alloc(300));
  // Copies of answers, for requests that come again, are the server's own.
  await services.files.put(`workspaces/${workspaceId}/answers/${newId()}`, Buffer.alloc(50));
  // What was put in the last hour is left to who put it; what is gone is gone.
  expect(await recount(0)).toBe(1);
  expect(await shown(owner)).toBe(5);
  expect(await recount()).toBe(2);
  expect(await shown(owner)).toBe(2_300);
  expect(await recount()).toBe(0);
});
