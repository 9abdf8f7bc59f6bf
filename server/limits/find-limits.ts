import { eq, sql } from 'drizzle-orm';
import { type LimitId, type LimitSource, limitIds, limitSources } from '#domain/limits.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { planLimits } from '#server/plans/plan-limits.ts';
import { installationLimits } from './limits.table.ts';

/** A limit as it holds now. */
export interface FoundLimit {
  id: LimitId;
  /** Null without a limit. */
  value: number | null;
  source: LimitSource;
  /** Of a subaccount: whom to ask for more is its agency. */
  ofAgency: boolean;
}

interface Row extends Record<string, unknown> {
  source: LimitSource;
  name: LimitId;
  value: string | null;
  child: boolean;
}

/**
 * All limits of a workspace, by name: its own row, its plan, its agency's defaults, the installation's, whichever comes
 * first. Works in the workspace's own transaction, which may look at its agency's defaults, and in one of the system's.
 */
export async function findLimits(tx: Tx, workspaceId: string): Promise<Map<LimitId, FoundLimit>> {
  const { rows } = await tx.execute<Row>(sql`
    with asking as (select id, parent_id from workspaces where id = ${workspaceId}::uuid)
    select 'own' as source, name, value, asking.parent_id is not null as child
      from workspace_limits, asking where workspace_id = ${workspaceId}::uuid
    union all select 'agency', d.name, d.value, true from subaccount_limits d, asking where d.agency_id = asking.parent_id
    union all select 'installation', i.name,
      case when asking.parent_id is null then i.value else coalesce(i.subaccount_value, i.value) end,
      asking.parent_id is not null
      from installation_limits i, asking`);
  const ofAgency = rows.some((row) => row.child);
  const said = Object.entries(await planLimits(tx, workspaceId)) as [LimitId, number | null][];
  const ofPlan = said.map(([name, value]) => ({ source: 'plan' as const, name, value, child: ofAgency }));
  const found = new Map<LimitId, FoundLimit>();
  for (const source of limitSources) {
    for (const row of [...rows, ...ofPlan]) {
      if (row.source !== source || found.has(row.name) || !limitIds.includes(row.name)) continue;
      const value = row.value === null ? null : Number(row.value);
      found.set(row.name, { id: row.name, value, source, ofAgency: row.child });
    }
  }
  return found;
}

/** One limit of a workspace. */
export async function findLimit(tx: Tx, workspaceId: string, id: LimitId): Promise<FoundLimit> {
  const found = (await findLimits(tx, workspaceId)).get(id);
  if (found === undefined) throw new Error(`The installation has no row for the limit ${id}.`);
  return found;
}

/** What holds for everybody of whom nothing else is said. */
export async function installationLimit(tx: Tx, id: LimitId): Promise<FoundLimit> {
  const [row] = await tx.select().from(installationLimits).where(eq(installationLimits.name, id));
  return { id, value: row?.value ?? null, source: 'installation', ofAgency: false };
}
