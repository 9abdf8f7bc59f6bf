import { and, asc, eq, inArray, isNull, lt, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { KeptKind } from '#domain/privacy/retention.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { dropSound } from '#server/records/drop-sound.ts';
import { isHeldCall } from '#server/records/holds.ts';
import type { Services } from '#server/services.ts';
import type { Rule } from './find-rules.ts';
import { forgetSpeech } from './forget-speech.ts';
import { removeEvents, removeTranscripts, removeValues, type SomeCalls, searchAgain } from './remove-words.ts';

/** Calls of one transaction: short enough that those that go on do not notice. */
const callsAtOnce = 100;
const dayMs = 86_400_000;
const notHeld = () => not(isHeldCall());

/** Whose calls: one workspace, in which some agents may have a rule of their own. */
export interface Swept {
  services: Services;
  workspaceId: string;
  signal: AbortSignal;
}

export const agentsOf = (column: typeof calls.agentId, { agents }: Rule): SQL | undefined => {
  if ('only' in agents) return inArray(column, agents.only);
  return agents.but.length === 0 ? undefined : or(isNull(column), notInArray(column, agents.but));
};

/** What counts as old: everything that ended before it. */
export const endOf = ({ clock }: Services, days: number): Date => new Date(clock.now() - days * dayMs);

/** Some calls that have ended and are not held, by what is still there of them. */
async function someCalls({ services, workspaceId }: Swept, condition: SQL | undefined): Promise<CallRow[]> {
  return services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.status, 'ended'), condition))
      .orderBy(asc(calls.endedAt))
      .limit(callsAtOnce),
  );
}

/** How a kind of content of calls is found and removed. */
const ofCalls: Partial<Record<KeptKind, { isLeft: SQL; sweepSome(some: SomeCalls): Promise<void> }>> = {
  audio: {
    isLeft: isNull(calls.audioRemovedAt),
    sweepSome: async (some) => {
      const ids = some.rows.map(({ id }) => id);
      for (const row of some.rows) await forgetSpeech(some.services, row);
      const audioRemovedAt = new Date(some.services.clock.now());
      await some.services.db.tenant(some.workspaceId, (tx) =>
        tx
          .update(calls)
          .set({ audioRemovedAt })
          .where(and(eq(calls.workspaceId, some.workspaceId), inArray(calls.id, ids))),
      );
    },
  },
  transcripts: {
    isLeft: isNull(calls.transcriptRemovedAt),
    sweepSome: (some) => removing(some, removeTranscripts),
  },
  values: {
    isLeft: isNull(calls.valuesRemovedAt),
    sweepSome: (some) => removing(some, removeValues),
  },
};

async function removing(some: SomeCalls, remove: typeof removeTranscripts): Promise<void> {
  const { services, workspaceId, rows } = some;
  const ids = rows.map(({ id }) => id);
  for (const row of rows) if (row.audioRemovedAt === null) await forgetSpeech(services, row);
  await removeEvents(services, workspaceId, ids);
  await services.db.tenant(workspaceId, async (tx) => {
    // Between the two kinds a call has changed: what one of them leaves, the other must not bring back.
    const locked = await tx
      .select()
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, ids)))
      .for('update');
    await remove(tx, { ...some, rows: locked });
    await searchAgain(tx, workspaceId, ids);
  });
}

/** Removes what is too old of calls, some at a time. Answers of how many. */
export async function sweepCalls(swept: Swept, rule: Rule): Promise<number> {
  const { services, workspaceId, signal } = swept;
  let removed = 0;
  // The sentences are known by the transcript, so they go before it.
  for (const kind of ['audio', 'transcripts', 'values'] as const) {
    const days = rule.days[kind];
    if (days === null) continue;
    const { isLeft, sweepSome } = ofCalls[kind]!;
    const isOld = lt(calls.endedAt, endOf(services, days));
    const due = and(isLeft, isOld, agentsOf(calls.agentId, rule), notHeld());
    for (let found = callsAtOnce; found === callsAtOnce && !signal.aborted; ) {
      const rows = await someCalls(swept, due);
      found = rows.length;
      if (found === 0) break;
      await sweepSome({ services, workspaceId, rows, days: days === 0 ? null : days });
      removed += found;
    }
  }
  return removed;
}

/** The same of recordings that are kept. */
export async function sweepRecordings({ services, workspaceId, signal }: Swept, rule: Rule): Promise<number> {
  const { recordings: days } = rule.days;
  if (days === null) return 0;
  let removed = 0;
  for (let found = callsAtOnce; found === callsAtOnce && !signal.aborted; ) {
    found = await services.db.tenant(workspaceId, async (tx) => {
      const rows = await tx
        .select({ row: callRecordings })
        .from(callRecordings)
        .innerJoin(calls, and(eq(calls.workspaceId, callRecordings.workspaceId), eq(calls.id, callRecordings.callId)))
        .where(
          and(
            ...[eq(callRecordings.workspaceId, workspaceId), eq(callRecordings.state, 'kept')],
            ...[lt(callRecordings.createdAt, endOf(services, days)), agentsOf(calls.agentId, rule), notHeld()],
          ),
        )
        .limit(callsAtOnce);
      for (const { row } of rows) await dropSound(tx, services, row, days === 0 ? null : days);
      return rows.length;
    });
    removed += found;
  }
  return removed;
}
