import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarginRange, type MarginSum, marginsApi } from '#domain/agency/margins.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { productsApi } from '#domain/billing/products.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { parseCsv } from '#domain/platform/csv.ts';
import { costOf, currencyCodes } from '#domain/platform/money.ts';
import { closePeriods, graceMs } from '#server/billing/invoices/close-periods.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import { changePlan, subscribe } from '#server/billing/subscribe.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { spend } from '#server/usage/ledger.ts';
import { addUp, marginOf } from './add-up.ts';
import { listMargins } from './margins.ts';

const app = await startApp({ RATE_LIMIT: '100000' });
const { services, clock } = app;
const day = 86_400_000;
// What the operator asks is every agency's cost: 0.50 a minute.
const operator = await app.newOwner();

const setPrice = async (seller: TestClient, amount: number, currency: 'USD' | 'EUR' = 'USD') => {
  const { items } = await seller.call(productsApi.list);
  const { id: productId } = items.find(({ kind }) => kind === 'voice-agents')!;
  await seller.call(productsApi.setPrice, { params: { productId }, body: { amount, currency } });
};
const newChild = async (agency: TestClient, name: string) =>
  (await agency.call(subaccountsApi.create, { body: { name } })).id;
const newPlan = async (agency: TestClient, body: object) =>
  (
    await agency.call(plansApi.create, {
      body: { ...plansApi.create.example.body, currency: 'USD', overage: 'pay_as_you_go', ...body },
    })
  ).id;
const scopeOf = (workspaceId: string): Scope => ({ services, workspaceId, actor: null });
const use = async (workspaceId: string, seconds: number) => {
  for (const [meter, quantity] of [
    ['call_seconds', seconds],
    ['calls', 1],
  ] as const) {
    await services.db.tenant(workspaceId, (tx) =>
      spend(tx, workspaceId, { meter, key: newId(), quantity, at: clock.now() }),
    );
  }
};
const margins = ({ workspaceId }: TestClient, range: MarginRange = 'this_month') =>
  listMargins(scopeOf(workspaceId), range);
