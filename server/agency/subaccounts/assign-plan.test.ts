import { describe, expect, it } from 'vitest';
import { subaccountTemplatesApi } from '#domain/agency/subaccount-templates.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { addMonths } from '#domain/usage/months.ts';
import { closePeriods, graceMs } from '#server/billing/invoices/close-periods.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp({ RATE_LIMIT: '100000' });
const { services, clock } = app;
const operator = await app.newOwner();
const day = 86_400_000;

const create = (agency: TestClient, body: object = {}) =>
  agency.call(subaccountsApi.create, { body: { name: 'Bright Dental', ...body } });
const planOf = (agency: TestClient, subaccountId: string) =>
  agency.call(subaccountsApi.plan, { params: { subaccountId } });
const setPlan = (agency: TestClient, subaccountId: string, planId: string) =>
  agency.call(subaccountsApi.setPlan, { params: { subaccountId }, body: { planId } });
const newPlan = (agency: TestClient, body: object = {}) =>
  agency.call(plansApi.create, {
    body: { ...plansApi.create.example.body, currency: 'USD', overage: 'stop', ...body },
  });
const salesOf = async (agency: TestClient) => (await agency.call(salesApi.invoices)).items;
const isoIn = (ms: number) => new Date(clock.now() + ms).toISOString();

