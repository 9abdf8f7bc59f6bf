import { expect, it } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { couponsApi } from '#domain/billing/coupons.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { setClientPrice, setPlan } from '#server/agency/subaccounts/assign-plan.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import { creditInvoice } from './invoices/credit-notes.ts';
import { recordPayment } from './invoices/payments.ts';
import { changePlan } from './subscribe.ts';

/**
 * A month of an agency, counted once more by an auditor: from what was used and agreed, with arithmetic of its own in
 * fractions, and nothing of the product's but what it stored and answered. To the cent.
 */

const {
  services,
  clock,
  operator,
  newOwner,
  subscribe: take,
  invoicesOf,
  whole,
  pass,
  newPlan,
} = await startBillingApp();
const { pool } = services.db;
const scopeOf = (workspaceId: string): Scope => ({ services, workspaceId, actor: null });

/** A fact as it was made up here. */
interface Fact {
  who: string;
  meter: 'call_seconds' | 'message_segments' | 'number_days';
  quantity: number;
  at: number;
}
const facts: Fact[] = [];
/** The same sequence in each run, whatever the machine. */
let seed = 20261123;
const random = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed % most;
};
/** Half up, of a fraction of two whole numbers, below zero too. */
const rounded = (numerator: bigint, divisor: bigint): number => {
  const doubled = 2n * numerator + divisor;
  const two = 2n * divisor;
  return Number(doubled >= 0n ? doubled / two : -((-doubled + two - 1n) / two));
};

interface Terms {
  id: string;
  price: number;
  yearly: boolean;
  setUp: number;
  minutes: number | null;
  texts: number;
  numbers: number;
  stops: boolean;
  minute: number;
  text: number;
  number: number;
}

