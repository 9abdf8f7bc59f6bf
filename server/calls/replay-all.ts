import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Services } from '#server/services.ts';
import { Unreadable } from '#voice/stored-form.ts';
import { replayCall } from './replays/replay-call.ts';

/** Calls computed again at a time: the server answers others in between. */
const atOnce = 100;

/** What came of computing some calls again. */
export interface ReplayedCalls {
  replayed: number;
  /** Those that came out otherwise, or cannot be read, with the first thing that is wrong. */
  differing: { workspaceId: string; callId: string; reason: string }[];
  /** The call to go on behind; null when all were done. */
  next: string | null;
}

/**
 * Computes stored calls again, those of some workspaces or of all, in the order of their ids.
 * @param after the call that was done last
 */
export async function replayCalls(
  services: Services,
  after: string | null,
  workspaceIds?: readonly string[],
): Promise<ReplayedCalls> {
  const found = await services.db.system('job', (tx) =>
    tx
      .select({ workspaceId: calls.workspaceId, callId: calls.id })
      .from(calls)
      .where(
        and(
          isNotNull(calls.snapshot),
          isNotNull(calls.agentId),
          eq(calls.status, 'ended'),
          isNull(calls.transcriptRemovedAt),
          isNull(calls.valuesRemovedAt),
          isNull(calls.redactedAt),
          workspaceIds && inArray(calls.workspaceId, [...workspaceIds]),
          after === null ? undefined : gt(calls.id, after),
        ),
      )
      .orderBy(asc(calls.id))
      .limit(atOnce),
  );
  const differing: ReplayedCalls['differing'] = [];
  for (const { workspaceId, callId } of found) {
    const reason = await faultOf(services, workspaceId, callId);
    if (reason !== null) differing.push({ workspaceId, callId, reason });
  }
  return { replayed: found.length, differing, next: found.length === atOnce ? found.at(-1)!.callId : null };
}

async function faultOf(services: Services, workspaceId: string, callId: string): Promise<string | null> {
  try {
    const { differences } = await replayCall({ services, workspaceId, actor: null }, callId);
    const [first] = differences;
    return first
      ? `turn ${first.turn}, event ${first.event}, ${first.kind}: ${first.expected} became ${first.got}`
      : null;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}
