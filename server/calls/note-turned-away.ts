import { turnedAway } from '#server/platform/db/schema/alerts.table.ts';
import type { Scope } from '#server/scope.ts';

/** Notes a caller for whom no line was free; a request that comes twice is one caller. */
export async function noteTurnedAway(
  { services, workspaceId }: Scope,
  { numberId, carrierSid, reason }: { numberId: string; carrierSid: string; reason: string },
): Promise<void> {
  const at = new Date(services.clock.now());
  await services.db.tenant(workspaceId, (tx) =>
    tx.insert(turnedAway).values({ workspaceId, id: carrierSid, numberId, reason, at }).onConflictDoNothing(),
  );
}
