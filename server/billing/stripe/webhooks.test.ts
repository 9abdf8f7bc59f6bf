import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { paymentProviderApi } from '#domain/billing/payment-provider.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import type { SimulatorAccount } from '#server/testing/stripe/account.ts';
import { bodyOf, signed, startFakeStripe } from '#server/testing/stripe/fake-stripe.ts';
import type { Event } from '#server/testing/stripe/things.ts';

/** What the provider tells: forged, old, ahead, of another mode or account, twice, in any order, or never. */

const key = 'sk_test_installation0';
const [secret, former] = ['whsec_installation0now', 'whsec_installation0before'];
const stripe = await startFakeStripe(() => app.clock.now());
afterAll(() => stripe.close());
const app = await startApp({
  STRIPE_BASE_URL: stripe.origin,
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: `${secret},${former}`,
});
const { services, clock } = app;
const account = stripe.account(key);
const operator = await app.newOwner();
const [professional] = (await operator.call(plansApi.list)).items;

const post = (body: string, headers: Record<string, string>, path = '/webhooks/stripe') =>
  app.send('POST', path, body, headers);
const tell = (event: Event, at = clock.now(), by = secret) => post(bodyOf(event), signed(bodyOf(event), by, at));
const kept = async (id: string) => {
  const { rows } = await services.db.pool.query('select status from stripe_events where id = $1', [id]);
  return rows as { status: string }[];
};

async function begin(): Promise<{ client: TestClient; session: string }> {
  const client = await app.newOwner();
  const body = { planId: professional!.id, version: 1, termsUrl: 'http://127.0.0.1:8080/terms' };
  const { url } = await client.call(billingApi.checkout, { body });
  return { client, session: url!.split('/').at(-1)! };
}
const billing = (client: TestClient) => client.call(billingApi.get);
const paid = async (client: TestClient) =>
  (await client.call(billingApi.payments)).items.filter(({ status }) => status === 'paid');
/** What an account has told since. */
const since = (of: SimulatorAccount, n: number) => of.events.slice(n);

describe('an event', () => {
  const made = () => account.tell('invoice.paid', { id: 'in_nobody', object: 'invoice' });

  it('that Stripe did not sign is refused, and nothing of it is kept', async () => {
    const event = made();
    const body = bodyOf(event);
    const good = signed(body, secret, clock.now());
    const refused: [string, Record<string, string>][] = [
      [body, {}],
      [body, { 'stripe-signature': 'nonsense' }],
      [body, signed(body, 'whsec_somebody0else', clock.now())],
      [body.replace('in_nobody', 'in_another'), good],
      [`${body} `, good],
      [body, { 'stripe-signature': good['stripe-signature']!.replace('v1=', 'v0=') }],
    ];
    for (const [text, headers] of refused) {
      const answer = await post(text, { 'content-type': 'application/json', ...headers });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
    }
    expect(await kept(event.id)).toEqual([]);
  });

  it('is refused when its signature is older than five minutes, or further ahead', async () => {
    const event = made();
    for (const seconds of [-301, 301, -86_400, 86_400]) {
      const answer = await tell(event, clock.now() + seconds * 1000);
      expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('seconds') } } });
    }
    expect(await kept(event.id)).toEqual([]);
    expect((await tell(event, clock.now() - 299_000)).status).toBe(200);
    expect((await tell(made(), clock.now() + 299_000)).status).toBe(200);
  });

  it('is taken with any of the secrets and any of the signatures', async () => {
    const [one, two] = [made(), made()];
    expect((await tell(one, clock.now(), former)).status).toBe(200);
    const header = signed(bodyOf(two), secret, clock.now())['stripe-signature']!;
    const [t, v1] = header.split(',');
    const wrong = `v1=${createHmac('sha256', 'x').update('x').digest('hex')}`;
    expect((await post(bodyOf(two), { 'stripe-signature': [t, wrong, v1].join(', ') })).status).toBe(200);
  });

  it('of another mode or another account is refused', async () => {
    for (const other of [{ livemode: true }, { account: 'acct_other' }]) {
      const event = { ...made(), ...other };
      expect((await tell(event)).status).toBe(400);
      expect(await kept(event.id)).toEqual([]);
    }
  });

  it('that is none, or too large, is refused clearly', async () => {
    for (const body of ['', 'null', '[]', '{"object":"event"}', '{"id":', '"evt"']) {
      expect((await post(body, signed(body, secret, clock.now()))).status).toBe(400);
    }
    const large = JSON.stringify({ ...made(), more: 'x'.repeat(600_000) });
    expect((await post(large, signed(large, secret, clock.now()))).status).toBe(413);
  });

  it('of a kind that is not known is kept, and changes nothing', async () => {
    const event = account.tell('customer.discount.created', { id: 'di_1', object: 'discount' });
    expect((await tell(event)).status).toBe(200);
    expect(await kept(event.id)).toEqual([{ status: 'ignored' }]);
  });

  it('finds no webhook without a key, and none under another name', async () => {
    const bare = await startApp({ STRIPE_BASE_URL: stripe.origin });
    await bare.newOwner();
    const body = bodyOf(made());
    const answer = await bare.send('POST', '/webhooks/stripe', body, signed(body, secret, clock.now()));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('STRIPE_SECRET_KEY') } },
    });
    expect((await post(body, signed(body, secret, clock.now()), '/webhooks/stripe/nobody')).status).toBe(404);
  });
});

