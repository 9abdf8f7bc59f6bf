import { and, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { can, type RoleRow } from '#domain/identity/permissions.ts';
import {
  type NotificationType,
  type NotificationTypeId,
  notificationType,
  notificationTypeIds,
  notificationTypes,
} from '#domain/notifications/notification-types.data.ts';
import type { Notification } from '#domain/notifications/notifications.ts';
import { AppError } from '#domain/platform/errors.ts';
import { notificationEvents, notifications } from '#server/platform/db/schema/notifications.table.ts';
import type { Scope } from '#server/scope.ts';

/** More are not counted. */
const mostCounted = 100;

/** Types that a role may see now: anyone who lost a right reads no more of what it was about. */
const visibleTo = (row: RoleRow): NotificationTypeId[] =>
  notificationTypeIds.filter((id) => can(row, (notificationTypes[id] as NotificationType).needs));

/** A member's own notifications, of what the role may see now. */
const ownOf = ({ workspaceId, actor }: Scope) =>
  and(
    eq(notifications.workspaceId, workspaceId),
    eq(notifications.userId, actor!.userId),
    inArray(notifications.type, visibleTo(actor!.row)),
  );

type Row = Pick<typeof notificationEvents.$inferSelect, 'id' | 'type' | 'data' | 'createdAt'> & { readAt: Date | null };

function present({ id, type, data, createdAt, readAt }: Row): Notification {
  const { category, title, text, to } = notificationType(type)!;
  return {
    id,
    type: type as NotificationTypeId,
    category,
    title,
    text: text(data),
    to: to(data),
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}

/** What the member who asks was told, newest first. */
export async function listNotifications(
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({
        id: notificationEvents.id,
        type: notificationEvents.type,
        data: notificationEvents.data,
        createdAt: notificationEvents.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .innerJoin(
        notificationEvents,
        and(
          eq(notificationEvents.workspaceId, notifications.workspaceId),
          eq(notificationEvents.id, notifications.eventId),
        ),
      )
      .where(and(ownOf(scope), cursor === undefined ? undefined : lt(notifications.eventId, cursor)))
      .orderBy(desc(notifications.eventId))
      .limit(limit + 1),
  );
  return { items: rows.slice(0, limit).map(present), next: rows.length > limit ? rows[limit - 1]!.id : null };
}

/** How many are not read, counted to a hundred. */
export async function countUnread(scope: Scope): Promise<number> {
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select({ id: notifications.eventId })
      .from(notifications)
      .where(and(ownOf(scope), isNull(notifications.readAt)))
      .limit(mostCounted),
  );
  return rows.length;
}

/** Marks one as read; twice is once. @throws AppError not_found */
export async function markRead(scope: Scope, eventId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  const one = and(ownOf(scope), eq(notifications.eventId, eventId));
  await services.db.tenant(workspaceId, async (tx) => {
    const [found] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(one);
    if (found === undefined) throw new AppError('not_found', 'Notification not found. It may have been deleted.');
    if (found.readAt === null)
      await tx
        .update(notifications)
        .set({ readAt: new Date(services.clock.now()) })
        .where(one);
  });
}

/** Marks as read what was told up to one, so that what came since stays new. */
export async function markAllRead(scope: Scope, upTo: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  const seen = and(ownOf(scope), isNull(notifications.readAt), lte(notifications.eventId, upTo));
  const readAt = new Date(services.clock.now());
  await services.db.tenant(workspaceId, (tx) => tx.update(notifications).set({ readAt }).where(seen));
}
