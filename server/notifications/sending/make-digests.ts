import { and, eq, isNull, sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import {
  notificationDeliveries,
  notificationPreferences,
  notificationSends,
} from '#server/platform/db/schema/notifications.table.ts';
import type { Services } from '#server/services.ts';

/** Members that one run looks after; the rest waits for the next, a minute later. */
const mostAtOnce = 500;
/** No digest is further away, in ms: what seems to be was written before the clock was set back. */
const furthestMs = 8 * 24 * 3_600_000;

/**
 * Makes a letter of what waits for a member, if something does: an empty digest is none. The next is planned when
 * something waits again.
 */
async function makeDigest(services: Services, workspaceId: string, userId: string): Promise<void> {
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `notifications:${workspaceId}`);
    const own = and(
      eq(notificationPreferences.workspaceId, workspaceId),
      eq(notificationPreferences.userId, userId),
      sql`(${notificationPreferences.nextDigestAt} <= ${new Date(now)}
        or ${notificationPreferences.nextDigestAt} > ${new Date(now + furthestMs)})`,
    );
    const due = await tx.update(notificationPreferences).set({ nextDigestAt: null }).where(own).returning();
    if (due.length === 0) return;
    const sendId = newId();
    const taken = await tx
      .update(notificationDeliveries)
      .set({ sendId })
      .where(
        and(
          eq(notificationDeliveries.workspaceId, workspaceId),
          eq(notificationDeliveries.userId, userId),
          isNull(notificationDeliveries.sendId),
        ),
      )
      .returning({ id: notificationDeliveries.eventId });
    if (taken.length === 0) return;
    const at = new Date(now);
    await tx.insert(notificationSends).values({
      workspaceId,
      id: sendId,
      channel: 'email',
      targetId: userId,
      userId,
      digest: true,
      collapseKey: 'digest',
      status: 'waiting',
      dueAt: at,
      createdAt: at,
    });
  });
}

/** Makes the digests whose time has come. Answers for how many members. */
export async function makeDigests(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const due = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: notificationPreferences.workspaceId, userId: notificationPreferences.userId })
      .from(notificationPreferences)
      .where(
        sql`${notificationPreferences.nextDigestAt} <= ${new Date(now)}
          or ${notificationPreferences.nextDigestAt} > ${new Date(now + furthestMs)}`,
      )
      .orderBy(notificationPreferences.nextDigestAt)
      .limit(mostAtOnce),
  );
  for (const { workspaceId, userId } of due) {
    // Each by itself: one that cannot be made leaves the others alone.
    await makeDigest(services, workspaceId, userId).catch((error: unknown) =>
      log.error({ err: error, workspaceId }, 'a digest could not be made'),
    );
  }
  return due.length;
}
