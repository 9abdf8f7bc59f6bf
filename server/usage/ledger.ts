import { and, eq, type SQL, sql } from 'drizzle-orm';
import { dayOf, periodOf, type UsageMeter } from '#domain/usage/usage.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type RowOf, readRows } from '#server/platform/db/read-rows.ts';
import { usageEvents, usageHolds } from '#server/platform/db/schema/usage.table.ts';
import { type Caps, moveCounters, takeCounters, wishOf } from './ledger/counters.ts';

/**
 * The ledger of what is used. Facts and holds are only added; what they sum up to is kept beside them in the same
 * statement. All of it works in a transaction of the caller's, so that a fact stands or falls with what made it.
 */

interface Wish {
  meter: UsageMeter;
  /** Its own, for ever: the same key again changes nothing. */
  key: string;
  quantity: number;
  /** The moment, in ms. */
  at: number;
  caps?: Caps | undefined;
  callId?: string | null;
}

/** What a workspace has used and holds of a meter's period. */
export interface Sums {
  used: number;
  held: number;
}

/** What was taken, and the sums behind it. `repeated`: the key was known, and nothing was taken now. */
export interface Fact extends Sums {
  id: string;
  quantity: number;
  repeated: boolean;
}

/** Carries a refusal out of a savepoint. */
class OverAccount extends Error {}

/** A limit of the account is asked behind the workspace's, which has to be let go again. */
async function undoing<T>(tx: Tx, { account }: Caps, take: (tx: Tx) => Promise<T>): Promise<T | null> {
  if (account === undefined || account === null) return take(tx);
  try {
    return await tx.transaction(take);
  } catch (error) {
    if (error instanceof OverAccount) return null;
    throw error;
  }
}

const taken = { wished: 'text', used: 'text?', held: 'text?', account: 'text?', facts: 'text' } as const;
type TakenRow = RowOf<typeof taken>;

/** Counters back to what they were before a repeat took from them. */
async function untake(
  tx: Tx,
  workspaceId: string,
  { meter, at }: Pick<Wish, 'meter' | 'at'>,
  used: number,
  held: number,
): Promise<Sums> {
  const rows = await readRows(
    tx,
    { used: 'text', held: 'text' },
    sql`
    with delta as (
      select created_by as account_id, ${meter}::text as meter, ${periodOf(meter, at)}::text as period,
        ${dayOf(at)}::date as day, ${-used}::bigint as used, ${-held}::bigint as held
      from workspaces where id = ${workspaceId}::uuid),
    ${moveCounters(workspaceId)} select used, held from counted`,
  );
  return { used: Number(rows[0]!.used), held: Number(rows[0]!.held) };
}

/** What a workspace has used and holds of a meter, in the period of a moment. */
export async function readSums(tx: Tx, workspaceId: string, meter: UsageMeter, at: number): Promise<Sums> {
  const rows = await readRows(
    tx,
    { used: 'text', held: 'text' },
    sql`
    select used, held from usage_meters
    where workspace_id = ${workspaceId}::uuid and meter = ${meter} and period = ${periodOf(meter, at)}`,
  );
  return { used: Number(rows[0]?.used ?? 0), held: Number(rows[0]?.held ?? 0) };
}

async function known(
  tx: Tx,
  workspaceId: string,
  table: typeof usageEvents | typeof usageHolds,
  wish: Pick<Wish, 'key' | 'meter'>,
) {
  const [row] = await tx
    .select({ id: table.id, meter: table.meter, quantity: table.quantity })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), eq(table.key, wish.key)));
  if (row !== undefined && row.meter !== wish.meter) {
    throw new Error(`The ${wish.key} key for ${wish.meter} belongs to ${row.meter}.`);
  }
  return row;
}

/**
 * What all ways to take have in common: one statement that counts and adds `facts`, and what to make of its answer.
 * `row` is a query of what is wished, see counters.ts.
 */
async function take(
  tx: Tx,
  workspaceId: string,
  wish: Omit<Wish, 'quantity'> & { row: SQL },
  table: typeof usageEvents | typeof usageHolds,
  facts: SQL,
  id: string,
): Promise<Fact | null> {
  return undoing(tx, wish.caps ?? {}, async (inner) => {
    const counters = takeCounters({ workspaceId, meter: wish.meter, at: wish.at, wish: wish.row });
    const rows = await readRows(
      inner,
      taken,
      sql`
      with ${counters}, facts as (${facts})
      select wish.used + wish.held as wished, counted.used, counted.held, (select account_id from accounted) as account,
        (select count(*) from facts) as facts
      from wish left join counted on true`,
    );
    return answer(inner, workspaceId, wish, table, rows[0]!, id);
  });
}

