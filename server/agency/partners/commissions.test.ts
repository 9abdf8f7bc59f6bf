import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partnersApi } from '#domain/agency/partners.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { commissionOf } from '#server/billing/earn-commission.ts';
import { creditInvoice } from '#server/billing/invoices/credit-notes.ts';
import { recordPayment, settlePayment } from '#server/billing/invoices/payments.ts';
import { changePlan, subscribe } from '#server/billing/subscribe.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { addPayout, updatePartner } from './partners.ts';

/** What partners earn of what their customers pay, in the seller's books. */

const app = await startApp({ RATE_LIMIT: '100000' });
const { services, clock } = app;
const { pool } = services.db;
const operator = await app.newOwner();
const seller: Scope = { services, workspaceId: operator.workspaceId, actor: null };
const acting: Scope = { ...seller, actor: { userId: operator.userId, email: '', row: {} as never } };
await operator.call(salesApi.setTaxRate, { body: { name: 'VAT', country: null, basisPoints: 1_900 } });
const newPlan = async (price: number) =>
  (
    await operator.call(plansApi.create, {
      body: { ...plansApi.create.example.body, name: `Plan ${price}`, currency: 'USD', price },
    })
  ).id;
const plans = [await newPlan(10_000), await newPlan(3_337)];

const newPartner = async (commissionPoints = 1_500) => {
  const body = { name: 'Blue Voice', type: 'reseller' as const, commissionPoints };
  const { id, link } = await operator.call(partnersApi.create, { body });
  return { id, code: new URL(link).searchParams.get('ref')! };
};
/** A customer whom a partner brought, with an open invoice. */
async function newCustomer({ code }: { code: string }): Promise<TestClient> {
  const customer = await app.newOwner();
  const touchedAt = new Date(clock.now()).toISOString();
  await customer.call(partnersApi.attribute, { body: { code, touchedAt } });
  await subscribe({ services, workspaceId: customer.workspaceId, actor: null }, plans[0]!);
  return customer;
}
const salesTo = async ({ workspaceId }: TestClient) => {
  const { rows } = await pool.query<{ id: string; gross: string; paid: string; credited: string; net: string }>(
    `select *, document::jsonb ->> 'net' as net from invoices
     where workspace_id = $1 and buyer_id = $2 and kind = 'invoice' order by id`,
    [operator.workspaceId, workspaceId],
  );
  return rows.map(({ id, ...row }) => ({
    id,
    gross: Number(row.gross),
    paid: Number(row.paid),
    credited: Number(row.credited),
    net: Number(row.net),
  }));
};
const pay = (saleId: string, amount?: number) =>
  recordPayment(seller, saleId, { amount, status: 'paid', description: '' });
const partnerOf = async (id: string) => (await operator.call(partnersApi.list)).items.find((one) => one.id === id)!;
const entriesOf = async (partnerId: string) =>
  (await operator.call(partnersApi.entries, { params: { partnerId }, query: {} })).items;
/** What the books say is owed to a partner. */
async function bookedFor(partnerId: string): Promise<number> {
  const { rows } = await pool.query(
    "select coalesce(-sum(amount), 0)::int as owed from ledger_entries where workspace_id = $1 and partner_id = $2 and account = 'partner'",
    [operator.workspaceId, partnerId],
  );
  return rows[0].owed;
}

describe('a commission', () => {
  it('is earned with each payment, without the tax, and taken back with a credit note', async () => {
    const partner = await newPartner();
    const customer = await newCustomer(partner);
    const [sale] = await salesTo(customer);
    expect(sale).toMatchObject({ gross: 11_900, net: 10_000 });
    expect((await partnerOf(partner.id)).sums).toEqual([]);
    await pay(sale!.id, 5_000);
    await pay(sale!.id);
    expect((await partnerOf(partner.id)).sums).toEqual([
      { currency: 'USD', revenue: 10_000, commission: 1_500, paid: 0, owed: 1_500 },
    ]);
    await creditInvoice(seller, sale!.id, { amount: 1_190, reason: 'Noise', payBack: true });
    const sums = [{ currency: 'USD', revenue: 9_000, commission: 1_350, paid: 0, owed: 1_350 }];
    expect((await partnerOf(partner.id)).sums).toEqual(sums);
    expect((await entriesOf(partner.id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['taken_back', -150],
      ['earned', 870],
      ['earned', 630],
    ]);
    expect(await bookedFor(partner.id)).toBe(1_350);
    await creditInvoice(seller, sale!.id, { reason: 'All', payBack: false });
    expect(await bookedFor(partner.id)).toBe(0);
  });

  it('is nothing of money that did not come, of others’ customers, or while the partner is paused', async () => {
    const [partner, other] = [await newPartner(), await newPartner()];
    const customer = await newCustomer(partner);
    const [sale] = await salesTo(customer);
    const pending = await recordPayment(seller, sale!.id, { amount: 1_190, status: 'pending', description: '' });
    expect(await bookedFor(partner.id)).toBe(0);
    await settlePayment(seller, pending.id, 'paid');
    expect(await bookedFor(partner.id)).toBe(150);
    await updatePartner(acting, partner.id, { status: 'paused' });
    await pay(sale!.id);
    expect(await bookedFor(partner.id)).toBe(150);
    expect((await partnerOf(partner.id)).sums[0]).toMatchObject({ revenue: 10_000, commission: 150 });
    expect((await partnerOf(other.id)).sums).toEqual([]);
    await subscribe({ services, workspaceId: (await app.newOwner()).workspaceId, actor: null }, plans[0]!);
  });

  it('is paid out with a note and a reference, never more than is owed, and shown to the partner', async () => {
    const person = await app.newOwner();
    const { id, link } = await operator.call(partnersApi.create, {
      body: { name: 'Own', type: 'affiliate', email: person.email },
    });
    const customer = await newCustomer({ code: new URL(link).searchParams.get('ref')! });
    await pay((await salesTo(customer))[0]!.id);
    const params = { partnerId: id };
    const refused = await operator.send('POST', `/v1/partners/${id}/payouts`, { amount: 1_501, currency: 'USD' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: 'You only owe this partner 15.00 USD. Enter that amount or less.' } },
    });
    const body = { amount: 1_000, currency: 'USD' as const, note: 'By transfer', reference: 'TRF-1' };
    expect((await operator.call(partnersApi.addPayout, { params, body })).sums[0]).toMatchObject({ owed: 500 });
    const [newest, earned] = await entriesOf(id);
    expect(newest).toMatchObject({ kind: 'paid_out', amount: -1_000, description: 'By transfer', reference: 'TRF-1' });
    expect(earned).toMatchObject({ kind: 'earned', amount: 1_500, revenue: 10_000, invoiceId: expect.any(String) });
    const { items } = await person.call(partnersApi.affiliate);
    expect(items[0]!.recent.map(({ amount }) => amount)).toEqual([-1_000, 1_500]);
    expect(JSON.stringify(items)).not.toContain(earned!.invoiceId);
    const stranger = await app.newOwner();
    expect((await stranger.send('GET', `/v1/partners/${id}/entries`)).status).toBe(404);
    const page = await operator.call(partnersApi.entries, { params, query: { limit: 1 } });
    const rest = await operator.call(partnersApi.entries, { params, query: { limit: 1, cursor: page.next! } });
    expect([page.items[0]!.id, rest.items[0]!.id, rest.next]).toEqual([newest!.id, earned!.id, null]);
  });

  it('of an agency’s own address leads there, once strangers may sign up at it', async () => {
    const agency = await app.newOwner();
    const add = () => agency.call(partnersApi.create, { body: { name: 'Local', type: 'referral' } });
    expect(new URL((await add()).link).origin).toBe(new URL(services.config.publicUrl).origin);
  });
});

