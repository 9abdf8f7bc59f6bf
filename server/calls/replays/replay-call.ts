import { and, asc, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import { readDraft } from '#server/agents/draft-state.ts';
import { findCall } from '#server/calls/calls.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CallRow, callEvents } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findRow, findVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { besideTheFlow, readEvent } from '#voice/call/call-event.ts';
import type { FlowEvent } from '#voice/flow/conversation.ts';
import { readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';
import { explainAll } from '#voice/flow/why.ts';
import { type Recorded, type Replay, runAgain } from '#voice/replay/run-again.ts';
import { replayShown, replayShownOn } from '#voice/replay/shown-replay.ts';

/** A stored call as it can be computed again. */
export interface StoredConversation {
  flow: Flow;
  recorded: Recorded[];
  last: Snapshot | null;
}

async function readRecorded(tx: Tx, scope: Scope, callId: string, seal: ContentCipher): Promise<Recorded[]> {
  const rows = await tx
    .select()
    .from(callEvents)
    .where(and(eq(callEvents.workspaceId, scope.workspaceId), eq(callEvents.callId, callId)))
    .orderBy(asc(callEvents.seq));
  return recordedOf(rows, seal);
}

/** Stored events as the engine takes them. @throws Unreadable */
export function recordedOf(rows: readonly (typeof callEvents.$inferSelect)[], seal: ContentCipher): Recorded[] {
  return rows.flatMap((row) => {
    const { callId, seq, kind, version } = row;
    if (besideTheFlow.includes(kind)) return [];
    const data = seal.open(keptPlace('call_events', 'data', callId, seq), row.data);
    const event = readEvent({ version, seq, at: row.at.getTime(), kind, data });
    const intents = row.intents && seal.open(keptPlace('call_events', 'intents', callId, seq), row.intents);
    return [{ seq, event: { type: event.kind, at: event.at, ...event.data } as FlowEvent, intents, node: row.node }];
  });
}

/** Whether a call can be computed again: its events go with its words and values, and where details are taken out. */
const hasEvents = ({ transcriptRemovedAt, valuesRemovedAt, redactedAt }: CallRow): boolean =>
  transcriptRemovedAt === null && valuesRemovedAt === null && redactedAt === null;

/** All that a call needs to be computed again. @throws AppError not_found, conflict, Unreadable */
export async function readConversation(tx: Tx, scope: Scope, callId: string): Promise<StoredConversation> {
  const call = await findCall(tx, scope, callId);
  if (call.agentId === null) throw new AppError('not_found', 'This call’s agent no longer exists.');
  if (!hasEvents(call)) throw new AppError('conflict', 'You can’t replay this call because its content was removed.');
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const { flow } = await findVersion(tx, scope, call.agentId, call.agentVersion);
  return {
    flow,
    recorded: await readRecorded(tx, scope, callId, seal),
    last: call.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), call.snapshot)),
  };
}

/**
 * Computes a stored call again: on the version that it ran on, to the byte; on another version, or on the agent's
 * draft (`draft`), with its actions answered by what they are.
 * @throws AppError not_found, conflict where its words were removed
 */
export function replayCall(scope: Scope, callId: string, version?: number | 'draft'): Promise<Replay> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { flow, recorded, last } = await readConversation(tx, scope, callId);
    const call = await findCall(tx, scope, callId);
    if (version === undefined || version === call.agentVersion) return replayShown(flow, recorded, last);
    const other =
      version === 'draft'
        ? (await readDraft(tx, await findRow(tx, scope, call.agentId!))).configuration.flow
        : (await findVersion(tx, scope, call.agentId!, version)).flow;
    return replayShownOn(flow, runAgain(flow, recorded), other);
  });
}

/** Turns of one call that are explained: no one reads more at once. */
const mostExplained = 200;

/** Why each turn of a stored call was taken as it was, on the version that it ran on. @throws AppError not_found */
export function explainCall(scope: Scope, callId: string): Promise<TurnWhy[]> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const call = await findCall(tx, scope, callId);
    if (!hasEvents(call)) return [];
    const { flow, recorded } = await readConversation(tx, scope, callId);
    return explainAll(flow, runAgain(flow, recorded), mostExplained);
  });
}
