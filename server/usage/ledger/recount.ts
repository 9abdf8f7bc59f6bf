import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';

/**
 * Makes a workspace's counters again from its facts and holds, and answers how many were wrong. No one has to stop
 * meanwhile: anyone who adds a fact waits for the counters' rows, and adds to them as they are then.
 */
export async function recountUsage(tx: Tx, workspaceId: string): Promise<number> {
  // Requests, bytes and files are counted beside the ledger.
  const ofLedger = sql`meter not in ('api_calls', 'bandwidth_bytes', 'storage_bytes')`;
  const own = sql`workspace_id = ${workspaceId}::uuid`;
  await tx.execute(sql`select 1 from usage_meters where ${own} order by meter, period for update`);
  const open = sql`
    select h.meter, h.period, 0::bigint as used, h.quantity as held from usage_holds h where ${own}
      and not exists (select from usage_events e where e.workspace_id = h.workspace_id and e.hold_id = h.id)`;
  const { rows: meters } = await tx.execute(sql`
    with facts as (select meter, period, quantity as used, 0::bigint as held from usage_events where ${own}
      union all ${open}),
    sums as (select meter, period, sum(used)::bigint as used, sum(held)::bigint as held from facts group by 1, 2),
    gone as (delete from usage_meters m where ${own} and (used <> 0 or held <> 0)
      and not exists (select from sums s where s.meter = m.meter and s.period = m.period) returning 1),
    right_ones as (insert into usage_meters as m (workspace_id, meter, period, used, held)
      select ${workspaceId}::uuid, meter, period, used, held from sums
      on conflict (workspace_id, meter, period) do update set used = excluded.used, held = excluded.held
        where (m.used, m.held) <> (excluded.used, excluded.held)
      returning 1)
    select 1 from gone union all select 1 from right_ones`);
  const { rows: days } = await tx.execute(sql`
    with sums as (
      select (coalesce(o.occurred_at, e.occurred_at) at time zone 'UTC')::date as day, e.meter,
        sum(e.quantity)::bigint as quantity
      from usage_events e left join usage_events o on o.workspace_id = e.workspace_id and o.id = e.corrects
      where e.workspace_id = ${workspaceId}::uuid group by 1, 2),
    gone as (delete from usage_days d where ${own} and quantity <> 0 and ${ofLedger}
      and not exists (select from sums s where s.meter = d.meter and s.day = d.day) returning 1),
    right_ones as (insert into usage_days as d (workspace_id, day, meter, quantity)
      select ${workspaceId}::uuid, day, meter, quantity from sums where quantity <> 0
        or exists (select from usage_days k where ${own} and k.meter = sums.meter and k.day = sums.day)
      on conflict (workspace_id, meter, day) do update set quantity = excluded.quantity
        where d.quantity <> excluded.quantity
      returning 1)
    select 1 from gone union all select 1 from right_ones`);
  // Of requests, bytes and files an agency sees nothing. A subaccount was one from its first day: its agency's sums are its own. Those of a former one stay as they are.
  const { rows: rolled } = await tx.execute(sql`
    with sums as (select w.parent_id, d.day, d.meter, d.quantity from usage_days d join workspaces w on w.id = d.workspace_id
      where ${own} and w.parent_id is not null and ${ofLedger}),
    emptied as (update agency_days r set quantity = 0 from workspaces w
      where w.id = ${workspaceId}::uuid and r.child_id = w.id and r.agency_id = w.parent_id and r.quantity <> 0
      and ${ofLedger} and not exists (select from sums s where s.meter = r.meter and s.day = r.day) returning 1),
    right_ones as (insert into agency_days as r (agency_id, child_id, day, meter, quantity)
      select parent_id, ${workspaceId}::uuid, day, meter, quantity from sums
      on conflict (agency_id, meter, day, child_id) do update set quantity = excluded.quantity
        where r.quantity <> excluded.quantity
      returning 1)
    select 1 from emptied union all select 1 from right_ones`);
  return meters.length + days.length + rolled.length;
}