describe('what events tell', () => {
  it('begins the plan and books the payment once, however they come', async () => {
    const orders: ((events: Event[]) => Event[])[] = [
      (events) => events,
      (events) => events.toReversed(),
      (events) => events.flatMap((event) => [event, event, event]),
    ];
    for (const order of orders) {
      const { client, session } = await begin();
      let n = account.events.length;
      account.completeSession(session, 'pays');
      for (const event of order(since(account, n))) expect((await tell(event)).status).toBe(200);
      await expect
        .poll(async () => (await billing(client)).subscription?.plan, { timeout: 20_000 })
        .toBe('Professional');
      await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(1);
      n = account.events.length;
      // All of them once more, much later.
      clock.advance(10 * 60_000);
      for (const event of account.events.slice(-8)) expect((await tell(event)).status).toBe(200);
      const waits = async () =>
        (await services.db.pool.query("select from stripe_events where status = 'waiting'")).rowCount;
      await expect.poll(waits, { timeout: 20_000 }).toBe(0);
      expect(await paid(client)).toMatchObject([{ amount: 4_900, source: 'stripe' }]);
      expect(account.invoices.filter((one) => one.status === 'paid' && one.total === 4_900).length).toBeGreaterThan(0);
      expect(since(account, n)).toEqual([]);
    }
  });

  it('is not needed: whoever comes back has it looked up', async () => {
    const { client, session } = await begin();
    const { success_url: back } = account.completeSession(session, 'pays');
    const params = { checkoutId: new URL(back).searchParams.get('checkout')! };
    expect(await client.call(billingApi.settleCheckout, { params })).toEqual({
      status: 'done',
      problem: null,
      plan: 'Professional',
    });
    expect(await client.call(billingApi.settleCheckout, { params })).toMatchObject({ status: 'done' });
    const stranger = await app.newOwner();
    expect((await stranger.send('PUT', `/v1/billing/checkouts/${params.checkoutId}`)).status).toBe(404);
    await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(1);
  });

  it('books what was paid back at Stripe itself, once', async () => {
    const { client, session } = await begin();
    let n = account.events.length;
    account.completeSession(session, 'pays');
    for (const event of since(account, n)) await tell(event);
    await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(1);
    n = account.events.length;
    const { invoice } = account.charges.at(-1)!;
    account.refundOutside(invoice, 900);
    for (const event of since(account, n).flatMap((one) => [one, one])) expect((await tell(event)).status).toBe(200);
    await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(2);
    for (const _ of [1, 2]) await tell(account.tell('charge.refunded', account.charges.at(-1)!));
    const waits = async () =>
      (await services.db.pool.query("select from stripe_events where status = 'waiting'")).rowCount;
    await expect.poll(waits, { timeout: 20_000 }).toBe(0);
    expect((await paid(client)).map(({ amount, source }) => [amount, source])).toEqual([
      ...[
        [-900, 'stripe'],
        [4_900, 'stripe'],
      ],
    ]);
    const { items } = await client.call(billingApi.invoices);
    expect(items.map(({ kind, gross }) => [kind, gross])).toEqual([
      ...[
        ['credit_note', 900],
        ['invoice', 4_900],
      ],
    ]);
    expect((await billing(client)).credits).toEqual([]);
    // Stripe's own books agree: nothing more goes back.
    await expect
      .poll(() => account.notes.filter((one) => one.invoice === invoice), { timeout: 20_000 })
      .toHaveLength(1);
    expect(account.refunds.filter(({ amount }) => amount === 900)).toHaveLength(1);
  });

  it('says that a payment is disputed, asks for it again when the bank took it back, and tells the seller once', async () => {
    const { client, session } = await begin();
    let n = account.events.length;
    const heard = async () => {
      for (const event of since(account, n).flatMap((one) => [one, one])) await tell(event);
      n = account.events.length;
    };
    account.completeSession(session, 'pays');
    await heard();
    await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(1);
    const status = async () => (await client.call(billingApi.invoices)).items[0]!.status;
    const { invoice } = account.charges.at(-1)!;
    for (const [end, then] of [
      ['won', 'paid'],
      ['lost', 'open'],
    ] as const) {
      const dispute = account.dispute(invoice);
      await heard();
      await expect.poll(status, { timeout: 20_000 }).toBe('disputed');
      account.endDispute(dispute, end);
      await heard();
      await expect.poll(status, { timeout: 20_000 }).toBe(then);
    }
    expect((await client.call(billingApi.invoices)).items[0]).toMatchObject({ due: 4_900, paid: 0 });
    const { rows } = await services.db.pool.query(
      "select data ->> 'state' as state from notification_events where workspace_id = $1 and type = 'client-payment-disputed' order by id",
      [operator.workspaceId],
    );
    expect(rows.map(({ state }) => state)).toEqual(['open', 'won', 'open', 'lost']);
    const { rows: books } = await services.db.pool.query(
      'select account, sum(amount)::int as sum from ledger_entries where workspace_id = $1 and buyer_id = $2 group by 1 order by 1',
      [operator.workspaceId, client.workspaceId],
    );
    expect(books).toEqual([
      { account: 'cash', sum: 0 },
      { account: 'receivable', sum: 4_900 },
      { account: 'revenue', sum: -4_900 },
    ]);
  });

  it('leaves the workspace as it was where the page is left, or closes', async () => {
    const { client, session } = await begin();
    const id = new URL(account.sessions.at(-1)!.cancel_url).searchParams.get('checkout')!;
    const params = { checkoutId: id };
    expect(await client.call(billingApi.settleCheckout, { params })).toMatchObject({ status: 'open' });
    account.expireSession(session);
    expect(await client.call(billingApi.settleCheckout, { params })).toMatchObject({ status: 'ended' });
    expect((await billing(client)).subscription).toBeNull();
  });
});

