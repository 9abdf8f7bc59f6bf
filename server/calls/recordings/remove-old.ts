import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import { sweepSpools } from '#server/calls/sound/spool.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { dropSound } from '#server/records/drop-sound.ts';
import { isHeldCall } from '#server/records/holds.ts';
import type { Services } from '#server/services.ts';

/** Recordings that one look removes. */
const mostAtOnce = 500;

/** Removes recordings that were kept as long as their workspaces say, but for those of calls on legal hold. */
export async function removeOld(services: Services): Promise<void> {
  const now = new Date(services.clock.now()).toISOString();
  const old = await services.db.system('job', (tx) =>
    tx
      .select({ row: callRecordings, days: workspaces.recordingDays })
      .from(callRecordings)
      .innerJoin(workspaces, eq(workspaces.id, callRecordings.workspaceId))
      .innerJoin(calls, and(eq(calls.workspaceId, callRecordings.workspaceId), eq(calls.id, callRecordings.callId)))
      .where(
        and(
          eq(callRecordings.state, 'kept'),
          isNotNull(workspaces.recordingDays),
          not(isHeldCall()),
          sql`${callRecordings.createdAt} < ${now}::timestamptz - make_interval(days => ${workspaces.recordingDays})`,
        ),
      )
      .limit(mostAtOnce),
  );
  await sweepSpools(services.config.dataDir, services.clock.now());
  for (const { row, days } of old)
    await services.db.tenant(row.workspaceId, (tx) => dropSound(tx, services, row, days));
}
