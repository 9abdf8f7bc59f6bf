import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ownTerms, ownTermsChanged, ownTermsFilter } from '#domain/platform/metadata.ts';
import { officeEventStates, officeServices } from './office.ts';

/** Free times are offered on this grid, in minutes. */
export const slotMinutes = 30;
/** How far ahead a time can be booked, in days. */
export const bookingHorizonDays = 90;

export const appointmentStatuses = ['booked', 'cancelled'] as const;

/** An appointment in a connected calendar. */
export const OfficeEvent = z.object({
  service: z.enum(officeServices),
  status: z.enum(officeEventStates),
  /** That calendar did not say in time whether it was free: it is asked again when this is written there. */
  unchecked: z.boolean(),
  /** Why it is not written yet, or what stands against it. */
  problem: z.string().nullable(),
});
export type OfficeEvent = z.infer<typeof OfficeEvent>;

export const Appointment = z.object({
  id: Id,
  startsAt: Moment,
  endsAt: Moment,
  timeZone: z.string(),
  title: z.string(),
  attendeeName: z.string().nullable(),
  attendeeEmail: z.string().nullable(),
  attendeePhone: z.string().nullable(),
  notes: z.string().nullable(),
  callId: Id.nullable(),
  /** Null: the main calendar. */
  calendarId: Id.nullable(),
  /** Null for the main calendar, and for one that is deleted. */
  calendarName: z.string().nullable(),
  status: z.enum(appointmentStatuses),
  /** Of a conversation that only tests an agent: its time is free for everyone else. */
  test: z.boolean(),
  ...ownTerms,
  /** Where else it stands, or is about to. */
  officeEvents: z.array(OfficeEvent),
});
export type Appointment = z.infer<typeof Appointment>;

export const appointmentsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/appointments',
    summary: 'List appointments, upcoming first, then past',
    can: 'calls:read',
    query: z.object({ callId: Id.optional(), ...ownTermsFilter }),
    reply: z.object({ items: z.array(Appointment) }),
  },
  get: {
    method: 'GET',
    path: '/v1/appointments/:appointmentId',
    summary: 'Get an appointment',
    can: 'calls:read',
    params: z.object({ appointmentId: Id }),
    reply: Appointment,
  },
  update: {
    method: 'PATCH',
    path: '/v1/appointments/:appointmentId',
    summary: 'Set an appointment’s metadata and external ID',
    description: 'Appointments booked by agents inherit the call’s metadata and external ID.',
    can: 'calls:write',
    audit: 'appointment.updated',
    params: z.object({ appointmentId: Id }),
    body: z.object(ownTermsChanged),
    reply: Appointment,
    example: { body: { externalId: 'visit-17', metadata: { room: '2' } } },
  },
  times: {
    method: 'GET',
    path: '/v1/appointments/:appointmentId/times',
    summary: 'List a day’s available times for rescheduling an appointment',
    can: 'calls:write',
    params: z.object({ appointmentId: Id }),
    /** A day by the workspace's calendar; its own where it is left out. */
    query: z.object({ date: z.iso.date().optional() }),
    reply: z.object({ timeZone: z.string(), items: z.array(Moment) }),
    errors: ['conflict'],
    example: { query: { date: '2026-11-26' } },
  },
  move: {
    method: 'POST',
    path: '/v1/appointments/:appointmentId/move',
    idempotent: 'whole',
    summary: 'Reschedule an appointment to another available time of the same length',
    description:
      'The appointment stays in the same calendar. The request fails with `time_taken` if the new time isn’t available.',
    can: 'calls:write',
    audit: 'appointment.moved',
    params: z.object({ appointmentId: Id }),
    body: z.object({ startsAt: Moment }),
    reply: Appointment,
    errors: ['conflict', 'time_taken'],
    example: { body: { startsAt: '2026-11-26T14:30:00.000Z' } },
  },
  cancel: {
    method: 'POST',
    path: '/v1/appointments/:appointmentId/cancel',
    idempotent: 'whole',
    summary: 'Cancel an appointment; its time becomes available',
    can: 'calls:write',
    audit: 'appointment.cancelled',
    params: z.object({ appointmentId: Id }),
    reply: Appointment,
  },
});
