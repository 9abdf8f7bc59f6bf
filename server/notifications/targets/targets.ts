import { and, asc, count, eq } from 'drizzle-orm';
import { targetsLimit } from '#domain/notifications/notification-limits.ts';
import type { NotificationTarget } from '#domain/notifications/notification-targets.ts';
import type { NotificationCategory } from '#domain/notifications/notification-types.data.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkReceiver } from '#server/notifications/check-reachable.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notificationTargets } from '#server/platform/db/schema/notifications.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

type Row = typeof notificationTargets.$inferSelect;

const contextOf = (id: string) => `notification_targets.${id}`;

/** The address of a webhook. */
export const openUrl = ({ secrets }: Services, { id, url }: Pick<Row, 'id' | 'url'>) =>
  secrets.open(contextOf(id), url);

const show = ({ id, name, form, host, categories, status, failingSince, createdAt }: Row): NotificationTarget => ({
  id,
  name,
  form,
  host,
  categories,
  status,
  failingSince: failingSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** What an entry of the audit log tells of a webhook: never its address. */
const toldOf = ({ name, form, host, categories, status }: Row) => ({ name, form, host, categories, status });
const objectOf = (id: string) => ({ kind: 'notification-target', id });

const one = (workspaceId: string, id: string) =>
  and(eq(notificationTargets.workspaceId, workspaceId), eq(notificationTargets.id, id));

/** @throws AppError not_found */
export async function findTarget(tx: Tx, workspaceId: string, targetId: string): Promise<Row> {
  const [row] = await tx.select().from(notificationTargets).where(one(workspaceId, targetId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Webhook not found. It may have been deleted.');
  return row;
}

export function listTargets({ services, workspaceId }: Scope): Promise<NotificationTarget[]> {
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(notificationTargets)
      .where(eq(notificationTargets.workspaceId, workspaceId))
      .orderBy(asc(notificationTargets.id));
    return rows.map(show);
  });
}

/** @throws AppError limit_reached, invalid_input when its address lies inside of a private network */
export async function createTarget(
  scope: Scope,
  input: { name: string; form: Row['form']; url: string; categories: NotificationCategory[] },
): Promise<NotificationTarget> {
  const { services, workspaceId } = scope;
  checkReceiver(scope, input.url, 'body.url');
  const id = newId();
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `notification-targets:${workspaceId}`);
    const [existing] = await tx
      .select({ n: count() })
      .from(notificationTargets)
      .where(eq(notificationTargets.workspaceId, workspaceId));
    if (existing!.n >= targetsLimit) {
      throw new AppError(
        'limit_reached',
        `This workspace has reached its limit of ${targetsLimit} webhooks. Delete one first.`,
      );
    }
    const [row] = await tx
      .insert(notificationTargets)
      .values({
        workspaceId,
        id,
        name: input.name,
        form: input.form,
        url: services.secrets.seal(contextOf(id), input.url),
        host: new URL(input.url).hostname,
        categories: [...new Set(input.categories)],
        status: 'active',
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    await recordChange(tx, scope, 'notification-target.created', { object: objectOf(id), after: toldOf(row!) });
    return show(row!);
  });
}

/** Changes a webhook; one that is taken up again has failed nothing yet. @throws AppError not_found */
export function updateTarget(
  scope: Scope,
  targetId: string,
  input: {
    name?: string | undefined;
    categories?: NotificationCategory[] | undefined;
    status?: Row['status'] | undefined;
  },
): Promise<NotificationTarget> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await findTarget(tx, workspaceId, targetId);
    const after: Row = {
      ...before,
      name: input.name ?? before.name,
      categories: input.categories ? [...new Set(input.categories)] : before.categories,
      status: input.status ?? before.status,
      failingSince: input.status === 'active' ? null : before.failingSince,
    };
    const { name, categories, status, failingSince } = after;
    await tx
      .update(notificationTargets)
      .set({ name, categories, status, failingSince })
      .where(one(workspaceId, targetId));
    const change = { object: objectOf(targetId), before: toldOf(before), after: toldOf(after) };
    await recordChange(tx, scope, 'notification-target.updated', change);
    return show(after);
  });
}

/** @throws AppError not_found */
export async function removeTarget(scope: Scope, targetId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const before = await findTarget(tx, workspaceId, targetId);
    await tx.delete(notificationTargets).where(one(workspaceId, targetId));
    await recordChange(tx, scope, 'notification-target.deleted', {
      object: objectOf(targetId),
      before: toldOf(before),
    });
  });
}
