import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ContentCipher, Encrypted } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callAnalyses } from '#server/platform/db/schema/call-analyses.table.ts';
import { callWords } from '#server/platform/db/schema/call-search.table.ts';
import { type CallRow, callEvents, calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { knowledgeGapQuestions } from '#server/platform/db/schema/gaps.table.ts';
import { callActs } from '#server/platform/db/schema/live.table.ts';
import { unrecognized } from '#server/platform/db/schema/unrecognized-utterances.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { emptyRunsOf } from '#server/records/forget-calls.ts';
import type { Services } from '#server/services.ts';
import { withoutValues, withoutWords } from '#voice/flow/forget-words.ts';
import { readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';
import { Unreadable } from '#voice/stored-form.ts';

/** Calls of one workspace, in a transaction that is its own. */
export interface SomeCalls {
  services: Services;
  workspaceId: string;
  rows: readonly CallRow[];
  /** How long it was kept; null: it was not to be kept. */
  days: number | null;
}

// Empty content is stored as it is, encrypted or not.
const nothing = '' as unknown as Encrypted<string>;

/** The snapshot of a call with some of it gone; null where no one can read it any more. */
export function reduced(seal: ContentCipher, { id, snapshot }: CallRow, reduce: (snapshot: Snapshot) => Snapshot) {
  if (snapshot === null) return null;
  const place = keptPlace('calls', 'snapshot', id);
  try {
    return seal.keep(place, reduce(readSnapshot(seal.open(place, snapshot))) as never);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/**
 * Events tell words and values alike, and with either of them gone a call cannot be computed again: they go with the
 * first. As the system, which alone may take them.
 */
export const removeEvents = ({ db }: Services, workspaceId: string, ids: readonly string[]): Promise<unknown> =>
  db.system('job', (tx) =>
    tx.delete(callEvents).where(and(eq(callEvents.workspaceId, workspaceId), inArray(callEvents.callId, [...ids]))),
  );

/** Removes what was said, and what was made of it. When and how long who spoke stays, as do outcome, tags and ratings. */
export async function removeTranscripts(tx: Tx, { services, workspaceId, rows, days }: SomeCalls): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const seal = await findSeal(tx, services, workspaceId);
  const turns = and(eq(callTurns.workspaceId, workspaceId), inArray(callTurns.callId, ids));
  await tx.update(callTurns).set({ text: nothing, intended: null, hidden: null, audio: false }).where(turns);
  for (const table of [callActs, callAnalyses, callWords, unrecognized, knowledgeGapQuestions])
    await tx.delete(table).where(and(eq(table.workspaceId, workspaceId), inArray(table.callId, ids)));
  const now = new Date(services.clock.now());
  for (const row of rows)
    await tx
      .update(calls)
      .set({
        memory: null,
        snapshot: reduced(seal, row, withoutWords),
        transcriptRemovedAt: now,
        transcriptRemovedDays: days,
        audioRemovedAt: now,
      })
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, row.id)));
}

/** Removes what was collected, what the call was started with, and what actions were given and answered. */
export async function removeValues(tx: Tx, { services, workspaceId, rows, days }: SomeCalls): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const seal = await findSeal(tx, services, workspaceId);
  const now = new Date(services.clock.now());
  await emptyRunsOf(tx, workspaceId, ids);
  for (const row of rows) {
    const place = keptPlace('calls', 'setting', row.id);
    const setting = { ...seal.open(place, row.setting), known: {} };
    await tx
      .update(calls)
      .set({
        setting: seal.keep(place, setting),
        memory: null,
        snapshot: reduced(seal, row, withoutValues),
        valuesRemovedAt: now,
        valuesRemovedDays: days,
      })
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, row.id), isNotNull(calls.endedAt)));
  }
}

/** Words that a search finds are of what is left. */
export const searchAgain = (tx: Tx, workspaceId: string, ids: readonly string[]): Promise<unknown> =>
  tx.execute(sql`update call_facts set searchable = false
    where workspace_id = ${workspaceId} and call_id = any(${sql.param([...ids])}::uuid[])`);
