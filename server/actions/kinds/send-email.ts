import { and, eq, ne } from 'drizzle-orm';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { AppError } from '#domain/platform/errors.ts';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { type ActionRun, defineKind, NotDone } from '#server/actions/action-kind.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { findWorkspace, teamAddress } from '#server/identity/workspaces.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { letterhead } from '#server/platform/mail/letter-page.ts';
import { MailRefused, MailUnsent } from '#server/platform/mail/mail.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { findAppointment } from '#server/scheduling/appointments.ts';
import type { Scope } from '#server/scope.ts';
import { endMail, haveMails, holdMail } from '#server/usage/mail-budget.ts';
import { SendEmailInput } from '#voice/flow/flow-actions.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { openRun } from '../action-runs.ts';
import { saidInCalls, withoutForeignLinks } from './callers-words.ts';
import { recipientsOf } from './recipients.ts';

/** An appointment as a calendar file. A second file with the same UID changes the first one's entry. */
export function calendarFile(
  appointment: Appointment,
  sentAt: number,
  company: string,
  shown: (text: string) => string = (text) => text,
): string {
  const calendar = ical({ prodId: { company, product: 'Appointments' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: appointment.id,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    stamp: new Date(sentAt),
    summary: shown(appointment.title),
    ...(appointment.notes !== null && { description: shown(appointment.notes) }),
  });
  return calendar.toString();
}

/**
 * Refuses a second mail to a caller about the same appointment: the first that takes its part of the budget is the one. Those that
 * come at once wait for each other here.
 * @throws AppError conflict
 */
async function requireFirst(tx: Tx, scope: Scope, run: ActionRun, appointmentId: string): Promise<void> {
  if (run.callId === null) return;
  await advisoryLock(tx, `confirmation:${run.callId}:${appointmentId}`);
  const rows = await tx
    .select()
    .from(actionRuns)
    .where(
      and(
        ...[eq(actionRuns.workspaceId, scope.workspaceId), eq(actionRuns.callId, run.callId)],
        ...[eq(actionRuns.action, run.action), ne(actionRuns.status, 'failed'), ne(actionRuns.runId, run.runId)],
      ),
    );
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const others = rows.filter((row) => {
    const { data } = SendEmailInput.safeParse(openRun(seal, row).input);
    return data?.appointmentId === appointmentId && data.to !== team;
  });
  const runIds = others.map(({ runId }) => runId);
  if (runIds.length === 0 || !(await haveMails(tx, scope.workspaceId, runIds))) return;
  throw new AppError('conflict', 'The confirmation for this appointment was already sent.');
}

const team = 'team';

/** Mails someone. A repeat carries the same Message-ID, so that doing it again harms no one. */
export const sendEmailKind = defineKind({
  title: 'Mail',
  place: 'outside',
  // The mail server may take 20 s for each of its answers; a conversation waits 15 s.
  deadlineMs: 45_000,
  whenUnknown: 'repeat',
  input: SendEmailInput,
  async run(scope, run, { to, subject, body, appointmentId, language }) {
    const { db, mail, clock, log } = scope.services;
    const isCounted = to !== team;
    const named = isCounted ? recipientsOf(to) : null;
    if (named !== null && 'problem' in named) return { ok: false, code: 'mail_refused', message: named.problem };
    const address =
      named?.addresses.join(', ') ?? (await db.system('account', (tx) => teamAddress(tx, scope.workspaceId)));
    // Anyone who calls may name any address: such mails are counted, one for each, and held to a budget.
    const mails = { runId: run.runId, callId: run.callId, count: named?.addresses.length ?? 0 };
    const end = async (went: boolean) => {
      // How it went is known: it does not become unknown because the database is away for a moment.
      const record = () => db.tenant(scope.workspaceId, (tx) => endMail(tx, scope, mails, went));
      if (isCounted) await retryDuringOutage(log, record);
    };
    const prepare = async (tx: Tx) => {
      if (isCounted && appointmentId !== null) await requireFirst(tx, scope, run, appointmentId);
      const found = appointmentId === null ? null : await findAppointment(tx, scope, appointmentId);
      // Last: what is refused before takes nothing from the budget.
      if (isCounted) await holdMail(tx, scope, mails);
      const said = isCounted ? await saidInCalls(tx, scope, [run.callId, run.ofCallId, found?.callId]) : [];
      return { appointment: found, said, sender: await findWorkspace(tx, scope.workspaceId) };
    };
    // Mail to the team asks for nothing more.
    const prepared = isCounted || appointmentId !== null ? await db.tenant(scope.workspaceId, prepare) : null;
    const { appointment = null, said = [], sender } = prepared ?? {};
    // To others it goes in the business's name: no one outside puts links into it.
    const shown = (words: string) => withoutForeignLinks(words, said);
    const site = await siteOfWorkspace(scope.services, scope.workspaceId);
    const { signature: _, ...brand } = letterhead(site);
    const link = appointment && sender?.calendarLink;
    const { say } = languageOf(language ?? '') ?? languages[0]!;
    const words = shown(body);
    const text = link ? `${words}\n\n${say.chooseAnotherTime(link)}` : words;
    const replyTo = isCounted && sender?.contactEmail && { name: sender.name, address: sender.contactEmail };
    const attachments = appointment && [
      {
        filename: 'appointment.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(appointment, clock.now(), site.name, shown),
      },
    ];
    try {
      await mail.send({
        ...brand,
        to: address,
        subject: shown(subject),
        text,
        key: run.runId,
        workspaceId: scope.workspaceId,
        ...(replyTo && { replyTo }),
        ...(attachments && { attachments }),
      });
    } catch (cause) {
      if (cause instanceof MailRefused) {
        await end(false);
        return { ok: false, code: 'mail_refused', message: 'The mail server permanently rejected this email.' };
      }
      if (cause instanceof MailUnsent) {
        throw new NotDone('mail_failed', 'The mail server didn’t accept the email.', { cause });
      }
      throw cause;
    }
    await end(true);
    return { ok: true, output: { to: address } };
  },
  async giveUp(tx, scope, run, { to }) {
    if (to !== team) await endMail(tx, scope, { runId: run.runId, count: 0 }, false);
  },
});
