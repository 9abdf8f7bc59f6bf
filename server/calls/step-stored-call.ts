import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { StoredCall } from '#voice/call/call-record.ts';
import type { ConversationDriver, Prepared, TurnPorts } from '#voice/call/conversation-driver.ts';
import { CallTaken } from '#voice/call/ports.ts';
import { callPorts } from './call-ports.ts';
import type { Lease } from './lease.ts';
import { loadCallIn } from './load-call.ts';
import type { MeasuredPorts } from './measures/measured-ports.ts';
import { actsAfter } from './read-commands.ts';
import { underLease } from './renew-leases.ts';
import { storeStepIn } from './store-steps.ts';

/** A step that lost its call to another process is tried again so often: it finds what that one stored. */
const mostTries = 4;
/** Who asks for a step waits so long for a database that is away, in ms: a carrier gives up after 15 s. */
const outageMs = 5_000;

/** A conversation of one answer at a time: a chat, text messages, a call that its carrier asks about. */
export interface Conversation {
  driver: ConversationDriver;
}

/** What is there for a step. */
interface Loaded {
  call: CallRow;
  plan: CallPlan;
  stored: StoredCall | null;
  ports: TurnPorts;
}

/** What a channel does about a step of its own. */
export interface StepChannel<C extends Conversation> {
  /** Before the call is taken, outside of any transaction. */
  before?(): Promise<void>;
  /** Takes the call for this process, as its next owner; null where there is nothing to take. */
  take(tx: Tx): Promise<CallRow | null>;
  /** The conversation, with what the channel reads beside it. Undefined: something is to be done first, by `instead`. */
  open(tx: Tx, loaded: Loaded): Promise<C | undefined>;
  /** What has to be done outside of the transaction before it can be opened. */
  instead?(call: CallRow): Promise<void>;
  /** What happened. */
  happens(conversation: C): void;
  /** How long the call may be left alone behind a step, in ms; `leaves`: behind the last one. */
  leftFor(leaves: boolean, conversation: C): number;
}

interface Begun<C> {
  lease: Lease;
  ports: MeasuredPorts;
  conversation: C;
  prepared: Prepared;
}

/** Gives a call back: the process that hears from it next takes it. */
const leave = (tx: Tx, { services }: Scope, lease: Lease, ms: number) =>
  tx
    .update(calls)
    .set({ owner: null, leaseUntil: new Date(services.clock.now() + ms) })
    .where(and(underLease(services, lease), eq(calls.status, 'live')));

/** All of a step that waits for nothing, in one transaction: the call is taken, loaded, advanced, stored and left. */
async function beginStep<C extends Conversation>(
  tx: Tx,
  scope: Scope,
  channel: StepChannel<C>,
): Promise<Begun<C> | { instead: CallRow } | null> {
  const { services, workspaceId } = scope;
  const call = await channel.take(tx);
  if (call === null) return null;
  const lease: Lease = { workspaceId, callId: call.id, epoch: call.epoch };
  const { seal, plan, stored } = await loadCallIn(tx, scope, call);
  const leftFor = (leaves: boolean) => channel.leftFor(leaves, conversation!);
  const ports = callPorts(scope, { lease, seal, setting: plan.setting, channel: call.channel }, leftFor);
  const conversation = await channel.open(tx, { call, plan, stored, ports });
  if (conversation === undefined) return { instead: call };
  // What people have done in it since its last step.
  for (const act of stored === null ? [] : await actsAfter(tx, services, lease, stored.memory.acts ?? 0))
    conversation.driver.command(act);
  channel.happens(conversation);
  const prepared = conversation.driver.prepare();
  const { change, isDone } = prepared;
  if (change) await storeStepIn(tx, services, { lease, seal, change, leftForMs: leftFor(isDone), leaves: isDone });
  else if (isDone) await leave(tx, scope, lease, leftFor(true));
  return { lease, ports, conversation, prepared };
}

/** Does what a step has to wait for, each part of it stored by itself, and sees to it that the call is left. */
async function goOn<C extends Conversation>(scope: Scope, begun: Begun<C>, leftFor: () => number): Promise<void> {
  const { conversation, lease, prepared } = begun;
  const { driver } = conversation;
  driver.stored();
  if (prepared.isDone) return;
  const { db, log } = scope.services;
  const leaveNow = () => db.tenant(scope.workspaceId, (tx) => leave(tx, scope, lease, leftFor()));
  let isLeft = false;
  try {
    isLeft = await driver.goOn();
  } finally {
    // As a rule the last part of it has done so. Else its lease ends by itself.
    if (!isLeft)
      await retryDuringOutage(log, leaveNow, outageMs).catch((error: unknown) =>
        log.warn({ err: error, callId: lease.callId }, 'a call could not be left'),
      );
  }
}

/**
 * One step of a conversation that no process has to stay with, on any node, one after the other. Answers it as it stands
 * then; null where there was nothing to take.
 * @throws what `take` and `open` throw
 */
export function stepStoredCall<C extends Conversation>(
  scope: Scope,
  callId: string,
  channel: StepChannel<C>,
): Promise<C | null> {
  const { services, workspaceId } = scope;
  const { calls: live, clock, db, log } = services;
  const once = async (): Promise<C | null> => {
    await channel.before?.();
    const begunAt = clock.now();
    const startedAt = performance.now();
    const begin = () => db.tenant(workspaceId, (tx) => beginStep(tx, scope, channel));
    const begun = await retryDuringOutage(log, begin, outageMs);
    if (begun === null) return null;
    if ('instead' in begun) {
      await channel.instead?.(begun.instead);
      return once();
    }
    const { conversation, ports, prepared } = begun;
    live.load.committed(performance.now() - startedAt);
    if (prepared.change) ports.stored(prepared.change, begunAt);
    await goOn(scope, begun, () => channel.leftFor(true, conversation));
    return conversation;
  };
  return live.withCallLock(callId, async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof CallTaken) || tries === mostTries) throw error;
      }
    }
  });
}
