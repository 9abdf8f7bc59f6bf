import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import { MailRefused } from '#server/platform/mail/mail.ts';
import { findAppointment } from '#server/scheduling/appointments.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { endMail } from '#server/usage/mail-budget.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { type CodeMail, codesOf, mailCodeJob, runOf } from './appointment-codes.ts';

const Mail = z.object({ workspaceId: z.uuid(), callId: z.uuid(), appointmentId: z.uuid(), sent: z.int() });

/** To whom, from whom and in which language; null when the call was deleted meanwhile. */
const prepare = (scope: Scope, { callId, appointmentId }: CodeMail) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { workspaceId } = scope;
    const [call] = await tx
      .select({ configuration: agentVersions.configuration })
      .from(calls)
      .leftJoin(
        agentVersions,
        and(
          ...[eq(agentVersions.workspaceId, calls.workspaceId), eq(agentVersions.agentId, calls.agentId)],
          eq(agentVersions.version, calls.agentVersion),
        ),
      )
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
    if (call === undefined) return null;
    const [{ attendeeEmail }, { name }] = [
      await findAppointment(tx, scope, appointmentId),
      await findWorkspace(tx, workspaceId),
    ];
    return attendeeEmail === null ? null : { to: attendeeEmail, name, language: call.configuration?.language ?? '' };
  });

/** Mails the code that shows whose an appointment is: nothing in it was said by the one who asked. */
async function mailCode(services: Services, mail: CodeMail): Promise<void> {
  const { workspaceId, callId, sent } = mail;
  const scope: Scope = { services, workspaceId, actor: null };
  const end = (went: boolean) =>
    services.db.tenant(workspaceId, (tx) => endMail(tx, scope, { runId: runOf(mail), count: 1 }, went));
  const prepared = await prepare(scope, mail);
  if (prepared === null) return end(false);
  const { to, name, language } = prepared;
  const { say } = languageOf(language) ?? languages[0]!;
  const { signature: _, ...brand } = letterhead(await siteOfWorkspace(services, workspaceId));
  try {
    const [code] = codesOf(services, callId, sent);
    await services.mail.send({ ...brand, to, ...say.codeMail(code!, name), key: runOf(mail), workspaceId });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return end(false);
  }
  return end(true);
}

/** Work that appointments leave to the queue. */
export function defineAppointmentJobs(services: Services): void {
  services.jobs.define(mailCodeJob, {
    // A code is good for ten minutes only.
    retryLimit: 3,
    timeoutSeconds: 60,
    handler: (data) => mailCode(services, Mail.parse(data)),
  });
}
