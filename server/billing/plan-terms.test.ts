import { expect, it } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { billingApi, type Quote } from '#domain/billing/billing.ts';
import { couponsApi } from '#domain/billing/coupons.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import type { TestClient } from '#server/testing/start-app.ts';

/** Prices of a year, fees, coupons and prices of one client: what a quote says is what is charged. */

const app = await startBillingApp();
const { clock, operator, newOwner, invoicesOf, whole, billing, use, pass, newPlan } = app;

const termsUrl = 'http://127.0.0.1:8080/terms';
const quoteOf = (client: TestClient, planId: string, coupon?: string) =>
  client.call(billingApi.quote, { params: { planId }, query: coupon === undefined ? {} : { coupon } });
const lastLines = async (client: TestClient) => {
  const invoice = (await invoicesOf(client)).at(-1)!;
  const { document } = await whole(client, invoice.id);
  const sign = document.kind === 'invoice' ? 1 : -1;
  return document.lines.map(({ description, net }) => ({ description, amount: sign * net }));
};

/** Takes what a quote shows, and looks that nothing else was charged. */
async function takeQuoted(client: TestClient, planId: string, coupon?: string): Promise<Quote> {
  const quote = await quoteOf(client, planId, coupon);
  const { quotedAt, offer, dueNow } = quote;
  const confirmed = { planId, version: offer.version, quotedAt, total: dueNow.total };
  if ((await billing(client)).subscription === null) {
    await client.call(billingApi.checkout, { body: { ...confirmed, termsUrl, coupon } });
  } else await client.call(billingApi.change, { body: confirmed });
  expect(await lastLines(client)).toEqual(dueNow.lines);
  return quote;
}
/** To the end of the month that runs, and its closing. */
const endMonth = async (client: TestClient) =>
  pass(Date.parse((await billing(client)).subscription!.nextBillingAt) - clock.now());

it('a price of a year is asked for once in twelve months; minutes are of each month', async () => {
  const owner = await newOwner();
  const { id } = await newPlan({ name: 'Year', price: 120_001, interval: 'year', includedMinutes: 1, setupFee: 2_500 });
  const { dueNow, next } = await takeQuoted(owner, id);
  expect(dueNow).toMatchObject({ total: 122_501 });
  expect(next).toMatchObject({ amount: 120_001, at: '2027-11-23T08:00:00.000Z' });
  expect(await billing(owner)).toMatchObject({
    subscription: { interval: 'year', paidUntil: next.at, nextBillingAt: '2026-12-23T08:00:00.000Z' },
    estimate: { plan: 0, total: 0 },
  });
  await use(owner, 180);
  await endMonth(owner);
  expect(await lastLines(owner)).toEqual([{ description: 'Voice agents', amount: 100 }]);
  for (let month = 2; month < 12; month++) await endMonth(owner);
  expect(await invoicesOf(owner)).toHaveLength(2);
  expect((await billing(owner)).estimate).toMatchObject({ plan: 120_001 });
  await endMonth(owner);
  expect(await lastLines(owner)).toEqual([{ description: 'Year', amount: 120_001 }]);
  // Canceled, it lasts as long as it is paid.
  await owner.call(billingApi.cancel, { body: { when: 'end' } });
  expect((await billing(owner)).subscription).toMatchObject({ nextBillingAt: '2028-11-23T08:00:00.000Z' });
  await pass(40 * day);
  expect((await billing(owner)).subscription).toMatchObject({ plan: 'Year', endsWithPeriod: true });
});

it('a month becomes a year and a year a month at what the quote says', async () => {
  const owner = await newOwner();
  const monthly = await newPlan({ name: 'Monthly', price: 3_001, includedMinutes: 10 });
  const yearly = await newPlan({ name: 'Yearly', price: 30_011, interval: 'year', includedMinutes: 10 });
  await takeQuoted(owner, monthly.id);
  await pass(9 * day + 12_345);
  const grown = await takeQuoted(owner, yearly.id);
  expect(grown.dueNow.lines).toHaveLength(2);
  await pass(100 * day);
  const { at } = (await takeQuoted(owner, monthly.id)).next;
  expect((await billing(owner)).subscription).toMatchObject({ paidUntil: at, nextBillingAt: at });
  const back = (await invoicesOf(owner)).at(-1)!;
  expect(back.kind).toBe('credit_note');
  // The credit pays what comes next.
  await endMonth(owner);
  expect((await invoicesOf(owner)).at(-1)).toMatchObject({ status: 'paid' });
});

