import { eq, sql } from 'drizzle-orm';
import { type LimitId, type LimitSource, limitIds, limitSources } from '#domain/usage/limits.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { installationLimits } from '#server/platform/db/schema/limits.table.ts';

/** A limit as it holds now. */
export interface FoundLimit {
  id: LimitId;
  /** Null without a limit. */
  value: number | null;
  source: LimitSource;
  /** Of a subaccount: whom to ask for more is its agency. */
  ofAgency: boolean;
}

interface Row {
  name: LimitId;
  value: string | null;
  source: LimitSource;
  of_agency: boolean;
}

const shape = ({ name: id, value, source, of_agency: ofAgency }: Row): FoundLimit => ({
  id,
  value: value === null ? null : Number(value),
  source,
  ofAgency,
});

/** Those that are nearest to the workspace first. */
const byPlace = (a: Row, b: Row) => limitSources.indexOf(a.source) - limitSources.indexOf(b.source);

/**
 * All limits of a workspace, by name: its own row, its plan, its agency's defaults, the installation's, whichever comes
 * first. Works in the workspace's own transaction, which may look at its agency's defaults, and in one of the system's.
 */
export async function findLimits(tx: Tx, workspaceId: string): Promise<Map<LimitId, FoundLimit>> {
  const rows = await readRows<Row>(
    tx,
    { name: 'text', value: 'text?', source: 'text', of_agency: 'boolean' },
    sql`select * from limits_of(${workspaceId}::uuid)`,
  );
  const known = rows.filter(({ name }) => limitIds.includes(name));
  return new Map(known.sort(byPlace).map((row) => [row.name, shape(row)]));
}

/** One limit of a workspace. */
export async function findLimit(tx: Tx, workspaceId: string, id: LimitId): Promise<FoundLimit> {
  const rows = await readRows<Row>(
    tx,
    { name: 'text', value: 'text?', source: 'text', of_agency: 'boolean' },
    sql`select * from limits_of(${workspaceId}::uuid) where name = ${id}`,
  );
  if (rows[0] === undefined) throw new Error(`This installation has no row for the ${id} limit.`);
  return shape(rows[0]);
}

/** What holds for everyone of whom nothing else is said. */
export async function installationLimit(tx: Tx, id: LimitId): Promise<FoundLimit> {
  const [row] = await tx.select().from(installationLimits).where(eq(installationLimits.name, id));
  return { id, value: row?.value ?? null, source: 'installation', ofAgency: false };
}