/** What to make of the row that a statement answered which took, or did not. */
async function answer(
  tx: Tx,
  workspaceId: string,
  wish: Omit<Wish, 'quantity'>,
  table: typeof usageEvents | typeof usageHolds,
  row: TakenRow,
  id: string,
): Promise<Fact | null> {
  const quantity = Number(row.wished);
  const taken = row.account !== null;
  if (taken && row.facts !== '0') {
    return { id, quantity, used: Number(row.used), held: Number(row.held), repeated: false };
  }
  // Refused, or the same as before. The counters' rows are locked by now, so anyone who had the key first has committed.
  const same = await known(tx, workspaceId, table, wish);
  if (same === undefined) {
    if (row.used !== null) throw new OverAccount();
    return null;
  }
  const [used, held] = table === usageHolds ? [0, quantity] : [quantity, 0];
  const sums = taken
    ? await untake(tx, workspaceId, wish, used, held)
    : await readSums(tx, workspaceId, wish.meter, wish.at);
  return { id: same.id, quantity: same.quantity, ...sums, repeated: true };
}

/**
 * Holds what may be used, until it is settled, released or expires. Null, and nothing held, where a limit would be
 * passed: used and held together never are by this.
 */
export function reserve(
  tx: Tx,
  workspaceId: string,
  wish: Wish & { expiresAt: number; id?: string },
): Promise<Fact | null> {
  const { quantity, caps, id = newId() } = wish;
  const row = wishOf(0, quantity, caps);
  return take(tx, workspaceId, { ...wish, row }, usageHolds, heldBy(workspaceId, { ...wish, id }), id);
}

type Hold = Pick<Wish, 'meter' | 'key' | 'at' | 'callId'> & { id: string; expiresAt: number };

/** The hold itself, of as much as was wished. */
const heldBy = (workspaceId: string, { id, meter, key, at, expiresAt, callId = null }: Hold): SQL => sql`
  insert into usage_holds (workspace_id, id, account_id, key, meter, period, quantity, created_at, expires_at, call_id)
  select ${workspaceId}::uuid, ${id}::uuid, account_id, ${key}, ${meter}, ${periodOf(meter, at)}, wish.held,
    ${new Date(at)}::timestamptz, ${new Date(expiresAt)}::timestamptz, ${callId}::uuid
  from accounted, wish on conflict do nothing returning id`;

/**
 * Holds as much as there is room for: `room` is a query of one row with the `quantity` and the `cap` of the workspace's
 * counter, asked and used in the same statement. A quantity of 0 holds nothing. Answers the room's row, too.
 */
export async function reserveRoom<R extends Record<string, unknown>>(
  tx: Tx,
  workspaceId: string,
  wish: Omit<Hold, 'id'>,
  room: SQL,
): Promise<{ hold: Fact | null; room: R }> {
  const id = newId();
  const { meter, at } = wish;
  // Nothing is below a cap of -1: that is how nothing is taken where there is no room, and no limit either.
  const row = sql`select 0::bigint as used, quantity as held, null::bigint as account,
    case when quantity > 0 then cap else -1 end as workspace from room`;
  const rows = await readRows(
    tx,
    { ...taken, room: 'json' },
    sql`
    with room as materialized (${room}), ${takeCounters({ workspaceId, meter, at, wish: row })},
    facts as (${heldBy(workspaceId, { ...wish, id })})
    select wish.held as wished, counted.used, counted.held, (select account_id from accounted) as account,
      (select count(*) from facts) as facts, to_jsonb(room) as room
    from room, wish left join counted on true`,
  );
  const [found] = rows;
  return {
    hold: await answer(tx, workspaceId, wish, usageHolds, found!, id), // What `room` selects, which is the caller's.
    room: found!.room as R,
  };
}

/** Records what is used at once, with nothing held before. Null, and nothing recorded, where a limit would be passed. */
export function spend(tx: Tx, workspaceId: string, wish: Wish): Promise<Fact | null> {
  const id = newId();
  const row = wishOf(wish.quantity, 0, wish.caps);
  return take(tx, workspaceId, { ...wish, row }, usageEvents, spent(workspaceId, wish, [{ ...wish, id }]), id);
}

const spent = (
  workspaceId: string,
  wish: Omit<Wish, 'key' | 'quantity'>,
  facts: { id: string; key: string; quantity: number }[],
) => {
  const { meter, at, callId = null } = wish;
  const moment = new Date(at);
  return sql`
    insert into usage_events
      (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id)
    select ${workspaceId}::uuid, fact.id, account_id, fact.key, ${meter}, ${periodOf(meter, at)}, fact.quantity,
      ${moment}::timestamptz, ${moment}::timestamptz, ${callId}::uuid
    from accounted, (values ${sql.join(
      facts.map((fact) => sql`(${fact.id}::uuid, ${fact.key}::text, ${fact.quantity}::bigint)`),
      sql`, `,
    )}) as fact (id, key, quantity)
    on conflict do nothing returning id`;
};

/**
 * Records several with one statement, each under a key that no one has used. Null, and nothing recorded, where there is
 * not enough for all. The sums behind them are those after the last.
 */