describe('the plan of a subaccount', () => {
  it('costs what was said before it was given: at once, behind a trial, and for the rest of a month', async () => {
    const agency = await app.newOwner();
    const { id } = await create(agency);
    const [small, large] = [
      await newPlan(agency, { price: 3_100 }),
      await newPlan(agency, { name: 'Large', price: 9_301 }),
    ];
    const tried = await newPlan(agency, { name: 'Tried', price: 500, trialDays: 14, trialMinutes: 10 });
    const { subscription, offers } = await planOf(agency, id);
    expect(subscription).toBeNull();
    const quoteOf = (planId: string, of = offers) => of.find((offer) => offer.id === planId)!.quote;
    const nextAt = new Date(addMonths(clock.now(), 1)).toISOString();
    expect(quoteOf(small.id)).toEqual({
      trialUntil: null,
      dueNow: 3_100,
      nextBillingAt: nextAt,
      nextPrice: 3_100,
      difference: 0,
      problem: null,
    });
    expect(quoteOf(tried.id)).toMatchObject({ trialUntil: isoIn(14 * day), dueNow: 0, nextBillingAt: isoIn(14 * day) });
    const set = await setPlan(agency, id, small.id);
    expect(set.subscription).toMatchObject({ plan: 'Starter', nextBillingAt: nextAt });
    expect((await salesOf(agency)).map(({ gross }) => gross)).toEqual([3_100]);
    clock.advance(7 * day);
    Object.assign(agency, await app.newSession(agency));
    const quote = quoteOf(large.id, (await planOf(agency, id)).offers);
    expect(quote).toMatchObject({ dueNow: quote.difference, nextBillingAt: nextAt, nextPrice: 9_301 });
    await setPlan(agency, id, large.id);
    await setPlan(agency, id, large.id);
    clock.advance(Date.parse(nextAt) - clock.now());
    await rollDue(services);
    clock.advance(graceMs);
    await closePeriods(services);
    Object.assign(agency, await app.newSession(agency));
    expect((await salesOf(agency)).map(({ gross }) => gross)).toEqual([quote.nextPrice, quote.difference, 3_100]);
    const told = (await agency.call(auditApi.list)).items.filter(({ action }) => action === 'subaccount.plan-set');
    expect(told.at(-1)).toMatchObject({ before: { plan: null }, after: { plan: 'Starter' } });
    const owner = await app.newMember({ ...agency, workspaceId: id }, 'owner');
    const actions = (await owner.call(auditApi.list)).items.map(({ action, actor }) => [action, actor.agencyId]);
    expect(actions).toContainEqual(['subaccount.plan-set', agency.workspaceId]);
  });

  it('begins with it, alone, from a template or from a row of a file', async () => {
    Object.assign(operator, await app.newSession(operator));
    const agency = await app.newOwner();
    const [pro, tried] = [await newPlan(agency, { name: 'Daily' }), await newPlan(agency, { name: 'Two' })];
    const one = await create(agency, { planId: pro.id });
    expect((await planOf(agency, one.id)).subscription).toMatchObject({ plan: 'Daily', status: 'active' });
    const template = await agency.call(subaccountTemplatesApi.create, {
      body: { name: 'Practice', settings: { planId: pro.id } },
    });
    expect((await planOf(agency, (await create(agency, { templateId: template.id })).id)).subscription?.plan).toBe(
      'Daily',
    );
    const other = await create(agency, { templateId: template.id, planId: tried.id });
    expect((await planOf(agency, other.id)).subscription?.plan).toBe('Two');
    const csv = 'name,plan\nRow,daily\nWrong,Nothing\nNone,\n';
    const rows = (dryRun: boolean) => agency.call(subaccountsApi.import, { body: { csv, dryRun } });
    expect((await rows(true)).items.map(({ result }) => result)).toEqual(['ready', 'refused', 'ready']);
    expect(await salesOf(agency)).toHaveLength(3);
    const { items } = await rows(false);
    expect(items.map(({ problem }) => problem)).toEqual([null, 'You don’t offer a plan called Nothing.', null]);
    expect((await planOf(agency, items[0]!.subaccountId!)).subscription?.plan).toBe('Daily');
    expect((await planOf(agency, items[2]!.subaccountId!)).subscription).toBeNull();
    expect(await salesOf(agency)).toHaveLength(4);
    // Nothing is made where its plan cannot begin.
    await agency.call(plansApi.setStatus, { params: { planId: pro.id }, body: { status: 'archived' } });
    const before = (await agency.call(subaccountsApi.list)).items.length;
    const refused = await agency.send('POST', '/v1/subaccounts', { name: 'Late', templateId: template.id });
    expect(refused).toMatchObject({ status: 400, body: { error: { details: [{ path: 'body.planId' }] } } });
    expect((await agency.call(subaccountsApi.list)).items).toHaveLength(before);
    const again = { name: 'Again', settings: { planId: pro.id } };
    expect((await agency.send('POST', '/v1/subaccount-templates', again)).status).toBe(400);
  });

  it('is its agency’s to give, among its own plans, and not while another seller’s runs', async () => {
    const [agency, other] = [await app.newOwner(), await app.newOwner()];
    const { id } = await create(agency);
    const [mine, theirs] = [await newPlan(agency), await newPlan(other)];
    const at = `/v1/subaccounts/${id}/plan`;
    expect((await other.send('GET', at)).status).toBe(404);
    expect((await other.send('PUT', at, { planId: theirs.id })).status).toBe(404);
    expect((await agency.send('PUT', at, { planId: theirs.id })).status).toBe(404);
    await services.db.pool.query('update workspaces set parent_id = null where id = $1', [id]);
    const owner = await app.newMember({ ...agency, workspaceId: id }, 'owner');
    const { items } = await owner.call(billingApi.offers);
    await owner.call(billingApi.subscribe, { body: { planId: items[0]!.id } });
    await services.db.pool.query('update workspaces set parent_id = $2 where id = $1', [id, agency.workspaceId]);
    const { subscription, offers } = await planOf(agency, id);
    expect([subscription, offers[0]!.quote.problem]).toEqual([null, expect.stringContaining('runs until')]);
    expect((await agency.send('PUT', at, { planId: mine.id })).status).toBe(409);
    const euro = await create(agency, { name: 'Euro', planId: mine.id });
    const price = await newPlan(agency, { name: 'Euros', currency: 'EUR' });
    const quotes = (await planOf(agency, euro.id)).offers.map(({ name, quote }) => [name, quote.problem === null]);
    expect(quotes).toContainEqual(['Euros', false]);
    expect((await agency.send('PUT', `/v1/subaccounts/${euro.id}/plan`, { planId: price.id })).status).toBe(409);
    await agency.call(subaccountsApi.remove, { params: { subaccountId: euro.id }, body: { name: 'Euro' } });
    expect((await agency.send('PUT', `/v1/subaccounts/${euro.id}/plan`, { planId: mine.id })).status).toBe(410);
  });
});
