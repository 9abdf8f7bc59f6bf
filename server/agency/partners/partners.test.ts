import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partnersApi } from '#domain/agency/partners.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { commissionOf } from '#server/billing/earn-commission.ts';
import { listWorkspaces } from '#server/identity/workspaces.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp({ RATE_LIMIT: '100000' });
const { services } = server;
// The first owner is the operator.
const operator = await server.newOwner();
const add = (of: TestClient, change: object = {}) =>
  of.call(partnersApi.create, { body: { name: 'Blue Voice', type: 'reseller', ...change } });
const codeIn = (link: string) => new URL(link).searchParams.get('ref')!;
const now = () => new Date(services.clock.now()).toISOString();

describe('partners', () => {
  it('are none in a new workspace, and get what their type gets', async () => {
    const owner = await server.newOwner();
    const rates = { affiliate: 1500, reseller: 2500, referral: 2000 };
    expect(await owner.call(partnersApi.list)).toEqual({ items: [], rates });
    expect(await add(owner)).toMatchObject({ commissionPoints: 2500, status: 'active', referrals: 0, sums: [] });
    await owner.call(partnersApi.setRates, { body: { ...rates, reseller: 3000 } });
    expect((await add(owner)).commissionPoints).toBe(3000);
    expect((await add(owner, { commissionPoints: 125 })).commissionPoints).toBe(125);
    expect((await (await server.newOwner()).call(partnersApi.list)).rates).toEqual(rates);
  });

  it('earn a share, rounded half up once, and are paid no more than they are owed', async () => {
    const owner = await server.newOwner();
    const { id: partnerId } = await add(owner, { commissionPoints: 1500 });
    const params = { partnerId };
    const earn = (revenue: number, currency: 'EUR' | 'USD' = 'EUR') =>
      owner.call(partnersApi.addEarning, { params, body: { revenue, currency, description: 'Plan' } });
    await earn(10_010);
    await earn(10_010);
    const { sums } = await earn(333, 'USD');
    expect(sums).toEqual([
      { currency: 'EUR', revenue: 20_020, commission: 3004, paid: 0, owed: 3004 },
      { currency: 'USD', revenue: 333, commission: 50, paid: 0, owed: 50 },
    ]);
    const pay = (amount: number, currency = 'EUR') =>
      owner.send('POST', `/v1/partners/${partnerId}/payouts`, { amount, currency });
    const paid = await Promise.all(Array.from({ length: 10 }, () => pay(1000)));
    expect(paid.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await pay(51, 'USD')).status).toBe(409);
    expect((await pay(1, 'GBP')).status).toBe(409);
    expect((await owner.call(partnersApi.list)).items[0]!.sums[0]).toMatchObject({ paid: 3000, owed: 4 });
    // What was earned keeps the commission of then.
    await owner.call(partnersApi.update, { params, body: { commissionPoints: 5000, status: 'paused' } });
    expect((await owner.call(partnersApi.list)).items[0]!.sums[0]).toMatchObject({ commission: 3004 });
    const refused = await owner.send('POST', `/v1/partners/${partnerId}/earnings`, {
      revenue: 1,
      currency: 'EUR',
      description: 'x',
    });
    expect(refused.status).toBe(409);
    expect((await owner.call(auditApi.list)).items.map(({ action }) => action)).toContain('partner.paid-out');
  });

  it('of large amounts are exact', () => {
    expect(commissionOf(100_000_000_000, 3333)).toBe(33_330_000_000);
    expect([commissionOf(1, 4999), commissionOf(1, 5000), commissionOf(3, 5000)]).toEqual([0, 1, 2]);
  });

  it.each([
    { revenue: -1 },
    { revenue: 0 },
    { revenue: 1.5 },
    { revenue: 1e12 },
    { currency: 'eur' },
    { currency: 'EURO' },
  ])('take no %j', async (change) => {
    const owner = await server.newOwner();
    const { id } = await add(owner);
    const body = { revenue: 100, currency: 'EUR', description: 'Plan', ...change };
    expect((await owner.send('POST', `/v1/partners/${id}/earnings`, body)).status).toBe(400);
  });
});

