import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { type Presence, type PresenceChoice, presenceSeconds } from '#domain/identity/presence.ts';
import { presence } from '#server/platform/db/schema/presence.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** How an account chose to be seen; online until it chooses. */
export async function readPresence({ db }: Services, { userId }: Account): Promise<{ choice: PresenceChoice }> {
  const [row] = await db.system('account', (tx) => tx.select().from(presence).where(eq(presence.userId, userId)));
  return { choice: row?.choice ?? 'online' };
}

/** Notes that a dashboard of the account is open, and how the account wants to be seen where it says so. */
export async function notePresence(
  { db, clock }: Services,
  { userId }: Account,
  choice?: PresenceChoice,
): Promise<{ choice: PresenceChoice }> {
  const seenAt = new Date(clock.now());
  const [row] = await db.system('account', (tx) =>
    tx
      .insert(presence)
      .values({ userId, choice: choice ?? 'online', seenAt })
      .onConflictDoUpdate({ target: presence.userId, set: { seenAt, ...(choice && { choice }) } })
      .returning(),
  );
  return { choice: row!.choice };
}

/**
 * Members who are seen now. The workspace says who they are; their presence belongs to accounts, which its own transaction
 * does not see.
 */
export async function teamPresence({
  services,
  workspaceId,
}: Scope): Promise<{ userId: string; presence: Presence }[]> {
  const since = new Date(services.clock.now() - presenceSeconds.offlineAfter * 1000);
  const people = await services.db.tenant(workspaceId, (tx) =>
    tx.select({ userId: members.userId }).from(members).where(eq(members.workspaceId, workspaceId)),
  );
  const its = inArray(
    presence.userId,
    people.map(({ userId }) => userId),
  );
  const rows = await services.db.system('account', (tx) =>
    tx
      .select({ userId: presence.userId, choice: presence.choice })
      .from(presence)
      .where(and(its, gt(presence.seenAt, since), ne(presence.choice, 'invisible'))),
  );
  return rows.map(({ userId, choice }) => ({ userId, presence: choice === 'away' ? 'away' : 'online' }));
}
