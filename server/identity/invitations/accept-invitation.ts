import { and, eq, isNull } from 'drizzle-orm';
import type { OpenInvitation } from '#domain/identity/invitations.ts';
import { can, type RoleRow } from '#domain/identity/permissions.ts';
import type { Workspace } from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import { normalizeEmail } from '#server/identity/auth/email-address.ts';
import { findPeople } from '#server/identity/people.ts';
import { accessCache, findAccess, readAccess, rowOf } from '#server/identity/workspace-access.ts';
import { readWorkspaces } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Account, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { hashOfInvitation } from './invitation-token.ts';
import { type InvitationRow, oneInvitation } from './invitations.ts';
import { vouches } from './vouches.ts';

/** One sentence for what never was, was withdrawn, used, or replaced: a stranger learns of none of them. */
const unknown = () =>
  new AppError(
    'not_found',
    'This invitation is no longer valid because it was used, withdrawn, or sent again. Ask the person who invited you for a new one.',
  );

const memberAlready = () => new AppError('conflict', 'You’re already a member of this workspace.');

/** The invitation that a token opens, accepted or not. The token says of which workspace. @throws AppError not_found */
async function findByToken(tx: Tx, token: string) {
  const [found] = await tx
    .select({ invitation: invitations, workspace: workspaces.name, roleName: roles.name })
    .from(invitations)
    .innerJoin(workspaces, and(eq(workspaces.id, invitations.workspaceId), isNull(workspaces.deletedAt)))
    .innerJoin(roles, and(eq(roles.workspaceId, invitations.workspaceId), eq(roles.id, invitations.role)))
    .where(eq(invitations.tokenHash, hashOfInvitation(token)));
  if (found === undefined) throw unknown();
  return found;
}

/** @throws AppError invitation_expired */
function requireUnexpired({ clock }: Services, { expiresAt }: InvitationRow): void {
  if (expiresAt.getTime() <= clock.now()) throw new AppError('invitation_expired');
}

/** What an invitation is to. @throws AppError not_found, invitation_expired */
export async function lookAtInvitation(services: Services, token: string): Promise<OpenInvitation> {
  const { invitation, workspace, roleName } = await services.db.system('account', (tx) => findByToken(tx, token));
  if (invitation.acceptedAt !== null) throw unknown();
  requireUnexpired(services, invitation);
  const { email, invitedBy, expiresAt } = invitation;
  const sender = (await findPeople(services, [invitedBy])).get(invitedBy);
  return { workspace, roleName, invitedBy: sender?.email ?? null, email, expiresAt: expiresAt.toISOString() };
}

/** Whether the account's own, confirmed address is this one. */
async function owns(tx: Tx, { userId }: Account, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user !== undefined && user.confirmedAt !== null && normalizeEmail(user.email) === email;
}

/** Whether the person who invited into a subaccount still manages its agency: its owner is the agency's to find. */
async function vouchesAsAgency(services: Services, workspaceId: string, invitedBy: string): Promise<boolean> {
  const access = await findAccess(services, workspaceId);
  const home = access?.agency && (await findAccess(services, access.agency.id));
  const atHome = home && !home.deleted ? rowOf(home, invitedBy) : undefined;
  return atHome !== undefined && can(atHome, 'settings:manage');
}

/**
 * Makes the account a member, in the workspace's own transaction.
 * @param agencyVouches whether the agency of a subaccount does
 * @throws AppError not_found, invitation_expired, conflict when it is one already, or the person who invited may not any more
 */
async function join(
  tx: Tx,
  scope: Omit<Scope, 'actor'>,
  account: Account,
  invitationId: string,
  agencyVouches: boolean,
): Promise<void> {
  const { services, workspaceId } = scope;
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update');
  // Again: what was found may have ended before the lock was had.
  const access = (await readAccess(tx, workspaceId))!;
  if (access.members.has(account.userId)) throw memberAlready();
  const [invitation] = await tx.select().from(invitations).where(oneInvitation(workspaceId, invitationId));
  if (invitation === undefined) throw unknown();
  requireUnexpired(services, invitation);
  const { role, invitedBy } = invitation;
  if (!vouches(access, invitedBy, role) && !agencyVouches) {
    throw new AppError(
      'conflict',
      'The person who invited you can no longer assign this role. Ask someone in the workspace for a new invitation.',
    );
  }
  const acceptedAt = new Date(services.clock.now());
  await tx.insert(members).values({ workspaceId, userId: account.userId, role, createdAt: acceptedAt });
  await tx
    .update(invitations)
    .set({ acceptedAt, acceptedBy: account.userId })
    .where(oneInvitation(workspaceId, invitationId));
  await accessCache(services).announce(tx, workspaceId);
  const actor = { userId: account.userId, email: account.email, row: access.roles.get(role) as RoleRow };
  const object = { kind: 'member', id: account.userId };
  await recordChange(tx, { ...scope, actor }, 'member.joined', { object, after: { role, invitedBy } });
}

/**
 * Accepts an invitation for the signed-in account, whose confirmed address has to be the invited one.
 * @throws AppError not_found, invitation_expired, invitation_for_other, conflict
 */
export async function acceptInvitation(services: Services, account: Account, token: string): Promise<Workspace> {
  const { db } = services;
  const { invitation, workspace } = await db.system('account', async (tx) => {
    const found = await findByToken(tx, token);
    const { workspaceId, acceptedAt, email } = found.invitation;
    const [member] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, account.userId)));
    if (member !== undefined) throw memberAlready();
    if (acceptedAt !== null) throw unknown();
    requireUnexpired(services, found.invitation);
    if (!(await owns(tx, account, email))) {
      throw new AppError(
        'invitation_for_other',
        `This invitation was sent to ${email}, and you are signed in as ${account.email}. Sign in as ${email} to accept it.`,
      );
    }
    return found;
  });
  const { workspaceId, id } = invitation;
  const scope = { services, workspaceId, ...(account.ip !== undefined && { ip: account.ip }) };
  const agencyVouches = await vouchesAsAgency(services, workspaceId, invitation.invitedBy);
  await db.tenant(workspaceId, (tx) => join(tx, scope, account, id, agencyVouches));
  accessCache(services).forget(workspaceId);
  const all = await db.system('account', (tx) => readWorkspaces(tx, account.userId));
  const joined = all.find((one) => one.id === workspaceId);
  if (joined === undefined) throw new AppError('not_found', `${workspace} has been closed.`);
  return joined;
}
