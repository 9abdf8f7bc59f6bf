import { expect, it } from 'vitest';
import { marginsApi } from '#domain/agency/margins.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { productsApi } from '#domain/billing/products.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { addMonths } from '#domain/usage/months.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { spend } from '#server/usage/ledger.ts';

/** What subaccounts use is their agency's to pay; numbers and messages are paid by use, as minutes are. */

const { app, services, clock, operator, newOwner, wait, billing, subscribe, invoicesOf, whole, use, pass, newPlan } =
  await startBillingApp();
const newChild = async (agency: TestClient, name = 'Client') => {
  const { id } = await agency.call(subaccountsApi.create, { body: { name } });
  return app.newMember({ ...agency, workspaceId: id }, 'owner');
};
const text = (client: TestClient, quantity: number) =>
  services.db.tenant(client.workspaceId, (tx) =>
    spend(tx, client.workspaceId, { meter: 'message_segments', key: newId(), quantity, at: clock.now() }),
  );
/** A number at a carrier of the workspace's own; one of the house's is free. */
async function hold(client: TestClient, carrier: 'twilio' | 'stand-in' = 'twilio', account = newId()) {
  const { pool } = services.db;
  await pool.query(
    `insert into carrier_accounts (workspace_id, id, carrier, hook, account_sid, name, trial, auth_token, token_end, connected_at)
     values ($1, $2, $3, $4, 'AC1', 'Own', false, 'x', 'x', $5) on conflict do nothing`,
    [client.workspaceId, account, carrier, newId(), new Date(clock.now())],
  );
  await pool.query(
    `insert into phone_numbers (workspace_id, id, account_id, sid, number, name, voice, sms, created_at)
     values ($1, $2, $3, $4, $5, 'Desk', true, true, $6)`,
    [
      client.workspaceId,
      newId(),
      account,
      newId(),
      `+1571555${Math.trunc(Math.random() * 1e4)}`,
      new Date(clock.now()),
    ],
  );
}
const linesOf = async (client: TestClient, invoiceId: string) =>
  (await whole(client, invoiceId)).document.lines.map(({ description, quantity, included, net }) => [
    ...[description, quantity, included, net],
  ]);

it('minutes of subaccounts are paid by their agency, and both see to the second which', async () => {
  const agency = await newOwner();
  await subscribe(agency, (await newPlan({ name: 'Reseller', price: 10_000, includedMinutes: 10 })).id);
  const [ada, bob] = [await newChild(agency, 'Ada'), await newChild(agency, 'Bob')];
  await use(agency, 300);
  await use(ada, 400);
  await use(bob, 61);
  const { meters, estimate } = await billing(agency);
  expect(meters.slice(0, 2).map(({ name, current, limit }) => [name, current, limit])).toEqual([
    ['Phone minutes', 13, 10],
    ['Subaccount minutes', 8, null],
  ]);
  // 600 are included: 300 of its own, 300 of Ada's. 161 are left, all of subaccounts.
  expect(estimate).toMatchObject({ usage: 0, wholesale: 134, total: 10_134 });
  expect(
    (
      await agency.call(billingApi.quote, {
        params: { planId: (await agency.call(billingApi.offers)).items[0]!.id },
        query: {},
      })
    ).subaccounts,
  ).toBe(2);
  // What is gone stays to be paid.
  await services.db.pool.query('delete from workspaces where id = $1', [bob.workspaceId]);
  await pass(31 * day);
  const [, invoice] = await invoicesOf(agency);
  expect(await linesOf(agency, invoice!.id)).toEqual([
    ['Reseller', 1, 0, 10_000],
    ['Voice agents', 0, 300, 0],
    ['Voice agents: subaccounts', 161, 300, 134],
  ]);
  const { document } = await whole(agency, invoice!.id);
  const { items } = await agency.call(billingApi.calls, {
    params: { invoiceId: invoice!.id, lineId: document.lines[2]!.id },
    query: {},
  });
  expect(items.map(({ subaccount, seconds, billed }) => [subaccount, seconds, billed])).toEqual([
    ['Ada', 400, 100],
    ['Bob', 61, 61],
  ]);
});

it('a trial is one for an agency and everything below it', async () => {
  const agency = await newOwner();
  await services.db.tenant(agency.workspaceId, (tx) =>
    tx.execute(`insert into trial_grants (workspace_id, id, reason, minutes, created_at)
      values ('${agency.workspaceId}', gen_random_uuid(), 'welcome', 1, now())`),
  );
  const free = await agency.call(plansApi.create, {
    body: { name: 'Free', price: 0, currency: 'USD', includedMinutes: 1_000, overage: 'pay_as_you_go' },
  });
  const [one, other] = [await newChild(agency, 'One'), await newChild(agency, 'Other')];
  for (const child of [one, other]) await subscribe(child, free.id);
  const { id: agentId } = await one.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const start = () => one.send('POST', `/v1/agents/${agentId}/calls`, { channel: 'browser' });
  const { ticket } = await one.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  await use(other, 46);
  await expect(connectCall(services, ticket)).rejects.toMatchObject({ code: 'minutes_used_up' });
  expect(await start()).toMatchObject({
    status: 402,
    body: { error: { code: 'minutes_used_up', message: expect.stringContaining('agency') } },
  });
  // A plan of its own lends them more.
  await subscribe(agency, (await newPlan({ name: 'Paid', includedMinutes: 0 })).id);
  expect((await start()).status).toBe(201);
});

