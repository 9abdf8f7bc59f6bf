import { and, count, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { type Invitation, invitationDays, invitationsPerDay } from '#domain/identity/invitations.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requestInvitationMail } from '#server/identity/mail-invitation.ts';
import { withinMailsTo } from '#server/identity/mails-to-address.ts';
import { holdTeam, requireGivable, type Team } from '#server/identity/members/team.ts';
import { findPeople } from '#server/identity/people.ts';
import { findAccess } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import type { Scope } from '#server/scope.ts';
import { spend } from '#server/usage/ledger.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { vouches } from './vouches.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Milliseconds. */
const goodFor = invitationDays * 86_400_000;

export const oneInvitation = (workspaceId: string, id: string) =>
  and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), isNull(invitations.acceptedAt));

/** Those that were not accepted, newest first. */
export async function listInvitations({ services, workspaceId }: Scope): Promise<Invitation[]> {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ row: invitations, roleName: roles.name })
      .from(invitations)
      .innerJoin(roles, and(eq(roles.workspaceId, invitations.workspaceId), eq(roles.id, invitations.role)))
      .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
      .orderBy(desc(invitations.createdAt), desc(invitations.id)),
  );
  const people = await findPeople(services, [...new Set(rows.map(({ row }) => row.invitedBy))]);
  const access = await findAccess(services, workspaceId);
  const now = services.clock.now();
  return rows.map(({ row, roleName }) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    roleName,
    mail: row.mail,
    status: row.expiresAt.getTime() <= now ? 'expired' : 'invited',
    invitedBy: people.get(row.invitedBy)?.email ?? null,
    canBeAccepted: access !== undefined && vouches(access, row.invitedBy, row.role),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

const shown = async (scope: Scope, ids: string[]) => {
  const all = await listInvitations(scope);
  return ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
};

/** Refuses more people than a workspace may have; anyone who can still accept counts. @throws AppError limit_reached */
async function requireSeats(tx: Tx, scope: Scope, team: Team, more: number, besides: string | null): Promise<void> {
  const { services, workspaceId } = scope;
  const [pending] = await tx
    .select({ n: count() })
    .from(invitations)
    .where(
      and(
        ...[eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)],
        gt(invitations.expiresAt, new Date(services.clock.now())),
        besides === null ? undefined : ne(invitations.id, besides),
      ),
    );
  await requireRoom(tx, workspaceId, 'teamMembers', team.members.size + pending!.n, more);
}

/** Takes the mails from what the workspace may send in a day. @throws AppError limit_reached */
async function takeFromDay(tx: Tx, { services, workspaceId }: Scope, sending: string, quantity: number) {
  const wish = { meter: 'invitations' as const, key: `invitations:${sending}`, quantity, at: services.clock.now() };
  if ((await spend(tx, workspaceId, { ...wish, caps: { workspace: invitationsPerDay } })) !== null) return;
  throw new AppError(
    'limit_reached',
    `This workspace has reached its limit of ${invitationsPerDay} invitations a day. Try again tomorrow.`,
  );
}

/** @throws AppError conflict when one of the addresses is a member's */
async function requireStrangers({ services, workspaceId }: Scope, emails: string[]): Promise<void> {
  const access = await findAccess(services, workspaceId);
  const people = await findPeople(services, [...(access?.members.keys() ?? [])]);
  const taken = new Set([...people.values()].map(({ email }) => email));
  const member = emails.find((email) => taken.has(email));
  if (member !== undefined) throw new AppError('conflict', `${member} is already a member.`);
}

/**
 * Invites people by mail: all or none.
 * @param sending names the request: another try of it sends nothing again
 * @throws AppError forbidden, invalid_input, conflict, limit_reached
 */
