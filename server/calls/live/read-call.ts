import { and, asc, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import type { LiveCall, LiveDetail, SupervisorCommand } from '#domain/calls/live-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { hiddenMark, shownJson, shownText } from '#domain/platform/hidden-values.ts';
import type { Json } from '#domain/platform/json.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { findCall, toTurn } from '#server/calls/calls.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CallRow, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { callActs } from '#server/platform/db/schema/live.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { ofCall } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import { hiddenSlotsOf, valuesToHide } from '#voice/flow/hidden-values.ts';
import { settable } from '#voice/flow/set-value.ts';
import { collected, frameOf, readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';
import { BoardReader } from './read-board.ts';

/** What of a call's sound is at the server: a browser may keep its caller's, and carriers do where they listen. */
async function soundOf(tx: Tx, row: CallRow): Promise<Pick<LiveDetail, 'sound' | 'canSpeak'>> {
  if (row.channel === 'browser') return { sound: row.callerSound ? 'both' : 'agent', canSpeak: true };
  if (row.channel !== 'phone' || row.owner === null || row.phoneNumberId === null)
    return { sound: 'none', canSpeak: false };
  const own = and(eq(phoneNumbers.workspaceId, row.workspaceId), eq(phoneNumbers.id, row.phoneNumberId));
  const [number] = await tx.select({ heardBy: phoneNumbers.heardBy }).from(phoneNumbers).where(own);
  const isStream = number?.heardBy === 'transcriber';
  return { sound: isStream ? 'both' : 'none', canSpeak: isStream };
}

/** What is known so far, and what may still be set where the conversation stands. */
function valuesOf(flow: Flow, snapshot: Snapshot): LiveDetail['values'] {
  const open = settable(flow, snapshot);
  const slots = new Map(collected(snapshot));
  const { variables } = frameOf(snapshot);
  const hidden = hiddenSlotsOf(flow);
  // A sensitive value may stand in a variable, too, and a card number in any text.
  const secret = valuesToHide(flow, snapshot);
  const names = [...new Set([...open.slots, ...slots.keys()])];
  return [
    ...names.map((name) => ({
      name,
      kind: 'slot' as const,
      canSet: open.slots.includes(name),
      ...(hidden.includes(name) && slots.has(name)
        ? { value: hiddenMark, spoken: hiddenMark }
        : {
            value: shownJson((slots.get(name)?.value ?? null) as Json, secret),
            spoken: shownText(slots.get(name)?.spoken ?? '', secret),
          }),
    })),
    ...[...new Set([...open.variables, ...Object.keys(variables)])].map((name) => ({
      name,
      kind: 'variable' as const,
      value: shownJson((variables[name]?.value ?? null) as Json, secret),
      spoken: shownText(variables[name]?.spoken ?? '', secret),
      canSet: open.variables.includes(name),
    })),
  ];
}

/** What people did in a call, with the account of who did it. */
export async function readActs(
  tx: Tx,
  { workspaceId }: Pick<Scope, 'workspaceId'>,
  callId: string,
  seal: ContentCipher,
  taken: number,
): Promise<(Omit<SupervisorCommand, 'by'> & { by: string })[]> {
  const rows = await tx
    .select()
    .from(callActs)
    .where(and(eq(callActs.workspaceId, workspaceId), eq(callActs.callId, callId)))
    .orderBy(asc(callActs.seq));
  return rows.map((row) => {
    const data = seal.open(keptPlace('call_acts', 'data', callId, row.seq), row.data);
    return {
      seq: row.seq,
      kind: row.kind,
      text: data.text ? shownText(data.text, []) : null,
      name: data.name ?? null,
      by: row.userId,
      at: row.at.toISOString(),
      taken: row.seq <= taken,
    };
  });
}

/** A call as the person watching it sees it. @throws AppError not_found */
export async function readLiveCall(scope: Scope, callId: string): Promise<LiveDetail & { flow: Flow | null }> {
  const { services, workspaceId } = scope;
  const reader = new BoardReader(services, workspaceId);
  const read = await services.db.tenant(workspaceId, async (tx) => {
    const row = await findCall(tx, scope, callId);
    const seal = await findSeal(tx, services, workspaceId);
    const [shown] = await reader.readOne(tx, callId);
    if (shown === undefined) throw new AppError('not_found', 'Call not found. It may have been deleted.');
    const snapshot = row.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), row.snapshot));
    const memory = row.memory && readMemory(seal.open(keptPlace('calls', 'memory', callId), row.memory));
    const flow = row.agentId === null ? null : (await findVersion(tx, scope, row.agentId, row.agentVersion)).flow;
    const turns = await tx.select().from(callTurns).where(ofCall(scope, callId)).orderBy(asc(callTurns.seq));
    const isText = (textChannels as readonly string[]).includes(row.channel);
    return {
      shown,
      flow,
      status: row.status,
      endReason: row.endReason,
      turns: turns.map((turn) => toTurn(seal, turn)),
      values: snapshot && flow ? valuesOf(flow, snapshot) : [],
      acts: await readActs(tx, scope, callId, seal, memory?.acts ?? 0),
      sound: isText ? { sound: 'none' as const, canSpeak: false } : await soundOf(tx, row),
    };
  });
  const { shown, sound, turns, acts, ...rest } = read;
  const people = [shown.takenOverBy, ...turns.map(({ saidBy }) => saidBy), ...acts.map(({ by }) => by)];
  const nameOf = await namesOf(services, people);
  const call: LiveCall = { ...shown, takenOverBy: shown.takenOverBy === null ? null : nameOf(shown.takenOverBy) };
  return {
    ...rest,
    ...sound,
    call,
    turns: turns.map((turn) => ({ ...turn, saidBy: turn.saidBy === null ? null : nameOf(turn.saidBy) })),
    acts: acts.map((act) => ({ ...act, by: nameOf(act.by) })),
  };
}
