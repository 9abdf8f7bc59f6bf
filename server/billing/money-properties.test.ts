import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvoiceDocument } from '#domain/billing/invoices.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { costOf } from '#domain/platform/money.ts';
import { addMonths } from '#domain/usage/months.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp } from '#server/testing/start-app.ts';
import { spend } from '#server/usage/ledger.ts';
import { billWorkspace, graceMs } from './invoices/close-periods.ts';
import { creditInvoice, giveCredit } from './invoices/credit-notes.ts';
import { recordPayment } from './invoices/payments.ts';
import { lockSubscription } from './periods.ts';
import { rollSubscription } from './roll-subscription.ts';
import { cancelPlan, changePlan, subscribe } from './subscribe.ts';

/** What holds of money whatever happens, in whatever order, and however many do it at once. */

const app = await startApp();
const { services, clock } = app;
const { db } = services;
const operator = await app.newOwner();
const seller: Scope = { services, workspaceId: operator.workspaceId, actor: null };
const base = { ...plansApi.create.example.body, currency: 'USD', overage: 'pay_as_you_go' } as const;
const planIds: string[] = [];
for (const [price, includedMinutes] of [
  [2_900, 10],
  [9_701, 30],
  [0, 0],
] as const) {
  const body = { ...base, name: `Plan ${price}`, price, includedMinutes };
  planIds.push((await operator.call(plansApi.create, { body })).id);
}

/** Two that include nothing: each second is paid. */
const bare: string[] = [];
for (const name of ['Bare', 'Naked']) {
  bare.push((await operator.call(plansApi.create, { body: { ...base, name, price: 0, includedMinutes: 0 } })).id);
}

const newBuyer = async (): Promise<Scope> => ({
  services,
  workspaceId: (await app.newOwner()).workspaceId,
  actor: null,
});
const use = ({ workspaceId }: Scope, quantity: number) =>
  db.tenant(workspaceId, (tx) =>
    spend(tx, workspaceId, { meter: 'call_seconds', key: newId(), quantity, at: clock.now() }),
  );
/** What the clock does for one workspace. */
const bill = ({ workspaceId }: Scope) =>
  db.system('test', async (tx) => {
    await lockSubscription(tx, workspaceId);
    await rollSubscription(tx, workspaceId, clock.now());
    await billWorkspace(tx, services, workspaceId);
  });