it('numbers and messages are rated to the invoice of a client, to its agency and to the margin', async () => {
  const agency = await newOwner();
  await subscribe(agency, (await newPlan({ name: 'Own', price: 1_000, includedMinutes: 0, meters: {} })).id);
  for (const [kind, amount] of [
    ['sms', 9],
    ['phone-numbers', 900],
  ] as const) {
    const { id: productId } = (await agency.call(productsApi.list)).items.find((one) => one.kind === kind)!;
    await agency.call(productsApi.setPrice, { params: { productId }, body: { amount, currency: 'USD' } });
  }
  const plan = await agency.call(plansApi.create, {
    body: {
      name: 'Texts',
      price: 2_000,
      currency: 'USD',
      includedMinutes: 10,
      overage: 'stop',
      meters: { sms: 3, phoneNumbers: 1 },
      limits: { phoneNumbers: 5 },
      unitPrices: { sms: 8 },
    },
  });
  const child = await newChild(agency, 'Texter');
  await subscribe(child, plan.id);
  const account = newId();
  await hold(child, 'twilio', account);
  await hold(child, 'twilio', account);
  await hold(child, 'stand-in');
  await text(child, 2);
  await text(child, 5);
  const { meters, estimate } = await billing(child);
  expect(meters.map(({ id, current, limit }) => [id, current, limit])).toEqual([
    ...[
      ['phoneMinutes', 0, 10],
      ['phoneNumbers', 2, 1],
      ['sms', 7, 3],
    ],
  ]);
  // Four messages at 8, as the plan says.
  expect(estimate).toMatchObject({ usage: 32 });
  const month = addMonths(clock.now(), 1) - clock.now();
  const days = month / day;
  await pass(month);
  Object.assign(child, await app.newSession(child));
  const [, invoice] = await invoicesOf(child);
  // Two numbers at each midnight of the month, of which one is included.
  expect(await linesOf(child, invoice!.id)).toEqual([
    ['Texts', 1, 0, 2_000],
    ['SMS', 4, 3, 32],
    ['Phone numbers', days, days, 900],
  ]);
  const [, own] = await invoicesOf(agency);
  expect(await linesOf(agency, own!.id)).toEqual([
    ['Own', 1, 0, 1_000],
    ['SMS: subaccounts', 7, 0, 35],
    ['Phone numbers: subaccounts', 2 * days, 0, 1_000],
  ]);
  const { items } = await agency.call(marginsApi.list, { query: { range: '90_days' } });
  const [sums] = items[0]!.sums;
  expect([sums!.invoiced, sums!.cost! >= 1_000]).toEqual([4_932, true]);
});

it('chats and tokens of models are rated where someone asks a price for them, and on no line where no one does', async () => {
  const agency = await newOwner();
  await subscribe(agency, (await newPlan({ name: 'Own', price: 1_000, includedMinutes: 0, meters: {} })).id);
  const plan = await agency.call(plansApi.create, {
    body: {
      name: 'Chatty',
      price: 2_000,
      currency: 'USD',
      includedMinutes: 10,
      overage: 'stop',
      meters: { chats: 2, modelTokens: 500_000 },
      unitPrices: { chats: 25, models: 400 },
    },
  });
  const child = await newChild(agency, 'Chatter');
  await subscribe(child, plan.id);
  const spent = (meter: 'chats' | 'model_tokens', quantity: number) =>
    services.db.tenant(child.workspaceId, (tx) =>
      spend(tx, child.workspaceId, { meter, key: newId(), quantity, at: clock.now() }),
    );
  await spent('chats', 5);
  await spent('model_tokens', 2_000_000);
  const { meters, estimate } = await billing(child);
  expect(meters.slice(1).map(({ id, current, limit }) => [id, current, limit])).toEqual([
    ['chats', 5, 2],
    ['modelTokens', 2_000_000, 500_000],
  ]);
  // Three chats at 25, and one and a half million tokens at 400.
  expect(estimate).toMatchObject({ usage: 675 });
  await pass(addMonths(clock.now(), 1) - clock.now());
  Object.assign(child, await app.newSession(child));
  const [, invoice] = await invoicesOf(child);
  expect(await linesOf(child, invoice!.id)).toEqual([
    ['Chatty', 1, 0, 2_000],
    ['Chats', 3, 2, 75],
    ['Language models', 1_500_000, 500_000, 600],
  ]);
  const [, own] = await invoicesOf(agency);
  expect(await linesOf(agency, own!.id)).toEqual([['Own', 1, 0, 1_000]]);
  // What they cost is known once the operator asks a price for them: here from a price that holds for all days.
  const { id: productId } = (await operator.call(productsApi.list)).items.find((one) => one.kind === 'chats')!;
  const margin = async () => (await agency.call(marginsApi.list, { query: { range: '90_days' } })).items[0]!.sums[0]!;
  const before = await margin();
  expect(before.invoiced).toBe(4_675);
  await services.db.pool.query('update prices set amount = 7 where product_id = $1', [productId]);
  expect((await margin()).cost! - before.cost!).toBe(35);
});

