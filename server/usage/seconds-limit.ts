import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Services } from '#server/services.ts';

interface Row {
  cap: string | number | null;
  plan_name: string | null;
  counter_at_start: string | number | null;
  included_seconds: string | number | null;
  hard_stop: boolean | null;
  pooled: string | number;
}

/** Where the counter of call seconds may go. */
export interface SecondsLimit {
  /** The most that it may stand at, ever; null without a limit. */
  limit: number | null;
  /** What subaccounts have used of the plan or the trial, which is for all of them together; the limit is less by it. */
  pooled: number;
  /** Of a subscription: what it stood at when its period began, and what is included in that. */
  plan: { name: string; counterAtStart: number; includedSeconds: number | null; hardStop: boolean } | null;
}

/** A row of `call_seconds_cap`, or one that has its columns. */
export function secondsLimitOf(row: Row): SecondsLimit {
  const { cap, plan_name: name, counter_at_start: atStart, included_seconds: included, hard_stop: hardStop } = row;
  const limit = cap === null ? null : Number(cap);
  const pooled = Number(row.pooled);
  if (name === null) return { limit, pooled, plan: null };
  const includedSeconds = included === null ? null : Number(included);
  return { limit, pooled, plan: { name, counterAtStart: Number(atStart), includedSeconds, hardStop: hardStop! } };
}

/** How far a workspace's calls may go: a plan's minutes while there is one, else those of the trial. */
export async function findSecondsLimit(
  tx: Tx,
  { config, clock }: Services,
  workspaceId: string,
): Promise<SecondsLimit> {
  const rows = await readRows<Row>(
    tx,
    {
      cap: 'json',
      plan_name: 'text?',
      counter_at_start: 'json',
      included_seconds: 'json',
      hard_stop: 'boolean?',
      pooled: 'json',
    },
    sql`
    select * from call_seconds_cap(${workspaceId}::uuid, ${new Date(clock.now())}::timestamptz,
      ${config.trialMinutes !== null}::boolean)`,
  );
  return secondsLimitOf(rows[0]!);
}
