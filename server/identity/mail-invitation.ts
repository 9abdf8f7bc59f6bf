import { and, eq, isNull } from 'drizzle-orm';
import type { Invitation } from '#domain/identity/invitations.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { invitations } from '#server/platform/db/schema/invitations.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { type Letter, MailRefused } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import { invitationLetter } from './invitations/invitation-letter.ts';
import { hashOfInvitation, newInvitationToken } from './invitations/invitation-token.ts';
import { findPeople } from './people.ts';
import { siteOfWorkspace } from './sites.ts';
import { findWorkspace } from './workspaces.ts';

export const mailInvitationJob = 'invitations.mail';

/** One sending of an invitation. */
export interface Sending {
  workspaceId: string;
  invitationId: string;
  sending: string;
}

/** Asks for the mail, in the transaction of what it is about. No token lies in the queue. */
export const requestInvitationMail = (tx: Tx, services: Services, sending: Sending) =>
  services.jobs.enqueue(tx, mailInvitationJob, sending);

const ofSending = ({ workspaceId, invitationId, sending }: Sending) =>
  and(
    eq(invitations.workspaceId, workspaceId),
    ...[eq(invitations.id, invitationId), eq(invitations.sending, sending), isNull(invitations.acceptedAt)],
  );

/** The invitation with a new token, which voids that of a try before. Undefined where there is nothing to send any more. */
async function prepare(tx: Tx, { clock }: Services, sending: Sending) {
  const token = newInvitationToken();
  const set = { tokenHash: hashOfInvitation(token) };
  const [row] = await tx.update(invitations).set(set).where(ofSending(sending)).returning();
  if (row === undefined || row.expiresAt.getTime() <= clock.now()) return undefined;
  const { name: workspace, deletedAt } = await findWorkspace(tx, sending.workspaceId);
  const [role] = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(and(eq(roles.workspaceId, sending.workspaceId), eq(roles.id, row.role)));
  return deletedAt === null ? { row, token, workspace, roleName: role!.name } : undefined;
}

/**
 * Mails an invitation.
 * @throws when the mail server did not take it, so that the queue tries again
 */
export async function mailInvitation(services: Services, sending: Sending, isLast: boolean): Promise<void> {
  const { db, mail } = services;
  const ready = await db.tenant(sending.workspaceId, (tx) => prepare(tx, services, sending));
  if (ready === undefined) return;
  const { row, token, workspace, roleName } = ready;
  const sender = (await findPeople(services, [row.invitedBy])).get(row.invitedBy);
  if (sender === undefined) return;
  const { email, expiresAt } = row;
  // In the fragment: no server, log or referrer sees it.
  const site = await siteOfWorkspace(services, sending.workspaceId);
  const link = `${site.origin}/invitation#token=${token}`;
  const words = invitationLetter(site, { workspace, roleName, invitedBy: sender.email, email, expiresAt, link });
  const letter: Letter = { to: email, key: `invitation-${row.id}-${hashOfInvitation(token)}`, ...words };
  const note = (state: Invitation['mail']) =>
    db.tenant(sending.workspaceId, (tx) => tx.update(invitations).set({ mail: state }).where(ofSending(sending)));
  try {
    await mail.send(letter);
  } catch (error) {
    const final = error instanceof MailRefused || isLast;
    await note(final ? 'failed' : 'delayed');
    if (error instanceof MailRefused) return;
    throw error;
  }
  await note('sent');
}
