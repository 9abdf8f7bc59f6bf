import { and, eq, sql } from 'drizzle-orm';
import { resumeSeconds } from '#domain/calls/call-protocol.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Services } from '#server/services.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { holdSeconds, holdSecondsOf } from './ledger/hold-seconds.ts';
import { settle, spend } from './ledger.ts';
import { overLimit } from './require-room.ts';
import { leastSeconds, usedUp, usedUpByAgency } from './trial.ts';

/**
 * The seconds of calls: a minute is held when a call is answered, the next one half a minute before that is over, and
 * what was held is settled as it is used up and when the call ends. One write a minute, not one a second.
 */

const meter = 'call_seconds';
/** How long before its holds end a call takes the next, in ms: the caller can be told in time that there is none. */
export const aheadMs = 30_000;
/** Between two looks at the same call, in ms. */
const leastPauseMs = 1_000;
/** After a failed try, in ms. */
const retryMs = 10_000;

export interface MeteredCall {
  workspaceId: string;
  id: string;
  startedAt: Date | null;
}

interface CallSeconds {
  status: string | null;
  settled: number;
  /** Its holds that have not ended, oldest first. */
  open: { id: string; quantity: number }[];
  /** Settled, and in open holds. */
  held: number;
}

/**
 * What there is of a call, in one statement. With `lock`, anyone who ends the call waits for this, or this for him: nothing is
 * held behind the end.
 */
async function secondsOf(tx: Tx, { workspaceId, id }: MeteredCall, lock = false): Promise<CallSeconds> {
  const rows = await readRows<{ status: string | null; settled: string; open: CallSeconds['open'] }>(
    tx,
    { status: 'text?', settled: 'text', open: 'json' },
    sql`
    with call as (select status from calls where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid
      ${lock ? sql`for share` : sql``}),
    open as (
      select h.id, h.quantity, h.created_at from usage_holds h
      left join usage_events e on e.workspace_id = h.workspace_id and e.hold_id = h.id
      where h.workspace_id = ${workspaceId}::uuid and h.call_id = ${id}::uuid and h.meter = ${meter} and e.id is null)
    select (select status from call) as status,
      (select coalesce(sum(quantity), 0) from usage_events
        where workspace_id = ${workspaceId}::uuid and call_id = ${id}::uuid and meter = ${meter}) as settled,
      (select coalesce(json_agg(json_build_object('id', id, 'quantity', quantity) order by created_at, id), '[]')
        from open) as open`,
  );
  const { status, settled, open } = rows[0]!;
  const sum = open.reduce((all, { quantity }) => all + quantity, 0);
  return { status, settled: Number(settled), open, held: Number(settled) + sum };
}

/** Until when a call has seconds, and whether they are the last. */
export interface HeldUntil {
  untilMs: number;
  isLast: boolean;
}

/** Holds a call's first seconds and counts the call, in the transaction that answers it. @throws AppError minutes_used_up */
export async function beginCallUsage(tx: Tx, services: Services, call: MeteredCall): Promise<HeldUntil> {
  const { workspaceId, id: callId } = call;
  const { seconds, found, month, byAgency } = await holdSecondsOf(tx, services, call, 0, leastSeconds);
  if (seconds === 0 && byAgency) throw usedUpByAgency();
  if (seconds === 0) throw month === undefined ? usedUp(found) : overLimit(month, 'minutes_used_up');
  await spend(tx, workspaceId, {
    meter: 'calls',
    key: `answered:${callId}`,
    quantity: 1,
    callId,
    at: services.clock.now(),
  });
  return { untilMs: call.startedAt!.getTime() + seconds * 1000, isLast: seconds < holdSeconds };
}

/**
 * Settles a call, in the transaction that ends it: what it lasted until then, at most what was held for it. Again, or
 * for a call that held nothing, it does nothing.
 */
