import { createHash } from 'node:crypto';
import { and, count, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { devicesLimit } from '#domain/notifications/notification-limits.ts';
import type { PushDevice } from '#domain/notifications/notifications.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkReachable } from '#server/notifications/check-reachable.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { pushDevices } from '#server/platform/db/schema/notifications.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Where a browser takes pushes, and the keys that only it can read them with. */
export const Subscription = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Subscription = z.infer<typeof Subscription>;

const contextOf = (id: string) => `push_devices.${id}`;

export const fingerprintOf = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

/** The subscription of a row. */
export const openSubscription = ({ secrets }: Services, id: string, sealed: string): Subscription =>
  Subscription.parse(JSON.parse(secrets.open(contextOf(id), sealed)));

export const showDevice = ({
  id,
  name,
  fingerprint,
  createdAt,
}: Omit<typeof pushDevices.$inferSelect, 'subscription'>): PushDevice => ({
  id,
  name,
  fingerprint,
  createdAt: createdAt.toISOString(),
});

/**
 * Adds the browser of the member who asks, or renews what is known of it. A browser is one person's: who used it before
 * hears nothing in it any more, in no workspace.
 * @throws AppError limit_reached, invalid_input when its push service lies inside of a private network
 */
export async function addDevice(scope: Scope, input: Subscription & { name: string }): Promise<PushDevice> {
  const { services, workspaceId, actor } = scope;
  const userId = actor!.userId;
  const { name, ...subscription } = input;
  checkReachable(subscription.endpoint, 'body.endpoint');
  const fingerprint = fingerprintOf(subscription.endpoint);
  await services.db.system('account', (tx) =>
    tx.delete(pushDevices).where(and(eq(pushDevices.fingerprint, fingerprint), ne(pushDevices.userId, userId))),
  );
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `push-devices:${workspaceId}:${userId}`);
    const own = and(eq(pushDevices.workspaceId, workspaceId), eq(pushDevices.userId, userId));
    const [known] = await tx
      .select()
      .from(pushDevices)
      .where(and(own, eq(pushDevices.fingerprint, fingerprint)));
    const id = known?.id ?? newId();
    const sealed = services.secrets.seal(contextOf(id), JSON.stringify(subscription));
    if (known !== undefined) {
      await tx
        .update(pushDevices)
        .set({ name, subscription: sealed })
        .where(and(own, eq(pushDevices.id, id)));
      return showDevice({ ...known, name });
    }
    const [existing] = await tx.select({ n: count() }).from(pushDevices).where(own);
    if (existing!.n >= devicesLimit) {
      throw new AppError(
        'limit_reached',
        `Notifications are already on in ${devicesLimit} browsers. Remove one first.`,
      );
    }
    const row = { workspaceId, id, userId, name, fingerprint, createdAt: new Date(services.clock.now()) };
    await tx.insert(pushDevices).values({ ...row, subscription: sealed });
    return showDevice(row);
  });
}

/** Forgets a browser of the member who asks. @throws AppError not_found */
export async function removeDevice({ services, workspaceId, actor }: Scope, deviceId: string): Promise<undefined> {
  const own = and(eq(pushDevices.workspaceId, workspaceId), eq(pushDevices.userId, actor!.userId));
  await services.db.tenant(workspaceId, async (tx) => {
    const gone = await tx
      .delete(pushDevices)
      .where(and(own, eq(pushDevices.id, deviceId)))
      .returning({ id: pushDevices.id });
    if (gone.length === 0) throw new AppError('not_found', 'Browser not found. Check the ID.');
  });
}
