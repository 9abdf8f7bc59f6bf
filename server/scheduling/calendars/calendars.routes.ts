import { calendarsApi } from '#domain/scheduling/calendars.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createCalendar, listCalendars, removeCalendar, updateCalendar } from './calendars.ts';

export const calendarsRoutes = implement(calendarsApi, {
  list: async ({ scope }) => ({ items: await listCalendars(scope) }),
  create: ({ scope, body }) => createCalendar(scope, body),
  update: ({ scope, params, body }) => updateCalendar(scope, params.calendarId, body),
  remove: ({ scope, params }) => removeCalendar(scope, params.calendarId),
});
