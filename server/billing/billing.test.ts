import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billingApi } from '#domain/billing.ts';
import { addMonths } from '#domain/months.ts';
import { plansApi } from '#domain/plans.ts';
import { productsApi } from '#domain/products.ts';
import { salesApi } from '#domain/sales.ts';
import { workspacesApi } from '#domain/workspaces.ts';
import { newId } from '#server/infra/db/new-id.ts';
import { rollDue } from '#server/subscriptions/roll.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { spend } from '#server/usage/ledger.ts';
import { closePeriods, graceMs } from './close-periods.ts';

/** What a workspace agrees to, uses, is billed and pays, through the front door. */

const app = await startApp();
const { services, clock } = app;
/** Whoever is signed in in a test: months go by in it, in which sessions end. */
let signedIn: TestClient[] = [];
async function newOwner(): Promise<TestClient> {
  const owner = await app.newOwner();
  signedIn.push(owner);
  return owner;
}
/** Sells Professional to everybody without an agency. */
const operator = await newOwner();
beforeEach(() => {
  signedIn = [operator];
});
const [professional] = (await operator.call(plansApi.list)).items;

const billing = (client: TestClient) => client.call(billingApi.get);
const subscribe = (client: TestClient, planId = professional!.id) =>
  client.call(billingApi.subscribe, { body: { planId } });
const invoicesOf = async (client: TestClient) => (await client.call(billingApi.invoices)).items.toReversed();
const whole = (client: TestClient, invoiceId: string) => client.call(billingApi.invoice, { params: { invoiceId } });

/** Seconds of a call that is over. */
const use = (client: TestClient, seconds: number, at = clock.now()) =>
  services.db.tenant(client.workspaceId, (tx) =>
    spend(tx, client.workspaceId, { meter: 'call_seconds', key: newId(), quantity: seconds, at }),
  );

/** Lets time go by. Everybody signs in again. */
async function wait(ms: number): Promise<void> {
  clock.advance(ms);
  for (const client of signedIn) Object.assign(client, await app.newSession(client));
}

/** The same, with what the clock does meanwhile. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  await rollDue(services);
  await wait(graceMs);
  await closePeriods(services);
}

/** Another plan of the installation. */
const newPlan = (body: object) =>
  operator.call(plansApi.create, {
    body: { ...plansApi.create.example.body, currency: 'USD', overage: 'pay-as-you-go', ...body },
  });

const day = 86_400_000;