describe('referral links', () => {
  const referrals = async () => (await operator.call(partnersApi.list)).items.map(({ referrals }) => referrals);
  const attribute = (client: TestClient, code: string, touchedAt = now()) =>
    client.call(partnersApi.attribute, { body: { code, touchedAt } });
  /** Milliseconds before now, as a browser would say it. */
  const ago = (days: number) => new Date(services.clock.now() - days * 86_400_000).toISOString();

  it('bring who signs up by them to the partner: once, for the first, within ninety days', async () => {
    const [first, second] = [await add(operator), await add(operator, { name: 'Second' })];
    const customer = await server.newOwner();
    const before = await referrals();
    expect(await attribute(customer, codeIn(first.link), ago(89))).toEqual({ attributed: true });
    expect(await attribute(customer, codeIn(second.link))).toEqual({ attributed: false });
    expect((await referrals()).reduce((a, b) => a + b, 0)).toBe(before.reduce((a, b) => a + b, 0) + 1);
    const late = await server.newOwner();
    expect(await attribute(late, codeIn(first.link), ago(91))).toEqual({ attributed: false });
    expect(await attribute(late, 'nobody2345')).toEqual({ attributed: false });
    expect(await attribute(late, codeIn(first.link), ago(-1))).toEqual({ attributed: false });
    await operator.call(partnersApi.update, { params: { partnerId: first.id }, body: { status: 'paused' } });
    expect(await attribute(late, codeIn(first.link))).toEqual({ attributed: false });
  });

  it('do not count for the partner, for who works there, or long after the sign-up', async () => {
    const affiliate = await server.newOwner();
    const { link } = await add(operator, { email: affiliate.email });
    expect(await attribute(affiliate, codeIn(link))).toEqual({ attributed: false });
    const colleague = await server.newMember(operator, 'member');
    expect(await attribute(colleague, codeIn(link))).toEqual({ attributed: false });
    const customer = await server.newOwner();
    server.clock.advance(2 * 86_400_000);
    const again = await server.newSession(customer);
    expect(await attribute(again, codeIn(link), ago(3))).toEqual({ attributed: false });
    server.clock.advance(-2 * 86_400_000);
  });

  it('count by what the sign-up said, wherever its mail is opened', async () => {
    const { link, id } = await add(operator, { name: 'By mail' });
    const person = await server.newOwner();
    await services.db.pool.query('delete from members where user_id = $1', [person.userId]);
    const userMetadata = { referral: { code: codeIn(link), touchedAt: now() } };
    await services.db.system('test', (tx) => tx.update(users).set({ userMetadata }).where(eq(users.id, person.userId)));
    await listWorkspaces(services, { userId: person.userId, email: person.email, sessionId: '' });
    const found = (await operator.call(partnersApi.list)).items.find((partner) => partner.id === id)!;
    expect(found.referrals).toBe(1);
  });
});

describe('affiliates', () => {
  it('ask to join, wait for the operator, and see what they are owed and nothing of others', async () => {
    const person = await server.newOwner();
    expect(await person.call(partnersApi.affiliate)).toEqual({ items: [], canJoin: true });
    const joins = await Promise.all(Array.from({ length: 5 }, () => person.send('POST', '/v1/affiliate')));
    expect(joins.filter(({ status }) => status === 200)).toHaveLength(1);
    const { items } = await operator.call(partnersApi.list);
    const own = items.find(({ email }) => email === person.email)!;
    expect(own).toMatchObject({ type: 'affiliate', status: 'pending', commissionPoints: 1500 });
    const params = { partnerId: own.id };
    await operator.call(partnersApi.update, { params, body: { status: 'active' } });
    await operator.call(partnersApi.addEarning, {
      params,
      body: { revenue: 19_700, currency: 'EUR', description: 'Pro' },
    });
    const seen = await person.call(partnersApi.affiliate);
    expect(seen).toMatchObject({ canJoin: false, items: [{ status: 'active', link: own.link }] });
    expect(seen.items[0]!.sums).toMatchObject([{ owed: 2955 }]);
    expect((await operator.call(partnersApi.affiliate)).canJoin).toBe(false);
    expect((await operator.send('POST', '/v1/affiliate')).status).toBe(409);
  });
});
