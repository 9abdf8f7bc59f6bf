import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '#server/platform/db/schema/auth.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/**
 * Keeps a row for an account that lives in an external Supabase project, from its first request on. An address that
 * the project has given to someone else since goes to who has it now.
 */
export async function mirrorUser(services: Services, { userId, email }: Account): Promise<void> {
  const at = new Date(services.clock.now());
  await services.db.system('account', async (tx) => {
    await tx
      .update(users)
      .set({ email: '', updatedAt: at })
      .where(and(eq(users.email, email), ne(users.email, ''), ne(users.id, userId)));
    await tx
      .insert(users)
      .values({
        id: userId,
        email,
        emailConfirmedAt: at,
        appMetadata: { provider: 'supabase', providers: ['supabase'] },
        userMetadata: {},
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoUpdate({
        target: users.id,
        set: { email, updatedAt: at },
        setWhere: sql`${users.email} <> ${email}`,
      });
  });
}
