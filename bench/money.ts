import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { billWorkspace, graceMs } from '#server/billing/invoices/close-periods.ts';
import { getInvoice, listBilledCalls, listInvoices } from '#server/billing/invoices/read-invoices.ts';
import { getBilling } from '#server/billing/overview.ts';
import { drawAside } from '#server/billing/pdf/make-pdf.ts';
import { listPlans } from '#server/billing/plans/plans.ts';
import { listSubscribers } from '#server/billing/plans/subscribers.ts';
import { listProducts } from '#server/billing/products.ts';
import { rollSubscription } from '#server/billing/roll-subscription.ts';
import { subscribe } from '#server/billing/subscribe.ts';
import { invoices } from '#server/platform/db/schema/billing.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { getUsageAnalytics } from '#server/usage/ledger/usage-analytics.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { newWorkspace, timed, withServices } from './bench-workspace.ts';

/**
 * An agency with two hundred subaccounts and a hundred thousand calls: how long its pages wait for their figures, and how
 * long an invoice over ten thousand calls takes, which has to leave the thread of live calls alone.
 */

const subaccounts = 200;
const callsEach = 500;
const callsOfInvoice = 10_000;
/** How often each view is asked for. */
const asked = 40;
const dayMs = 86_400_000;

/** So many minutes of calls over the last month, as the ledger would have them. */
const fillCalls = ({ services, workspaceId }: Scope, count: number, from: number) =>
  services.db.pool.query(
    `with facts as (
       insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id)
       select $1, gen_random_uuid(), $1, 'bench ' || n, 'call_seconds', 'always', 60, at, at, gen_random_uuid()
       from generate_series(1, $2::int) n, lateral (select $3::timestamptz + n * interval '4 minutes' as at) m
       returning quantity, occurred_at),
     counted as (
       insert into usage_meters as m (workspace_id, meter, period, used)
       select $1, 'call_seconds', 'always', sum(quantity) from facts
       on conflict (workspace_id, meter, period) do update set used = m.used + excluded.used)
     insert into usage_days (workspace_id, day, meter, quantity)
     select $1, (occurred_at at time zone 'UTC')::date, 'call_seconds', sum(quantity) from facts group by 2`,
    [workspaceId, count, new Date(from)],
  );

async function measure(services: Services): Promise<BenchRow[]> {
  // Months go by.
  const now = { ms: Date.parse('2026-11-01T00:00:00Z') };
  services.clock = { ...services.clock, now: () => now.ms };
  await newWorkspace(services);
  const agency = await newWorkspace(services);
  const [plan] = await listPlans(agency);
  const from = now.ms;
  const clients: Scope[] = [];
  for (let n = 0; n < subaccounts; n++) {
    const client = await newWorkspace(services);
    const moved = [agency.workspaceId, client.workspaceId];
    await services.db.pool.query('update workspaces set parent_id = $1 where id = $2', moved);
    await subscribe(client, plan!.id);
    await fillCalls(client, n === 0 ? callsOfInvoice : callsEach, from);
    clients.push(client);
  }
  const [big] = clients as [Scope];
  now.ms += 31 * dayMs + graceMs;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [rating] = await timed(() =>
    services.db.system('test', async (tx) => {
      await rollSubscription(tx, big.workspaceId, now.ms);
      await billWorkspace(tx, services, big.workspaceId);
    }),
  );
  const own = eq(invoices.workspaceId, big.workspaceId);
  const rows = await services.db.tenant(big.workspaceId, (tx) => tx.select().from(invoices).where(own));
  const invoice = rows.toSorted((a, b) => b.gross - a.gross)[0]!;
  const [drawing] = await timed(() => drawAside({ document: invoice.document, logo: null }));
  delay.disable();
  const { document } = await getInvoice(big, 'buyer', invoice.id);
  const line = document.lines.find(({ hasCalls }) => hasCalls)!;
  const views: Record<string, () => Promise<unknown>> = {
    plans: () => listPlans(agency),
    'who is on a plan': () => listSubscribers(agency, plan!.id),
    products: () => listProducts(agency),
    'issued invoices': () => listInvoices(agency, 'seller', { limit: 50 }),
    'a client’s plan and meters': () => getBilling(clients[7]!),
    'a client’s usage of 90 days': () => getUsageAnalytics(clients[7]!, 90),
    'calls behind a line': () => listBilledCalls(big, { invoiceId: invoice.id, lineId: line.id }, { limit: 100 }),
  };
  const figures: BenchRow[] = [];
  for (const [name, view] of Object.entries(views)) {
    const took = await timed(view, asked);
    figures.push({ name: `${name}, 95th percentile`, value: quantile(took, 0.95), unit: 'ms', goal: '< 100' });
  }
  return [
    { name: `an invoice over ${callsOfInvoice} calls: rated, issued and booked`, value: rating! / 1000, unit: 's' },
    { name: '  with its PDF', value: (rating! + drawing!) / 1000, unit: 's', goal: '< 5' },
    { name: '  longest wait of the main thread meanwhile', value: delay.max / 1e6, unit: 'ms' },
    ...figures,
  ];
}

export const run = (): Promise<BenchRow[]> => withServices(measure);

if (import.meta.main) printRows('money', await run());
