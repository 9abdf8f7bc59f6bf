import { z } from 'zod';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { endpoints, Id } from '#domain/platform/http.ts';

/** The id of the workspace's own calendar where calendars are named: it is always there. */
export const mainCalendar = 'main';
/** Calendars that a workspace may make beside it. */
export const calendarsLimit = 50;

const CalendarName = z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 characters or fewer.');

/** A person, a room or a chair whose times are booked apart from those of others. */
export const Calendar = z.object({
  id: Id,
  name: z.string(),
  /** When it can be booked; null: within the business hours of the workspace. Holidays close it either way. */
  businessHours: BusinessHours.nullable(),
  /** Appointments to come in it. */
  upcoming: z.int(),
});
export type Calendar = z.infer<typeof Calendar>;

export const calendarsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/calendars',
    summary: 'List the workspace’s calendars other than its main one, by name',
    can: 'agents:read',
    reply: z.object({ items: z.array(Calendar) }),
  },
  create: {
    method: 'POST',
    path: '/v1/calendars',
    idempotent: 'whole',
    summary: 'Add a calendar',
    description:
      'Agents book in this calendar if a step in their flow specifies it. Each calendar, including the main one, can have one booking at a given time.',
    can: 'agents:write',
    audit: 'calendar.created',
    body: z.object({ name: CalendarName, businessHours: BusinessHours.nullable().default(null) }),
    reply: Calendar,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Chair 2', businessHours: null } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/calendars/:calendarId',
    summary: 'Update a calendar; bookings don’t change',
    can: 'agents:write',
    audit: 'calendar.updated',
    params: z.object({ calendarId: Id }),
    body: z.object({ name: CalendarName.optional(), businessHours: BusinessHours.nullable().optional() }),
    reply: Calendar,
    errors: ['conflict'],
    example: { body: { name: 'Chair 3' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/calendars/:calendarId',
    summary: 'Delete a calendar without upcoming appointments',
    description: 'Past appointments are kept. Cancel or reschedule upcoming appointments first.',
    can: 'agents:write',
    audit: 'calendar.deleted',
    params: z.object({ calendarId: Id }),
    errors: ['conflict'],
  },
});
