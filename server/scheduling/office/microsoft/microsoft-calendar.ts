import { z } from 'zod';
import { bookingHorizonDays } from '#domain/scheduling/appointments.ts';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import type { Span } from '#server/scheduling/free-times.ts';
import { askOffice, type OfficeAccess } from '#server/scheduling/office-access.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { type CalendarZone, mostPages, type NewEvent, type OfficeCalendar } from '../calendar.ts';
import { readPages } from './read-pages.ts';

/** Events of one part. */
const pageSize = 500;
const dayMs = 86_400_000;
/** Ids that stay when an event is put elsewhere, and times without a zone in UTC. */
const prefer = 'IdType="ImmutableId", outlook.timezone="UTC"';
/** Our id at an event, by which it is found again. */
const property = 'String {2a9b63cf-6d0e-4f0c-9a3e-6f7c0a1c52d4} Name parleyAppointment';
const select = 'id,start,end,isAllDay,isCancelled,showAs,responseStatus';

const Time = z.object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/) });
const Event = z.object({
  id: z.string().min(1).max(1_024),
  start: Time,
  end: Time,
  isAllDay: z.boolean().default(false),
  isCancelled: z.boolean().default(false),
  showAs: z.string().optional(),
  responseStatus: z.object({ response: z.string().optional() }).nullish(),
});
type Event = z.infer<typeof Event>;
const Made = z.object({ id: Event.shape.id });

/** An event without hours is a day of the calendar's own clock. */
function instant({ dateTime }: z.infer<typeof Time>, isAllDay: boolean, { timeZone }: CalendarZone): number {
  if (!isAllDay) return Date.parse(`${dateTime.slice(0, 19)}Z`);
  return instantOf(wallAt(`${dateTime.slice(0, 10)}T00:00`, 'UTC')!, timeZone);
}

const spanOf = ({ start, end, isAllDay }: Event, zone: CalendarZone): Span => ({
  start: instant(start, isAllDay, zone),
  end: instant(end, isAllDay, zone),
});

const takesTime = ({ isCancelled, showAs, responseStatus }: Event) =>
  !isCancelled && showAs !== 'free' && showAs !== 'workingElsewhere' && responseStatus?.response !== 'declined';

const written = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: 'UTC' });

const bodyOf = ({ title, text, start, end }: NewEvent) => ({
  subject: title,
  body: { contentType: 'text', content: text },
  start: written(start),
  end: written(end),
});

/** Someone's calendar at Microsoft. @param base of their part of Graph */
export function microsoftCalendar(access: OfficeAccess, base: string, zone: CalendarZone): OfficeCalendar {
  const headers = { prefer };
  const byId = (id: string) => `${base}/events/${encodeURIComponent(id)}`;
  const viewOf = ({ start, end }: Span) =>
    new URLSearchParams({ startDateTime: new Date(start).toISOString(), endDateTime: new Date(end).toISOString() });

  const change = (id: string, event: NewEvent) =>
    askOffice(access, { method: 'PATCH', url: byId(id), headers, body: bodyOf(event), also: [404] });

  /** The event of an appointment, where there is one of a try whose answer was lost. */
  async function findMade(appointmentId: string): Promise<string | null> {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${property}' and ep/value eq '${appointmentId}')`;
    const query = `$filter=${encodeURIComponent(filter)}&$select=id`;
    const url = `${base}/events?${query}`;
    const { body } = await askOffice(access, { method: 'GET', url, headers });
    return readAs(access, z.object({ value: z.array(Made) }), body).value[0]?.id ?? null;
  }

  async function make(event: NewEvent): Promise<string> {
    const { appointmentId } = event;
    const body = {
      ...bodyOf(event),
      transactionId: appointmentId,
      singleValueExtendedProperties: [{ id: property, value: appointmentId }],
    };
    const answer = await askOffice(access, { method: 'POST', url: `${base}/events`, headers, body, also: [409] });
    if (answer.status !== 409) return readAs(access, Made, answer.body).id;
    const id = await findMade(appointmentId);
    if (id === null)
      throw new ServiceError(
        'unsure',
        `${access.name} says this event exists but didn’t return it. Try again in a minute.`,
      );
    return id;
  }

  /** A mark from which changes are told, of what is to come from now on. */
  async function firstCursor(): Promise<string> {
    const window = { start: zone.now - dayMs, end: zone.now + 2 * bookingHorizonDays * dayMs };
    const first = `${base}/calendarView/delta?${viewOf(window)}`;
    return (await readPages(access, { base, first, headers, mostPages }, Made)).cursor ?? lost();
  }

  const lost = (): never => {
    throw new ServiceError('unsure', `${access.name}’s response has an unknown format.`);
  };

  return {
    async busy(within) {
      const query = viewOf(within);
      query.set('$select', select);
      query.set('$top', String(pageSize));
      const first = `${base}/calendarView?${query}`;
      const { items } = await readPages(access, { base, first, headers, mostPages }, Event);
      return items
        .filter(takesTime)
        .map((event) => ({ ...spanOf(event, zone), eventId: event.id }))
        .filter(({ start, end }) => end > start);
    },

    async put(event, { eventId, mayBeThere }) {
      const known = eventId ?? (mayBeThere ? await findMade(event.appointmentId) : null);
      if (known !== null && (await change(known, event)).status < 400) return known;
      const made = await make(event);
      // What was made before may stand at another time.
      if (made !== known) await change(made, event);
      return made;
    },

    async remove(eventId) {
      await askOffice(access, { method: 'DELETE', url: byId(eventId), headers, also: [404] });
    },

    async read(eventId) {
      const url = `${byId(eventId)}?${new URLSearchParams({ $select: select })}`;
      const answer = await askOffice(access, { method: 'GET', url, headers, also: [404] });
      if (answer.status === 404) return null;
      const event = readAs(access, Event, answer.body);
      return event.isCancelled ? null : spanOf(event, zone);
    },

    async changes(cursor) {
      if (cursor === null) return { eventIds: null, cursor: await firstCursor() };
      const asked = { base, first: cursor, headers, mostPages, also: [410] };
      const { items, cursor: next, isTooOld } = await readPages(access, asked, Made);
      if (isTooOld) return { eventIds: null, cursor: await firstCursor() };
      return { eventIds: items.map(({ id }) => id), cursor: next ?? lost() };
    },
  };
}
