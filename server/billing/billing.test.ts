import { describe, expect, it } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { productsApi } from '#domain/billing/products.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { addMonths } from '#domain/usage/months.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import { closePeriods, graceMs } from './invoices/close-periods.ts';
import { rollDue } from './roll-subscription.ts';

/** What a workspace agrees to, uses and is billed, through the front door. */

const {
  app,
  services,
  clock,
  operator,
  newOwner,
  wait,
  professional,
  billing,
  subscribe,
  invoicesOf,
  whole,
  use,
  pass,
  leave,
  newPlan,
} = await startBillingApp();

describe('a subscription', () => {
  it('is to a plan of the seller, and its first month is invoiced immediately', async () => {
    const owner = await newOwner();
    expect(await billing(owner)).toEqual({
      subscription: null,
      seller: 'My Workspace',
      meters: [],
      estimate: null,
      credits: [],
      payment: { online: false, card: null },
    });
    const { items: offers } = await owner.call(billingApi.offers);
    expect(offers.find(({ name }) => name === 'Professional')).toMatchObject({ price: 4_900, current: false });
    const { subscription, meters, estimate } = await subscribe(owner);
    expect(subscription).toMatchObject({
      plan: 'Professional',
      status: 'active',
      price: 4_900,
      currency: 'USD',
      includedMinutes: 1_000,
      nextBillingAt: new Date(addMonths(clock.now(), 1)).toISOString(),
    });
    expect(meters.map(({ name, current, limit }) => [name, current, limit])).toEqual([
      ['Phone minutes', 0, 1_000],
      ['API calls', 0, 50_000],
      ['Agents', 0, 10],
      ['SMS', 0, 5_000],
    ]);
    expect(estimate).toEqual({ plan: 4_900, other: 0, usage: 0, wholesale: 0, total: 4_900, currency: 'USD' });
    const [invoice] = await invoicesOf(owner);
    expect(invoice).toMatchObject({ gross: 4_900, due: 4_900, status: 'open', kind: 'invoice' });
    const { document } = await whole(owner, invoice!.id);
    expect(document.lines).toMatchObject([{ description: 'Professional', quantity: 1, net: 4_900, hasCalls: false }]);
    expect(await owner.call(workspacesApi.status)).toMatchObject({ plan: 'Professional', minutesGranted: 1_000 });
  });

  it('is one at a time, of the own seller, and not of the installation itself', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const body = { planId: (await other.call(plansApi.list)).items[0]!.id };
    expect((await owner.send('POST', '/v1/billing/subscription', body)).status).toBe(404);
    expect((await owner.send('PUT', '/v1/billing/subscription', { planId: professional.id })).status).toBe(409);
    expect((await operator.send('POST', '/v1/billing/subscription', { planId: professional.id })).status).toBe(409);
    const both = await Promise.all(
      [1, 2].map(() => owner.send('POST', '/v1/billing/subscription', { planId: professional.id })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await invoicesOf(owner)).toHaveLength(1);
    const viewer = await app.newMember(owner, 'viewer');
    expect((await viewer.send('GET', '/v1/billing')).status).toBe(403);
  });

  it('to an agency is between it and its subaccount', async () => {
    const [agency, client] = [await newOwner(), await newOwner()];
    const { rowCount } = await services.db.pool.query('update workspaces set parent_id = $1 where id = $2', [
      ...[agency.workspaceId, client.workspaceId],
    ]);
    expect(rowCount).toBe(1);
    const { items: offers } = await client.call(billingApi.offers);
    expect(offers.map(({ name }) => name)).toEqual(['Basic', 'Pro', 'Enterprise']);
    await subscribe(client, offers[1]!.id);
    const { items: plans } = await agency.call(plansApi.list);
    expect(plans[1]).toMatchObject({ name: 'Pro', subscribers: 1 });
    const { items } = await agency.call(plansApi.subscribers, { params: { planId: plans[1]!.id } });
    expect(items).toMatchObject([{ workspaceId: client.workspaceId, status: 'active', version: 1 }]);
    expect((await agency.call(salesApi.invoices)).items).toMatchObject([{ number: 'INV-000001', gross: 19_700 }]);
    expect((await agency.send('DELETE', `/v1/plans/${plans[1]!.id}`)).status).toBe(409);
    // What the plan becomes later is not what was agreed.
    await agency.call(plansApi.update, { params: { planId: plans[1]!.id }, body: { price: 1 } });
    expect((await billing(client)).subscription).toMatchObject({ price: 19_700 });
  });

  it('is tried once, before anything is paid', async () => {
    const plan = await newPlan({ name: 'Tried', trialDays: 14, trialMinutes: 30, includedMinutes: 100 });
    const owner = await newOwner();
    const begun = clock.now();
    expect((await subscribe(owner, plan.id)).subscription).toMatchObject({
      status: 'trialing',
      nextBillingAt: new Date(begun + 14 * day).toISOString(),
    });
    expect((await billing(owner)).meters[0]).toMatchObject({ limit: 30 });
    expect(await invoicesOf(owner)).toEqual([]);
    await use(owner, 1_700);
    await pass(14 * day);
    expect((await billing(owner)).subscription).toMatchObject({
      status: 'active',
      nextBillingAt: new Date(addMonths(begun + 14 * day, 1)).toISOString(),
    });
    const [invoice] = await invoicesOf(owner);
    const { document } = await whole(owner, invoice!.id);
    expect(document.lines.map(({ net, included }) => [net, included])).toEqual([
      [2_900, 0],
      [0, 1_700],
    ]);
    await owner.call(billingApi.cancel, { body: { when: 'now' } });
    expect((await subscribe(owner, plan.id)).subscription).toMatchObject({ status: 'active' });
  });

  it('goes on month by month, ends when it is cancelled, and can be kept before that', async () => {
    const owner = await newOwner();
    await subscribe(owner);
    await pass(31 * day);
    await pass(31 * day);
    expect((await invoicesOf(owner)).map(({ gross }) => gross)).toEqual([4_900, 4_900, 4_900]);
    await owner.call(billingApi.cancel, { body: { when: 'end' } });
    expect((await billing(owner)).subscription).toMatchObject({ endsWithPeriod: true });
    expect((await billing(owner)).estimate).toMatchObject({ total: 0 });
    await owner.call(billingApi.resume);
    expect((await billing(owner)).subscription).toMatchObject({ endsWithPeriod: false });
    await owner.call(billingApi.cancel, { body: { when: 'end' } });
    await pass(31 * day);
    expect((await billing(owner)).subscription).toBeNull();
    expect(await invoicesOf(owner)).toHaveLength(3);
  });

  it('catches up with the months of a server that was off, each once', async () => {
    const owner = await newOwner();
    await subscribe(owner);
    clock.advance(93 * day);
    for (let times = 0; times < 2; times++) {
      await rollDue(services);
      await wait(graceMs);
      await Promise.all([closePeriods(services), closePeriods(services)]);
    }
    const plans = await Promise.all((await invoicesOf(owner)).map(async ({ id }) => (await whole(owner, id)).document));
    expect(plans.flatMap(({ lines }) => lines.map(({ net }) => net))).toEqual([4_900, 4_900, 4_900, 4_900]);
  });
});