describe('a subscription', () => {
  it('is to a plan of the seller, and its first month is invoiced at once', async () => {
    const owner = await newOwner();
    expect(await billing(owner)).toEqual({
      ...{ subscription: null, seller: 'My Workspace', meters: [], estimate: null, credits: [] },
      payment: { online: false, card: null },
    });
    const { items: offers } = await owner.call(billingApi.offers);
    expect(offers.find(({ name }) => name === 'Professional')).toMatchObject({ price: 4_900, current: false });
    const { subscription, meters, estimate } = await subscribe(owner);
    expect(subscription).toMatchObject({
      ...{ plan: 'Professional', status: 'active', price: 4_900, currency: 'USD', includedMinutes: 1_000 },
      nextBilling: new Date(addMonths(clock.now(), 1)).toISOString(),
    });
    expect(meters.map(({ name, current, limit }) => [name, current, limit])).toEqual([
      ['Phone minutes', 0, 1_000],
      ['API calls', 0, 50_000],
      ['Agents', 0, 10],
      ['SMS', 0, 5_000],
    ]);
    expect(estimate).toEqual({ plan: 4_900, other: 0, usage: 0, total: 4_900, currency: 'USD' });
    const [invoice] = await invoicesOf(owner);
    expect(invoice).toMatchObject({ gross: 4_900, due: 4_900, status: 'open', kind: 'invoice' });
    const { document } = await whole(owner, invoice!.id);
    expect(document.lines).toMatchObject([{ description: 'Professional', quantity: 1, net: 4_900, hasCalls: false }]);
    expect(await owner.call(workspacesApi.status)).toMatchObject({ plan: 'Professional', trialMinutesGranted: 1_000 });
  });

  it('is one at a time, of the own seller, and not of the installation itself', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const body = { planId: (await other.call(plansApi.list)).items[0]!.id };
    expect((await owner.send('POST', '/v1/billing/subscription', body)).status).toBe(404);
    expect((await owner.send('PUT', '/v1/billing/subscription', { planId: professional!.id })).status).toBe(409);
    expect((await operator.send('POST', '/v1/billing/subscription', { planId: professional!.id })).status).toBe(409);
    const both = await Promise.all(
      [1, 2].map(() => owner.send('POST', '/v1/billing/subscription', { planId: professional!.id })),
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
      ...{ status: 'trialing', nextBilling: new Date(begun + 14 * day).toISOString() },
    });
    expect((await billing(owner)).meters[0]).toMatchObject({ limit: 30 });
    expect(await invoicesOf(owner)).toEqual([]);
    await use(owner, 1_700);
    await pass(14 * day);
    expect((await billing(owner)).subscription).toMatchObject({
      ...{ status: 'active', nextBilling: new Date(addMonths(begun + 14 * day, 1)).toISOString() },
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
    signedIn = [operator, client];
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
  it('beyond those that are included are paid, to the second, at the price of their moment', async () => {
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
    expect((await billing(owner)).estimate).toMatchObject({ usage: Math.round((91 * 100) / 60) });
    clock.advance(1_000);
    await setPrice(50);
    await pass(31 * day);
    const [, invoice] = await invoicesOf(owner);
    const { document } = await whole(owner, invoice!.id);
    const lines = document.lines.map(({ description, quantity, included, unitAmount, net }) => [
      ...[description, quantity, included, unitAmount, net],
    ]);
    // 30 s at 50, 61 s at 100 for each 60.
    expect(lines).toEqual([
      ['Ten', 1, 0, 2_900, 2_900],
      ['Voice agents', 30, 600, 50, 25],
      ['Voice agents', 61, 0, 100, 102],
    ]);
    expect(invoice!.gross).toBe(3_027);
    const line = document.lines[1]!;
    const calls = await owner.call(billingApi.calls, {
      params: { invoiceId: invoice!.id, lineId: line.id },
      query: {},
    });
    expect(calls.items.map(({ seconds, included, billed }) => [seconds, included, billed])).toEqual([
      [500, 500, 0],
      [130, 100, 30],
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
    expect(meters[0]).toMatchObject({ current: 0, limit: 400 });
    expect(estimate).toMatchObject({ plan: 9_000, other: 3_000 });
    clock.advance(graceMs);
    await closePeriods(services);
    const [, change] = await invoicesOf(owner);
    expect((await whole(owner, change!.id)).document.lines.map(({ net }) => net)).toEqual([-1_500, 4_500, 0]);
    // And back, which gives more than it asks for: a credit note, set off against the next invoice.
    await owner.call(billingApi.change, { body: { planId: small.id } });
    clock.advance(graceMs);
    await closePeriods(services);
    const [, , note] = await invoicesOf(owner);
    expect(note).toMatchObject({ kind: 'credit-note', number: expect.stringMatching(/^CN-/), status: 'issued' });
    const { credits } = await billing(owner);
    expect(credits).toEqual([{ amount: note!.gross, currency: 'USD' }]);
    await pass(month / 2);
    const next = (await invoicesOf(owner)).at(-1)!;
    expect(next).toMatchObject({ gross: 3_000, paid: note!.gross, due: 3_000 - note!.gross });
    expect((await billing(owner)).credits).toEqual([]);
  });
});

describe('payments', () => {
  async function withInvoice() {
    const owner = await newOwner();
    await subscribe(owner);
    const [invoice] = await invoicesOf(owner);
    return { owner, invoiceId: invoice!.id, number: invoice!.number };
  }
  const pay = (saleId: string, body: object) => operator.send('POST', `/v1/sales/invoices/${saleId}/payments`, body);
  const due = async (saleId: string) => (await operator.call(salesApi.invoice, { params: { saleId } })).due;

  it('are noted by hand by the seller, and both see them', async () => {
    const { owner, invoiceId, number } = await withInvoice();
    expect(await pay(invoiceId, { amount: 1_000, description: 'Transfer' })).toMatchObject({ status: 201 });
    expect(await pay(invoiceId, { amount: 3_901 })).toMatchObject({ status: 409 });
    const pending = await pay(invoiceId, { status: 'pending' });
    expect(pending).toMatchObject({ status: 201, body: { amount: 3_900, status: 'pending' } });
    expect(await pay(invoiceId, {})).toMatchObject({ status: 409 });
    expect(await due(invoiceId)).toBe(3_900);
    const { id } = pending.body as { id: string };
    const settle = (status: string) => operator.send('PUT', `/v1/sales/payments/${id}/status`, { status });
    expect((await owner.send('PUT', `/v1/sales/payments/${id}/status`, { status: 'paid' })).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await settle('paid')).status).toBe(200);
    expect((await settle('failed')).status).toBe(409);
    expect(await due(invoiceId)).toBe(0);
    expect((await invoicesOf(owner))[0]).toMatchObject({ status: 'paid' });
    const { items } = await owner.call(billingApi.payments);
    expect(items.map(({ amount, status, invoiceNumber }) => [amount, status, invoiceNumber])).toEqual([
      [3_900, 'paid', number],
      [1_000, 'paid', number],
    ]);
    expect((await owner.send('POST', `/v1/sales/invoices/${invoiceId}/payments`, {})).status).toBe(404);
  });

  it.each([{ amount: 0 }, { amount: -5 }, { amount: 0.5 }, { amount: 10 ** 12 }, { status: 'gone' }])(
    'refuse %j',
    async (body) => {
      const { invoiceId } = await withInvoice();
      expect((await pay(invoiceId, body)).status).toBe(400);
      expect(await due(invoiceId)).toBe(4_900);
    },
  );

  it('are taken back by a credit note: from what is due, then as credit or back', async () => {
    const { owner, invoiceId } = await withInvoice();
    await pay(invoiceId, { amount: 4_000 });
    const params = { saleId: invoiceId };
    const credit = (body: object) => operator.send('POST', `/v1/sales/invoices/${invoiceId}/credit`, body);
    expect(await credit({ amount: 4_901, reason: 'Too much' })).toMatchObject({ status: 409 });
    expect(await credit({ amount: 1_000, reason: 'Noise' })).toMatchObject({ status: 201, body: { gross: 1_000 } });
    expect(await due(invoiceId)).toBe(0);
    expect((await billing(owner)).credits).toEqual([{ amount: 100, currency: 'USD' }]);
    expect(await credit({ reason: 'All of it', payBack: true })).toMatchObject({ body: { gross: 3_900 } });
    expect(await credit({ reason: 'More' })).toMatchObject({ status: 409 });
    const { payments, status } = await operator.call(salesApi.invoice, { params });
    expect(payments.map(({ amount }) => amount)).toEqual([4_000, -3_900]);
    expect(status).toBe('credited');
    expect((await billing(owner)).credits).toEqual([{ amount: 100, currency: 'USD' }]);
  });

  it('can be lessened by credit that the seller gives', async () => {
    const { owner } = await withInvoice();
    const give = (client: TestClient, id: string) =>
      client.send('POST', `/v1/sales/credits/${id}`, { amount: 700, currency: 'USD', reason: 'Sorry' });
    expect((await give(owner, operator.workspaceId)).status).toBe(404);
    expect(await give(operator, owner.workspaceId)).toMatchObject({ status: 201, body: { amount: 700 } });
    await pass(31 * day);
    expect((await invoicesOf(owner)).at(-1)).toMatchObject({ paid: 700, due: 4_200 });
  });

  it('with an Idempotency-Key are noted once', async () => {
    const { owner, invoiceId } = await withInvoice();
    const headers = {
      authorization: `Bearer ${operator.token}`,
      'x-workspace-id': operator.workspaceId,
      'idempotency-key': newId(),
    };
    const url = `/v1/sales/invoices/${invoiceId}/payments`;
    const both = await Promise.all([1, 2].map(() => app.send('POST', url, { amount: 100 }, headers)));
    expect(both.some(({ status }) => status === 201)).toBe(true);
    await app.send('POST', url, { amount: 100 }, headers);
    expect((await owner.call(billingApi.payments)).items).toHaveLength(1);
  });
});

describe('an invoice', () => {
  it('has the tax of its countries, once for the category', async () => {
    const [agency, client] = [await newOwner(), await newOwner()];
    const moved = [agency.workspaceId, client.workspaceId];
    await services.db.pool.query('update workspaces set parent_id = $1 where id = $2', moved);
    const profile = { name: 'Agency GmbH', address: 'Weg 1', country: 'DE', vatId: 'DE123456789' };
    await agency.call(billingApi.setProfile, { body: profile });
    await agency.call(salesApi.setTaxRate, { body: { name: 'USt', country: 'DE', basisPoints: 1_900 } });
    await agency.call(salesApi.setTaxRate, { body: { name: 'VAT', country: null, basisPoints: 2_000 } });
    const { items: offers } = await client.call(billingApi.offers);
    const taxed = async (body: { name: string; address: string; country: string; vatId: string | null }) => {
      await client.call(billingApi.setProfile, { body });
      await subscribe(client, offers[0]!.id);
      const { id } = (await invoicesOf(client)).at(-1)!;
      await client.call(billingApi.cancel, { body: { when: 'now' } });
      const { document } = await whole(client, id);
      return [document.tax.category, document.tax.amount, document.gross, document.buyer.name];
    };
    const buyer = { name: 'Client', address: '', vatId: null };
    expect(await taxed({ ...buyer, country: 'DE' })).toEqual(['S', 1_843, 11_543, 'Client']);
    expect(await taxed({ ...buyer, country: 'FR', vatId: 'FR12345678901' })).toEqual(['AE', 0, 9_700, 'Client']);
    expect(await taxed({ ...buyer, country: 'FR' })).toEqual(['S', 1_940, 11_640, 'Client']);
    expect((await agency.call(salesApi.invoices)).items.map(({ number }) => number)).toEqual([
      'INV-000003',
      'INV-000002',
      'INV-000001',
    ]);
  });

  it('has a PDF for both sides with the same bytes, or says why not', async () => {
    const owner = await newOwner();
    const get = (client: TestClient, url: string) =>
      app.app.inject({
        url,
        headers: { authorization: `Bearer ${client.token}`, 'x-workspace-id': client.workspaceId },
      });
    const name = 'Łódź Żółć Ωmega Привет';
    await owner.call(billingApi.setProfile, { body: { name, address: '1 High Street', country: 'PL', vatId: null } });
    await subscribe(owner);
    const [invoice] = await invoicesOf(owner);
    await vi.waitFor(async () => expect((await whole(owner, invoice!.id)).pdf).toBe('ready'), 40_000);
    const [own, theirs] = [
      await get(owner, `/v1/billing/invoices/${invoice!.id}/pdf`),
      await get(operator, `/v1/sales/invoices/${invoice!.id}/pdf`),
    ];
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.rawPayload.equals(theirs.rawPayload)).toBe(true);
    await owner.call(billingApi.cancel, { body: { when: 'now' } });
    await owner.call(billingApi.setProfile, { body: { name: '株式会社', address: '', country: 'FR', vatId: null } });
    await subscribe(owner);
    const second = (await invoicesOf(owner)).at(-1)!;
    await vi.waitFor(async () => expect((await whole(owner, second.id)).pdf).toBe('refused'), 40_000);
    expect((await whole(owner, second.id)).pdfProblem).toContain('株 式 会 社');
    expect((await get(owner, `/v1/billing/invoices/${second.id}/pdf`)).statusCode).toBe(409);
  }, 60_000);
});
