import { z } from 'zod';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import type { Span } from '#server/scheduling/free-times.ts';
import { askOffice, type OfficeAccess } from '#server/scheduling/office-access.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { type CalendarZone, mostPages, type NewEvent, type OfficeCalendar } from '../calendar.ts';

/** Events of one part: Google has 2500 at most, which may weigh too much. */
const pageSize = 1_000;

const Time = z.object({ dateTime: z.iso.datetime({ offset: true }).optional(), date: z.iso.date().optional() });
const Event = z.object({
  id: z.string().min(1).max(1_024),
  status: z.string().optional(),
  transparency: z.string().optional(),
  start: Time.optional(),
  end: Time.optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).optional(),
});
type Event = z.infer<typeof Event>;
const Page = z.object({
  items: z.array(Event).default([]),
  nextPageToken: z.string().max(4_000).optional(),
  nextSyncToken: z.string().max(4_000).optional(),
});
type Page = z.infer<typeof Page>;

const fields = 'items(id,status,transparency,start,end,attendees(self,responseStatus)),nextPageToken,nextSyncToken';

function instant({ dateTime, date }: z.infer<typeof Time>, { timeZone }: CalendarZone): number | null {
  if (dateTime !== undefined) return Date.parse(dateTime);
  const wall = date === undefined ? null : wallAt(`${date}T00:00`, 'UTC');
  return wall && instantOf(wall, timeZone);
}

/** When an event is; null for none that has a time. */
function spanOf({ start, end }: Event, zone: CalendarZone): Span | null {
  const [from, to] = [start && instant(start, zone), end && instant(end, zone)];
  return from != null && to != null && to > from ? { start: from, end: to } : null;
}

const takesTime = ({ status, transparency, attendees = [] }: Event) =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

/** Google takes ids of others, of the digits and the letters to v. */
const idOf = (appointmentId: string) => appointmentId.replaceAll('-', '');

const bodyOf = ({ appointmentId, title, text, start, end, timeZone }: NewEvent) => ({
  summary: title,
  description: text,
  status: 'confirmed',
  start: { dateTime: new Date(start).toISOString(), timeZone },
  end: { dateTime: new Date(end).toISOString(), timeZone },
  extendedProperties: { private: { parleyAppointment: appointmentId } },
});

/** Someone's calendar at Google. @param base of its events' address */
export function googleCalendar(access: OfficeAccess, base: string, zone: CalendarZone): OfficeCalendar {
  const events = `${base}/events`;
  const byId = (id: string) => `${events}/${encodeURIComponent(id)}`;

  async function* pages(query: Record<string, string>, also: number[] = []): AsyncGenerator<Page | 'too_old'> {
    let pageToken: string | undefined;
    for (let count = 0; count < mostPages; count++) {
      const given = {
        ...query,
        maxResults: String(pageSize),
        maxAttendees: '1',
        fields,
        ...(pageToken !== undefined && { pageToken }),
      };
      const url = `${events}?${new URLSearchParams(given)}`;
      const answer = await askOffice(access, { method: 'GET', url, also });
      if (also.includes(answer.status)) {
        yield 'too_old';
        return;
      }
      const page = readAs(access, Page, answer.body);
      yield page;
      pageToken = page.nextPageToken;
      if (pageToken === undefined) return;
    }
    throw new ServiceError('refused', `${access.name} has too many events to read.`);
  }

  /** A mark from which changes are told: the end of a list of what is to come. */
  async function firstCursor(): Promise<string> {
    const query = { timeMin: new Date(zone.now).toISOString(), singleEvents: 'true' };
    let cursor: string | undefined;
    for await (const page of pages(query)) if (page !== 'too_old') cursor = page.nextSyncToken;
    if (cursor === undefined) throw new ServiceError('unsure', `${access.name}’s response has an unknown format.`);
    return cursor;
  }

  return {
    async busy({ start, end }) {
      const [timeMin, timeMax] = [new Date(start).toISOString(), new Date(end).toISOString()];
      const found: Event[] = [];
      for await (const page of pages({ timeMin, timeMax, singleEvents: 'true' }))
        if (page !== 'too_old') found.push(...page.items);
      return found.filter(takesTime).flatMap((event) => {
        const span = spanOf(event, zone);
        return span === null ? [] : [{ ...span, eventId: event.id }];
      });
    },

    async put(event, { eventId }) {
      const id = eventId ?? idOf(event.appointmentId);
      const body = bodyOf(event);
      const patch = () => askOffice(access, { method: 'PATCH', url: byId(id), body, also: [404, 410] });
      if (eventId !== null && (await patch()).status < 400) return id;
      const made = await askOffice(access, { method: 'POST', url: events, body: { id, ...body }, also: [409] });
      // It is there: of a try whose answer was lost, or deleted since.
      if (made.status === 409 && (await patch()).status >= 400)
        throw new ServiceError(
          'unsure',
          `${access.name} says this event exists but didn’t return it. Try again in a minute.`,
        );
      return id;
    },

    async remove(eventId) {
      await askOffice(access, { method: 'DELETE', url: byId(eventId), also: [404, 410] });
    },

    async read(eventId) {
      const answer = await askOffice(access, { method: 'GET', url: byId(eventId), also: [404, 410] });
      if (answer.status >= 400) return null;
      const event = readAs(access, Event, answer.body);
      return event.status === 'cancelled' ? null : spanOf(event, zone);
    },

    async changes(cursor) {
      if (cursor === null) return { eventIds: null, cursor: await firstCursor() };
      const eventIds: string[] = [];
      for await (const page of pages({ syncToken: cursor, singleEvents: 'true' }, [410])) {
        if (page === 'too_old') return { eventIds: null, cursor: await firstCursor() };
        eventIds.push(...page.items.map(({ id }) => id));
        if (page.nextSyncToken !== undefined) return { eventIds, cursor: page.nextSyncToken };
      }
      throw new ServiceError('unsure', `${access.name}’s response has an unknown format.`);
    },
  };
}