describe('an end', () => {
  it('of a workspace bills what it used before it is erased, and no month more', async () => {
    const owner = await newOwner();
    await subscribe(owner, (await newPlan({ name: 'Short', includedMinutes: 0 })).id);
    await wait(20 * day);
    await use(owner, 120);
    const closed = 'update workspaces set deleted_at = $2 where id = $1';
    await services.db.pool.query(closed, [owner.workspaceId, new Date(clock.now())]);
    await pass(29 * day);
    const rows = "select gross from invoices where workspace_id = $1 and side = 'seller' and buyer_id = $2 order by id";
    const found = await services.db.pool.query(rows, [operator.workspaceId, owner.workspaceId]);
    expect(found.rows.map(({ gross }) => Number(gross))).toEqual([2_900, 100]);
  });

  it('of an agency ends what its subaccounts had of it, and they have the installation as seller', async () => {
    const [agency, client] = [await newOwner(), await newOwner()];
    const move = 'update workspaces set parent_id = $1 where id = $2';
    await services.db.pool.query(move, [agency.workspaceId, client.workspaceId]);
    const { items: offers } = await client.call(billingApi.offers);
    await subscribe(client, offers[0]!.id);
    await use(client, 60);
    await services.db.pool.query('delete from workspaces where id = $1', [agency.workspaceId]);
    leave(agency);
    await pass(31 * day);
    await pass(day);
    expect((await billing(client)).subscription).toBeNull();
    expect(await invoicesOf(client)).toHaveLength(1);
    expect((await client.call(billingApi.offers)).items.map(({ name }) => name)).toContain('Professional');
    const { rows } = await services.db.pool.query(
      'select 1 from billing_periods where workspace_id = $1 and rated_at is null',
      [client.workspaceId],
    );
    expect(rows).toEqual([]);
  });
});

