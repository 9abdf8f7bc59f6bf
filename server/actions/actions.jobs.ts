import ical, { ICalCalendarMethod } from 'ical-generator';
import { z } from 'zod';
import type { Appointment } from '#domain/appointments.ts';
import { findAppointment } from '#server/appointments/appointments.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { teamAddress } from '#server/workspaces/workspaces.ts';
import { SendEmailInput } from '#voice/flow/flow-actions.ts';
import { sendEmailJob } from './kinds/send-email.ts';
import { endRun, findRun } from './run-action.ts';

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

async function sendEmail(scope: Scope, runId: string): Promise<void> {
  const { db, mail, clock } = scope.services;
  const run = await findRun(scope, runId);
  if (run === null || run.status === 'succeeded') return;
  const { to, subject, body, appointmentId } = SendEmailInput.parse(run.input);
  const address = to === 'team' ? await db.system((tx) => teamAddress(tx, scope.workspaceId)) : to;
  const appointment = await db.tenant(scope.workspaceId, async (tx) =>
    appointmentId === null ? null : findAppointment(tx, scope, appointmentId),
  );
  try {
    await mail.send({
      to: address,
      subject,
      text: body,
      key: runId,
      ...(appointment && {
        attachments: [
          {
            filename: 'appointment.ics',
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: calendarFile(appointment, clock.now()),
          },
        ],
      }),
    });
  } catch (error) {
    // Recorded as failed and thrown, so that the queue tries again; a later success overwrites it.
    await endRun(scope, runId, { ok: false, code: 'mail_failed', message: 'The mail server did not take the mail.' });
    throw error;
  }
  await endRun(scope, runId, { ok: true, output: { to: address } });
}

const Data = z.object({ workspaceId: z.uuid(), runId: z.string() });

/** Work that actions leave to the queue. */
export function defineActionJobs(services: Services): void {
  services.jobs.define(sendEmailJob, {
    retryLimit: 8,
    handler: (data) => {
      const { workspaceId, runId } = Data.parse(data);
      return sendEmail({ services, workspaceId, actor: null }, runId);
    },
  });
}