const rows = async <T>(text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows as T[];
const refused = () => undefined;

interface Invoice {
  id: string;
  number: string;
  kind: string;
  gross: string;
  paid: string;
  credited: string;
  document: string;
}
const invoicesOf = ({ workspaceId }: Scope) =>
  rows<Invoice>('select * from invoices where workspace_id = $1 order by id', workspaceId);

/** Everything that has to hold of one buyer, at any moment. */
async function expectRight(buyer: Scope, issued: Map<string, string>): Promise<void> {
  const w = buyer.workspaceId;
  const unequal = `select 1 from rated_usage r join usage_events e
    on e.workspace_id = r.workspace_id and e.id = r.usage_event_id
    where r.workspace_id = $1 and r.included + r.billed <> e.quantity`;
  expect(await rows(unequal, w), 'seconds that are on no line or on two').toEqual([]);
  const lines = `select c.id from charges c left join rated_usage r on r.workspace_id = c.workspace_id and r.charge_id = c.id
    where c.workspace_id = $1 and c.kind = 'usage' group by c.workspace_id, c.id, c.quantity, c.included
    having sum(r.billed) <> c.quantity or sum(r.included) <> c.included`;
  expect(await rows(lines, w), 'lines that are not their seconds').toEqual([]);
  for (const { id, document, gross, kind, paid, credited, number } of await invoicesOf(buyer)) {
    const { lines, net, tax, ...rest } = InvoiceDocument.parse(JSON.parse(document));
    expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(net);
    expect([rest.gross, Number(gross)]).toEqual([net + tax.amount, net + tax.amount]);
    expect(net).toBeGreaterThanOrEqual(0);
    expect(issued.get(id) ?? document, `${number} was changed`).toBe(document);
    issued.set(id, document);
    const [owed] = await rows<{ sum: string }>(
      "select coalesce(sum(amount), 0) as sum from ledger_entries where workspace_id = $1 and invoice_id = $2 and account = 'receivable'",
      ...[operator.workspaceId, id],
    );
    const due = kind === 'invoice' ? Math.max(0, Number(gross) - Number(paid) - Number(credited)) : 0;
    expect([number, Number(owed!.sum)]).toEqual([number, due]);
  }
  const [credit] = await rows<{ sum: string }>(
    "select coalesce(-sum(amount), 0) as sum from ledger_entries where workspace_id = $1 and buyer_id = $2 and account = 'credit'",
    ...[operator.workspaceId, w],
  );
  expect(Number(credit!.sum)).toBeGreaterThanOrEqual(0);
  const [sides] = await rows<{ n: string }>(
    `select count(*) as n from invoices b join invoices s on s.id = b.id and s.side = 'seller'
     where b.workspace_id = $1 and b.side = 'buyer' and (b.document, b.paid, b.credited) <> (s.document, s.paid, s.credited)`,
    w,
  );
  expect(sides!.n, 'both sides are told the same').toBe('0');
}

/** The books add up and numbers follow each other. */
async function expectBooks(): Promise<void> {
  const unbalanced = 'select tx_id from ledger_entries group by workspace_id, tx_id, currency having sum(amount) <> 0';
  expect(await rows(unbalanced)).toEqual([]);
  const numbers = await rows<{ number: string }>(
    "select number from invoices where workspace_id = $1 and kind = 'invoice' order by number",
    operator.workspaceId,
  );
  const wanted = numbers.map((_, index) => `INV-${String(index + 1).padStart(6, '0')}`);
  expect(numbers.map(({ number }) => number)).toEqual(wanted);
}

const step = fc.oneof(
  fc.record({ do: fc.constant('use' as const), n: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({ do: fc.constant('wait' as const), n: fc.integer({ min: 1, max: 40 * 86_400_000 }) }),
  fc.record({ do: fc.constant('change' as const), n: fc.nat(2) }),
  fc.record({ do: fc.constant('restart' as const), n: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('pay' as const, 'credit' as const, 'payBack' as const), n: fc.nat(5_000) }),
  fc.record({ do: fc.constant('give' as const), n: fc.integer({ min: 1, max: 900 }) }),
);

describe('whatever happens', () => {
  it('each second is on one line, each line on one invoice, and the books add up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const buyer = await newBuyer();
        await subscribe(buyer, planIds[0]!);
        const issued = new Map<string, string>();
        for (const { do: what, n } of steps) {
          const { id } = (await invoicesOf(buyer)).at(n % 3) ?? { id: newId() };
          const amount = n === 0 ? undefined : n;
          if (what === 'use') await use(buyer, n);
          if (what === 'wait') clock.advance(n);
          if (what === 'change') await changePlan(buyer, planIds[n]!).catch(refused);
          if (what === 'restart') {
            await cancelPlan(buyer, 'now').catch(refused);
            await subscribe(buyer, planIds[n]!).catch(refused);
          }
          if (what === 'pay')
            await recordPayment(seller, id, { amount, status: 'paid', description: '' }).catch(refused);
          if (what === 'credit' || what === 'payBack') {
            const payBack = what === 'payBack';
            await creditInvoice(seller, id, { amount, reason: 'Why', payBack }).catch(refused);
          }
          if (what === 'give') {
            await giveCredit(seller, buyer.workspaceId, { amount: n, currency: 'USD', reason: 'Gift' });
          }
          await bill(buyer);
          await expectRight(buyer, issued);
        }
        clock.advance(62 * 86_400_000 + graceMs);
        await bill(buyer);
        await expectRight(buyer, issued);
        const open =
          "select 1 from usage_events e where workspace_id = $1 and meter = 'call_seconds' and not exists (select from rated_usage r where r.workspace_id = e.workspace_id and r.usage_event_id = e.id)";
        expect(await rows(open, buyer.workspaceId), 'seconds that nobody billed').toEqual([]);
      }),
      { numRuns: 8 },
    );
    await expectBooks();
  }, 120_000);

  it('a month costs the same however it is cut', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cuts, async (seconds) => {
        const buyer = await newBuyer();
        const begun = clock.now();
        await subscribe(buyer, bare[0]!);
        for (const [index, quantity] of seconds.entries()) {
          await use(buyer, quantity);
          clock.advance(60_000);
          await changePlan(buyer, bare[(index + 1) % 2]!);
        }
        clock.advance(addMonths(begun, 1) - clock.now() + graceMs);
        await bill(buyer);
        const [sum] = await rows<{ sum: string }>(
          "select sum(amount) from charges where workspace_id = $1 and kind = 'usage'",
          buyer.workspaceId,
        );
        const total = seconds.reduce((all, quantity) => all + quantity, 0);
        expect(Number(sum!.sum)).toBe(costOf(total, { amount: 50, per: 60 }));
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('a clock that is set back bills no second twice, and none less', async () => {
    const buyer = await newBuyer();
    const begun = clock.now();
    await subscribe(buyer, planIds[2]!);
    await use(buyer, 100);
    clock.advance(addMonths(begun, 1) - begun + graceMs);
    await bill(buyer);
    // Recorded by a server whose clock is an hour late, for a month that is closed.
    await db.tenant(buyer.workspaceId, (tx) =>
      spend(tx, buyer.workspaceId, { meter: 'call_seconds', key: newId(), quantity: 80, at: begun + 1_000 }),
    );
    clock.advance(31 * 86_400_000 + graceMs);
    await bill(buyer);
    const billed = await rows<{ quantity: string }>(
      "select quantity from charges where workspace_id = $1 and kind = 'usage' order by created_at",
      buyer.workspaceId,
    );
    expect(billed.map(({ quantity }) => Number(quantity))).toEqual([100, 80]);
  });
});

describe('twenty writers at once', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => n);

  it('give invoices numbers without a gap, also where some fail', async () => {
    const buyers = await Promise.all(twenty.map(newBuyer));
    await Promise.all(
      buyers.map(async (buyer, n) => {
        if (n % 4 !== 0) return subscribe(buyer, planIds[0]!);
        const fails = db.system('test', async (tx) => {
          await tx.execute(sql`insert into invoice_numbers as n (workspace_id, series, last)
            values (${operator.workspaceId}, 'invoice', 1)
            on conflict (workspace_id, series) do update set last = n.last + 1`);
          throw new Error('on purpose');
        });
        await expect(fails).rejects.toThrow('on purpose');
      }),
    );
    await expectBooks();
  });

  it('pay no more than is due, and close a month once', async () => {
    const buyer = await newBuyer();
    await subscribe(buyer, planIds[0]!);
    const [invoice] = await invoicesOf(buyer);
    await Promise.all([
      ...twenty.map((n) =>
        recordPayment(seller, invoice!.id, { amount: 100 + n * 10, status: 'paid', description: '' }).catch(refused),
      ),
      ...twenty.map(() =>
        creditInvoice(seller, invoice!.id, { amount: 90, reason: 'x', payBack: false }).catch(refused),
      ),
    ]);
    await expectRight(buyer, new Map());
    await use(buyer, 1_000);
    clock.advance(31 * 86_400_000 + graceMs);
    await Promise.all(twenty.map(() => bill(buyer)));
    expect((await invoicesOf(buyer)).filter(({ kind }) => kind === 'invoice')).toHaveLength(2);
    await expectRight(buyer, new Map());
    await expectBooks();
  });
});

