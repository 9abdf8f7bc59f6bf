import { and, count, eq, gt, notInArray, or } from 'drizzle-orm';
import { textChannels } from '#domain/records/call-states.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';

/** Spoken calls of a workspace that are live, or may be at any moment: their tickets are good still. */
export async function openCalls(tx: Tx, workspaceId: string, now: number): Promise<number> {
  const waiting = and(eq(calls.status, 'waiting'), gt(calls.ticketExpiresAt, new Date(now)));
  const [open] = await tx
    .select({ n: count() })
    .from(calls)
    .where(
      and(
        eq(calls.workspaceId, workspaceId),
        notInArray(calls.channel, [...textChannels]),
        or(eq(calls.status, 'live'), waiting),
      ),
    );
  return open!.n;
}