export async function spendAll(
  tx: Tx,
  workspaceId: string,
  wish: Omit<Wish, 'key' | 'quantity'>,
  facts: { key: string; quantity: number }[],
): Promise<(Sums & { ids: string[] }) | null> {
  const added = facts.map((fact) => ({ ...fact, id: newId() }));
  const quantity = facts.reduce((sum, fact) => sum + fact.quantity, 0);
  const whole = { ...wish, key: added[0]!.key, row: wishOf(quantity, 0, wish.caps) };
  const taken = await take(tx, workspaceId, whole, usageEvents, spent(workspaceId, wish, added), added[0]!.id);
  if (taken?.repeated) throw new Error('Each entry in a batch needs a key that hasn’t been used before.');
  return taken && { used: taken.used, held: taken.held, ids: added.map(({ id }) => id) };
}

/**
 * Ends a hold with what was used of it, at most what was held; 0 releases it. A hold ends once: again changes nothing.
 * Answers what it ended with.
 */
export async function settle(
  tx: Tx,
  workspaceId: string,
  holdId: string,
  { quantity, at, recordedAt = at }: { quantity: number; at: number; recordedAt?: number },
): Promise<number> {
  const rows = await readRows(
    tx,
    { settled: 'text?', before: 'text?' },
    sql`
    with hold as (select * from usage_holds where workspace_id = ${workspaceId}::uuid and id = ${holdId}::uuid),
    event as (
      insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at,
        call_id, hold_id)
      select workspace_id, ${newId()}::uuid, account_id, 'hold:' || id, meter, period,
        greatest(0, least(${quantity}::bigint, quantity)), ${new Date(at)}::timestamptz,
        ${new Date(recordedAt)}::timestamptz, call_id, id
      from hold on conflict do nothing returning quantity),
    delta as (
      select hold.account_id, hold.meter, hold.period, ${dayOf(at)}::date as day, event.quantity as used,
        -hold.quantity as held
      from hold, event),
    ${moveCounters(workspaceId)}
    select (select quantity from event) as settled,
      (select quantity from usage_events e where e.workspace_id = hold.workspace_id and e.hold_id = hold.id) as before
    from hold`,
  );
  const [row] = rows;
  const done = row?.settled ?? row?.before ?? null;
  if (done !== null) return Number(done);
  // Ended in the same moment by someone else, which this statement does not see yet; or so long ago that it is removed.
  const [ended] = await tx
    .select({ quantity: usageEvents.quantity })
    .from(usageEvents)
    .where(and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.holdId, holdId)));
  if (ended === undefined) throw new Error(`Hold ${holdId} doesn’t exist, so it can’t be ended.`);
  return ended.quantity;
}

/** Lets go what was held, unused. */
export const release = (tx: Tx, workspaceId: string, holdId: string, at: number) =>
  settle(tx, workspaceId, holdId, { quantity: 0, at });

/**
 * Mends a fact by a further one: `quantity` more or less of it, but never less than nothing. Without a quantity all of
 * it is taken back. Answers by how much; the same key again changes nothing.
 */
export async function correct(
  tx: Tx,
  workspaceId: string,
  eventId: string,
  { key, reason, at, quantity }: { key: string; reason: string; at: number; quantity?: number },
): Promise<number> {
  const [event] = await tx
    .select({ meter: usageEvents.meter, period: usageEvents.period })
    .from(usageEvents)
    .where(and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.id, eventId)));
  if (event === undefined) throw new Error(`Usage ${eventId} doesn’t exist, so it can’t be corrected.`);
  // One correction at a time: two would both see what is left.
  await tx.execute(sql`
    select 1 from usage_meters where workspace_id = ${workspaceId}::uuid and meter = ${event.meter}
      and period = ${event.period} for update`);
  const rows = await readRows(
    tx,
    { quantity: 'text' },
    sql`
    with event as (
      select e.*, e.quantity + coalesce((select sum(c.quantity) from usage_events c
        where c.workspace_id = e.workspace_id and c.corrects = e.id), 0)::bigint as rest
      from usage_events e where e.workspace_id = ${workspaceId}::uuid and e.id = ${eventId}::uuid),
    fact as (
      insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at,
        call_id, corrects, reason)
      select workspace_id, ${newId()}::uuid, account_id, ${key}, meter, period,
        greatest(-rest, coalesce(${quantity ?? null}::bigint, -rest)), occurred_at, ${new Date(at)}::timestamptz,
        call_id, id, ${reason}
      from event on conflict do nothing returning quantity),
    delta as (
      select event.account_id, event.meter, event.period, (event.occurred_at at time zone 'UTC')::date as day,
        fact.quantity as used, 0::bigint as held
      from event, fact),
    ${moveCounters(workspaceId)}
    select quantity from fact`,
  );
  return Number(rows[0]?.quantity ?? 0);
}