describe('an agency', () => {
  const rk = 'rk_test_agency00000';
  const [first, second] = ['whsec_agency0first', 'whsec_agency0second'];

  it('has an account and a webhook of its own, and its events move nobody else', async () => {
    const [agency, other] = [await app.newOwner(), await app.newOwner()];
    const set = (of: TestClient, body: object) => of.send('PUT', paymentProviderApi.set.path, body);
    expect(await agency.call(paymentProviderApi.get)).toMatchObject({ status: 'off', keys: 'own', webhookUrl: null });
    const off = await set(agency, { webhookSecret: first });
    expect(off.status).toBe(400);
    for (const bad of ['pk_test_agency00000', 'sk_test_', 'x', `rk_test_${'x'.repeat(300)}`]) {
      expect((await set(agency, { key: bad })).status).toBe(400);
    }
    expect(await set(agency, { key: 'rk_test_some0Unknown0' })).toMatchObject({
      status: 400,
      body: { error: { details: [{ path: 'body.key' }] } },
    });
    const { body: shown } = await set(agency, { key: rk });
    expect(shown).toMatchObject({ status: 'incomplete', mode: 'test', maskedKey: '…0000', hasWebhookSecret: false });
    await agency.call(paymentProviderApi.set, { body: { webhookSecret: `${first},${second}` } });
    const ready = await agency.call(paymentProviderApi.get);
    expect(ready).toMatchObject({ status: 'ready', missing: [], account: stripe.account(rk).id });
    expect(JSON.stringify(ready)).not.toContain(rk);

    const path = new URL(ready.webhookUrl!).pathname;
    const event = stripe.account(rk).tell('customer.updated', { id: 'cus_x', object: 'customer' });
    const send = (by: string, to = path) => post(bodyOf(event), signed(bodyOf(event), by, clock.now()), to);
    expect((await send(secret)).status).toBe(400);
    expect((await send(second)).status).toBe(200);
    expect((await agency.call(paymentProviderApi.get)).lastEvent).toMatchObject({ type: 'customer.updated' });
    // The same id of another account is another event.
    await other.call(paymentProviderApi.set, { body: { key: 'rk_test_other000000', webhookSecret: first } });
    const its = await other.call(paymentProviderApi.get);
    expect(its.lastEvent).toBeNull();
    expect((await send(first, new URL(its.webhookUrl!).pathname)).status).toBe(200);
    expect(await kept(event.id)).toHaveLength(2);

    await agency.call(paymentProviderApi.remove);
    expect((await send(second)).status).toBe(404);
    expect(await agency.call(paymentProviderApi.get)).toMatchObject({ status: 'off' });
    expect((await agency.send('DELETE', paymentProviderApi.remove.path)).status).toBe(404);
  });

  it('with another key of the same account keeps its webhook; of another one it gets a new one', async () => {
    const agency = await app.newOwner();
    const body = { key: rk, webhookSecret: first };
    const { webhookUrl } = await agency.call(paymentProviderApi.set, { body });
    expect(await agency.call(paymentProviderApi.set, { body: { key: rk } })).toMatchObject({
      status: 'ready',
      webhookUrl,
    });
    const other = await agency.call(paymentProviderApi.set, { body: { key: 'rk_live_other000000' } });
    expect(other).toMatchObject({ status: 'incomplete', mode: 'live', hasWebhookSecret: false });
    expect(other.webhookUrl).not.toBe(webhookUrl);
  });

  it('is told that the provider is away; nothing is stored then', async () => {
    const agency = await app.newOwner();
    stripe.fail('busy', 1, /account/);
    const answer = await agency.send('PUT', paymentProviderApi.set.path, { key: rk });
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'payment_unavailable' } } });
    expect(await agency.call(paymentProviderApi.get)).toMatchObject({ status: 'off' });
  });

  it('is named what is missing in the settings of the server, when it runs the installation', async () => {
    const bare = await startApp();
    const owner = await bare.newOwner();
    const shown = await owner.call(paymentProviderApi.get);
    expect(shown).toMatchObject({ keys: 'installation', status: 'off' });
    expect(shown.missing.join(' ')).toMatch(/STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/);
    const answer = await owner.send('PUT', paymentProviderApi.set.path, { key: rk });
    expect(answer.status).toBe(409);
    expect((await owner.send('POST', billingApi.setUpPayment.path, undefined)).status).toBe(409);
  });

  it('collects from its subaccounts with its own account', async () => {
    const [agency, client] = [await app.newOwner(), await app.newOwner()];
    await services.db.pool.query('update workspaces set parent_id = $1 where id = $2', [
      ...[agency.workspaceId, client.workspaceId],
    ]);
    const own = `rk_test_${newId().replaceAll('-', '')}`;
    await agency.call(paymentProviderApi.set, { body: { key: own, webhookSecret: first } });
    await client.call(billingApi.setProfile, billingApi.setProfile.example);
    const rate = { name: 'VAT', country: null, basisPoints: 1_900 };
    await agency.call(salesApi.setTaxRate, { body: rate });
    const { items } = await client.call(billingApi.offers);
    const quote = await client.call(billingApi.quote, { params: { planId: items[0]!.id }, query: {} });
    expect(quote).toMatchObject({ needsCard: true, termsUrl: null, trial: false });
    expect(quote.dueNow).toMatchObject({ net: 9_700, tax: 1_843, taxName: 'VAT', credit: 0, total: 11_543 });
    const body = { planId: items[0]!.id, version: quote.offer.version };
    expect((await client.send('POST', '/v1/billing/subscription', { planId: body.planId })).status).toBe(409);
    const { url } = await client.call(billingApi.checkout, { body });
    const its = stripe.account(own);
    const { success_url: back } = its.completeSession(url!.split('/').at(-1)!, 'pays');
    const params = { checkoutId: new URL(back).searchParams.get('checkout')! };
    // Its terms change while the client is at the page: what was agreed to holds.
    await agency.call(plansApi.update, { params: { planId: body.planId }, body: { price: 99_999 } });
    await agency.call(plansApi.setStatus, { params: { planId: body.planId }, body: { status: 'archived' } });
    expect(await client.call(billingApi.settleCheckout, { params })).toMatchObject({ status: 'done' });
    await expect.poll(async () => (await paid(client)).length, { timeout: 20_000 }).toBe(1);
    expect((await billing(client)).subscription).toMatchObject({ plan: 'Basic', price: 9_700 });
    expect(its.invoices).toMatchObject([{ total: 11_543, status: 'paid' }]);
    expect(its.items).toMatchObject([{ amount: 9_700 }, { amount: 1_843, description: 'VAT 19%' }]);
    const taxIds = [{ type: 'eu_vat', value: 'DE123456789' }];
    expect(its.customers).toMatchObject([{ name: 'Bakery Ltd', email: client.email, tax_ids: taxIds }]);
    const { url: portal } = await client.call(billingApi.portal);
    expect(portal).toContain('/pay/portal/');
    const old = { planId: items[1]!.id, version: 7 };
    expect((await client.send('POST', billingApi.checkout.path, old)).status).toBe(409);
  });
});
