import { inArray, max } from 'drizzle-orm';
import { sessions, users } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';

/** What an account tells of its person. */
export interface Person {
  email: string;
  name: string | null;
  lastActiveAt: Date | null;
}

const longestName = 80;

function nameOf({ full_name, name }: Record<string, unknown>): string | null {
  const given = [full_name, name].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof given === 'string' ? given.trim().slice(0, longestName) : null;
}

/** People by account. Accounts are no workspace's: call it outside of a workspace's own transaction. */
export async function findPeople({ db }: Services, userIds: string[]): Promise<Map<string, Person>> {
  if (userIds.length === 0) return new Map();
  return db.system('account', async (tx) => {
    const accounts = await tx
      .select({ id: users.id, email: users.email, metadata: users.userMetadata })
      .from(users)
      .where(inArray(users.id, userIds));
    const active = await tx
      .select({ userId: sessions.userId, at: max(sessions.refreshedAt) })
      .from(sessions)
      .where(inArray(sessions.userId, userIds))
      .groupBy(sessions.userId);
    const lastActive = new Map(active.map(({ userId, at }) => [userId, at]));
    return new Map(
      accounts.map(({ id, email, metadata }) => [
        id,
        { email, name: nameOf(metadata), lastActiveAt: lastActive.get(id) ?? null },
      ]),
    );
  });
}