export async function settleCall(tx: Tx, services: Services, call: MeteredCall, endedAt: number): Promise<void> {
  const { settled, open } = await secondsOf(tx, call);
  if (open.length === 0) return;
  const lasted = Math.max(0, Math.ceil((endedAt - (call.startedAt?.getTime() ?? endedAt)) / 1000));
  let rest = Math.max(0, lasted - settled);
  for (const { id, quantity } of open) {
    const recordedAt = services.clock.now();
    rest -= await settle(tx, call.workspaceId, id, { quantity: Math.min(rest, quantity), at: endedAt, recordedAt });
  }
}

/** The same by the call's id, for steps that end calls. */
export async function settleEnded(tx: Tx, services: Services, workspaceId: string, callId: string, endedAt: number) {
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
  const [call] = await tx
    .select({ workspaceId: calls.workspaceId, id: calls.id, startedAt: calls.startedAt })
    .from(calls)
    .where(own);
  if (call !== undefined) await settleCall(tx, services, call, endedAt);
}

/** Settles what is used up. Answers how many seconds are held; null when the call has ended. */
async function settleUsed(tx: Tx, services: Services, call: MeteredCall): Promise<number | null> {
  const { status, settled, open, held } = await secondsOf(tx, call, true);
  if (status !== 'live') return null;
  const startedAt = call.startedAt!.getTime();
  const now = services.clock.now();
  let over = settled;
  for (const { id, quantity } of open) {
    over += quantity;
    // Of a call whose line is lost, what came behind the loss isn't settled: it ends there unless the caller comes back.
    if (startedAt + (over + resumeSeconds) * 1000 > now) break;
    await settle(tx, call.workspaceId, id, { quantity, at: startedAt + over * 1000, recordedAt: now });
  }
  return held;
}

const isEnough = ({ clock }: Services, { startedAt }: MeteredCall, held: number) =>
  startedAt!.getTime() + held * 1000 - aheadMs > clock.now();

/** Whether a call has seconds for now without taking more, or has ended. What it has used up is settled. */
export async function hasSeconds(tx: Tx, services: Services, call: MeteredCall): Promise<boolean> {
  const held = await settleUsed(tx, services, call);
  return held === null || isEnough(services, call, held);
}

/**
 * Takes the next seconds, settles what is used up. Answers until when there are some, and whether they are the last;
 * null when the call has ended.
 */
export async function renewSeconds(tx: Tx, services: Services, call: MeteredCall): Promise<HeldUntil | null> {
  const held = await settleUsed(tx, services, call);
  if (held === null) return null;
  const startedAt = call.startedAt!.getTime();
  if (isEnough(services, call, held)) return { untilMs: startedAt + held * 1000, isLast: false };
  const { seconds: more } = await holdSecondsOf(tx, services, call, held, 1);
  return { untilMs: startedAt + (held + more) * 1000, isLast: more < holdSeconds };
}

/**
 * Keeps seconds held for a call that this process leads, until it ends here; tells it when there are no more.
 * @param held what was held when it was answered just now; null for one that was taken over
 */
export function keepCallUsage(
  services: Services,
  call: MeteredCall,
  session: CallSession,
  held: HeldUntil | null,
): void {
  const { clock, db, log } = services;
  let cancel = () => {};
  let over = false;
  const after = (ms: number) => {
    cancel = clock.after(Math.max(0, ms), () => void hold());
  };
  function plan({ untilMs, isLast }: HeldUntil): void {
    if (isLast) session.limitAt(untilMs);
    // At least a second: seconds that are settled already, of a call that was taken for lost, give no new ones.
    else after(Math.max(leastPauseMs, untilMs - aheadMs - clock.now()));
  }
  async function hold(): Promise<void> {
    try {
      // Not in the workspace's own: what an agency has left is not its subaccounts' to see.
      const next = await db.system('agency', (tx) => renewSeconds(tx, services, call));
      if (!over && next !== null) plan(next);
    } catch (error) {
      log.warn({ err: error, callId: call.id }, 'the next minute of a call could not be held');
      if (!over) after(retryMs);
    }
  }
  void session.done.then(() => {
    over = true;
    cancel();
  });
  if (held !== null) plan(held);
  else void hold();
}