it('set-up fees come with the first payment, behind a trial too, and no change asks for one', async () => {
  const owner = await newOwner();
  const tried = { trialDays: 10, trialMinutes: 5, setupFee: 4_000 };
  const first = await newPlan({ name: 'Tried', price: 1_000, ...tried });
  const second = await newPlan({ name: 'Second', price: 2_000, setupFee: 9_000 });
  const quote = await quoteOf(owner, first.id);
  expect([quote.dueNow.total, quote.next.amount]).toEqual([0, 5_000]);
  await app.subscribe(owner, first.id);
  expect((await billing(owner)).estimate).toMatchObject({ plan: 5_000 });
  await pass(10 * day);
  expect(await lastLines(owner)).toEqual([
    { description: 'Tried', amount: 1_000 },
    { description: 'Tried setup', amount: 4_000 },
  ]);
  const { lines } = (await takeQuoted(owner, second.id)).dueNow;
  expect(lines.map(({ description }) => description)).toEqual(['Remainder of Tried', 'Second, prorated']);
});

it('a coupon lessens the price as long as it lasts, once for each client, and is no money to be had', async () => {
  const make = (body: object) => operator.call(couponsApi.create, { body: { duration: 'once', ...body } as never });
  await make({ code: 'twice', percentOff: 3_333, duration: 'months', months: 2 });
  await make({ code: 'ONCE', amountOff: 99_999, currency: 'USD' });
  await make({ code: 'EURO', amountOff: 100, currency: 'EUR' });
  await make({ code: 'OVER', percentOff: 10_000, expiresAt: new Date(clock.now() - 1).toISOString() });
  await make({ code: 'FEW', percentOff: 10_000, duration: 'forever', maxRedemptions: 1 });
  const plan = await newPlan({ name: 'Lessened', price: 4_999 });
  const dear = await newPlan({ name: 'Dear', price: 20_000 });

  const owner = await newOwner();
  const { dueNow, next } = await takeQuoted(owner, plan.id, 'Twice');
  expect(dueNow.lines).toEqual([
    { description: 'Lessened', amount: 4_999 },
    { description: 'Coupon TWICE', amount: -1_666 },
  ]);
  expect([dueNow.total, next.amount]).toEqual([3_333, 3_333]);
  expect((await billing(owner)).subscription!.discount).toEqual({ code: 'TWICE', left: 1, duration: 'months' });
  await endMonth(owner);
  expect((await invoicesOf(owner)).at(-1)!.gross).toBe(3_333);
  expect((await billing(owner)).estimate).toMatchObject({ plan: 4_999 });
  await endMonth(owner);
  expect((await invoicesOf(owner)).at(-1)!.gross).toBe(4_999);
  expect((await billing(owner)).subscription!.discount).toBeNull();

  // A month that cost nothing gives nothing back when it is changed, and what it is changed to is lessened as well.
  const free = await newOwner();
  await takeQuoted(free, dear.id, 'once');
  await pass(10 * day);
  expect((await quoteOf(free, plan.id)).dueNow).toMatchObject({ lines: [], total: 0 });
  await free.call(billingApi.change, { body: { planId: plan.id } });
  expect(await invoicesOf(free)).toHaveLength(1);
  expect((await billing(free)).credits).toEqual([]);

  const refused = async (client: TestClient, code: string) =>
    (await client.send('GET', `/v1/billing/offers/${plan.id}?coupon=${code}`)).status;
  const other = await newOwner();
  expect(await Promise.all(['NOPE', 'EURO', 'OVER'].map((code) => refused(other, code)))).toEqual([409, 409, 409]);
  expect(await refused(owner, 'FEW')).toBe(409);
  await takeQuoted(other, plan.id, 'FEW');
  expect(await refused(await newOwner(), 'FEW')).toBe(409);
  await other.call(billingApi.cancel, { body: { when: 'now' } });
  expect(await refused(other, 'FEW')).toBe(409);
  const { items } = await operator.call(couponsApi.list);
  expect(Object.fromEntries(items.map(({ code, clients }) => [code, clients]))).toMatchObject({
    TWICE: 1,
    FEW: 1,
    EURO: 0,
  });
  const [few] = items.filter(({ code }) => code === 'FEW');
  const archived = { params: { couponId: few!.id }, body: { status: 'archived' } as const };
  expect(await operator.call(couponsApi.setStatus, archived)).toMatchObject({ status: 'archived' });
  for (const body of [
    { code: 'X' },
    { code: 'BOTH', percentOff: 1, amountOff: 1, currency: 'USD', duration: 'once' },
    { code: 'NONE', duration: 'once' },
    { code: 'MONTHS', percentOff: 100, duration: 'months' },
  ]) {
    expect((await operator.send('POST', '/v1/coupons', body)).status).toBe(400);
  }
  expect((await operator.send('POST', '/v1/coupons', { code: 'once', percentOff: 1, duration: 'once' })).status).toBe(
    409,
  );
});

