import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import { mostReplayed, type ReplayedCall } from '#domain/calls/replays.ts';
import { readDraft } from '#server/agents/draft-state.ts';
import { type Replayed, runFlowTask } from '#server/agents/flow-tasks.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callEvents, calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { turnsOf } from '#server/platform/turns.ts';
import { findRow, findVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import type { Difference, Recorded } from '#voice/replay/run-again.ts';
import { Unreadable } from '#voice/stored-form.ts';
import { recordedOf } from './replay-call.ts';

/** What one replay may take: time in its thread, in ms, and events of all its calls. */
const limitMs = 20_000;
const mostEvents = 40_000;
const inTurn = turnsOf({
  mostAtOnce: 2,
  mostWaiting: 0,
  busy: 'Other calls are being replayed. Try again in a few seconds.',
});

/** Which calls are replayed. */
export type Choice = { last: number } | { failed: number } | { tagged: string } | { ids: string[] };

/** What matters more than what, the gravest first. */
const gravity: readonly Difference['kind'][] = ['end', 'path', 'action', 'slot', 'wording', 'intents', 'snapshot'];
const gravest = (differences: readonly Difference[]): Difference['kind'] | null =>
  gravity.find((kind) => differences.some((difference) => difference.kind === kind)) ?? null;

async function chooseCalls(tx: Tx, { workspaceId }: Scope, agentId: string, choice: Choice) {
  const own = and(
    eq(calls.workspaceId, workspaceId),
    eq(calls.agentId, agentId),
    eq(calls.status, 'ended'),
    isNotNull(calls.snapshot),
    isNull(calls.transcriptRemovedAt),
    isNull(calls.valuesRemovedAt),
    isNull(calls.redactedAt),
    'ids' in choice ? inArray(calls.id, choice.ids) : undefined,
    'failed' in choice ? eq(calls.outcome, 'failure') : undefined,
  );
  const most = 'last' in choice ? choice.last : 'failed' in choice ? choice.failed : mostReplayed;
  // What the business itself has tried comes behind what people called for.
  return tx.select().from(calls).where(own).orderBy(asc(calls.test), desc(calls.id)).limit(most);
}

type Row = typeof calls.$inferSelect;

/** Tags that the flow gave a call; none of one that is not read any more. */
function tagsOf({ id, snapshot }: Row, seal: ContentCipher): string[] {
  try {
    return readSnapshot(seal.open(keptPlace('calls', 'snapshot', id), snapshot!)).tags;
  } catch (error) {
    if (error instanceof Unreadable) return [];
    throw error;
  }
}

/** All that a thread needs of the calls, and those that cannot be read. */
async function readCalls(tx: Tx, scope: Scope, agentId: string, choice: Choice) {
  const { workspaceId } = scope;
  const seal = await findSeal(tx, scope.services, workspaceId);
  const isTagged = (row: Row) => !('tagged' in choice) || tagsOf(row, seal).includes(choice.tagged);
  const rows = (await chooseCalls(tx, scope, agentId, choice)).filter(isTagged);
  const flows = new Map<number, Flow>();
  const read: { callId: string; version: number; recorded: Recorded[] }[] = [];
  const unread: Replayed[] = [];
  let events = 0;
  for (const row of rows) {
    if (events > mostEvents) break;
    const version = row.agentVersion;
    if (!flows.has(version)) flows.set(version, (await findVersion(tx, scope, agentId, version)).flow);
    const stored = await tx
      .select()
      .from(callEvents)
      .where(and(eq(callEvents.workspaceId, workspaceId), eq(callEvents.callId, row.id)))
      .orderBy(asc(callEvents.seq));
    events += stored.length;
    try {
      read.push({ callId: row.id, version, recorded: recordedOf(stored, seal) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unread.push({ callId: row.id, replay: null, problem: error.message });
    }
  }
  return { rows, flows, read, unread };
}

function present({ replay, problem, callId }: Replayed, row: Row): ReplayedCall {
  return {
    callId,
    startedAt: (row.startedAt ?? row.createdAt).toISOString(),
    outcome: row.outcome,
    same: replay?.same ?? false,
    kind: gravest(replay?.differences ?? []),
    differences: replay?.differences.length ?? 0,
    first: replay?.first ?? null,
    problem,
  };
}

/** The gravest first; what could not be computed before what is the same. */
const rankOf = ({ kind, problem }: ReplayedCall) =>
  kind !== null ? gravity.indexOf(kind) : gravity.length + (problem === null ? 1 : 0);

/**
 * Runs stored calls of an agent on its draft or one of its versions, away from calls.
 * @throws AppError not_found, too_many_requests
 */
export function replayOnAgent(
  scope: Scope,
  agentId: string,
  { calls: choice, version }: { calls: Choice; version: number | 'draft' },
): Promise<{ items: ReplayedCall[]; left: number; ms: number }> {
  return inTurn(async () => {
    const begunAt = performance.now();
    const { flow, rows, flows, read, unread } = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
      const agent = await findRow(tx, scope, agentId);
      const { flow: target } =
        version === 'draft'
          ? (await readDraft(tx, agent)).configuration
          : await findVersion(tx, scope, agentId, version);
      return { flow: target, ...(await readCalls(tx, scope, agentId, choice)) };
    });
    const done = read.length === 0 ? [] : await runFlowTask('replay', { calls: read, flows, flow }, limitMs);
    const items = [...unread, ...done].map((one) => present(one, rows.find(({ id }) => id === one.callId)!));
    items.sort((a, b) => rankOf(a) - rankOf(b));
    return { items, left: rows.length - items.length, ms: Math.round(performance.now() - begunAt) };
  });
}
