import { describe, expect, it } from 'vitest';
import { type Plan, plansApi, plansLimit } from '#domain/billing/plans.ts';
import { productsApi } from '#domain/billing/products.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const operator = await app.newOwner();
const list = async (client: TestClient) => (await client.call(plansApi.list)).items;
const named = async (client: TestClient, name: string) => (await list(client)).find((plan) => plan.name === name)!;
const starter = { ...plansApi.create.example.body, currency: 'USD', overage: 'pay_as_you_go' } as const;
const change = (client: TestClient, { id: planId }: Plan, body: object) =>
  client.send('PATCH', `/v1/plans/${planId}`, body);

describe('plans', () => {
  it('are there from the start: three of an agency, and one more of the installation', async () => {
    const owner = await app.newOwner();
    const shown = (plans: Plan[]) =>
      plans.map(({ name, price, currency, includedMinutes, meters, mostPopular }) => [
        ...[name, price, currency, includedMinutes, meters, mostPopular],
      ]);
    const usual = [
      ['Basic', 9_700, 'USD', 500, { phoneNumbers: 1 }, false],
      ['Pro', 19_700, 'USD', 1_500, { phoneNumbers: 5 }, true],
      ['Enterprise', 49_700, 'USD', null, { phoneNumbers: null }, false],
    ];
    expect(shown(await list(owner))).toEqual(usual);
    expect(shown(await list(operator))).toEqual([
      ['Professional', 4_900, 'USD', 1_000, { apiCalls: 50_000, agents: 10, sms: 5_000 }, false],
      ...usual,
    ]);
  });

  it('get another version when their terms change, and none when only words do', async () => {
    const owner = await app.newOwner();
    const plan = await owner.call(plansApi.create, { body: starter });
    const params = { planId: plan.id };
    expect(plan).toMatchObject({ version: 1, subscribers: 0, status: 'active', trialMinutes: 0 });
    expect(await owner.call(plansApi.update, { params, body: { name: 'Start' } })).toMatchObject({ version: 1 });
    expect(await owner.call(plansApi.update, { params, body: { price: 3_900 } })).toMatchObject({
      version: 2,
      price: 3_900,
      name: 'Start',
      includedMinutes: 100,
    });
    expect(await owner.call(plansApi.update, { params, body: { price: 3_900 } })).toMatchObject({ version: 2 });
    expect(await owner.call(plansApi.subscribers, { params })).toEqual({ items: [] });
  });

  it('say limits within the seller’s own, and nothing where nothing is said', async () => {
    const owner = await app.newOwner();
    const plan = await named(owner, 'Basic');
    const limits = { agents: 25, teamMembers: 3, subaccounts: 0 };
    const kept = await owner.call(plansApi.update, { params: { planId: plan.id }, body: { limits } });
    expect(kept.limits).toEqual(limits);
    const refused = await change(owner, plan, { limits: { agents: 26, storageGb: null } });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: {
          details: [
            { path: 'body.limits.storageGb', message: expect.stringContaining('100 GB') },
            { path: 'body.limits.agents', message: expect.stringContaining('25 agents') },
          ],
        },
      },
    });
    for (const limits of [{ agents: -1 }, { agents: 1.5 }, { agents: 1e12 }, { cats: 1 }]) {
      expect((await change(owner, plan, { limits })).status).toBe(400);
    }
    // Anyone who runs the installation is bound by none of its own.
    expect((await change(operator, await named(operator, 'Professional'), { limits: { agents: 1_000 } })).status).toBe(
      200,
    );
    await change(operator, await named(operator, 'Professional'), { limits: {} });
  });

  it('have one that is most popular at most', async () => {
    const owner = await app.newOwner();
    const basic = await named(owner, 'Basic');
    await owner.call(plansApi.update, { params: { planId: basic.id }, body: { mostPopular: true } });
    expect((await list(owner)).filter(({ mostPopular }) => mostPopular).map(({ name }) => name)).toEqual(['Basic']);
  });

  it('are duplicated, archived, offered again and deleted', async () => {
    const owner = await app.newOwner();
    const { id: planId } = await named(owner, 'Pro');
    const params = { planId };
    const copies = [await owner.call(plansApi.duplicate, { params }), await owner.call(plansApi.duplicate, { params })];
    expect(copies.map(({ name, price, mostPopular }) => [name, price, mostPopular])).toEqual([
      ['Pro copy', 19_700, false],
      ['Pro copy 2', 19_700, false],
    ]);
    expect(await owner.call(plansApi.setStatus, { params, body: { status: 'archived' } })).toMatchObject({
      status: 'archived',
      mostPopular: false,
    });
    expect(await owner.call(plansApi.setStatus, { params, body: { status: 'active' } })).toMatchObject({
      status: 'active',
    });
    await owner.call(plansApi.remove, { params });
    expect((await owner.send('GET', `/v1/plans/${planId}/subscribers`)).status).toBe(404);
  });

  it('ask for a price in their currency where more minutes are to be paid', async () => {
    const owner = await app.newOwner();
    const inEuro = { ...starter, currency: 'EUR' as const };
    const refused = await owner.send('POST', '/v1/plans', inEuro);
    expect(refused).toMatchObject({ status: 400, body: { error: { details: [{ path: 'body.overage' }] } } });
    const { id: productId } = (await owner.call(productsApi.list)).items[0]!;
    await owner.call(productsApi.setPrice, { params: { productId }, body: { amount: 45, currency: 'EUR' } });
    await owner.call(plansApi.create, { body: inEuro });
    await owner.call(plansApi.create, { body: { ...starter, name: 'Stop', currency: 'GBP', overage: 'stop' } });
  });

  it.each([
    { price: 10 ** 12 },
    { price: -1 },
    { price: 9.5 },
    { includedMinutes: 0.5 },
    { includedMinutes: -1 },
    { trialDays: 14, trialMinutes: 201 },
    { trialDays: 14, trialMinutes: 0 },
    { trialDays: 91, trialMinutes: 10 },
    { currency: 'JPY' },
    { interval: 'week' },
    { overage: 'free' },
    { meters: { wishes: 3 } },
    { limits: { agents: -1 } },
    { name: ' ' },
  ])('refuse %j', async (wrong) => {
    const owner = await app.newOwner();
    expect((await owner.send('POST', '/v1/plans', { ...starter, ...wrong })).status).toBe(400);
    const basic = await named(owner, 'Basic');
    expect((await change(owner, basic, wrong)).status).toBe(400);
    expect(await named(owner, 'Basic')).toEqual(basic);
  });

  it('of a seller are limited, by fifty writers at once too', async () => {
    const owner = await app.newOwner();
    await app.services.db.pool.query(
      `insert into plans (workspace_id, id, name, description, version, status, created_at)
       select $1, gen_random_uuid(), 'Plan ' || n, '', 1, 'archived', now() from generate_series(1, $2::int) n`,
      [owner.workspaceId, plansLimit - 3 - 5],
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => owner.send('POST', '/v1/plans', { ...starter, name: `Writer ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(45);
  });

  it('are changed by those who may', async () => {
    const owner = await app.newOwner();
    const basic = await named(owner, 'Basic');
    const viewer = await app.newMember(owner, 'viewer');
    expect((await change(viewer, basic, { price: 1 })).status).toBe(403);
    expect((await change(operator, basic, { price: 1 })).status).toBe(404);
  });
});
