import { and, eq, isNull } from 'drizzle-orm';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { invitationDays, invitationsPerDay } from '#domain/identity/invitations.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordInBoth, requireChild } from '#server/identity/find-child.ts';
import { requestInvitationMail } from '#server/identity/mail-invitation.ts';
import { withinMailsTo } from '#server/identity/mails-to-address.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { spend } from '#server/usage/ledger.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { shownSubaccount } from './list-subaccounts.ts';

const goodFor = invitationDays * 86_400_000;

/** Does what mails an owner, within what an address is sent in a day; without an owner it just does it. */
export const withinOwnerMails = <T>(
  services: Services,
  email: string | undefined,
  act: () => Promise<T>,
): Promise<T> => (email === undefined ? act() : withinMailsTo(services, [email], act));

/**
 * Asks someone to own a subaccount, in a transaction of the system's. The mail counts to what the agency sends in a day.
 * @param sending names the request: another try of it sends nothing again
 * @throws AppError limit_reached
 */
export async function addOwnerInvitation(
  tx: Tx,
  { services, workspaceId: agencyId, actor }: Scope,
  childId: string,
  email: string,
  sending: string,
): Promise<void> {
  if (actor === null) throw new AppError('forbidden');
  const at = services.clock.now();
  const wish = { meter: 'invitations' as const, key: `invitations:${sending}`, quantity: 1, at };
  if ((await spend(tx, agencyId, { ...wish, caps: { workspace: invitationsPerDay } })) === null) {
    throw new AppError(
      'limit_reached',
      `This workspace has reached its limit of ${invitationsPerDay} invitations a day. Try again tomorrow.`,
    );
  }
  const id = newId();
  await tx.insert(invitations).values({
    workspaceId: childId,
    id,
    email,
    role: 'owner',
    invitedBy: actor.userId,
    sending,
    mail: 'waiting',
    createdAt: new Date(at),
    expiresAt: new Date(at + goodFor),
  });
  await requestInvitationMail(tx, services, { workspaceId: childId, invitationId: id, sending });
}

/**
 * Invites someone by email to own a subaccount. An earlier invitation that was not accepted ends.
 * @throws AppError not_found, conflict when it has an owner, limit_reached
 */
export async function inviteOwner(
  scope: Scope,
  childId: string,
  email: string,
  sending = newId(),
): Promise<Subaccount> {
  const { services, workspaceId } = scope;
  const open = and(eq(invitations.workspaceId, childId), isNull(invitations.acceptedAt));
  const add = async (tx: Tx) => {
    await requireChild(tx, workspaceId, childId);
    const people = await tx.select().from(members).where(eq(members.workspaceId, childId));
    if (people.some(({ role }) => role === 'owner')) {
      throw new AppError('conflict', 'This subaccount already has an owner, who can invite others.');
    }
    await requireRoom(tx, childId, 'teamMembers', people.length);
    await tx.delete(invitations).where(and(open, eq(invitations.role, 'owner')));
    await tx.delete(invitations).where(and(open, eq(invitations.email, email)));
    await addOwnerInvitation(tx, scope, childId, email, sending);
    await recordInBoth(tx, scope, childId, 'subaccount.owner-invited', { after: { email } });
  };
  const [sent] = await services.db.system('agency', async (tx) => {
    await requireChild(tx, workspaceId, childId, false);
    return tx
      .select()
      .from(invitations)
      .where(and(open, eq(invitations.sending, sending)));
  });
  if (sent === undefined) await withinMailsTo(services, [email], () => services.db.system('agency', add));
  return services.db.system('agency', (tx) => shownSubaccount(tx, scope, childId));
}
