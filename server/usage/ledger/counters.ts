import { type SQL, sql } from 'drizzle-orm';
import { dayOf, periodOf, type UsageMeter } from '#domain/usage/usage.ts';

/**
 * The counters beside the facts, as parts of one statement: a workspace's, its account's, the day's, and the day's of
 * its agency where it is a subaccount, each reading from the one before, so that no two statements lock them in different orders.
 */

/** The most that may be used and held in a period; null without a limit. */
export interface Caps {
  workspace?: number | null;
  account?: number | null;
}

export interface Taken {
  workspaceId: string;
  meter: UsageMeter;
  /** The moment that it counts to. */
  at: number;
  /** A query of one row: what is `used` and `held` more, and the caps, `workspace` and `account`. */
  wish: SQL;
}

/** The row of a wish that is known beforehand. */
export const wishOf = (used: number, held: number, { workspace = null, account = null }: Caps = {}): SQL => sql`
  select ${used}::bigint as used, ${held}::bigint as held, ${workspace}::bigint as workspace, ${account}::bigint as account`;

/**
 * Takes from the limits, or nothing at all: `counted` has the workspace's sums afterwards and is empty where its limit
 * would be passed, `accounted` the account's id and is empty where the account's would be. `wish` is what was wished.
 */
export function takeCounters({ workspaceId, meter, at, wish }: Taken): SQL {
  const period = periodOf(meter, at);
  const fits = (name: 'workspace' | 'account', row: string) => {
    const cap = sql.raw(`wish.${name}`);
    const sum = sql.raw(`${row}.used + ${row}.held + excluded.used + excluded.held`);
    return {
      first: sql`(${cap} is null or wish.used + wish.held <= ${cap})`,
      later: sql`${cap} is null or ${sum} <= ${cap}`,
    };
  };
  const [workspace, account] = [fits('workspace', 'm'), fits('account', 'a')];
  return sql`
    wish as (${wish}),
    counted as (
      insert into usage_meters as m (workspace_id, meter, period, used, held)
      select ${workspaceId}::uuid, ${meter}::text, ${period}::text, wish.used, wish.held from wish where ${workspace.first}
      on conflict (workspace_id, meter, period) do update
        set used = m.used + excluded.used, held = m.held + excluded.held
        where (select ${workspace.later} from wish)
      returning used, held),
    accounted as (
      insert into account_meters as a (account_id, meter, period, used, held)
      select w.created_by, ${meter}::text, ${period}::text, wish.used, wish.held
        from workspaces w, counted, wish where w.id = ${workspaceId}::uuid and ${account.first}
      on conflict (account_id, meter, period) do update
        set used = a.used + excluded.used, held = a.held + excluded.held
        where (select ${account.later} from wish)
      returning account_id),
    noted as (
      insert into usage_days as d (workspace_id, day, meter, quantity)
      select ${workspaceId}::uuid, ${dayOf(at)}::date, ${meter}::text, wish.used
        from accounted, wish where wish.used <> 0
      on conflict (workspace_id, meter, day) do update set quantity = d.quantity + excluded.quantity
      returning d.day, (select used from wish) as used),
    ${rollUp(workspaceId, sql`${meter}::text`)}`;
}

/** Adds what a part named `noted` tells of a day to the agency's, where the workspace is a subaccount. */
const rollUp = (workspaceId: string, meter: SQL): SQL => sql`
    rolled as (
      insert into agency_days as r (agency_id, child_id, day, meter, quantity)
      select w.parent_id, w.id, noted.day, ${meter}, noted.used from workspaces w, noted
      where w.id = ${workspaceId}::uuid and w.parent_id is not null
      on conflict (agency_id, meter, day, child_id) do update set quantity = r.quantity + excluded.quantity
      returning 1)`;

/**
 * Moves counters that exist by what the rows of a part named `delta` say: account_id, meter, period, day, used, held.
 * No limit is asked: what was used was used.
 */
export function moveCounters(workspaceId: string): SQL {
  return sql`
    counted as (
      update usage_meters m set used = m.used + delta.used, held = m.held + delta.held from delta
      where m.workspace_id = ${workspaceId}::uuid and m.meter = delta.meter and m.period = delta.period
      returning m.used, m.held),
    accounted as (
      update account_meters a set used = a.used + delta.used, held = a.held + delta.held from delta, counted
      where a.account_id = delta.account_id and a.meter = delta.meter and a.period = delta.period
      returning a.account_id),
    noted as (
      insert into usage_days as d (workspace_id, day, meter, quantity)
      select ${workspaceId}::uuid, delta.day, delta.meter, delta.used from delta, accounted where delta.used <> 0
      on conflict (workspace_id, meter, day) do update set quantity = d.quantity + excluded.quantity
      returning d.day, d.meter, (select used from delta) as used),
    ${rollUp(workspaceId, sql`noted.meter`)}`;
}
