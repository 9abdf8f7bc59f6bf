import { sql } from 'drizzle-orm';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Services } from '#server/services.ts';

interface Row extends Record<string, unknown> {
  granted: string;
  name: string | null;
  hard_stop: boolean | null;
  included: string | null;
  at_start: string | null;
  /** Milliseconds. */
  to_ms: string | null;
  ends: boolean | null;
  next_minutes: string | null;
  next_stops: boolean | null;
}

/** Where the counter of call seconds may go. */
export interface SecondsLimit {
  /** The most that it may stand at, ever; null without a limit. */
  limit: number | null;
  /** Of a subscription: what it stood at when its period began, and what is included in that. */
  plan: { name: string; counterAtStart: number; includedSeconds: number | null; hardStop: boolean } | null;
}

/**
 * How far a workspace's calls may go, with one statement: a plan's minutes while there is one, else those of the trial.
 * A live call asks this once a minute.
 */
export async function findSecondsLimit(
  tx: Tx,
  { config, clock }: Services,
  workspaceId: string,
): Promise<SecondsLimit> {
  const { rows } = await tx.execute<Row>(sql`
    select (select coalesce(sum(minutes), 0) from trial_grants g where g.workspace_id = ${workspaceId}::uuid) as granted,
      s.plan_name as name, p.hard_stop, p.included_seconds as included, p.counter_at_start as at_start,
      extract(epoch from p.to_at) * 1000 as to_ms,
      s.ends_with_period as ends, s.terms ->> 'includedMinutes' as next_minutes, s.terms ->> 'overage' = 'stop' as next_stops
    from (select 1) as one
    left join subscriptions s on s.workspace_id = ${workspaceId}::uuid and s.ended_at is null
    left join billing_periods p on p.workspace_id = ${workspaceId}::uuid and p.id = s.period_id`);
  const row = rows[0]!;
  if (row.name === null) {
    return { limit: config.trialMinutes === null ? null : 60 * Number(row.granted), plan: null };
  }
  const includedSeconds = row.included === null ? null : Number(row.included);
  const plan = { name: row.name, counterAtStart: Number(row.at_start), includedSeconds, hardStop: row.hard_stop! };
  const stops = plan.hardStop && includedSeconds !== null;
  if (!stops) return { limit: null, plan };
  const limit = plan.counterAtStart + includedSeconds;
  // The month is over and the next one begins within a minute: nobody waits for that.
  if (clock.now() < Number(row.to_ms) || row.ends) return { limit, plan };
  const isEndless = !row.next_stops || row.next_minutes === null;
  return { limit: isEndless ? null : limit + 60 * Number(row.next_minutes), plan };
}
