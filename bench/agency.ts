import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { listMargins } from '#server/agency/margins/margins.ts';
import { listPartners } from '#server/agency/partners/partners.ts';
import { listSubaccounts, usageOfSubaccounts } from '#server/agency/subaccounts/list-subaccounts.ts';
import { listTemplates } from '#server/agency/subaccounts/templates.ts';
import { insertFirstProducts } from '#server/billing/first-products.ts';
import { listLimits } from '#server/billing/limits.ts';
import { readConfig } from '#server/config.ts';
import { insertBuiltInRoles } from '#server/identity/built-in-roles.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/** An agency's views with 200 subaccounts and 100,000 calls of a month among them. */

const subaccountCount = 200;
const callsEach = 500;
const views = 100;

/** An invoice of a month with some lines, as long as they are. */
const anInvoice = {
  kind: 'invoice',
  currency: 'USD',
  net: 19_700,
  gross: 19_700,
  lines: Array.from({ length: 6 }, () => ({
    description: 'Minutes',
    quantity: 600,
    net: 500,
    from: 'then',
    to: 'now',
  })),
};

async function fill({ db, clock }: Services): Promise<Scope> {
  const [agencyId, userId] = [newId(), newId()];
  const createdAt = new Date(clock.now());
  const childIds = Array.from({ length: subaccountCount }, () => newId());
  await db.system('test', async (tx) => {
    const rest = { timeZone: 'UTC', createdBy: userId, createdAt };
    const operatorId = newId();
    await tx.insert(workspaces).values({ id: operatorId, name: 'Operator', operator: true, ...rest });
    await insertFirstProducts(tx, operatorId, new Date(0));
    await tx.insert(workspaces).values({ id: agencyId, name: 'Agency', ...rest });
    await insertFirstProducts(tx, agencyId, new Date(0));
    await insertBuiltInRoles(tx, agencyId);
    for (const [n, id] of childIds.entries()) {
      await tx.insert(workspaces).values({ id, name: `Client ${n}`, parentId: agencyId, ...rest });
      await insertBuiltInRoles(tx, id);
    }
  });
  // As the ledger would have written it, a statement for each table instead of 300,000.
  await db.pool.query(`
    set session_replication_role = replica;
    insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id)
      select id, gen_random_uuid(), created_by, meter || n, meter, 'always', case meter when 'calls' then 1 else 90 end,
        now() - (n % 28) * interval '1 day', now(), gen_random_uuid()
      from workspaces, generate_series(1, ${callsEach}) n, unnest('{calls,call_seconds}'::text[]) meter
      where parent_id = '${agencyId}';
    insert into usage_days (workspace_id, day, meter, quantity)
      select e.workspace_id, (occurred_at at time zone 'UTC')::date, meter, sum(quantity) from usage_events e
      join workspaces w on w.id = e.workspace_id where w.parent_id = '${agencyId}' group by 1, 2, 3;
    insert into agency_days (agency_id, child_id, day, meter, quantity)
      select '${agencyId}', d.workspace_id, day, meter, quantity from usage_days d
      join workspaces w on w.id = d.workspace_id where w.parent_id = '${agencyId}';
    insert into members (workspace_id, user_id, role, created_at)
      select id, gen_random_uuid(), 'owner', now() from workspaces, generate_series(1, 3) where parent_id = '${agencyId}';
    insert into agents (workspace_id, id, template, status, version, created_at)
      select id, gen_random_uuid(), 'customer-support', 'active', 1, now() from workspaces, generate_series(1, 5)
      where parent_id = '${agencyId}';
    insert into subscriptions (workspace_id, id, seller_id, plan_id, plan_version, plan_name, terms, status, anchor, months, period_id, started_at)
      select id, id, '${agencyId}', id, 1, 'Pro', '{"currency":"USD"}', 'active', now(), 3, id, now() from workspaces
      where parent_id = '${agencyId}';
    insert into billing_periods (workspace_id, id, subscription_id, seller_id, terms, month_from, month_to, from_at, to_at, included_seconds, hard_stop, counter_at_start)
      select id, id, id, '${agencyId}', '{"currency":"USD"}', now(), now() + interval '1 month', now(), now() + interval '1 month', 600, false, 0
      from workspaces where parent_id = '${agencyId}';
    insert into usage_meters (workspace_id, meter, period, used, held)
      select id, 'call_seconds', 'always', 45000, 0 from workspaces where parent_id = '${agencyId}';
    insert into charges (workspace_id, id, seller_id, period_id, kind, description, quantity, unit, unit_amount, per, amount, currency, from_at, to_at, created_at)
      select id, gen_random_uuid(), '${agencyId}', id, 'plan', 'Pro', 1, 'month', 19700, 1, 19700, 'USD', now(), now(), now()
      from workspaces where parent_id = '${agencyId}';
    insert into invoices (workspace_id, id, side, number, kind, seller_id, buyer_id, currency, gross, document, issued_at, due_at, collected_by)
      select '${agencyId}', gen_random_uuid(), 'seller', 'INV-' || id || n, 'invoice', '${agencyId}', id, 'USD', 19700,
        '${JSON.stringify(anInvoice)}', now() - n * interval '29 days', now(), 'seller'
      from workspaces, generate_series(0, 5) n where parent_id = '${agencyId}';
    set session_replication_role = default;
    analyze`);
  return {
    services: { db, clock } as Services,
    workspaceId: agencyId,
    actor: { userId, email: '', row: roleMatrix.owner },
  };
}

async function measure(services: Services): Promise<BenchRow[]> {
  const scope = { ...(await fill(services)), services };
  const all: Record<string, () => Promise<unknown>> = {
    'the list of subaccounts': () => listSubaccounts(scope),
    'usage of 30 days': () => usageOfSubaccounts(scope, 30),
    'usage of 90 days': () => usageOfSubaccounts(scope, 90),
    'margins of this month': () => listMargins(scope, 'this_month'),
    'margins of 90 days': () => listMargins(scope, '90_days'),
    'limits with what is used': () => listLimits(scope),
    templates: () => listTemplates(scope),
    partners: () => listPartners(scope),
  };
  const rows: BenchRow[] = [];
  for (const [name, view] of Object.entries(all)) {
    const times: number[] = [];
    for (let n = 0; n < views; n++) {
      const begun = performance.now();
      await view();
      times.push(performance.now() - begun);
    }
    rows.push({ name: `${name}, 95th percentile`, value: quantile(times, 0.95), unit: 'ms', goal: 'under 100 ms' });
  }
  return rows;
}

export async function run(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const services = await openServices(config, pino({ level: 'silent' }), (reason) => {
    throw new Error(`The database has died: ${reason}`);
  });
  try {
    return await measure(services);
  } finally {
    await closeServices(services);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('Agency', await run());
