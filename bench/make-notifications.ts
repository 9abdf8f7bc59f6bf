import { listWorkspaces } from '#server/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { notificationEvents, notificationPreferences } from '#server/platform/db/schema/notifications.table.ts';
import { spreadJob } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';

/** Workspaces that they are spread over. */
const workspacesCount = 20;
/** Rows of one statement. */
const rowsAtOnce = 500;

/** The owner of a new workspace who wants each mail at once. */
async function newReader(services: Services): Promise<string> {
  const { db, clock } = services;
  const userId = newId();
  const at = new Date(clock.now());
  const email = `reader-${userId}@example.com`;
  const metadata = { appMetadata: { provider: 'email', providers: ['email'] }, userMetadata: {} };
  await db.system('test', (tx) =>
    tx.insert(users).values({ id: userId, email, emailConfirmedAt: at, ...metadata, createdAt: at, updatedAt: at }),
  );
  const [workspace] = await listWorkspaces(services, { userId, email, sessionId: '' });
  const workspaceId = workspace!.id;
  await db.tenant(workspaceId, (tx) =>
    tx.insert(notificationPreferences).values({ workspaceId, userId, digest: 'immediate' }),
  );
  return workspaceId;
}

/** Makes notifications, each of a thing of its own, so that each is a mail. */
export async function makeNotifications(services: Services, count: number): Promise<void> {
  const { db, clock, jobs } = services;
  const each = Math.ceil(count / workspacesCount);
  for (let left = count; left > 0; left -= each) {
    const workspaceId = await newReader(services);
    for (let made = 0; made < Math.min(each, left); made += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, each - made, left - made) }, () => ({
        workspaceId,
        id: newId(),
        type: 'webhook-disabled',
        createdAt: new Date(clock.now()),
        data: { id: newId(), name: 'Team channel' },
      }));
      await db.tenant(workspaceId, async (tx) => {
        await tx.insert(notificationEvents).values(rows);
        await jobs.enqueue(tx, spreadJob, { workspaceId }, { key: workspaceId });
      });
    }
  }
}