describe('whatever is paid, credited and paid out', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('pay' as const, 'credit' as const, 'payBack' as const), n: fc.nat(6_000) }),
    fc.record({ do: fc.constant('out' as const), n: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ do: fc.constant('change' as const), n: fc.nat(1) }),
  );
  const refused = () => undefined;

  it('what is owed is the sum of the entries and what the books say, and each invoice earns its share once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const partner = await newPartner(1_717);
        const customer = await newCustomer(partner);
        for (const { do: what, n } of steps) {
          const sales = await salesTo(customer);
          const { id } = sales[n % sales.length]!;
          const amount = n === 0 ? undefined : n;
          if (what === 'pay') await pay(id, amount).catch(refused);
          if (what === 'credit' || what === 'payBack') {
            await creditInvoice(seller, id, { amount, reason: 'Why', payBack: what === 'payBack' }).catch(refused);
          }
          if (what === 'change') {
            await changePlan({ services, workspaceId: customer.workspaceId, actor: null }, plans[n]!).catch(refused);
          }
          if (what === 'out') {
            await addPayout(acting, partner.id, { amount: n, currency: 'USD', note: '', reference: '' }).catch(refused);
          }
          const entries = await entriesOf(partner.id);
          const owed = entries.reduce((sum, entry) => sum + entry.amount, 0);
          const shown = (await partnerOf(partner.id)).sums[0];
          expect([shown?.owed ?? 0, await bookedFor(partner.id)]).toEqual([owed, owed]);
          for (const sale of await salesTo(customer)) {
            const own = entries.filter(({ invoiceId }) => invoiceId === sale.id);
            const kept = Math.max(0, Math.min(sale.paid, sale.gross - sale.credited));
            const revenue = own.reduce((sum, entry) => sum + entry.revenue!, 0);
            const commission = own.reduce((sum, entry) => sum + entry.amount, 0);
            expect(Math.abs(revenue - (kept * sale.net) / sale.gross)).toBeLessThanOrEqual(0.5);
            // Rounded again where something was taken back.
            expect(Math.abs(commission - (revenue * 1_717) / 10_000)).toBeLessThanOrEqual(1 + own.length / 2);
            if (own.every(({ kind }) => kind === 'earned')) expect(commission).toBe(commissionOf(revenue, 1_717));
            if (kept === 0) expect(commission).toBe(0);
          }
        }
        const unbalanced = await pool.query(
          'select 1 from ledger_entries group by workspace_id, tx_id, currency having sum(amount) <> 0',
        );
        expect(unbalanced.rows).toEqual([]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('twenty at once pay out what is owed and no more, while it is earned and taken back', async () => {
    const partner = await newPartner();
    const customer = await newCustomer(partner);
    const [sale] = await salesTo(customer);
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    await Promise.all(twenty.map((n) => pay(sale!.id, 500 + n).catch(refused)));
    const before = await bookedFor(partner.id);
    expect(before).toBeGreaterThan(0);
    const out = { amount: 100, currency: 'USD' as const, note: '', reference: '' };
    await Promise.all(twenty.map(() => addPayout(acting, partner.id, out).catch(refused)));
    expect(await bookedFor(partner.id)).toBe(before % 100);
    await Promise.all([
      ...twenty.map(() =>
        creditInvoice(seller, sale!.id, { amount: 60, reason: newId(), payBack: true }).catch(refused),
      ),
    ]);
    expect((await partnerOf(partner.id)).sums[0]!.owed).toBe(await bookedFor(partner.id));
  });
});
