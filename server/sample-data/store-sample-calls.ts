import { eq } from 'drizzle-orm';
import { keepSatisfaction } from '#server/calls/keep-satisfaction.ts';
import { placeOf } from '#server/calls/place-of.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { callEvents, calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { engineStamp } from '#server/records/hearing.ts';
import { workspaceRunId } from '#server/records/run-ids.ts';
import { frameOf } from '#voice/flow/snapshot.ts';
import type { SampleCall } from './play-sample-calls.ts';

/** Milliseconds that words take, and that a caller thinks. */
const wordMs = 340;
const thinkingMs = 600;
/** Milliseconds of a silence. */
const silenceMs = 7_000;

/** An id that sorts where a call of that moment would be: lists go by them. */
export function idAt(ms: number): string {
  const hex = Math.floor(ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${newId().slice(13)}`;
}

const lengthOf = (text: string) => text.split(/\s+/).length * wordMs;

export interface Turn {
  role: 'agent' | 'caller';
  text: string;
  intended: string | null;
  interrupted: boolean;
  startMs: number;
  timings: { firstAudio: number; engine: number; store: number; synthesis: number | null } | null;
}

/** What was said, each at its time, as a line would have it. */
function turnsOf({ played, random }: SampleCall): { turns: Turn[]; durationMs: number } {
  const turns: Turn[] = [];
  let at = thinkingMs;
  const say = (role: Turn['role'], text: string, timings: Turn['timings']) => {
    turns.push({ role, text, intended: null, interrupted: false, startMs: Math.round(at), timings });
    at += lengthOf(text);
  };
  for (const { event, intents } of played.stage.scenes) {
    if (event.type === 'caller_said') {
      at += thinkingMs * (0.5 + random.share());
      say('caller', event.text, null);
    }
    if (event.type === 'silence') at += silenceMs;
    const last = turns.at(-1);
    if (event.type === 'interrupted' && last?.role === 'agent')
      Object.assign(last, { text: event.heard, intended: last.text, interrupted: true });
    let isFirst = event.type === 'caller_said';
    for (const intent of intents) {
      if (intent.type !== 'say') continue;
      const firstAudio = Math.round(140 + random.share() ** 4 * 2_400);
      if (isFirst) at += firstAudio;
      say('agent', intent.text, isFirst ? { firstAudio, engine: 2, store: 9, synthesis: firstAudio - 40 } : null);
      isFirst = false;
    }
  }
  return { turns, durationMs: Math.round(at + thinkingMs) };
}

/** Where calls and what comes of them are stored. */
export interface Place {
  workspaceId: string;
  timeZone: string;
  agents: readonly { id: string; name: string }[];
  number: NumberRow;
  /** The action that follows bookings. */
  actionId: string;
  /** Whose tasks are. */
  keeperId: string | null;
  now: number;
}

/** A call that is stored, for what came of it. */
export interface StoredCall {
  callId: string;
  call: SampleCall;
  turns: readonly Turn[];
  /** In ms. */
  endedAt: number;
}

async function storeEvents(tx: Tx, seal: ContentCipher, { workspaceId }: Place, callId: string, call: SampleCall) {
  await tx.insert(callEvents).values(
    call.played.stage.scenes.map(({ event: { type: kind, at, ...data }, snapshot, intents }, seq) => ({
      workspaceId,
      callId,
      seq,
      at: new Date(at),
      kind,
      node: frameOf(snapshot).node,
      stamp: engineStamp,
      data: seal.keep(keptPlace('call_events', 'data', callId, seq), data),
      intents: seal.keep(keptPlace('call_events', 'intents', callId, seq), intents),
    })) as (typeof callEvents.$inferInsert)[],
  );
}

async function storeRuns(tx: Tx, seal: ContentCipher, { workspaceId }: Place, callId: string, call: SampleCall) {
  const scenes = call.played.stage.scenes;
  const results = new Map(
    scenes.flatMap(({ event }) => (event.type === 'action_done' ? [[event.runId, event] as const] : [])),
  );
  const rows = scenes.flatMap(({ intents, snapshot, event }) =>
    intents.flatMap((intent) => {
      if (intent.type !== 'run_action') return [];
      const done = results.get(intent.runId);
      const runId = workspaceRunId(callId, intent.runId);
      const output =
        done && (done.result.ok ? done.result.output : { code: done.result.code, message: done.result.message });
      const at = new Date(event.at);
      return {
        workspaceId,
        callId,
        runId,
        nodeId: frameOf(snapshot).node,
        action: intent.action,
        wait: intent.wait,
        input: seal.keep(keptPlace('action_runs', 'input', runId), intent.input),
        output: output === undefined ? null : seal.keep(keptPlace('action_runs', 'output', runId), output),
        status: done?.result.ok === false ? ('failed' as const) : ('succeeded' as const),
        attempts: 1,
        simulated: true,
        createdAt: at,
        startedAt: at,
        endedAt: new Date(done?.at ?? event.at),
      };
    }),
  );
  if (rows.length > 0) await tx.insert(actionRuns).values(rows as (typeof actionRuns.$inferInsert)[]);
}

/** Stores one call as it would stand had it been made. */
export async function storeSampleCall(
  tx: Tx,
  seal: ContentCipher,
  place: Place,
  call: SampleCall,
): Promise<StoredCall> {
  const { workspaceId, agents, number } = place;
  const { startedAt, channel, direction, caller, agent, played } = call;
  const callId = idAt(startedAt);
  const { id: agentId, name: agentName } = agents[agent]!;
  const { turns, durationMs } = turnsOf(call);
  const began = new Date(startedAt);
  const [first] = played.stage.scenes;
  const setting = first!.event.type === 'started' ? first!.event.setting : null;
  await tx.insert(calls).values({
    workspaceId,
    id: callId,
    agentId,
    agentName,
    agentVersion: 1,
    channel,
    status: 'waiting',
    test: false,
    setting: seal.keep(keptPlace('calls', 'setting', callId), setting!),
    snapshot: seal.keep(keptPlace('calls', 'snapshot', callId), played.snapshot),
    createdAt: began,
    startedAt: began,
    ticketExpiresAt: began,
    nextEvent: played.stage.scenes.length,
    ...(direction && {
      direction,
      phoneNumberId: number.id,
      ownNumber: number.number,
      otherNumber: caller.phone,
      place: placeOf(caller.phone),
    }),
  });
  await storeEvents(tx, seal, place, callId, call);
  await tx.insert(callTurns).values(
    turns.map(({ text, intended, ...turn }, seq) => ({
      workspaceId,
      callId,
      seq,
      ...turn,
      audio: turn.role === 'agent' && channel !== 'chat' && channel !== 'sms',
      text: seal.keep(keptPlace('call_turns', 'text', callId, seq), text),
      intended: intended === null ? null : seal.keep(keptPlace('call_turns', 'intended', callId, seq), intended),
    })),
  );
  await storeRuns(tx, seal, place, callId, call);
  const end = played.snapshot.end;
  const endedAt = startedAt + durationMs;
  // What counts calls hears of it as it hears of all others: when one ends.
  await tx
    .update(calls)
    .set({
      status: 'ended',
      endedAt: new Date(endedAt),
      endReason: end?.reason ?? 'caller_hangup',
      outcome: end?.outcome ?? 'neutral',
      tags: played.snapshot.tags ?? [],
    })
    .where(eq(calls.id, callId));
  await keepSatisfaction(tx, workspaceId, callId, played.snapshot);
  return { callId, call, turns, endedAt };
}
