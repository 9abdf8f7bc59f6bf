import { sql } from 'drizzle-orm';
import { monthOf } from '#domain/usage.ts';
import { takeTurn } from '#server/infra/db/in-turn.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { type FoundLimit, findLimit } from './find-limits.ts';

/**
 * Minutes of calls in a month. A subaccount's come from its own limit and from its agency's, which all of the agency's
 * workspaces share: an agency cannot hand out more than it has.
 */

/** Seconds of calls that are used and held this month, of one workspace. */
export async function monthSeconds(tx: Tx, workspaceId: string, at: number): Promise<number> {
  const { rows } = await tx.execute<{ seconds: string }>(sql`
    select coalesce((select sum(quantity) from usage_days where workspace_id = ${workspaceId}::uuid
        and meter = 'call_seconds' and day >= ${`${monthOf(at)}-01`}::date), 0)
      + coalesce((select sum(held) from usage_meters where workspace_id = ${workspaceId}::uuid
        and meter = 'call_seconds'), 0) as seconds`);
  return Number(rows[0]!.seconds);
}

/** The same of all subaccounts of an agency together. In a transaction of the system's. */
export async function subaccountSeconds(tx: Tx, agencyId: string, at: number): Promise<number> {
  const { rows } = await tx.execute<{ seconds: string }>(sql`
    select coalesce((select sum(quantity) from agency_days where agency_id = ${agencyId}::uuid
        and meter = 'call_seconds' and day >= ${`${monthOf(at)}-01`}::date), 0)
      + coalesce((select sum(m.held) from usage_meters m join workspaces w on w.id = m.workspace_id
        where w.parent_id = ${agencyId}::uuid and m.meter = 'call_seconds'), 0) as seconds`);
  return Number(rows[0]!.seconds);
}

/** What is left of a month, and the limit that leaves so little; null without a limit. */
export interface SecondsLeft {
  seconds: number;
  limit: FoundLimit;
}

/**
 * Seconds of calls that a workspace may still hold this month. Holds of a workspace, and of all that share an agency's
 * minutes, go one at a time from here to the commit. In a transaction of the system's, since no workspace's own sees what
 * its agency has left.
 */
export async function secondsOfMonth(tx: Tx, workspaceId: string, at: number): Promise<SecondsLeft | null> {
  const { rows } = await tx.execute<{ parent: string | null }>(
    sql`select parent_id as parent from workspaces where id = ${workspaceId}::uuid`,
  );
  const agencyId = rows[0]?.parent ?? null;
  const found = await findLimit(tx, workspaceId, 'monthlyMinutes');
  // What a plan includes counts to its own months, see subscriptions/seconds-limit.ts.
  const own = found.source === 'plan' ? { ...found, value: null } : found;
  const shared = agencyId === null ? null : await findLimit(tx, agencyId, 'monthlyMinutes');
  if (own.value === null && (shared === null || shared.value === null)) return null;
  await takeTurn(tx, `minutes:${agencyId ?? workspaceId}`);
  const left: SecondsLeft[] = [];
  if (own.value !== null) {
    const under = agencyId === null ? await subaccountSeconds(tx, workspaceId, at) : 0;
    left.push({ seconds: own.value * 60 - (await monthSeconds(tx, workspaceId, at)) - under, limit: own });
  }
  if (shared !== null && shared.value !== null) {
    const used = (await monthSeconds(tx, agencyId!, at)) + (await subaccountSeconds(tx, agencyId!, at));
    // Whom to ask is the agency, which asks on.
    left.push({ seconds: shared.value * 60 - used, limit: { ...shared, ofAgency: true } });
  }
  return left.reduce((least, one) => (one.seconds < least.seconds ? one : least));
}
