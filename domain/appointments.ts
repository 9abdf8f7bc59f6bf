import { z } from 'zod';
import { endpoints, Id, Moment } from './http.ts';

/** Free times are offered on this grid, in minutes. */
export const slotMinutes = 30;
/** How far ahead a time can be booked, in days. */
export const bookingHorizonDays = 90;

export const appointmentStatuses = ['booked', 'cancelled'] as const;

export const Appointment = z.object({
  id: Id,
  start: Moment,
  end: Moment,
  timeZone: z.string(),
  title: z.string(),
  attendeeName: z.string().nullable(),
  attendeeEmail: z.string().nullable(),
  attendeePhone: z.string().nullable(),
  notes: z.string().nullable(),
  callId: Id.nullable(),
  status: z.enum(appointmentStatuses),
});
export type Appointment = z.infer<typeof Appointment>;

export const appointmentsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/appointments',
    summary: 'List appointments: those to come first, then the past ones',
    can: 'calls:read',
    query: z.object({ callId: Id.optional() }),
    reply: z.object({ items: z.array(Appointment) }),
  },
  cancel: {
    method: 'POST',
    path: '/v1/appointments/:appointmentId/cancel',
    repeatable: 'whole',
    summary: 'Cancel an appointment; its time becomes free',
    can: 'agents:write',
    audit: 'appointment.cancelled',
    params: z.object({ appointmentId: Id }),
    reply: Appointment,
  },
});
