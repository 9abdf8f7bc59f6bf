import { eq, sql } from 'drizzle-orm';
import type { NotificationTypeId } from '#domain/notifications/notification-types.data.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notificationMarks } from '#server/platform/db/schema/notifications.table.ts';
import { findOperatorWorkspace } from '#server/platform/find-operator.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';

const types = { mail: 'mail-down', speech: 'speech-down' } as const satisfies Record<string, NotificationTypeId>;
export type WatchedService = keyof typeof types;

const last = new WeakMap<Services, Map<WatchedService, boolean>>();

/** What a mark says, kept from changing until the commit; null where there is none. */
export async function readMark(tx: Tx, name: string): Promise<string | null> {
  const [row] = await tx.select().from(notificationMarks).where(eq(notificationMarks.name, name)).for('update');
  return row?.value ?? null;
}

export async function setMark(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insert(notificationMarks)
    .values({ name, value })
    .onConflictDoUpdate({ target: notificationMarks.name, set: { value: sql`excluded.value` } });
}

/** Tells the operator's workspace when a service goes down, and when one that was down is back. */
export async function noteService(services: Services, service: WatchedService, up: boolean): Promise<void> {
  const states = last.get(services) ?? new Map<WatchedService, boolean>();
  last.set(services, states);
  if (states.get(service) === up) return;
  await services.db.system('installation', async (tx) => {
    const wasUp = (await readMark(tx, service)) !== 'down';
    await setMark(tx, service, up ? 'up' : 'down');
    if (wasUp === up) return;
    const workspaceId = await findOperatorWorkspace(tx);
    if (workspaceId === undefined) return;
    await notify(tx, { services, workspaceId, actor: null }, types[service], { id: service, up });
  });
  states.set(service, up);
}
