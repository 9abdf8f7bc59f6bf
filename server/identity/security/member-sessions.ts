import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isWithin, type RoleRow } from '#domain/identity/permissions.ts';
import type { MemberFactor, MemberSession } from '#domain/identity/security.ts';
import { AppError } from '#domain/platform/errors.ts';
import { changeAccount } from '#server/identity/account-cache.ts';
import { visitorFrom } from '#server/identity/auth/visitor.ts';
import { audit } from '#server/identity/auth-audit.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { findAccess, rowOf, type WorkspaceAccess } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { mfaFactors, sessions, users } from '#server/platform/db/schema/auth.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import type { Scope } from '#server/scope.ts';

/** Rows of the list: who has more sessions than that ends all of a member's. */
const mostSessions = 1_000;

/**
 * Accounts belong to no workspace: who its members are is asked first, as the workspace itself, and of the accounts only
 * those are looked at.
 */
async function accessOf({ services, workspaceId }: Scope): Promise<WorkspaceAccess> {
  const access = await findAccess(services, workspaceId);
  if (access === undefined) throw new AppError('not_found');
  return access;
}

/** Which members have a second factor. */
export async function listFactors(scope: Scope): Promise<MemberFactor[]> {
  const { services } = scope;
  const { members } = await accessOf(scope);
  const isElsewhere = services.config.supabase !== null;
  const ids = [...members.keys()];
  return services.db.system('account', async (tx) => {
    const people = await tx
      .select({ userId: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, ids))
      .orderBy(asc(users.email));
    const verified = and(inArray(mfaFactors.userId, ids), eq(mfaFactors.status, 'verified'));
    const factors = await tx.select({ userId: mfaFactors.userId }).from(mfaFactors).where(verified);
    const proved = new Set(factors.map(({ userId }) => userId));
    return people.map((one) => ({
      ...one,
      role: members.get(one.userId)!,
      secondFactor: isElsewhere ? null : proved.has(one.userId),
    }));
  });
}

/** Whether the asking person may sign someone with this role out: no one above them, and owners only by owners. */
function canEnd(actor: { row: RoleRow; isOwner: boolean }, role: string, row: RoleRow): boolean {
  return (role !== 'owner' || actor.isOwner) && isWithin(row, actor.row);
}

/** What the asking person is, and what holds in the workspace. */
async function actorOf(scope: Scope) {
  const access = await accessOf(scope);
  if (scope.actor === null) throw new AppError('forbidden');
  const { userId, row } = scope.actor;
  return { access, row, isOwner: access.members.get(userId) === 'owner' };
}

/** @throws AppError conflict */
function requireOwnSessions({ services }: Scope): void {
  if (services.config.supabase === null) return;
  throw new AppError('conflict', 'Sign-in is managed by the service at SUPABASE_URL. View and end sessions there.');
}

/** Devices on which members are signed in, the last active first. @throws AppError conflict */
export async function listSessions(scope: Scope): Promise<MemberSession[]> {
  requireOwnSessions(scope);
  const asking = await actorOf(scope);
  const { members } = asking.access;
  const rows = await scope.services.db.system('account', (tx) =>
    tx
      .select({ session: sessions, email: users.email })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(inArray(sessions.userId, [...members.keys()]))
      .orderBy(desc(sessions.activeAt), asc(sessions.id))
      .limit(mostSessions),
  );
  return rows.map(({ session, email }) => {
    const role = members.get(session.userId)!;
    const levels = rowOf(asking.access, session.userId);
    const current = session.id === scope.actor?.session?.id;
    return {
      id: session.id,
      userId: session.userId,
      email,
      role,
      userAgent: session.userAgent ?? '',
      ip: session.ip,
      signedInAt: session.createdAt.toISOString(),
      lastActiveAt: session.activeAt.toISOString(),
      secondFactor: session.aal === 'aal2',
      current,
      canEnd: !current && levels !== undefined && canEnd(asking, role, levels),
    };
  });
}

