import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Appointment } from '#domain/appointments.ts';
import { findAppointment } from '#server/appointments/appointments.ts';
import { MailRefused, MailUnsent } from '#server/infra/mail/mail.ts';
import { teamAddress } from '#server/workspaces/workspaces.ts';
import { SendEmailInput } from '#voice/flow/flow-actions.ts';
import { defineKind, NotDone } from './kind.ts';

/** An appointment as a calendar file. A second file with the same UID changes the first one's entry. */
export function calendarFile(appointment: Appointment, sentAt: number): string {
  const calendar = ical({ prodId: { company: 'Parley', product: 'Appointments' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: appointment.id,
    start: new Date(appointment.start),
    end: new Date(appointment.end),
    stamp: new Date(sentAt),
    summary: appointment.title,
    ...(appointment.notes !== null && { description: appointment.notes }),
  });
  return calendar.toString();
}

/** Mails somebody. A repeat carries the same Message-ID, so that doing it again harms nobody. */
export const sendEmailKind = defineKind({
  title: 'Mail',
  place: 'outside',
  // The mail server may take 20 s for each of its answers; a conversation waits 15 s.
  deadlineMs: 45_000,
  whenUnknown: 'repeat',
  input: SendEmailInput,
  async run(scope, run, { to, subject, body, appointmentId }) {
    const { db, mail, clock } = scope.services;
    const address = to === 'team' ? await db.system((tx) => teamAddress(tx, scope.workspaceId)) : to;
    const appointment =
      appointmentId === null
        ? null
        : await db.tenant(scope.workspaceId, (tx) => findAppointment(tx, scope, appointmentId));
    const attachments = appointment && [
      {
        filename: 'appointment.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(appointment, clock.now()),
      },
    ];
    try {
      await mail.send({ to: address, subject, text: body, key: run.runId, ...(attachments && { attachments }) });
    } catch (cause) {
      if (cause instanceof MailRefused) {
        return { ok: false, code: 'mail_refused', message: 'The mail server refused this mail for good.' };
      }
      if (cause instanceof MailUnsent) {
        throw new NotDone('mail_failed', 'The mail server did not take the mail.', { cause });
      }
      throw cause;
    }
    return { ok: true, output: { to: address } };
  },
});
