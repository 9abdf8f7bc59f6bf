import { sql } from 'drizzle-orm';
import type { LimitSource } from '#domain/usage/limits.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import type { FoundLimit } from '#server/usage/find-limits.ts';
import { type Fact, reserveRoom } from '#server/usage/ledger.ts';
import { type SecondsLimit, secondsLimitOf } from '#server/usage/seconds-limit.ts';
import type { MonthLimit } from '#server/usage/tell-of-use.ts';
import { tellOfMinutes, tellOfMonth, tellOfUse } from '#server/usage/tell-of-use.ts';

/**
 * The next seconds of a call, held with one statement: it waits for anyone who holds of the same minutes, asks what is left
 * of the plan or the trial, of the workspace's month and of its agency's, and takes from both meters. The function in the
 * database that finds what is left is `call_seconds_room` (0196_pooled_use.sql).
 */

/** Seconds of a hold. */
export const holdSeconds = 60;
/** A call that no one settled, because no one found it, lets its seconds go after this, in ms. */
const expiryMs = 24 * 3_600_000;
/** Others may use without asking for room, as the ledger's corrections do: what was left then may be less now. */
const mostTries = 3;

/** As PostgreSQL tells it in JSON. */
interface RoomRow extends Record<string, unknown> {
  quantity: number;
  cap: number | null;
  counter_at_start: number | null;
  included_seconds: number | null;
  plan_name: string | null;
  hard_stop: boolean | null;
  agency_id: string | null;
  month_limit: number | null;
  month_source: LimitSource | null;
  month_used: number | null;
  pool_limit: number | null;
  pool_source: LimitSource | null;
  pool_used: number | null;
  pooled: number;
  agency_cap: number | null;
  agency_plan: string | null;
  agency_from: number | null;
  agency_included: number | null;
  agency_left: number | null;
}

/** Seconds that were held for a call, how far it may go, and the limit of the month that let it have so few. */
export interface Held {
  seconds: number;
  found: SecondsLimit;
  month?: FoundLimit;
  /** The plan or the trial of the agency, which all of its workspaces share, let it have so few. */
  byAgency: boolean;
}

/** The limits of a month that hold for a workspace: its own, and its agency's. */
function monthsOf(workspaceId: string, room: RoomRow): MonthLimit[] {
  const { agency_id: agencyId, month_limit, month_source, month_used, pool_limit, pool_source, pool_used } = room;
  const id = 'monthlyMinutes' as const;
  const months: MonthLimit[] = [];
  if (month_limit !== null) {
    const limit = { id, value: month_limit, source: month_source!, ofAgency: agencyId !== null };
    months.push({ workspaceId, limit, before: month_used! });
  }
  if (agencyId !== null && pool_limit !== null) {
    const limit = { id, value: pool_limit, source: pool_source!, ofAgency: false };
    months.push({ workspaceId: agencyId, limit, before: pool_used! });
  }
  return months;
}

/** The limit of a month that leaves less than a whole hold. Whom to ask is the agency, which asks on. */
function scarce(months: MonthLimit[], { agency_id }: RoomRow): FoundLimit | undefined {
  const left = ({ limit, before }: MonthLimit) => limit.value * 60 - before;
  const [least] = months.toSorted((a, b) => left(a) - left(b));
  if (least === undefined || left(least) >= holdSeconds) return undefined;
  return { ...least.limit, ofAgency: agency_id !== null };
}

async function tell(tx: Tx, services: Services, workspaceId: string, held: Held, months: MonthLimit[], hold: Fact) {
  if (hold.repeated) return;
  await tellOfMinutes(tx, services, workspaceId, held.found, hold);
  for (const month of months) await tellOfMonth(tx, services, month, { by: workspaceId, seconds: hold.quantity });
}

/** Tells an agency what a subaccount's call takes of its plan or trial, which is for all of its workspaces together. */
async function tellAgency(tx: Tx, services: Services, room: RoomRow, seconds: number): Promise<void> {
  const { agency_id: agencyId, agency_cap: cap, agency_left: left, agency_plan: plan } = room;
  if (agencyId === null || cap === null || left === null) return;
  const limit = plan === null ? cap : (room.agency_included ?? cap);
  const after = limit - left + seconds;
  await tellOfUse(tx, services, agencyId, {
    type: 'minutes-used',
    period: plan === null ? 'always' : `from ${room.agency_from}`,
    limit,
    before: after - seconds,
    after,
    ...(plan !== null && { more: { plan, charged: false } }),
  });
}

/**
 * Holds the next seconds of a call: a minute, or what is left. Answers how many; 0 when there is nothing left that is
 * worth it. The same seconds are held once, no matter who asks. In a transaction of the system's, since no workspace's own sees
 * what its agency has left.
 */
export async function holdSecondsOf(
  tx: Tx,
  services: Services,
  { workspaceId, id: callId }: { workspaceId: string; id: string },
  from: number,
  worth: number,
): Promise<Held> {
  const at = services.clock.now();
  const room = sql`select * from call_seconds_room(${workspaceId}::uuid, ${new Date(at)}::timestamptz,
    ${services.config.trialMinutes !== null}::boolean, ${holdSeconds}::bigint, ${worth}::bigint)`;
  const wish = { meter: 'call_seconds' as const, key: `call:${callId}:${from}`, at, callId, expiresAt: at + expiryMs };
  for (let tries = 1; ; tries++) {
    const taken = await reserveRoom<RoomRow>(tx, workspaceId, wish, room);
    const { hold } = taken;
    if (hold === null && taken.room.quantity > 0 && tries < mostTries) continue;
    const months = monthsOf(workspaceId, taken.room);
    const month = scarce(months, taken.room);
    const byAgency = taken.room.agency_left !== null && taken.room.agency_left < holdSeconds;
    const held = { seconds: hold?.quantity ?? 0, found: secondsLimitOf(taken.room), ...(month && { month }), byAgency };
    if (hold !== null) {
      await tell(tx, services, workspaceId, held, months, hold);
      if (!hold.repeated) await tellAgency(tx, services, taken.room, hold.quantity);
    }
    return held;
  }
}