/** A member whose sessions may be ended by who asks. @throws AppError not_found, forbidden */
async function memberToEnd(
  scope: Scope,
  userId: string,
  missing = 'Member not found. It may have been removed.',
): Promise<void> {
  const asking = await actorOf(scope);
  const row = rowOf(asking.access, userId);
  if (row === undefined) throw new AppError('not_found', missing);
  if (canEnd(asking, asking.access.members.get(userId)!, row)) return;
  throw new AppError(
    'forbidden',
    'This member has more permissions than you. Ask someone with the same role to do this.',
  );
}

async function tellMember({ services, workspaceId, actor }: Scope, userId: string, what: string, key: string) {
  if (userId === actor?.userId) return;
  const found = await services.db.system('account', async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const [workspace] = await tx
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    return { email: user?.email, name: workspace?.name };
  });
  if (!found.email) return;
  const site = await siteOfWorkspace(services, workspaceId);
  const { signature, ...sender } = letterhead(site);
  const text = [
    `${actor?.email || 'Someone'} from the "${found.name}" workspace signed you out of ${site.name} ${what}.`,
    'This ends the session in all of your workspaces. Your account and data aren’t affected, and you can sign in again.',
    'If you didn’t expect this, contact them and change your password.',
    signature,
  ].join('\n\n');
  // The sessions are over whether or not the letter goes out.
  await services.mail
    .send({ to: found.email, subject: `You were signed out of ${site.name}`, text, key, ...sender })
    .catch((error: Error) => services.log.warn({ reason: error.message }, 'a member was not told of a sign-out'));
}

const noSession = 'This session no longer exists.';

/** Signs a member out on one device. @throws AppError not_found, forbidden, conflict */
export async function endSession(scope: Scope, sessionId: string): Promise<undefined> {
  requireOwnSessions(scope);
  const { services } = scope;
  const [session] = await services.db.system('account', (tx) =>
    tx.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId)),
  );
  const { members } = await accessOf(scope);
  if (session === undefined || !members.has(session.userId)) throw new AppError('not_found', noSession);
  if (sessionId === scope.actor?.session?.id) {
    throw new AppError('conflict', 'This is your current session. Sign out instead.');
  }
  const { userId } = session;
  await memberToEnd(scope, userId, noSession);
  await changeAccount(services, userId, async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning();
    if (gone === undefined) throw new AppError('not_found', noSession);
    const by = { by: scope.actor!.userId, session_id: sessionId };
    await audit(tx, services, visitorFrom(scope.ip ?? '', undefined), 'logout', userId, by);
    const before = { userId, ip: gone.ip, userAgent: gone.userAgent };
    await recordChange(tx, scope, 'session.ended', { object: { kind: 'session', id: sessionId }, before });
  });
  await tellMember(scope, userId, 'on one device', `session-ended:${sessionId}`);
}

/** Signs a member out on every device but the one that asks. @throws AppError not_found, forbidden, conflict */
export async function endAllSessions(scope: Scope, userId: string): Promise<undefined> {
  requireOwnSessions(scope);
  await memberToEnd(scope, userId);
  const { services } = scope;
  await changeAccount(services, userId, async (tx) => {
    const all = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).for('update');
    const ids = all.map(({ id }) => id).filter((id) => id !== scope.actor?.session?.id);
    await tx.delete(sessions).where(inArray(sessions.id, ids));
    const by = { by: scope.actor!.userId, sessions: ids.length };
    await audit(tx, services, visitorFrom(scope.ip ?? '', undefined), 'logout', userId, by);
    const object = { kind: 'member', id: userId };
    await recordChange(tx, scope, 'session.all-ended', { object, before: { sessions: ids.length } });
  });
  await tellMember(scope, userId, 'on every device', `sessions-ended:${userId}:${services.clock.now()}`);
}
