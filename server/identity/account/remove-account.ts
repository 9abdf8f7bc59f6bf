import { eq, sql } from 'drizzle-orm';
import { freshSignInMinutes } from '#domain/identity/account.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { changeAccount } from '#server/identity/account-cache.ts';
import { AuthError } from '#server/identity/auth/auth-error.ts';
import { checkPassword } from '#server/identity/auth/passwords/argon2.ts';
import { bucket, take } from '#server/identity/auth-limits.ts';
import { restoreMs } from '#server/identity/delete-workspace.ts';
import { findById } from '#server/identity/users.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { lockAccount } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { sessions, users } from '#server/platform/db/schema/auth.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { logs, ownColumn, readTables } from './account-tables.ts';

/** @throws AppError forbidden when it is not surely the person, too_many_requests */
async function requireProof(services: Services, account: Account, password: string | undefined): Promise<void> {
  const { db, clock } = services;
  const { user, session } = await db.system('account', async (tx) => ({
    user: await findById(tx, account.userId),
    session: (await tx.select().from(sessions).where(eq(sessions.id, account.sessionId)))[0],
  }));
  if (user?.passwordHash) {
    await take(services, bucket(services, 'guessCode', account.userId)).catch((error: unknown) => {
      throw error instanceof AuthError ? new AppError('too_many_requests') : error;
    });
    if (password === undefined || !(await checkPassword(password, user.passwordHash))) {
      const message = 'That password is incorrect.';
      throw new AppError('forbidden', message, [{ path: 'body.password', message }]);
    }
    return;
  }
  const shownAt = Math.max(0, ...(session?.amr ?? []).map(({ timestamp }) => timestamp)) * 1000;
  if (clock.now() - shownAt <= freshSignInMinutes * 60_000) return;
  throw new AppError('forbidden', 'To delete your account, sign out and sign in again first.');
}

interface Membership {
  workspaceId: string;
  name: string;
  role: string;
  operator: boolean;
  deletedAt: Date | null;
  people: number;
  owners: number;
}

/** The account's workspaces, kept from changing their members until the commit. */
async function membershipsOf(tx: Tx, userId: string): Promise<Membership[]> {
  const rows = await readRows(
    tx,
    { id: 'text' },
    sql`
    select w.id from workspaces w where exists
      (select from members m where m.workspace_id = w.id and m.user_id = ${userId}) order by 1 for update`,
  );
  const found: Membership[] = [];
  for (const { id } of rows) {
    const [workspace] = await tx.select().from(workspaces).where(eq(workspaces.id, id));
    const people = await tx.select().from(members).where(eq(members.workspaceId, id));
    found.push({
      workspaceId: id,
      name: workspace!.name,
      role: people.find((person) => person.userId === userId)!.role,
      operator: workspace!.operator,
      deletedAt: workspace!.deletedAt,
      people: people.length,
      owners: people.filter(({ role }) => role === 'owner').length,
    });
  }
  return found;
}

/** @throws AppError conflict when a workspace would be left without an owner */
function requireSuccessors(found: Membership[]): void {
  const onlyOwner = found.filter(({ role, owners }) => role === 'owner' && owners === 1);
  if (onlyOwner.some(({ operator }) => operator)) {
    throw new AppError('conflict', 'You operate this installation. Transfer its workspace to someone else first.');
  }
  const orphans = onlyOwner.filter(({ people, deletedAt }) => people > 1 && deletedAt === null);
  if (orphans.length === 0) return;
  const names = orphans.map(({ name }) => name).join(', ');
  const them = orphans.length === 1 ? 'the workspace' : 'these workspaces';
  throw new AppError('conflict', `You’re the only owner of ${names}. Transfer or delete ${them} first.`);
}

/**
 * Deletes an account with what is about the person; what they made for a workspace stays there. A workspace that has no
 * other member, or waits to be gone, goes with it by the next job.
 * @throws AppError invalid_input, forbidden, conflict, too_many_requests
 */
export async function removeAccount(
  services: Services,
  account: Account,
  { email, password }: { email: string; password?: string | undefined },
): Promise<undefined> {
  if (services.config.supabase) {
    throw new AppError('conflict', 'Accounts are managed by another service. Delete your account there.');
  }
  if (email.trim().toLowerCase() !== account.email) {
    const message = `Type your exact email: ${account.email}`;
    throw new AppError('invalid_input', message, [{ path: 'body.email', message }]);
  }
  await requireProof(services, account, password);
  const { userId } = account;
  const now = services.clock.now();
  const left = await changeAccount(services, userId, async (tx) => {
    await lockAccount(tx, userId);
    const found = await membershipsOf(tx, userId);
    requireSuccessors(found);
    for (const { workspaceId, people, owners, role } of found) {
      await accessCache(services).announce(tx, workspaceId);
      const isLast = people === 1 || (role === 'owner' && owners === 1);
      if (isLast) {
        const due = { deletedAt: new Date(now - restoreMs), deletedBy: userId };
        await tx.update(workspaces).set(due).where(eq(workspaces.id, workspaceId));
      }
    }
    for (const { table, columns } of await readTables(tx)) {
      if (!columns.includes(ownColumn) || logs.includes(table)) continue;
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(ownColumn)} = ${userId}`);
    }
    await tx.delete(users).where(eq(users.id, userId));
    for (const { workspaceId } of found) {
      const actor = { userId, email, row: roleMatrix.viewer };
      const scope = { services, workspaceId, actor, ...(account.ip !== undefined && { ip: account.ip }) };
      await recordChange(tx, scope, 'account.deleted', { object: { kind: 'member', id: userId } });
    }
    return found;
  });
  for (const { workspaceId } of left) accessCache(services).forget(workspaceId);
}