it('credit is set off against what is open or paid out, once, and never more than there is', async () => {
  const [buyer, seller] = [await newOwner(), operator];
  await subscribe(buyer);
  await seller.call(salesApi.giveCredit, {
    params: { customerId: buyer.workspaceId },
    body: { amount: 6_000, currency: 'USD', reason: 'Gift' },
  });
  const spendCredit = (how: string, amount?: number) =>
    seller.send('POST', `/v1/sales/credits/${buyer.workspaceId}/uses`, { how, currency: 'USD', amount });
  expect((await spendCredit('pay_out', 6_001)).status).toBe(409);
  expect((await spendCredit('set_off')).body).toEqual({ amount: 1_100, currency: 'USD' });
  expect(await invoicesOf(buyer)).toMatchObject([{ status: 'paid', due: 0 }]);
  expect((await spendCredit('set_off')).status).toBe(409);
  expect((await spendCredit('pay_out', 1_000)).body).toEqual({ amount: 100, currency: 'USD' });
  expect((await billing(buyer)).credits).toEqual([{ amount: 100, currency: 'USD' }]);
  expect(
    (await buyer.send('POST', `/v1/sales/credits/${seller.workspaceId}/uses`, { how: 'pay_out', currency: 'USD' }))
      .status,
  ).toBe(404);
});

it('no month is asked for in which a client is suspended, and the next begins when it works again', async () => {
  const agency = await newOwner();
  const [plan] = (await agency.call(plansApi.list)).items;
  const { id: childId } = await agency.call(subaccountsApi.create, { body: { name: 'Late', planId: plan!.id } });
  const sales = async () => (await agency.call(salesApi.invoices)).items.length;
  await agency.call(subaccountsApi.suspend, { params: { subaccountId: childId }, body: { reason: 'Unpaid' } });
  await pass(70 * day);
  expect(await sales()).toBe(1);
  await agency.call(subaccountsApi.resume, { params: { subaccountId: childId } });
  const again = clock.now();
  const { subscription } = await agency.call(subaccountsApi.plan, { params: { subaccountId: childId } });
  expect(subscription).toMatchObject({ nextBillingAt: new Date(addMonths(again, 1)).toISOString() });
  expect(await sales()).toBe(2);
  await pass(day);
  expect(await sales()).toBe(2);
});

it('a change costs what its quote said, at once, and bills no minute that was included when it was used', async () => {
  const owner = await newOwner();
  const [pro, basic] = [
    await newPlan({ name: 'Pro', price: 19_700, includedMinutes: 1_500 }),
    await newPlan({ name: 'Basic', price: 9_700, includedMinutes: 500 }),
  ];
  const from = clock.now();
  await subscribe(owner, pro.id);
  await use(owner, 1_400 * 60);
  await wait((addMonths(from, 1) - from) / 2);
  const params = { planId: basic.id };
  const quote = await owner.call(billingApi.quote, { params, query: {} });
  // Half of both are 1,000 minutes, so 400 of 1,500 stay paid at the old price.
  expect(quote.dueNow.lines).toEqual([
    { description: 'Remainder of Pro, minus usage', amount: -(9_850 - 5_253) },
    { description: 'Basic, prorated', amount: 4_850 },
  ]);
  expect(quote).toMatchObject({ minutesLeft: 0, offer: { unitPrices: { 'voice-agents': 50 } } });
  await wait(60_000);
  const { total } = quote.dueNow;
  const confirmed = { ...params, version: basic.version, quotedAt: quote.quotedAt, total };
  const wrong = await owner.send('PUT', '/v1/billing/subscription', { ...confirmed, total: total - 1 });
  expect(wrong).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('changed') } } });
  const { estimate } = await owner.call(billingApi.change, { body: confirmed });
  expect(estimate).toMatchObject({ usage: 0, other: 0 });
  const [, change] = await invoicesOf(owner);
  expect(change).toMatchObject({ gross: total });
  // The meter is of the whole month, not of what is left of it.
  const { meters } = await owner.call(billingApi.get);
  expect(meters[0]).toMatchObject({ current: 1_400, limit: 1_400 });
  await use(owner, 60);
  await pass(addMonths(from, 1) - clock.now());
  const last = (await invoicesOf(owner)).at(-1)!;
  expect(await linesOf(owner, last.id)).toEqual([
    ['Basic', 1, 0, 9_700],
    ['Voice agents', 0, 84_000, 0],
    ['Voice agents', 60, 0, 50],
  ]);
  Object.assign(operator, await app.newSession(operator));
});
