import type { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import type { Recording } from '#domain/calls/recordings.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { callRecordings, type RecordingRow } from '#server/platform/db/schema/recordings.table.ts';
import { agentRetention } from '#server/platform/db/schema/retention.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { dropSound } from '#server/records/drop-sound.ts';
import { isHeldCall, requireNotHeld } from '#server/records/holds.ts';
import { ofCall, soundKey } from '#server/records/recorded-call.ts';
import type { Scope } from '#server/scope.ts';

const dayMs = 86_400_000;
const none = () => new AppError('not_found', 'This call wasn’t recorded.');

/** @throws AppError not_found */
async function requireRecording(tx: Tx, { workspaceId }: Scope, callId: string) {
  const [found] = await tx
    .select({
      row: callRecordings,
      startedAt: calls.startedAt,
      days: workspaces.recordingDays,
      agent: { days: agentRetention.days, keepsWords: agentRetention.keepsWords },
      isHeld: sql<boolean>`${isHeldCall()}`,
    })
    .from(callRecordings)
    .innerJoin(calls, and(eq(calls.workspaceId, callRecordings.workspaceId), eq(calls.id, callRecordings.callId)))
    .innerJoin(workspaces, eq(workspaces.id, callRecordings.workspaceId))
    .leftJoin(
      agentRetention,
      and(eq(agentRetention.workspaceId, calls.workspaceId), eq(agentRetention.agentId, calls.agentId)),
    )
    .where(ofCall(workspaceId, callId));
  if (found === undefined) throw none();
  return found;
}

/** A waveform as its channels. */
function channelsOf({ waveform, channels }: RecordingRow): number[][] {
  if (waveform === null || !channels) return [];
  const length = waveform.length / channels;
  return Array.from({ length: channels }, (_, n) => waveform.slice(n * length, (n + 1) * length));
}

/** For how many days it is kept: the shorter of what the workspace and the agent say; null for as long as no one removes it. */
function daysOf({ days, agent, isHeld }: Awaited<ReturnType<typeof requireRecording>>): number | null {
  if (isHeld) return null;
  const own = agent === null ? null : agent.keepsWords ? agent.days.recordings : 0;
  return own === null ? days : Math.min(own, days ?? own);
}

/** How the recording of a call stands. @throws AppError not_found */
export async function getRecording(scope: Scope, callId: string): Promise<Recording> {
  const found = await scope.services.db.tenant(scope.workspaceId, (tx) => requireRecording(tx, scope, callId));
  const { row, startedAt } = found;
  const days = daysOf(found);
  const { state, beganAt, durationMs, bytes, problem, createdAt } = row;
  return {
    status: state,
    durationMs,
    bytes,
    problem,
    startMs: beganAt && startedAt && beganAt.getTime() - startedAt.getTime(),
    waveform: channelsOf(row),
    retainedUntil:
      state === 'kept' && days !== null ? new Date(createdAt.getTime() + days * dayMs).toISOString() : null,
  };
}

/** Removes a recording before its time. @throws AppError not_found, conflict while there is none that could be */
export async function removeRecording(scope: Scope, callId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const { row } = await requireRecording(tx, scope, callId);
    if (row.state === 'wanted' || row.state === 'running')
      throw new AppError('conflict', 'The recording isn’t ready yet. You can delete it once it’s ready.');
    if (row.state === 'removed') return;
    await requireNotHeld(tx, workspaceId, [callId]);
    await dropSound(tx, services, row);
    await recordChange(tx, scope, 'recording.removed', { object: { kind: 'call', id: callId } });
  });
  return undefined;
}

/** The sound of a recording, or a part of it. */
export interface Sound {
  content: Readable;
  /** Bytes of the whole file. */
  bytes: number;
  /** Both ends included; null: all of it. */
  range: { start: number; end: number } | null;
}

/**
 * The bytes that a `Range` header asks for, as one range from RFC 9110; null: all.
 * @throws AppError range_not_satisfiable
 */
export function rangeOf(header: string | undefined, bytes: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (start >= bytes || start > end) throw new AppError('range_not_satisfiable');
  return { start, end };
}

/** @throws AppError not_found, range_not_satisfiable */
export async function soundOf(scope: Scope, callId: string, header: string | undefined): Promise<Sound> {
  const { services, workspaceId } = scope;
  const { row } = await services.db.tenant(workspaceId, (tx) => requireRecording(tx, scope, callId));
  const key = soundKey(workspaceId, callId);
  const stored = row.state === 'kept' ? await services.files.stat(key) : null;
  if (stored === null) throw none();
  const range = rangeOf(header, stored.bytes);
  const content = await services.files.get(key, range ?? undefined);
  if (content === null) throw none();
  return { content, bytes: stored.bytes, range };
}