it('a month of thirty clients on five plans is asked for to the cent, by any hand', async () => {
  const agency = await newOwner();
  await take(
    agency,
    (await newPlan({ name: 'Whole', price: 50_000, includedMinutes: 1_000, meters: { sms: 100 } })).id,
  );
  const plans: Terms[] = [];
  for (const [price, minutes, texts, numbers, stops, minute, text, number, yearly, setUp] of [
    [4_900, 60, 20, 0, false, 71, 7, 650, false, 0],
    [9_700, 500, 50, 1, false, 65, 6, 600, false, 2_501],
    [199_703, 90, 0, 1, true, 0, 9, 700, true, 0],
    [0, 0, 0, 0, false, 33, 5, 500, false, 999],
    [497_011, null, 200, 2, false, 0, 4, 450, true, 10_000],
  ] as const) {
    const { id } = await agency.call(plansApi.create, {
      body: {
        name: `Plan ${price}`,
        price,
        setupFee: setUp,
        currency: 'USD',
        includedMinutes: minutes,
        interval: yearly ? 'year' : 'month',
        overage: stops ? 'stop' : 'pay_as_you_go',
        meters: { sms: texts, phoneNumbers: numbers },
        unitPrices: { 'voice-agents': minute, sms: text, 'phone-numbers': number },
      },
    });
    plans.push({ id, price, yearly, setUp, minutes, texts, numbers, stops, minute, text, number });
  }
  const clients = Array.from({ length: 30 }, () => newId());
  const begun = clock.now();
  await pool.query(
    `insert into workspaces (id, name, time_zone, parent_id, created_by, created_at)
     select id, 'Client ' || n, case when n % 2 = 0 then 'America/New_York' else 'Europe/Berlin' end, $2, $3, $4
     from unnest($1::uuid[]) with ordinality as one (id, n)`,
    [clients, agency.workspaceId, agency.userId, new Date(begun)],
  );
  const planOf = (n: number) => plans[n % plans.length]!;
  // Two coupons, and prices of their own for some: a part of a percentage, and an amount that is more than one price.
  const threeMonths = await agency.call(couponsApi.create, {
    body: { code: 'three', percentOff: 1_250, duration: 'months', months: 3 },
  });
  const always = await agency.call(couponsApi.create, {
    body: { code: 'always', amountOff: 5_001, currency: 'USD', duration: 'forever' },
  });
  const couponOf = (n: number) => (n % 4 === 0 ? threeMonths.id : n % 7 === 1 ? always.id : undefined);
  const ownPrice = new Map([
    [9, 111_113],
    [11, 8_887],
    [20, 3_331],
  ]);
  const scope = scopeOf(agency.workspaceId);
  for (const [n, id] of clients.entries()) {
    const price = ownPrice.get(n);
    const { id: planId } = planOf(n);
    const at = { subaccountId: id, planId };
    if (price !== undefined) await setClientPrice(scope, at, { price, setupFee: n === 11 ? 1 : null });
    await setPlan(scope, id, { planId, couponId: couponOf(n) });
  }

  const end = new Date(begun);
  end.setUTCMonth(end.getUTCMonth() + 1);
  const month = end.getTime() - begun;
  const days = month / day;
  const half = begun + Math.floor(days / 2) * day;
  /** Facts in one statement; the counter that a live call would have kept beside them. */
  async function record(from: number, to: number): Promise<void> {
    const added: Fact[] = [];
    for (const [n, who] of [...clients, agency.workspaceId].entries()) {
      for (let calls = 0; calls < 8; calls++) {
        added.push({ who, meter: 'call_seconds', quantity: 1 + random(1_500), at: from + random(to - from) });
      }
      for (let texts = 0; texts < 6; texts++) {
        added.push({ who, meter: 'message_segments', quantity: 1 + random(9), at: from + random(to - from) });
      }
      for (let at = Math.ceil((from + 1) / day) * day; at <= to; at += day) {
        if (n % 3 === 0) added.push({ who, meter: 'number_days', quantity: 1 + (n % 2), at });
      }
    }
    const columns = <K extends keyof Fact>(key: K) => added.map((fact) => fact[key]);
    await pool.query(
      `with fact as (
         insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at)
         select who, gen_random_uuid(), $1, gen_random_uuid()::text, meter, 'always', quantity, at, at
         from unnest($2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[]) as f (who, meter, quantity, at)
         returning workspace_id, meter, quantity)
       insert into usage_meters (workspace_id, meter, period, used)
         select workspace_id, meter, 'always', sum(quantity) from fact where meter = 'call_seconds' group by 1, 2
       on conflict (workspace_id, meter, period) do update set used = usage_meters.used + excluded.used`,
      [agency.userId, columns('who'), columns('meter'), columns('quantity'), added.map(({ at }) => new Date(at))],
    );
    facts.push(...added);
  }
  await record(begun, half);
  clock.advance(half - begun);
  // In the middle of the month some change plans, one is deleted, and one is given money back.
  const changed = new Map<string, Terms>();
  for (const [n, to] of [
    [1, 0],
    [6, 0],
    [11, 0],
    [3, 1],
    // A year begins, ends, and is another one from then on.
    [5, 2],
    [12, 1],
    [17, 4],
  ] as const) {
    const next = plans[to]!;
    changed.set(clients[n]!, next);
    await changePlan(scopeOf(clients[n]!), next.id);
  }
  await record(half + 1, end.getTime());
  const [gone, refunded] = [clients[16]!, clients[10]!];
  await pool.query('update workspaces set deleted_at = $2 where id = $1', [gone, new Date(clock.now())]);
  const seller = scopeOf(agency.workspaceId);
  const { rows } = await pool.query<{ id: string }>(
    "select id from invoices where workspace_id = $1 and buyer_id = $2 and side = 'seller'",
    [agency.workspaceId, refunded],
  );
  await recordPayment(seller, rows[0]!.id, { status: 'paid', description: '' });
  await creditInvoice(seller, rows[0]!.id, { amount: 1_234, reason: 'Sorry', payBack: true });
  await pass(end.getTime() - clock.now());

  // The auditor begins here.
  const used = (who: readonly string[], meter: Fact['meter'], from: number, to: number) =>
    facts
      .filter((fact) => who.includes(fact.who) && fact.meter === meter && fact.at >= from && fact.at < to)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const part = (amount: number, from: number, to: number) =>
    rounded(BigInt(amount) * BigInt(to - begun), BigInt(month)) -
    rounded(BigInt(amount) * BigInt(from - begun), BigInt(month));
  const meters = (terms: Terms) =>
    [
      ['call_seconds', terms.minutes === null ? null : terms.minutes * 60, terms.minute, 60],
      ['message_segments', terms.texts, terms.text, 1],
      ['number_days', terms.numbers * days, terms.number, days],
    ] as const;
  /** Parts of what is paid for a month or a year, from the middle of the month to its end. */
  const yearOf = new Date(begun);
  yearOf.setUTCFullYear(yearOf.getUTCFullYear() + 1);
  function rest(amount: number, { yearly }: Terms): number {
    const length = (yearly ? yearOf.getTime() : end.getTime()) - begun;
    return amount - rounded(BigInt(amount) * BigInt(half - begun), BigInt(length));
  }
  /** What is asked for a term that begins now: less its coupon, which may hold for some months of it. */
  function price(n: number, terms: Terms, of = terms.price): number {
    const coupon = couponOf(n);
    if (coupon === undefined) return of;
    if (coupon === always.id) return Math.max(0, of - 5_001);
    const [months, whole] = terms.yearly ? [3n, 12n] : [1n, 1n];
    return of - rounded(BigInt(of) * 1_250n * months, 10_000n * whole);
  }
  /** All that a client is asked for that month, and at its end for the next one. */
  function asked(who: string, n: number): number {
    const [old, next] = [planOf(n), changed.get(who)];
    const goesOn = who !== gone;
    if (next === undefined) {
      const use = meters(old).reduce((sum, [meter, included, each, per]) => {
        const free = included === null || (old.stops && meter === 'call_seconds');
        const beyond = free ? 0 : Math.max(0, used([who], meter, begun, end.getTime()) - included);
        return sum + rounded(BigInt(beyond * each), BigInt(per));
      }, 0);
      const paid = price(n, old, ownPrice.get(n));
      const setUp = n === 11 ? 1 : old.setUp;
      return setUp + paid * (goesOn && !old.yearly ? 2 : 1) + use;
    }
    let use = 0;
    let ahead = 0;
    const [paid, now] = [price(n, old, ownPrice.get(n)), price(n, next)];
    const setUp = n === 11 ? 1 : old.setUp;
    for (const [place, [meter, whole, each, per]] of meters(old).entries()) {
      const [, nextWhole, nextEach] = meters(next)[place]!;
      // As much as one likes: nothing is paid of either part.
      if (nextWhole === null) continue;
      const [first, second] = [used([who], meter, begun, half), used([who], meter, half, end.getTime())];
      const pool = whole! - part(whole!, half, end.getTime()) + part(nextWhole!, half, end.getTime());
      const beyond = [Math.max(0, first - Math.max(pool, whole!)), Math.max(0, second - Math.max(0, pool - first))];
      const isCall = meter === 'call_seconds';
      if (!(isCall && old.stops)) use += rounded(BigInt(beyond[0]! * each), BigInt(per));
      if (!(isCall && next.stops)) use += rounded(BigInt(beyond[1]! * nextEach), BigInt(per));
      const early = Math.max(0, Math.min(first, whole!) - pool);
      if (meter !== 'number_days' && early > 0) {
        const whole12 = BigInt(whole!) * (old.yearly ? 12n : 1n);
        ahead = Math.max(ahead, rounded(BigInt(paid) * BigInt(early), whole12));
      }
    }
    const credit = Math.max(0, rest(paid, old) - ahead);
    return setUp + paid - credit + rest(now, next) + (next.yearly ? 0 : now) + use;
  }
  const { rows: books } = await pool.query<{ buyer: string; net: string }>(
    `select buyer_id as buyer, sum(case when kind = 'invoice' then 1 else -1 end * (document::jsonb ->> 'net')::bigint) as net
     from invoices where workspace_id = $1 and side = 'seller' group by 1`,
    [agency.workspaceId],
  );
  const net = new Map(books.map(({ buyer, net: sum }) => [buyer, Number(sum)]));
  expect(clients.map((who) => net.get(who) ?? 0)).toEqual(
    clients.map((who, n) => asked(who, n) - (who === refunded ? 1_234 : 0)),
  );

  // And what the agency is asked for all of them, beside what it used itself.
  const everyone = [...clients, agency.workspaceId];
  const total = (['call_seconds', 'message_segments', 'number_days'] as const).map((meter) => {
    const [included, price, per] = {
      call_seconds: [60_000, 50, 60],
      message_segments: [100, 5, 1],
      number_days: [0, 500, days],
    }[meter]!;
    const order = facts
      .filter((fact) => fact.meter === meter && everyone.includes(fact.who) && fact.at < end.getTime())
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { billed: Math.max(0, order - included!), price: price!, per: per! };
  });
  const invoice = (await invoicesOf(agency)).at(-1)!;
  const { lines, net: charged } = (await whole(agency, invoice.id)).document;
  for (const [place, unit] of (['second', 'message', 'day'] as const).entries()) {
    const own = lines.filter((line) => line.unit === unit);
    expect(own.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total[place]!.billed);
    for (const { quantity, net: cost } of own) {
      expect(cost).toBe(rounded(BigInt(quantity * total[place]!.price), BigInt(total[place]!.per)));
    }
  }
  expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(charged);
  const { items } = await agency.call(salesApi.invoices, { query: { limit: 100 } });
  expect(items.filter(({ kind }) => kind === 'credit_note').length).toBeGreaterThan(0);
  expect((await agency.call(billingApi.get)).credits).toEqual([]);
  expect(operator.workspaceId).not.toBe(agency.workspaceId);
}, 60_000);