export async function invite(
  scope: Scope,
  input: { emails: string[]; role: RoleId },
  sending = newId(),
): Promise<Invitation[]> {
  const { services, workspaceId, actor } = scope;
  const emails = [...new Set(input.emails)];
  const open = (tx: Tx) =>
    tx
      .select()
      .from(invitations)
      .where(
        and(
          ...[eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)],
          inArray(invitations.email, emails),
        ),
      );
  const before = await services.db.tenant(workspaceId, open);
  const done = before.filter((row) => row.sending === sending);
  if (done.length > 0)
    return shown(
      scope,
      done.map(({ id }) => id),
    );
  await requireStrangers(scope, emails);
  const add = async (tx: Tx) => {
    const team = await holdTeam(tx, scope, 'team:write');
    requireGivable(team, input.role);
    const [known] = await open(tx);
    if (known !== undefined) {
      throw new AppError('conflict', `${known.email} is already invited. Resend the invitation, or withdraw it.`);
    }
    await requireSeats(tx, scope, team, emails.length, null);
    await takeFromDay(tx, scope, sending, emails.length);
    const createdAt = new Date(services.clock.now());
    const expiresAt = new Date(createdAt.getTime() + goodFor);
    const made = emails.map((email) => ({ id: newId(), email, role: input.role }));
    for (const one of made) {
      const rest = { workspaceId, sending, invitedBy: actor!.userId, mail: 'waiting' as const, createdAt, expiresAt };
      await tx.insert(invitations).values({ ...one, ...rest });
      await requestInvitationMail(tx, services, { workspaceId, invitationId: one.id, sending });
    }
    for (const { id, email, role } of made) {
      const object = { kind: 'invitation', id };
      await recordChange(tx, scope, 'member.invited', { object, after: { email, role } });
    }
    return made.map(({ id }) => id);
  };
  return shown(scope, await withinMailsTo(services, emails, () => services.db.tenant(workspaceId, add)));
}

const noInvitation = () => new AppError('not_found', 'Invitation not found. It may have been removed.');

/** An invitation whose role the asking person may give. @throws AppError not_found, forbidden */
async function touchable(tx: Tx, scope: Scope, team: Team, id: string): Promise<InvitationRow> {
  const [row] = await tx.select().from(invitations).where(oneInvitation(scope.workspaceId, id));
  if (row === undefined) throw noInvitation();
  requireGivable(team, row.role);
  return row;
}

/**
 * Sends an invitation again, for seven more days. Who sends it vouches for it from then on.
 * @throws AppError not_found, forbidden, limit_reached
 */
export async function resendInvitation(scope: Scope, id: string, sending = newId()): Promise<Invitation> {
  const { services, workspaceId, actor } = scope;
  const again = async (tx: Tx) => {
    const team = await holdTeam(tx, scope, 'team:write');
    const { email, expiresAt: before } = await touchable(tx, scope, team, id);
    await requireSeats(tx, scope, team, 1, id);
    await takeFromDay(tx, scope, sending, 1);
    const expiresAt = new Date(services.clock.now() + goodFor);
    const set = { sending, expiresAt, invitedBy: actor!.userId, mail: 'waiting' as const, tokenHash: null };
    await tx.update(invitations).set(set).where(oneInvitation(workspaceId, id));
    await requestInvitationMail(tx, services, { workspaceId, invitationId: id, sending });
    const object = { kind: 'invitation', id };
    const change = { before: { email, expiresAt: before }, after: { email, expiresAt } };
    await recordChange(tx, scope, 'invitation.resent', { object, ...change });
  };
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(invitations).where(oneInvitation(workspaceId, id)),
  );
  if (row === undefined) throw noInvitation();
  if (row.sending !== sending) {
    await withinMailsTo(services, [row.email], () => services.db.tenant(workspaceId, again));
  }
  const [now] = await shown(scope, [id]);
  if (now === undefined) throw noInvitation();
  return now;
}

/** Ends an invitation and its link. @throws AppError not_found, forbidden */
export async function withdrawInvitation(scope: Scope, id: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const team = await holdTeam(tx, scope, 'team:write');
    const { email, role } = await touchable(tx, scope, team, id);
    await tx.delete(invitations).where(oneInvitation(workspaceId, id));
    const object = { kind: 'invitation', id };
    await recordChange(tx, scope, 'invitation.withdrawn', { object, before: { email, role } });
  });
}
