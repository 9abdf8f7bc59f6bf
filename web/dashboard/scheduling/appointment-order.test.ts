import { describe, expect, it } from 'vitest';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { sortAppointments } from './appointment-order.ts';

const at = (id: string, start: string, status: Appointment['status'] = 'booked'): Appointment => ({
  id,
  startsAt: start,
  endsAt: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
  timeZone: 'Europe/Berlin',
  title: id,
  attendeeName: null,
  attendeeEmail: null,
  externalId: null,
  metadata: {},
  attendeePhone: null,
  notes: null,
  callId: null,
  calendarId: null,
  calendarName: null,
  status,
  test: false,
  officeEvents: [],
});

describe('sortAppointments', () => {
  const now = Date.parse('2026-11-20T12:15:00Z');
  const { upcoming, others } = sortAppointments(
    [
      at('yesterday', '2026-11-19T09:00:00Z'),
      at('next week', '2026-11-27T09:00:00Z'),
      at('long ago', '2026-10-01T09:00:00Z'),
      at('going on', '2026-11-20T12:00:00Z'),
      at('cancelled', '2026-11-21T09:00:00Z', 'cancelled'),
      at('tomorrow', '2026-11-21T10:00:00Z'),
    ],
    now,
  );

  it('puts what comes next first, with what is going on', () => {
    expect(upcoming.map(({ id }) => id)).toEqual(['going on', 'tomorrow', 'next week']);
  });

  it('puts the latest of the others first', () => {
    expect(others.map(({ id }) => id)).toEqual(['cancelled', 'yesterday', 'long ago']);
  });
});
