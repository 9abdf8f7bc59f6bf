import { afterAll, describe, expect, it } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { closePeriods, graceMs } from '#server/billing/invoices/close-periods.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { startFakeStripe } from '#server/testing/stripe/fake-stripe.ts';
import type { Outcome } from '#server/testing/stripe/things.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { collectInvoice } from './collect-invoice.ts';
import { collectJob } from './collect-later.ts';
import { reconcile } from './reconcile.ts';

/** Invoices at the payment provider: made, charged, corrected, and killed in between. Jobs run when a test says so. */

const key = 'sk_test_installation0';
const stripe = await startFakeStripe(() => app.clock.now());
afterAll(() => stripe.close());
const app = await startApp({ STRIPE_BASE_URL: stripe.origin, STRIPE_SECRET_KEY: key });
const { services, clock } = app;
const account = stripe.account(key);
const operator = await app.newOwner();
const [professional] = (await operator.call(plansApi.list)).items;

const waiting: { workspaceId: string; invoiceId: string }[] = [];
const { enqueue } = services.jobs;
services.jobs.enqueue = async (tx, name, data, options) => {
  if (name === collectJob) waiting.push(data as (typeof waiting)[number]);
  else await enqueue(tx, name, data, options);
};
async function work(): Promise<void> {
  for (const { workspaceId, invoiceId } of waiting.splice(0)) await collectInvoice(services, workspaceId, invoiceId);
}

const subscription = { planId: professional!.id, version: 1, termsUrl: 'http://127.0.0.1:8080/terms' };
const take = (client: TestClient) => client.call(billingApi.checkout, { body: subscription });

/** Goes to the page that an answer leads to, puts down a card there, and comes back. */
async function putDown(client: TestClient, url: string | null, outcome: Outcome): Promise<void> {
  const session = account.completeSession(url!.split('/').at(-1)!, outcome);
  const checkoutId = new URL(session.success_url).searchParams.get('checkout')!;
  expect(await client.call(billingApi.settleCheckout, { params: { checkoutId } })).toMatchObject({ status: 'done' });
}

/** A client with a plan and a card. */
async function newClient(outcome: Outcome = 'pays'): Promise<TestClient> {
  const client = await app.newOwner();
  await putDown(client, (await take(client)).url, outcome);
  return client;
}

const invoiceOf = async (client: TestClient) => {
  const [first] = (await client.call(billingApi.invoices)).items.filter(({ kind }) => kind === 'invoice');
  return client.call(billingApi.invoice, { params: { invoiceId: first!.id } });
};
const sums = async () => {
  const { rows } = await services.db.pool.query<{ total: string }>(
    'select sum(amount) as total from ledger_entries group by tx_id, currency having sum(amount) <> 0',
  );
  return rows;
};
const madeFor = (invoiceId: string) => account.invoices.filter(({ metadata }) => metadata.parley_invoice === invoiceId);

it('no plan that costs money is changed to without a card, by way of one that costs nothing', async () => {
  const free = {
    ...plansApi.create.example.body,
    name: 'Free',
    currency: 'USD',
    price: 0,
    setupFee: 0,
    trialDays: 0,
  } as const;
  const { id: planId } = await operator.call(plansApi.create, { body: free });
  const client = await app.newOwner();
  await client.call(billingApi.subscribe, { body: { planId } });
  const paid = { planId: professional!.id };
  expect(await client.send('PUT', billingApi.change.path, paid)).toMatchObject({
    status: 409,
    body: { error: { message: 'This plan requires a card. Add a card first.' } },
  });
  expect((await client.call(billingApi.get)).subscription).toMatchObject({ plan: 'Free' });
  await putDown(client, (await client.call(billingApi.setUpPayment)).url, 'pays');
  expect((await client.call(billingApi.change, { body: paid })).subscription).toMatchObject({
    plan: professional!.name,
  });
});

