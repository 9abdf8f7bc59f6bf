import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sweepSpools } from '#server/calls/sound/spool.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { dropSound } from '#server/records/drop-sound.ts';
import type { Services } from '#server/services.ts';

/** Recordings that one look removes. */
const mostAtOnce = 500;

/** Removes recordings that were kept as long as their workspaces say. */
export async function removeOld(services: Services): Promise<void> {
  const now = new Date(services.clock.now()).toISOString();
  const old = await services.db.system('job', (tx) =>
    tx
      .select({ row: callRecordings })
      .from(callRecordings)
      .innerJoin(workspaces, eq(workspaces.id, callRecordings.workspaceId))
      .where(
        and(
          eq(callRecordings.state, 'kept'),
          isNotNull(workspaces.recordingDays),
          sql`${callRecordings.createdAt} < ${now}::timestamptz - make_interval(days => ${workspaces.recordingDays})`,
        ),
      )
      .limit(mostAtOnce),
  );
  await sweepSpools(services.config.dataDir, services.clock.now());
  for (const { row } of old) await services.db.tenant(row.workspaceId, (tx) => dropSound(tx, services, row));
}
