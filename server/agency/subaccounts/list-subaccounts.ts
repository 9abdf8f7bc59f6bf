import { sql } from 'drizzle-orm';
import type { Subaccount, SubaccountUsage } from '#domain/agency/subaccounts.ts';
import { dayOf, monthOf } from '#domain/usage/usage.ts';
import { restoreMs } from '#server/identity/delete-workspace.ts';
import { noSubaccount } from '#server/identity/find-child.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Scope } from '#server/scope.ts';
import { findLimit } from '#server/usage/find-limits.ts';
import { minutesOf, readKnown, shownAs, statusOf } from './known-subaccounts.ts';

interface Row {
  id: string;
  name: string;
  suspended_at: string | null;
  suspended_because: string | null;
  deleted_at: string | null;
  created_at: string;
  contact_email: string | null;
  owned: boolean | null;
  invited: string | null;
  members: string | null;
  agents: string | null;
  calls: string | null;
  seconds: string | null;
}

/**
 * An agency's subaccounts by name, with counts: nothing of what is in them. In a transaction of the system's; the figures
 * of this month are the agency's own rows.
 * @param only one of them, where it is asked for
 */
async function readSubaccounts(tx: Tx, agencyId: string, now: number, only?: string): Promise<Subaccount[]> {
  const rows = await readRows<Row>(
    tx,
    {
      id: 'text',
      name: 'text',
      suspended_at: 'text?',
      suspended_because: 'text?',
      deleted_at: 'text?',
      created_at: 'text',
      contact_email: 'text?',
      owned: 'boolean?',
      invited: 'text?',
      members: 'text?',
      agents: 'text?',
      calls: 'text?',
      seconds: 'text?',
    },
    sql`
    with child as (select id, name, suspended_at, suspended_because, deleted_at, created_at from workspaces
      where parent_id = ${agencyId}::uuid
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)),
    member as (select m.workspace_id, count(*) as n, bool_or(m.role = 'owner') as owned
      from members m join child on child.id = m.workspace_id group by 1),
    agent as (select a.workspace_id, count(*) as n from agents a join child on child.id = a.workspace_id
      where a.deleted_at is null group by 1),
    invited as (select distinct on (i.workspace_id) i.workspace_id, i.email
      from invitations i join child on child.id = i.workspace_id
      where i.accepted_at is null and i.role = 'owner' order by i.workspace_id, i.created_at desc),
    used as (select child_id, sum(case when meter = 'calls' then quantity end) as calls,
        sum(case when meter = 'call_seconds' then quantity end) as seconds
      from agency_days where agency_id = ${agencyId}::uuid and meter in ('calls', 'call_seconds')
        and day >= ${`${monthOf(now)}-01`}::date group by 1)
    select child.id, child.name, child.suspended_at, child.suspended_because, child.deleted_at, child.created_at,
      s.contact_email, member.owned, invited.email as invited, member.n as members, agent.n as agents,
      used.calls, used.seconds
    from child left join subaccounts s on s.workspace_id = ${agencyId}::uuid and s.id = child.id
      left join member on member.workspace_id = child.id left join agent on agent.workspace_id = child.id
      left join invited on invited.workspace_id = child.id left join used on used.child_id = child.id
    order by lower(child.name), child.id`,
  );
  const moment = (at: string) => new Date(at).toISOString();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: statusOf(row),
    suspensionReason: row.suspended_because,
    contactEmail: row.contact_email,
    owner: row.owned ? 'own' : row.invited === null ? 'held' : 'invited',
    invitedEmail: row.owned ? null : row.invited,
    members: Number(row.members ?? 0),
    agents: Number(row.agents ?? 0),
    calls: Number(row.calls ?? 0),
    minutes: minutesOf(row.seconds),
    createdAt: moment(row.created_at),
    restorableUntil:
      row.deleted_at === null ? null : moment(new Date(Date.parse(row.deleted_at) + restoreMs).toISOString()),
  }));
}

/** All of them, and how many there may be. */
export const listSubaccounts = ({ services, workspaceId }: Scope) =>
  services.db.system('agency', async (tx) => ({
    items: await readSubaccounts(tx, workspaceId, services.clock.now()),
    limit: (await findLimit(tx, workspaceId, 'subaccounts')).value,
  }));

/** One of them. @throws AppError not_found */
export async function shownSubaccount(tx: Tx, { services, workspaceId }: Scope, childId: string): Promise<Subaccount> {
  const [found] = await readSubaccounts(tx, workspaceId, services.clock.now(), childId);
  if (found === undefined) throw noSubaccount();
  return found;
}

interface UsedRow {
  /** Of a subaccount's sums; null in those of a day. */
  child_id: string | null;
  day: string | null;
  calls: string;
  seconds: string;
  characters: string;
}

/** What each subaccount used in the last days, and all of them by day. Figures of former ones stay. */
export async function usageOfSubaccounts({ services, workspaceId: agencyId }: Scope, range: number) {
  const now = services.clock.now();
  const from = dayOf(now - (range - 1) * 86_400_000);
  const { known, used } = await services.db.system('agency', async (tx) => {
    // Both sums of one look at the rows.
    const used = await readRows<UsedRow>(
      tx,
      { child_id: 'text?', day: 'text?', calls: 'text', seconds: 'text', characters: 'text' },
      sql`
      select child_id, day::text as day,
        coalesce(sum(quantity) filter (where meter = 'calls'), 0) as calls,
        coalesce(sum(quantity) filter (where meter = 'call_seconds'), 0) as seconds,
        coalesce(sum(quantity) filter (where meter = 'speech_characters'), 0) as characters
      from agency_days where agency_id = ${agencyId}::uuid and day >= ${from}::date
        and meter in ('calls', 'call_seconds', 'speech_characters')
      group by grouping sets ((child_id), (day))`,
    );
    return { known: await readKnown(tx, agencyId), used };
  });
  const byChild = new Map(used.flatMap((row) => (row.child_id === null ? [] : [[row.child_id, row] as const])));
  const byDay = new Map(used.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])));
  // Those that are the agency's, and former ones that used something.
  const shown = new Set([...[...known].filter(([, { left }]) => !left).map(([id]) => id), ...byChild.keys()]);
  const items: SubaccountUsage[] = [...shown]
    .map((id) => {
      const sums = byChild.get(id);
      return {
        id,
        ...shownAs(known.get(id)),
        calls: Number(sums?.calls ?? 0),
        minutes: minutesOf(sums?.seconds ?? 0),
        characters: Number(sums?.characters ?? 0),
      };
    })
    .sort((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id));
  const allDays = Array.from({ length: range }, (_, n) => {
    const date = dayOf(now - (range - 1 - n) * 86_400_000);
    const row = byDay.get(date);
    return { date, calls: Number(row?.calls ?? 0), minutes: minutesOf(row?.seconds ?? 0) };
  });
  return { items, days: allDays };
}