describe('an invoice that is collected online', () => {
  it('is composed of the frozen lines, charged to the card, and booked once', async () => {
    const client = await newClient();
    await work();
    const invoice = await invoiceOf(client);
    expect(invoice).toMatchObject({ status: 'paid', due: 0, online: { status: 'paid', url: null, problem: null } });
    expect(invoice.payments).toMatchObject([{ amount: 4_900, status: 'paid', source: 'stripe' }]);
    const [made] = madeFor(invoice.id);
    expect(made).toMatchObject({ total: 4_900, status: 'paid', auto_advance: false, description: invoice.number });
    expect(account.items.filter((item) => item.invoice === made!.id)).toMatchObject([
      { amount: 4_900, metadata: { parley_line: invoice.document.lines[0]!.id } },
    ]);
    expect((await client.call(billingApi.get)).payment).toMatchObject({ online: true, card: { last4: '4242' } });
    await collectInvoice(services, operator.workspaceId, invoice.id);
    expect((await invoiceOf(client)).payments).toHaveLength(1);
    expect(await sums()).toEqual([]);
  });

  it('tells of a card that is declined, tries again after a day, and is paid with another one', async () => {
    const client = await newClient('declined');
    await work();
    const invoice = await invoiceOf(client);
    expect(invoice).toMatchObject({
      due: 4_900,
      online: { status: 'open', problem: expect.stringContaining('was declined') },
    });
    expect(invoice.online!.url).toContain('/pay/invoice/');
    expect(invoice.payments).toMatchObject([{ status: 'failed', amount: 4_900, source: 'stripe' }]);
    await reconcile(services);
    await work();
    expect((await invoiceOf(client)).payments).toHaveLength(1);
    clock.advance(25 * 3_600_000);
    await reconcile(services);
    await work();
    Object.assign(client, await app.newSession(client));
    expect((await invoiceOf(client)).payments).toHaveLength(2);
    await putDown(client, (await client.call(billingApi.setUpPayment)).url, 'pays');
    await work();
    expect(await invoiceOf(client)).toMatchObject({ status: 'paid', online: { status: 'paid', problem: null } });
    expect(await sums()).toEqual([]);
  });

  it('is paid at its own page where the bank asks, and found when no event came', async () => {
    const client = await newClient('needs action');
    await work();
    const { id, online } = await invoiceOf(client);
    expect(online!.problem).toContain('bank');
    account.paid(madeFor(id)[0]!.id);
    clock.advance(61_000);
    // Anyone who looks has the provider asked.
    await client.call(billingApi.get);
    await work();
    expect(await invoiceOf(client)).toMatchObject({ status: 'paid', due: 0 });
  });

  it('is voided when it is paid by hand, and lessened by what is taken back', async () => {
    Object.assign(operator, await app.newSession(operator));
    const [first, second] = [await newClient('declined'), await newClient('declined')];
    await work();
    const [paid, less] = [await invoiceOf(first), await invoiceOf(second)];
    await operator.call(salesApi.addPayment, { params: { saleId: paid.id }, body: {} });
    const body = { amount: 900, reason: 'Bad sound' };
    await operator.call(salesApi.credit, { params: { saleId: less.id }, body });
    await work();
    expect(madeFor(paid.id)).toMatchObject([{ status: 'void' }]);
    expect(await invoiceOf(first)).toMatchObject({ status: 'paid', online: { status: 'closed' } });
    expect(madeFor(less.id)).toMatchObject([{ status: 'open', amount_remaining: 4_000 }]);
    account.paid(madeFor(less.id)[0]!.id);
    await collectInvoice(services, operator.workspaceId, less.id);
    expect(await invoiceOf(second)).toMatchObject({ status: 'paid', paid: 4_000, credited: 900, due: 0 });
    expect(await sums()).toEqual([]);
  });

  it('is paid back to the card by its credit note; what fails there stays credit', async () => {
    const client = await newClient();
    await work();
    const { id: saleId } = await invoiceOf(client);
    const credit = (amount: number) =>
      operator.call(salesApi.credit, { params: { saleId }, body: { amount, reason: 'Sorry', payBack: true } });
    await credit(1_000);
    expect((await invoiceOf(client)).payments).toMatchObject([
      { status: 'paid' },
      { amount: -1_000, status: 'pending' },
    ]);
    await work();
    expect((await invoiceOf(client)).payments[1]).toMatchObject({ amount: -1_000, status: 'paid' });
    expect(account.refunds.at(-1)).toMatchObject({ amount: 1_000, status: 'succeeded' });
    expect((await client.call(billingApi.get)).credits).toEqual([]);
    account.refundsBecome = 'pending';
    await credit(500);
    await work();
    expect((await invoiceOf(client)).payments[2]).toMatchObject({ amount: -500, status: 'pending' });
    account.endRefund(account.refunds.at(-1)!.id, 'failed');
    account.refundsBecome = 'succeeded';
    await reconcile(services);
    await work();
    expect((await invoiceOf(client)).payments[2]).toMatchObject({ amount: -500, status: 'failed' });
    expect((await client.call(billingApi.get)).credits).toEqual([{ amount: 500, currency: 'USD' }]);
    const pending = (await invoiceOf(client)).payments[2]!.id;
    expect((await operator.send('PUT', `/v1/sales/payments/${pending}/status`, { status: 'paid' })).status).toBe(409);
    expect(await sums()).toEqual([]);
  });

  it('waits for a provider that is away, and says so', async () => {
    const client = await newClient();
    stripe.fail('busy', 1);
    await expect(work()).rejects.toThrow('busy');
    const invoice = await invoiceOf(client);
    expect(invoice).toMatchObject({
      status: 'open',
      online: { status: 'preparing', problem: expect.stringContaining('Can’t reach') },
    });
    await collectInvoice(services, operator.workspaceId, invoice.id);
    expect(await invoiceOf(client)).toMatchObject({ status: 'paid', online: { problem: null } });
  });

  it('waits for a provider that is too slow, and tries the same again', async () => {
    const client = await newClient();
    const { outbound } = services;
    services.outbound = async ({ url }) => {
      throw new OutboundError('timeout', `${new URL(url).origin} didn’t respond within 30000 ms.`);
    };
    await expect(work()).rejects.toThrow();
    services.outbound = outbound;
    const { id, online } = await invoiceOf(client);
    expect(online).toMatchObject({ status: 'preparing', problem: expect.stringContaining('try again') });
    await collectInvoice(services, operator.workspaceId, id);
    expect(await invoiceOf(client)).toMatchObject({ status: 'paid' });
  });

  it('asks for what is due behind credit that was set off', async () => {
    const client = await newClient();
    await work();
    const body = { amount: 1_000, currency: 'USD' as const, reason: 'Welcome' };
    await operator.call(salesApi.giveCredit, { params: { customerId: client.workspaceId }, body });
    clock.advance(31 * 24 * 3_600_000);
    await rollDue(services);
    clock.advance(graceMs);
    await closePeriods(services);
    await work();
    for (const one of [client, operator]) Object.assign(one, await app.newSession(one));
    const invoice = await invoiceOf(client);
    expect(invoice).toMatchObject({ gross: 4_900, paid: 4_900, status: 'paid' });
    const [made] = madeFor(invoice.id);
    expect(made).toMatchObject({ total: 3_900, amount_paid: 3_900 });
    const amounts = account.items.filter((item) => item.invoice === made!.id).map(({ amount }) => amount);
    expect(amounts).toEqual([4_900, -1_000]);
    expect(await sums()).toEqual([]);
  });

  it('is left to be collected by hand where the key is another one', async () => {
    const client = await newClient('declined');
    await work();
    const { id } = await invoiceOf(client);
    const other = { ...services, config: { ...services.config, stripe: { ...services.config.stripe, key: null } } };
    await collectInvoice(other, operator.workspaceId, id);
    expect((await invoiceOf(client)).online).toMatchObject({ status: 'left', url: null });
  });
});