it('an agency gives one client a price and a coupon, and no one else has them', async () => {
  const agency = await newOwner();
  const [plan] = (await agency.call(plansApi.list)).items;
  const [one, two] = [
    await agency.call(subaccountsApi.create, { body: { name: 'One' } }),
    await agency.call(subaccountsApi.create, { body: { name: 'Two' } }),
  ];
  const params = { subaccountId: one.id, planId: plan!.id };
  const set = await agency.call(subaccountsApi.setPrice, { params, body: { price: 5_001, setupFee: 700 } });
  const offer = set.offers.find(({ id }) => id === plan!.id)!;
  expect(offer).toMatchObject({ price: 5_001, own: { price: 5_001, setupFee: 700 }, quote: { dueNow: 5_701 } });
  const coupon = await agency.call(couponsApi.create, {
    body: { code: 'GIFT', percentOff: 1_000, duration: 'forever' },
  });
  for (const subaccountId of [one.id, two.id]) {
    const body = { planId: plan!.id, ...(subaccountId === one.id && { couponId: coupon.id }) };
    await agency.call(subaccountsApi.setPlan, { params: { subaccountId }, body });
  }
  const asked = async (buyerId: string) =>
    (await agency.send('GET', `/v1/sales/invoices?buyerId=${buyerId}`)).body as { items: { gross: number }[] };
  expect((await asked(one.id)).items.map(({ gross }) => gross)).toEqual([5_001 - 500 + 700]);
  expect((await asked(two.id)).items.map(({ gross }) => gross)).toEqual([plan!.price]);
  // Another price holds when the plan is set again: for the rest of the month, as the quote says.
  await pass(10 * day);
  const raised = await agency.call(subaccountsApi.setPrice, { params, body: { price: null, setupFee: null } });
  const { quote, current } = raised.offers.find(({ id }) => id === plan!.id)!;
  expect(current).toBe(false);
  await agency.call(subaccountsApi.setPlan, { params: { subaccountId: one.id }, body: { planId: plan!.id } });
  expect((await asked(one.id)).items[0]).toMatchObject({ gross: quote.dueNow });
  // A coupon for who has a plan holds from the next payment on.
  await agency.call(subaccountsApi.setPlan, {
    params: { subaccountId: two.id },
    body: { planId: plan!.id, couponId: coupon.id },
  });
  await pass(21 * day);
  expect((await asked(two.id)).items[0]).toMatchObject({ gross: plan!.price - plan!.price / 10 });
  const foreign = { params: { subaccountId: one.id, planId: app.professional.id }, body: { price: 1, setupFee: null } };
  await expect(agency.call(subaccountsApi.setPrice, foreign)).rejects.toThrow();
});