describe('minutes', () => {
  it('beyond those that are included are paid, to the second, at the price that was agreed', async () => {
    const owner = await newOwner();
    const plan = await newPlan({ name: 'Ten', includedMinutes: 10 });
    await subscribe(owner, plan.id);
    const [voice] = (await operator.call(productsApi.list)).items;
    await use(owner, 500);
    await use(owner, 130);
    await wait(day);
    const setPrice = (amount: number) =>
      operator.call(productsApi.setPrice, { params: { productId: voice!.id }, body: { amount, currency: 'USD' } });
    await setPrice(100);
    clock.advance(1_000);
    await use(owner, 61);
    expect((await billing(owner)).estimate).toMatchObject({ usage: Math.round((91 * 50) / 60) });
    clock.advance(1_000);
    await setPrice(50);
    await pass(31 * day);
    const [, invoice] = await invoicesOf(owner);
    const { document } = await whole(owner, invoice!.id);
    const lines = document.lines.map(({ description, quantity, included, unitAmount, net }) => [
      ...[description, quantity, included, unitAmount, net],
    ]);
    expect(lines).toEqual([
      ['Ten', 1, 0, 2_900, 2_900],
      ['Voice agents', 91, 600, 50, 76],
    ]);
    expect(invoice!.gross).toBe(2_976);
    const line = document.lines[1]!;
    const calls = await owner.call(billingApi.calls, {
      params: { invoiceId: invoice!.id, lineId: line.id },
      query: {},
    });
    expect(calls.items.map(({ seconds, included, billed }) => [seconds, included, billed])).toEqual([
      [500, 500, 0],
      [130, 100, 30],
      [61, 0, 61],
    ]);
    const path = `/v1/billing/invoices/${invoice!.id}/lines/${newId()}/calls`;
    expect((await owner.send('GET', path)).status).toBe(404);
  });

  it('of a change are shared by time, and the rest of the price is credited and charged', async () => {
    const [small, large] = [
      await newPlan({ name: 'Small', price: 3_000, includedMinutes: 300 }),
      await newPlan({ name: 'Large', price: 9_000, includedMinutes: 900, overage: 'stop' }),
    ];
    const owner = await newOwner();
    const from = clock.now();
    const month = addMonths(from, 1) - from;
    await subscribe(owner, small.id);
    await use(owner, 60 * 200);
    await wait(month / 2);
    await owner.call(billingApi.change, { body: { planId: large.id } });
    // Half of each: 150 and 450, of which 200 are used.
    const { meters, estimate } = await billing(owner);
    expect(meters[0]).toMatchObject({ current: 200, limit: 600 });
    expect(estimate).toMatchObject({ plan: 9_000, other: 0 });
    const [, change] = await invoicesOf(owner);
    expect((await whole(owner, change!.id)).document.lines.map(({ net }) => net)).toEqual([-1_500, 4_500]);
    // And back, which gives more than it asks for: a credit note, set off against the next invoice.
    await owner.call(billingApi.change, { body: { planId: small.id } });
    const [, , note] = await invoicesOf(owner);
    expect(note).toMatchObject({ kind: 'credit_note', number: expect.stringMatching(/^CN-/), status: 'issued' });
    const { credits } = await billing(owner);
    expect(credits).toEqual([{ amount: note!.gross, currency: 'USD' }]);
    await pass(month / 2);
    const next = (await invoicesOf(owner)).at(-1)!;
    expect(next).toMatchObject({ gross: 3_000, paid: note!.gross, due: 3_000 - note!.gross });
    expect((await billing(owner)).credits).toEqual([]);
  });
});
