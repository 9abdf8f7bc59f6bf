import { and, desc, eq } from 'drizzle-orm';
import { withoutValues } from '#domain/platform/hidden-values.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import type { CallChange } from '#voice/call/ports.ts';
import { hiddenValues } from '#voice/flow/hidden-in-snapshot.ts';
import { collected, readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';
import { Unreadable } from '#voice/stored-form.ts';
import { makeTask } from './make-task.ts';

/** So many of the caller's last turns are a task's. */
const lastTurns = 2;

type Step = Pick<CallChange, 'events' | 'snapshot'>;

/** Whether a step holds a promise to someone. */
export const isPromise = ({ events }: Step): boolean => events.some(({ kind }) => kind === 'task');

/** The name that the caller gave, also in a workflow: a slot `name`, or one that ends so, as `caller_name` does. */
export function callerNameOf(snapshot: Snapshot | null, hidden: readonly string[]): string | null {
  const given = snapshot === null ? [] : collected(snapshot).filter(([name]) => !hidden.includes(name));
  const named = given.filter(([name]) => /(^|_)name$/.test(name));
  const whole = named.find(([name]) => name === 'name') ?? named.at(-1);
  return whole?.[1].spoken ?? null;
}

/** The same of a call that is stored; null also where no one can read any more where it stood. */
export async function storedCallerName(
  tx: Tx,
  services: Services,
  workspaceId: string,
  { id, snapshot, hiddenSlots }: Pick<typeof calls.$inferSelect, 'id' | 'snapshot' | 'hiddenSlots'>,
): Promise<string | null> {
  if (snapshot === null) return null;
  const seal = await findSeal(tx, services, workspaceId);
  try {
    return callerNameOf(readSnapshot(seal.open(keptPlace('calls', 'snapshot', id), snapshot)), hiddenSlots);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** A call as its tasks need it. */
export async function callOfTask(tx: Tx, workspaceId: string, callId: string) {
  const { id, agentId, agentName, test, createdBy, snapshot, hiddenSlots } = calls;
  const [call] = await tx
    .select({ id, agentId, agentName, test, createdBy, snapshot, hiddenSlots })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return call;
}

/** The numbers of what the caller said last, in order. */
export async function lastCallerTurns(tx: Tx, workspaceId: string, callId: string): Promise<number[]> {
  const rows = await tx
    .select({ seq: callTurns.seq })
    .from(callTurns)
    .where(and(eq(callTurns.workspaceId, workspaceId), eq(callTurns.callId, callId), eq(callTurns.role, 'caller')))
    .orderBy(desc(callTurns.seq))
    .limit(lastTurns);
  return rows.map(({ seq }) => seq).reverse();
}

/** Makes the tasks that a step of a call promised, in the transaction that stores it. Stored again, it makes none. */
export async function makePromised(
  tx: Tx,
  services: Services,
  workspaceId: string,
  callId: string,
  { events, snapshot }: Step,
): Promise<void> {
  const call = await callOfTask(tx, workspaceId, callId);
  if (call === undefined) return;
  const turns = await lastCallerTurns(tx, workspaceId, callId);
  const hidden = snapshot ? hiddenValues(call.hiddenSlots, snapshot) : [];
  const callerName = callerNameOf(snapshot, call.hiddenSlots);
  for (const { seq, at, kind, data } of events) {
    if (kind !== 'task') continue;
    const { kind: what, summary, phone } = data as { kind: 'call_back'; summary: string; phone: string | null };
    // What the flow hears says where it stood behind it.
    const node = events.findLast((event) => event.seq < seq && event.node !== null)?.node ?? null;
    const source = `call:${callId}:${seq}`;
    await makeTask(tx, services, workspaceId, {
      source,
      kind: what,
      summary: withoutValues(summary, hidden),
      phone,
      callerName,
      call,
      node,
      turns,
      at,
    });
  }
}
