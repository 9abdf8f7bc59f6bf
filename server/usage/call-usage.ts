import { and, eq, sql } from 'drizzle-orm';
import { calls } from '#server/calls/calls.table.ts';
import { inLane } from '#server/infra/db/lanes.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { FoundLimit } from '#server/limits/find-limits.ts';
import { secondsOfMonth } from '#server/limits/month-minutes.ts';
import { overLimit } from '#server/limits/require-room.ts';
import type { Services } from '#server/services.ts';
import { findSecondsLimit } from '#server/subscriptions/seconds-limit.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import { openHolds, readSums, reserve, settle, spend } from './ledger.ts';
import { tellOfMinutes } from './tell-of-use.ts';
import { leastSeconds, usedUp } from './trial.ts';
import { usageEvents } from './usage.table.ts';

/**
 * The seconds of calls: a minute is held when a call is answered, the next one half a minute before that is over, and
 * what was held is settled as it is used up and when the call ends. One write a minute, not one a second.
 */

const meter = 'call_seconds';
/** Seconds of a hold. */
const holdSeconds = 60;
/** How long before its holds end a call takes the next, in ms: the caller can be told in time that there is none. */
const aheadMs = 30_000;
/** Between two looks at the same call, in ms. */
const leastPauseMs = 1_000;
/** After a failed try, in ms. */
const retryMs = 10_000;
/** A call that nobody settled, because nobody found it, lets its seconds go after this, in ms. */
const expiryMs = 24 * 3_600_000;

export interface MeteredCall {
  workspaceId: string;
  id: string;
  startedAt: Date | null;
}

/** Seconds of a call that are settled, and those of its open holds. */
async function secondsOf(tx: Tx, { workspaceId, id }: MeteredCall) {
  const [row] = await tx
    .select({ settled: sql<number>`coalesce(sum(${usageEvents.quantity}), 0)`.mapWith(Number) })
    .from(usageEvents)
    .where(and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.callId, id), eq(usageEvents.meter, meter)));
  const open = await openHolds(tx, workspaceId, meter, id);
  return { settled: row!.settled, open, held: row!.settled + open.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Seconds that were held for a call, and the limit of the month that let it have so few. */
interface Held {
  seconds: number;
  month?: FoundLimit;
}

/**
 * Holds the next seconds of a call: a minute, or what is left of the trial and of the month. Answers how many; 0 when
 * there is nothing left that is worth it. The same seconds are held once, whoever asks.
 */
async function holdNext(tx: Tx, services: Services, call: MeteredCall, from: number, least: number): Promise<Held> {
  const { workspaceId, id: callId } = call;
  const at = services.clock.now();
  const found = await findSecondsLimit(tx, services, workspaceId);
  const { limit } = found;
  const left = await secondsOfMonth(tx, workspaceId, at);
  let wanted = Math.min(holdSeconds, left?.seconds ?? holdSeconds);
  const held = (seconds: number): Held => ({
    seconds,
    ...(left !== null && left.seconds < holdSeconds && { month: left.limit }),
  });
  // Others take from the rest at the same time: what was left a moment ago may be less now.
  for (let tries = 0; tries < 3 && wanted >= least; tries++) {
    const hold = await reserve(tx, workspaceId, {
      ...{ meter, key: `call:${callId}:${from}`, quantity: wanted, at, callId },
      expiresAt: at + expiryMs,
      caps: { workspace: limit },
    });
    if (hold !== null) {
      if (!hold.repeated) await tellOfMinutes(tx, services, workspaceId, found, hold);
      return held(hold.quantity);
    }
    const sums = await readSums(tx, workspaceId, meter, at);
    wanted = Math.min(wanted, limit! - sums.used - sums.held);
  }
  return held(0);
}

/** Until when a call has seconds, and whether they are the last. */
export interface HeldUntil {
  untilMs: number;
  isLast: boolean;
}

/** Holds a call's first seconds and counts the call, in the transaction that answers it. @throws AppError minutes_used_up */
export async function beginCallUsage(tx: Tx, services: Services, call: MeteredCall): Promise<HeldUntil> {
  const { workspaceId, id: callId } = call;
  const { seconds, month } = await holdNext(tx, services, call, 0, leastSeconds);
  if (seconds === 0) {
    throw month === undefined
      ? usedUp(await findSecondsLimit(tx, services, workspaceId))
      : overLimit(month, 'minutes_used_up');
  }
  await spend(tx, workspaceId, {
    ...{ meter: 'calls', key: `answered:${callId}`, quantity: 1, callId },
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

/**
 * Takes the next seconds, settles what is used up. Answers until when there are some, and whether they are the last;
 * null when the call has ended.
 */
async function renew(tx: Tx, services: Services, call: MeteredCall): Promise<HeldUntil | null> {
  // Whoever ends the call waits for this, or this for him: nothing is held behind the end.
  const own = and(eq(calls.workspaceId, call.workspaceId), eq(calls.id, call.id));
  const [row] = await tx.select({ status: calls.status }).from(calls).where(own).for('share');
  if (row?.status !== 'live') return null;
  const { settled, open, held } = await secondsOf(tx, call);
  const startedAt = call.startedAt!.getTime();
  const now = services.clock.now();
  let over = settled;
  for (const { id, quantity } of open) {
    over += quantity;
    if (startedAt + over * 1000 > now) break;
    await settle(tx, call.workspaceId, id, { quantity, at: startedAt + over * 1000, recordedAt: now });
  }
  if (startedAt + held * 1000 - aheadMs > now) return { untilMs: startedAt + held * 1000, isLast: false };
  const { seconds: more } = await holdNext(tx, services, call, held, 1);
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
      const next = await inLane('request', () => db.system((tx) => renew(tx, services, call)));
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