/** Lets time go by, with what the clock does meanwhile. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms);
  await rollDue(services);
  clock.advance(graceMs);
  await closePeriods(services);
}
const again = async (client: TestClient) => Object.assign(client, await app.newSession(client));

describe('margins', () => {
  it('of an agency without anything are nothing', async () => {
    const agency = await app.newOwner();
    const { items, totals } = await agency.call(marginsApi.list);
    expect([items, totals]).toEqual([[], { calls: 0, minutes: 0, sums: [] }]);
    const viewer = await app.newMember(agency, 'viewer');
    expect((await viewer.send('GET', '/v1/margins')).status).toBe(403);
    expect((await agency.send('GET', '/v1/margins?range=year')).status).toBe(400);
  });

  it('are what is invoiced and estimated, less what the same seconds cost, and nothing of other agencies', async () => {
    const [agency, other] = [await app.newOwner(), await app.newOwner()];
    await setPrice(agency, 90);
    const [ada, bob] = [await newChild(agency, 'Ada'), await newChild(agency, 'Bob')];
    const stranger = await newChild(other, 'Stranger');
    const planId = await newPlan(agency, { name: 'Small', price: 10_000, includedMinutes: 10 });
    await subscribe(scopeOf(ada), planId);
    await subscribe(scopeOf(stranger), (await other.call(plansApi.list)).items[1]!.id);
    await use(ada, 1_000);
    await use(bob, 61);
    await use(stranger, 5_000);
    const { items, totals } = await agency.call(marginsApi.list);
    // 400 seconds beyond those included at 0.90 a minute; 1,000 at 0.50 are its cost.
    const adas = { currency: 'USD', invoiced: 10_000, estimate: 600, revenue: 10_600, cost: 833, margin: 9_767 };
    expect(items).toEqual([
      { id: ada, name: 'Ada', status: 'active', calls: 1, minutes: 16.7, sums: [{ ...adas, percent: 92.1 }] },
      {
        id: bob,
        name: 'Bob',
        status: 'active',
        calls: 1,
        minutes: 1,
        sums: [{ currency: 'USD', invoiced: 0, estimate: 0, revenue: 0, cost: 51, margin: -51, percent: null }],
      },
    ]);
    expect(totals).toEqual({
      calls: 2,
      minutes: 17.7,
      sums: [{ ...adas, cost: 884, margin: 9_716, percent: 91.7 }],
    });
    // The estimate is what the subaccount sees itself, without its next month.
    const owner = await app.newMember({ ...agency, workspaceId: ada }, 'owner');
    const { estimate } = await owner.call(billingApi.get);
    expect(estimate!.usage + estimate!.other).toBe(600);
    expect((await other.call(marginsApi.list)).items.map(({ name }) => name)).toEqual(['Stranger']);
  });

  it('keep a month as it was: invoices by their day, costs at the price of then, credit notes taken off', async () => {
    const agency = await app.newOwner();
    const child = await newChild(agency, 'Ada');
    await subscribe(scopeOf(child), await newPlan(agency, { name: 'Bare', price: 1_000, includedMinutes: 0 }));
    await use(child, 600);
    const before = (await margins(agency)).items[0]!.sums[0]!;
    expect(before).toMatchObject({ invoiced: 1_000, estimate: 500, cost: 500 });
    await pass(31 * day);
    await again(operator);
    await setPrice(operator, 60);
    clock.advance(day);
    await use(child, 60);
    const [last, now] = [await margins(agency, 'last_month'), await margins(agency)];
    expect(last.items[0]!.sums[0]).toMatchObject({ invoiced: 1_000, estimate: 0, cost: 500, margin: 500 });
    // What was used last month is invoiced now.
    expect(now.items[0]!.sums[0]).toMatchObject({ invoiced: 1_500, estimate: 50, cost: 60 });
    await again(agency);
    const { items } = await agency.call(salesApi.invoices);
    const params = { saleId: items[0]!.id };
    await agency.call(salesApi.credit, { params, body: { amount: 200, reason: 'Noise' } });
    expect((await margins(agency)).items[0]!.sums[0]).toMatchObject({ invoiced: 1_300 });
    const all = (await margins(agency, '90_days')).items[0]!;
    expect(all).toMatchObject({ calls: 2, minutes: 11 });
    expect(all.sums[0]).toMatchObject({ invoiced: 2_300, cost: 560 });
    await again(operator);
    await setPrice(operator, 50);
    // Later tests pay that from the beginning of their days on.
    clock.advance(day);
  });

  it('know no cost without a price of it, and stay when a subaccount leaves', async () => {
    await again(operator);
    const agency = await app.newOwner();
    await setPrice(agency, 80, 'EUR');
    const child = await newChild(agency, '=Ada, "Ltd"');
    await subscribe(scopeOf(child), await newPlan(agency, { name: 'Euro', price: 5_000, currency: 'EUR' }));
    await use(child, 60);
    const sums = [
      { currency: 'EUR', invoiced: 5_000, estimate: 0, revenue: 5_000, cost: null, margin: null, percent: null },
    ];
    const { items, totals } = await margins(agency);
    expect([items[0]!.sums, totals.sums]).toEqual([sums, sums]);
    await app.newMember({ ...agency, workspaceId: child }, 'owner');
    await agency.call(subaccountsApi.release, { params: { subaccountId: child } });
    expect((await margins(agency)).items).toMatchObject([{ status: 'left', calls: 1, sums }]);
    const file = await agency.send('GET', '/v1/margins/export');
    const [heading, row, last] = parseCsv(String(file.body)).map(({ fields }) => fields);
    expect(heading).toContain('margin percent');
    expect(row!.slice(0, 3)).toEqual([`'=Ada, "Ltd"`, child, 'left']);
    expect(row!.slice(7)).toEqual(['EUR', '50.00', '0.00', '50.00', '', '', '']);
    expect(last![0]).toBe('Total');
    // Anyone who runs the installation buys of no one: what its own clients use has no cost that is known.
    const ownChild = await newChild(operator, 'Own');
    await use(ownChild, 60);
    expect((await margins(operator)).items.find(({ id }) => id === ownChild)!.sums).toMatchObject([{ cost: null }]);
  });
});

describe('whatever is used and sold', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('use' as const), who: fc.nat(2), n: fc.integer({ min: 1, max: 3_000 }) }),
    fc.record({ do: fc.constant('change' as const), who: fc.nat(2), n: fc.nat(1) }),
    fc.record({ do: fc.constant('wait' as const), who: fc.nat(2), n: fc.integer({ min: 1, max: 40 * day }) }),
  );

  it('totals are the sums of the rows, and a month’s revenue the net of its invoices', async () => {
    await again(operator);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const agency = await app.newOwner();
        const plans = [
          await newPlan(agency, { name: 'One', price: 2_901, includedMinutes: 3 }),
          await newPlan(agency, { name: 'Two', price: 977, includedMinutes: 0 }),
        ];
        const children = await Promise.all(['a', 'b', 'c'].map((name) => newChild(agency, name)));
        for (const child of children.slice(0, 2)) await subscribe(scopeOf(child), plans[0]!);
        for (const { do: what, who, n } of steps) {
          const child = children[who]!;
          if (what === 'use') await use(child, n);
          if (what === 'change') await changePlan(scopeOf(child), plans[n]!).catch(() => undefined);
          if (what === 'wait') await pass(n);
        }
        for (const range of ['this_month', 'last_month', '90_days'] as const) {
          const { items, totals, from, to } = await margins(agency, range);
          expect(addUp(items.flatMap(({ sums }) => sums))).toEqual(totals.sums);
          const sum = totals.sums[0];
          const { rows } = await services.db.pool.query(
            `select coalesce(sum(case kind when 'invoice' then 1 else -1 end * (line ->> 'net')::bigint), 0)::int as net
             from invoices, jsonb_array_elements(document::jsonb -> 'lines') line where workspace_id = $1 and side = 'seller'
             and issued_at >= $2::timestamptz and issued_at < $3::timestamptz`,
            [agency.workspaceId, `${from}T00:00:00Z`, new Date(Date.parse(to) + day)],
          );
          expect(sum?.invoiced ?? 0).toBe(rows[0]!.net);
          const used = await services.db.pool.query<{ child_id: string; seconds: string }>(
            "select child_id, sum(quantity) as seconds from agency_days where agency_id = $1 and meter = 'call_seconds' and day between $2::date and $3::date group by 1",
            [agency.workspaceId, from, to],
          );
          const costs = used.rows.map(({ seconds }) => costOf(Number(seconds), { amount: 50, per: 60 }));
          expect(sum?.cost ?? 0).toBe(costs.reduce((all, one) => all + one, 0));
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  it('the sum of sums is the sum of their parts', () => {
    const parts = fc.record({
      currency: fc.constantFrom(...currencyCodes),
      invoiced: fc.integer({ min: -1e9, max: 1e9 }),
      estimate: fc.integer({ min: 0, max: 1e9 }),
      cost: fc.option(fc.nat(1e9)),
    });
    fc.assert(
      fc.property(fc.array(parts), fc.nat(10), (given, at) => {
        const sums: MarginSum[] = given.map((one) => marginOf(one.currency, one));
        expect(addUp([...addUp(sums.slice(0, at)), ...addUp(sums.slice(at))])).toEqual(addUp(sums));
        for (const { margin, revenue, cost, invoiced, estimate } of addUp(sums)) {
          expect([revenue, margin]).toEqual([invoiced + estimate, cost === null ? null : revenue - cost]);
        }
      }),
    );
  });
});
