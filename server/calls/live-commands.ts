import { and, eq, max, sql } from 'drizzle-orm';
import type { ActKind, SupervisorCommand } from '#domain/calls/live-calls.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findCall } from '#server/calls/calls.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { callActs } from '#server/platform/db/schema/live.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { tellCalls } from '#server/records/call-news.ts';
import type { Scope } from '#server/scope.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import { openTalk } from '#voice/flow/flow-runner.ts';
import { faultOfValue } from '#voice/flow/set-value.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { deliverCommand } from './live/deliver-command.ts';
import { tellLive } from './live/live-news.ts';
import { actsAfter } from './read-commands.ts';

const audits: Record<ActKind, AuditAction> = {
  listen: 'live-call.listened',
  whisper: 'live-call.whispered',
  set: 'live-call.value-set',
  take_over: 'live-call.taken-over',
  say: 'live-call.said',
  hand_back: 'live-call.handed-back',
  end: 'live-call.ended',
};

export interface ActInput {
  kind: ActKind;
  text?: string;
  name?: string;
  heard?: boolean;
}

const conflict = (message: string) => new AppError('conflict', message);

/** A call in which something can be done. @throws AppError not_found, conflict */
async function requireLive(tx: Tx, scope: Scope, callId: string): Promise<CallRow> {
  const call = await findCall(tx, scope, callId);
  if (call.status === 'ended') throw conflict('This call has ended.');
  if (call.channel === 'sms') throw conflict('To take over a text conversation, go to the Messages page.');
  return call;
}

/** Who has the call once it has taken all that was done in it. */
async function takenOverBy(tx: Tx, scope: Scope, call: CallRow, seal: ContentCipher): Promise<string | undefined> {
  const memory = call.memory && readMemory(seal.open(keptPlace('calls', 'memory', call.id), call.memory));
  let taken = memory?.taken;
  const place = { workspaceId: scope.workspaceId, callId: call.id };
  for (const { kind, by } of await actsAfter(tx, scope.services, place, memory?.acts ?? 0)) {
    if (kind === 'take_over') taken = by;
    if (kind === 'hand_back') taken = undefined;
  }
  return taken;
}

/** @throws AppError conflict where someone else has the call, or no one */
function checkTaken(kind: ActKind, taken: string | undefined, by: string): void {
  if (kind === 'take_over' && taken === by) throw conflict('You’ve already taken over this call.');
  if (kind === 'take_over' && taken !== undefined) throw conflict('Someone else has already taken over this call.');
  if (kind === 'say' && taken !== by) throw conflict('The agent is handling this call. Take over the call first.');
  if (kind === 'hand_back' && taken === undefined) throw conflict('The agent is already handling this call.');
}

/** @throws AppError invalid_input where the words are no value of it */
async function checkValue(
  tx: Tx,
  scope: Scope,
  call: CallRow,
  seal: ContentCipher,
  { name = '', text = '' }: ActInput,
) {
  if (call.snapshot === null || call.agentId === null)
    throw conflict('This call hasn’t started yet. Try again in a moment.');
  const snapshot = readSnapshot(seal.open(keptPlace('calls', 'snapshot', call.id), call.snapshot));
  const { flow } = await findVersion(tx, scope, call.agentId, call.agentVersion);
  const talk = openTalk(flow, structuredClone(snapshot), scope.services.clock.now());
  const fault = faultOfValue(talk, name, text);
  if (fault === null) return;
  const [path, message] =
    fault === 'unknown'
      ? ['body.name', 'You can’t set a value with this name in the current step.']
      : ['body.text', 'This value isn’t valid for this field.'];
  throw new AppError('invalid_input', undefined, [{ path, message }]);
}

/** What an earlier try of the same request did, whatever became of the call since. */
async function doneBefore(tx: Tx, { workspaceId }: Scope, repeatId: string | undefined) {
  if (repeatId === undefined) return undefined;
  const [done] = await tx
    .select({ seq: callActs.seq, at: callActs.at })
    .from(callActs)
    .where(and(eq(callActs.workspaceId, workspaceId), eq(callActs.repeatId, repeatId)));
  return done;
}

/**
 * Does something in a call that goes on, wherever it is led: what is done is stored, its own process takes it in order, once.
 * A request that comes again by the same `repeatId` does nothing more.
 * @throws AppError not_found, conflict, invalid_input
 */
export async function actIn(
  scope: Scope,
  callId: string,
  input: ActInput,
  repeatId?: string,
): Promise<SupervisorCommand> {
  const { services, workspaceId } = scope;
  const userId = scope.actor!.userId;
  const { kind, text, name, heard } = input;
  const { seq, at } = await services.db.tenant(workspaceId, async (tx) => {
    // One at a time in a call, without holding the call itself up.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`acts:${callId}`}, 0))`);
    const done = await doneBefore(tx, scope, repeatId);
    if (done) return done;
    const call = await requireLive(tx, scope, callId);
    const seal = await findSeal(tx, services, workspaceId);
    checkTaken(kind, await takenOverBy(tx, scope, call, seal), userId);
    if (kind === 'set') await checkValue(tx, scope, call, seal, input);
    const its = and(eq(callActs.workspaceId, workspaceId), eq(callActs.callId, callId));
    const [last] = await tx
      .select({ seq: max(callActs.seq) })
      .from(callActs)
      .where(its);
    const next = (last?.seq ?? 0) + 1;
    const [told] = await tx
      .select({ announced: workspaces.tellsOfListeners })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    const data = {
      ...(text !== undefined && { text }),
      ...(name !== undefined && { name }),
      ...(heard && { heard }),
      announced: told!.announced,
    };
    const row = { workspaceId, callId, seq: next, kind, userId, at: new Date(services.clock.now()), repeatId };
    await tx.insert(callActs).values({ ...row, data: seal.keep(keptPlace('call_acts', 'data', callId, next), data) });
    await tellCalls(tx, { type: 'act', callId });
    await tellLive(tx, services, workspaceId, callId);
    // What was said stands in the call, sealed where that is wanted.
    await recordChange(tx, scope, audits[kind], {
      object: { kind: 'call', id: callId },
      after: { act: next, ...(name !== undefined && { name }) },
    });
    return row;
  });
  await deliverCommand(scope, callId, kind);
  const nameOf = await namesOf(services, [userId]);
  return {
    seq,
    kind,
    text: text ?? null,
    name: name ?? null,
    by: nameOf(userId),
    at: at.toISOString(),
    taken: false,
  };
}
