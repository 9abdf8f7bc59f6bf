import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Letter } from '#server/infra/mail/mail.ts';
import type { Services } from '#server/services.ts';
import { teamAddress } from '#server/workspaces/workspaces.ts';
import { contactMessages, type MessageRow } from './contacts.table.ts';
import { findOperatorWorkspace } from './file-message.ts';

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
      `Somebody wrote through the contact form of ${publicUrl}.`,
      `Your answer to this mail goes to ${email}.`,
      '',
      `Name: ${name}`,
      `E-mail: ${email}`,
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

/**
 * Mails a message to whom it is for. Without anybody to mail to it stays until there is an operator.
 * @throws when the mail server did not take it, so that the queue tries again
 */
export async function mailMessage(services: Services, messageId: string): Promise<void> {
  const { db, mail, clock, config } = services;
  const letter = await db.system(async (tx) => {
    const waiting = and(eq(contactMessages.id, messageId), isNull(contactMessages.mailedAt));
    const [message] = await tx.select().from(contactMessages).where(waiting);
    const to = message && (await recipient(tx, services));
    return message && to ? letterOf(message, to, config.publicUrl) : null;
  });
  if (letter === null) return;
  await mail.send(letter);
  const mailedAt = new Date(clock.now());
  await db.system((tx) => tx.update(contactMessages).set({ mailedAt }).where(eq(contactMessages.id, messageId)));
}
