import type { NotificationData, NotificationTypeId } from '#domain/notifications/notification-types.data.ts';
import { readProfile } from '#server/billing/profiles.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

interface About {
  sellerId: string;
  buyerId: string;
  /** Who did it hears nothing of it. */
  actor?: Scope['actor'];
  /** Told once. */
  once?: string;
}

/** Tells the seller to a workspace of what it did, or of what became of its payments. In a transaction of the system's. */
export async function tellSeller(
  tx: Tx,
  services: Services,
  { sellerId, buyerId, actor = null, once }: About,
  type: NotificationTypeId,
  data: NotificationData,
): Promise<void> {
  const { name: client } = await readProfile(tx, buyerId);
  const scope = { services, workspaceId: sellerId, actor };
  await notify(tx, scope, type, { ...data, client }, once === undefined ? {} : { once });
}