describe('the database', () => {
  it('refuses to change what was issued, and books that do not add up', async () => {
    const buyer = await newBuyer();
    await subscribe(buyer, planIds[0]!);
    const change = (text: string) => db.system('test', (tx) => tx.execute(sql.raw(text)));
    for (const text of [
      "update invoices set document = '{}'",
      'update invoices set gross = 1',
      'delete from invoices',
      'update ledger_entries set amount = 1',
      'delete from ledger_entries',
      'update charges set amount = 1',
      'update rated_usage set billed = 0',
    ]) {
      await expect(change(text), text).rejects.toMatchObject({ code: '42501' });
    }
    const entry = (amount: number, currency: string, line: number) =>
      `('${operator.workspaceId}', '00000000-0000-4000-8000-000000000001', ${line}, 'cash', '${buyer.workspaceId}', '${currency}', ${amount}, now(), 'x')`;
    const insert = (...entries: string[]) =>
      change(
        `insert into ledger_entries (workspace_id, tx_id, line, account, buyer_id, currency, amount, booked_at, reason) values ${entries.join(', ')}`,
      );
    await expect(insert(entry(5, 'USD', 0))).rejects.toMatchObject({ code: '23514' });
    await expect(insert(entry(5, 'USD', 0), entry(-5, 'EUR', 1))).rejects.toMatchObject({ code: '23514' });
    await insert(entry(5, 'USD', 0), entry(-5, 'USD', 1));
  });
});
