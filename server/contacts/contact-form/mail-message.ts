import { and, eq, isNull } from 'drizzle-orm';
import { teamAddress } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contactMessages, type MessageRow } from '#server/platform/db/schema/contacts.table.ts';
import { findOperatorWorkspace } from '#server/platform/find-operator.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';

/** CONTACT_TO, else the operator's owner; null as long as there is neither. */
async function recipient(tx: Tx, { config }: Services): Promise<string | null> {
  if (config.contactTo !== null) return config.contactTo;
  const workspaceId = await findOperatorWorkspace(tx);
  return workspaceId === undefined ? null : teamAddress(tx, workspaceId);
}

/** The sender's words come last, so that nothing of them can pass for ours. */
function letterOf(message: MessageRow, to: string, publicUrl: string): Letter {
  const { id, name, email, company, subject, createdAt } = message;
  const about = subject === '' ? '' : `: ${subject}`;
  const sent = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return {
    to,
    replyTo: { name, address: email },
    subject: `Demo request from ${name}, ${company}${about}`,
    text: [
      `You have a new message from the contact form at ${publicUrl}.`,
      `Replies to this email go to ${email}.`,
      '',
      `Name: ${name}`,
      `Email: ${email}`,
      `Company: ${company}`,
      ...(subject === '' ? [] : [`Subject: ${subject}`]),
      `Sent: ${sent} UTC`,
      'Message:',
      '',
      message.message,
    ].join('\n'),
    key: `contact-${id}`,
  };
}

/** Longer than a mail server may take, in ms. A try that was killed has the message for as long. */
const claimMs = 5 * 60_000;

/**
 * The letter to send, claimed for this try. Null when it was sent, or as long as there is no one to send it to.
 * @throws when another try is at it, which may yet fail
 */
async function claimLetter(tx: Tx, services: Services, messageId: string): Promise<Letter | null> {
  const waiting = and(eq(contactMessages.id, messageId), isNull(contactMessages.mailedAt));
  const [message] = await tx.select().from(contactMessages).where(waiting).for('update');
  if (message === undefined) return null;
  const to = await recipient(tx, services);
  if (to === null) return null;
  const now = services.clock.now();
  if ((message.mailClaimedUntil?.getTime() ?? 0) > now) throw new Error('This message is already being emailed.');
  const mailClaimedUntil = new Date(now + claimMs);
  await tx.update(contactMessages).set({ mailClaimedUntil }).where(eq(contactMessages.id, messageId));
  return letterOf(message, to, services.config.publicUrl);
}

/**
 * Mails a message to whom it is for. Without anyone to mail to it stays until there is an operator.
 * @throws when the mail server did not take it, so that the queue tries again
 */
export async function mailMessage(services: Services, messageId: string): Promise<void> {
  const { db, mail, clock } = services;
  const letter = await db.system('installation', (tx) => claimLetter(tx, services, messageId));
  if (letter === null) return;
  const end = (mailedAt: Date | null) =>
    db.system('installation', (tx) =>
      tx.update(contactMessages).set({ mailedAt, mailClaimedUntil: null }).where(eq(contactMessages.id, messageId)),
    );
  try {
    await mail.send(letter);
  } catch (error) {
    await end(null);
    throw error;
  }
  await end(new Date(clock.now()));
}
