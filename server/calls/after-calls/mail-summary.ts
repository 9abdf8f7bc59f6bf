import { getCall } from '#server/calls/calls.ts';
import { quoted } from '#server/calls/stored/outline-call.ts';
import { callPeople } from '#server/contacts/task-people.ts';
import { findPeople } from '#server/identity/people.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import { MailRefused } from '#server/platform/mail/mail.ts';
import type { Scope } from '#server/scope.ts';

/** Characters of a subject. */
const longestSubject = 120;

/**
 * Mails the summary of a call to a member who may see calls now. A repeat carries the same Message-ID.
 * @throws when the mail server did not take it, so that the queue tries again
 */
export async function mailSummary(scope: Scope, callId: string, userId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const people = await services.db.tenant(workspaceId, (tx) => callPeople(tx, workspaceId));
  if (!people.some((person) => person.userId === userId)) return;
  const to = (await findPeople(services, [userId])).get(userId)?.email;
  if (!to) return;
  const call = await getCall(scope, callId);
  const site = await siteOfWorkspace(services, workspaceId);
  const { signature: _, ...sender } = letterhead(site);
  const { asked, collected, done, promised, ended } = call.summary;
  const part = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', `${title}:`, ...lines]);
  const subject = `${call.test ? 'Test call: ' : ''}Call with ${call.agentName}`.slice(0, longestSubject);
  const text = [
    asked === null ? 'The caller didn’t say anything.' : quoted(asked),
    ...part(
      'Collected',
      collected.map(({ name, spoken }) => `${name.replaceAll('_', ' ')}: ${spoken}`),
    ),
    ...part('Done', done),
    ...part('Promised', promised),
    ...['', ended, '', `View the call: ${site.origin}/dashboard/calls/${callId}`],
    ...(promised.length > 0 ? [`Open the Inbox: ${site.origin}/dashboard/inbox`] : []),
  ].join('\n');
  try {
    await services.mail.send({ ...sender, to, subject, text, key: `call-summary/${callId}/${userId}`, workspaceId });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    services.log.warn({ callId, reason: error.message }, 'the summary of a call was refused');
  }
}
