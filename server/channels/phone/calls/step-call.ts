import { and, eq } from 'drizzle-orm';
import { newLease } from '#server/calls/renew-leases.ts';
import { stepStoredCall } from '#server/calls/step-stored-call.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import { aheadMs, type HeldUntil, hasSeconds, renewSeconds } from '#server/usage/call-usage.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import { type GatherAnswer, GatherCall } from '#voice/call/gather-call.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import type { TransferTo } from '#voice/flow/conversation.ts';

/** How long a call may be silent between two requests of its carrier before it counts as lost, in ms. */
const quietMs = 120_000;

/** A session of this process that led the call over a stream stores what was heard, and leaves. */
async function endSession({ services }: Scope, callId: string): Promise<void> {
  const held = services.calls.find(callId);
  if (held === undefined) return;
  held.session.suspend();
  await held.session.done;
}

async function takeIn(tx: Tx, { services, workspaceId }: Scope, callId: string): Promise<CallRow | null> {
  const [row] = await tx
    .update(calls)
    .set(newLease(services))
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'live')))
    .returning();
  return row ?? null;
}

/** The call for a session of this process. The process that had it can store nothing of it any more. */
export async function takeStep(scope: Scope, callId: string): Promise<CallRow | null> {
  await endSession(scope, callId);
  return scope.services.db.tenant(scope.workspaceId, (tx) => takeIn(tx, scope, callId));
}

/** Takes a call's next seconds. Answers until when it has some; null where there are more behind them. */
async function holdSeconds({ services }: Scope, call: CallRow): Promise<number | null> {
  const { clock, db } = services;
  const next = (): Promise<HeldUntil | null> => db.system('key', (tx) => renewSeconds(tx, services, call));
  let held = await next();
  // Between two requests several holds may have ended: a minute is taken for each, up to now.
  while (held !== null && !held.isLast && held.untilMs - aheadMs <= clock.now()) held = await next();
  return held?.isLast ? held.untilMs : null;
}

/** What a line can do beside what each can. */
export interface LineOf {
  /** Whether its carrier puts the caller through to someone. */
  reaches(to: TransferTo): boolean;
  /** Looks for someone else whom it does not. */
  transfer: NonNullable<CallPorts['transfer']>;
}

/** What is done in one step of a call that its carrier asks about. */
interface Step<L> {
  /** The call, where this process has begun it just now. */
  begun?: CallRow | undefined;
  /** Reads what the step needs to know beside the call, in its transaction. */
  look(tx: Tx, call: CallRow): Promise<L>;
  line?(looked: L): LineOf | null;
  /** What happened; left out: nothing but what people have done in it. */
  happens?(call: GatherCall, looked: L): void;
}

/** Where a call stands behind a step. */
export interface Stepped<L> {
  call: GatherCall;
  answer: GatherAnswer;
  plan: CallPlan;
  looked: L;
}

/** One step of a phone call that its carrier asks about. Answers what is to be done now; null for a call that has ended. */
export async function stepCall<L>(scope: Scope, callId: string, step: Step<L>): Promise<Stepped<L> | null> {
  const { services } = scope;
  let { begun } = step;
  let found: { plan: CallPlan; looked: L } | undefined;
  let until: number | null | undefined;
  const maxMs = ({ maxMs: most, startedAt }: CallPlan) => (until == null ? most : Math.min(most, until - startedAt));
  const call = await stepStoredCall<GatherCall>(scope, callId, {
    async before() {
      if (begun === undefined) await endSession(scope, callId);
    },
    async take(tx) {
      const taken = begun ?? (await takeIn(tx, scope, callId));
      begun = undefined;
      return taken;
    },
    async open(tx, { call: row, plan, stored, ports }) {
      if (until === undefined && !(await hasSeconds(tx, services, row))) return undefined;
      const looked = await step.look(tx, row);
      found = { plan, looked };
      const line = step.line?.(looked);
      return new GatherCall(
        { ...plan, maxMs: maxMs(plan) },
        line ? { ...ports, transfer: line.transfer } : ports,
        stored,
        line?.reaches,
      );
    },
    async instead(row) {
      until = await holdSeconds(scope, row);
    },
    happens: (one) => step.happens?.(one, found!.looked),
    // Two people who talk need nothing from here for as long as they may. A person who acts in a call that no process holds takes a step of it.
    leftFor: (leaves, one) => (leaves && one.answer().next.do === 'transfer' ? maxMs(found!.plan) + quietMs : quietMs),
  });
  return call && { call, answer: call.answer(), ...found! };
}

/** Nothing is looked at beside the call. */
export const nothingBeside = async (): Promise<null> => null;