describe('a kill', () => {
  it.each(['before', 'after'] as const)(
    '%s any request makes nothing twice',
    async (kind) => {
      for (let kills = 0; ; kills++) {
        const client = await newClient();
        const begun = stripe.seen.length;
        // The one request more goes wrong: all before it went well.
        let n = 0;
        const { outbound } = services;
        services.outbound = async (request) => {
          const dies = n++ === kills;
          if (dies && kind === 'before') throw new Error('killed');
          const answer = await outbound(request);
          if (dies) throw new Error('killed');
          return answer;
        };
        const [{ invoiceId }] = [waiting.at(-1)!];
        await work().catch(() => undefined);
        services.outbound = outbound;
        if (n <= kills) {
          expect(kills).toBeGreaterThan(5);
          break;
        }
        clock.advance(60_000);
        await collectInvoice(services, operator.workspaceId, invoiceId);
        const invoice = await invoiceOf(client);
        expect(invoice, stripe.seen.slice(begun).join('\n')).toMatchObject({ status: 'paid', paid: 4_900 });
        expect(invoice.payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
        expect(madeFor(invoiceId)).toHaveLength(1);
        expect(account.items.filter((item) => item.invoice === madeFor(invoiceId)[0]!.id)).toHaveLength(1);
        expect(account.charges.filter((one) => one.invoice === madeFor(invoiceId)[0]!.id)).toHaveLength(1);
        const its = account.customers.filter(({ metadata }) => metadata.parley_workspace === client.workspaceId);
        expect(its).toHaveLength(1);
      }
      expect(await sums()).toEqual([]);
    },
    180_000,
  );

  it.each(['before', 'after'] as const)(
    '%s any request of a visit begins one plan with one card',
    async (kind) => {
      for (let kills = 0; ; kills++) {
        const client = await app.newOwner();
        const { url } = await take(client);
        const { success_url: back } = account.completeSession(url!.split('/').at(-1)!, 'pays');
        const address = `/v1/billing/checkouts/${new URL(back).searchParams.get('checkout')}`;
        const { outbound } = services;
        let n = 0;
        services.outbound = async (request) => {
          const dies = n++ === kills;
          if (dies && kind === 'before') throw new OutboundError('broken', 'killed');
          const answer = await outbound(request);
          if (dies) throw new OutboundError('broken', 'killed');
          return answer;
        };
        const first = await client.send('PUT', address);
        services.outbound = outbound;
        expect(first.status).toBe(n > kills ? 503 : 200);
        expect((await client.send('PUT', address)).body).toMatchObject({ status: 'done', plan: 'Professional' });
        expect((await client.call(billingApi.invoices)).items).toHaveLength(1);
        waiting.length = 0;
        if (n <= kills) break;
      }
    },
    180_000,
  );
});
