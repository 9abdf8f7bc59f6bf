import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { UserRow } from '#server/platform/db/schema/auth.table.ts';
import { brands } from '#server/platform/db/schema/brands.table.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from './auth-error.ts';
import type { Visitor } from './visitor.ts';

/**
 * Whom a site serves. The installation's own serves everyone. An agency's belongs to a stranger: anyone who owns its name
 * reads all that is sent there, sessions and links of mails included. So it serves the agency's people alone, and what
 * changes a whole account only for those who are no one else's.
 */

/** The workspaces of an account: whether each is the agency's, and still open. */
async function membershipsOf(tx: Tx, agencyId: string, userId: string) {
  const rows = await tx
    .select({ id: workspaces.id, parentId: workspaces.parentId, deletedAt: workspaces.deletedAt })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.userId, userId));
  return rows.map(({ id, parentId, deletedAt }) => ({
    isIts: id === agencyId || parentId === agencyId,
    isOpen: deletedAt === null,
  }));
}

async function isInvited(tx: Tx, { clock }: Services, agencyId: string, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(workspaces, and(eq(workspaces.id, invitations.workspaceId), isNull(workspaces.deletedAt)))
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, new Date(clock.now())),
        or(eq(workspaces.id, agencyId), eq(workspaces.parentId, agencyId)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

async function takesStrangers(tx: Tx, agencyId: string): Promise<boolean> {
  const [brand] = await tx.select({ signUp: brands.signUp }).from(brands).where(eq(brands.workspaceId, agencyId));
  return brand?.signUp ?? false;
}

/**
 * Whether someone may sign in at a site, or up: at an agency's, who is a member of one of its workspaces, invited to
 * one, or signed up there; and where it takes strangers, an address that no one has confirmed an account for.
 * @param user the account of the address, if there is one
 */
export async function isServed(
  tx: Tx,
  services: Services,
  agencyId: string | null,
  email: string,
  user: UserRow | undefined,
): Promise<boolean> {
  if (agencyId === null) return true;
  if (user !== undefined) {
    const memberships = await membershipsOf(tx, agencyId, user.id);
    if (memberships.some(({ isIts, isOpen }) => isIts && isOpen)) return true;
    if (user.agencyId === agencyId && memberships.length === 0) return true;
  }
  if (await isInvited(tx, services, agencyId, email)) return true;
  return user?.emailConfirmedAt == null && takesStrangers(tx, agencyId);
}

/** Whether an account is an agency's alone: all that it is a member of, also what is deleted and may come back. */
export async function isWhollyOf(
  tx: Tx,
  agencyId: string,
  user: Pick<UserRow, 'id' | 'agencyId'> | undefined,
): Promise<boolean> {
  if (user === undefined) return false;
  const memberships = await membershipsOf(tx, agencyId, user.id);
  return memberships.length === 0 ? user.agencyId === agencyId : memberships.every(({ isIts }) => isIts);
}

/**
 * Refuses to change at an agency's site how an account is signed in to, when the account opens more than the agency's
 * workspaces: it would be opened to the agency by that.
 * @throws AuthError not_admin
 */
export async function requireOwnAccount(
  { db }: Services,
  { agencyId }: Pick<Visitor, 'agencyId'>,
  user: UserRow,
): Promise<void> {
  if (agencyId === null || (await db.system('account', (tx) => isWhollyOf(tx, agencyId, user)))) return;
  throw new AuthError(
    'not_admin',
    'Your account also belongs to workspaces on another site. Sign in there to change your email address, password, or sign-in methods.',
  );
}
