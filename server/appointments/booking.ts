import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Appointment } from '#domain/appointments.ts';
import { mainCalendar } from '#domain/calendars.ts';
import { AppError } from '#domain/errors.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { type OpenCalendar, openCalendars } from '#server/calendars/open-calendars.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Scope } from '#server/scope.ts';
import { tellWebhooks } from '#server/webhooks/tell-webhooks.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { appointments } from './appointments.table.ts';
import { findAppointment } from './appointments.ts';
import { freeTimes, isFree, nearestTimes, type Span, wallClock } from './free-times.ts';
import { lockCalendars } from './lock-calendars.ts';

/** For whom a time has to be free. */
interface Asker {
  /** An appointment that is to be moved: its own time is free. */
  except?: string | undefined;
  /** A conversation that only tests an agent: what tests have booked counts for it, too. */
  test?: boolean | undefined;
}

/** Booked stretches of a calendar that touch the given one. */
async function takenWithin(
  tx: Tx,
  workspaceId: string,
  calendar: OpenCalendar,
  within: Span,
  { except, test = false }: Asker,
): Promise<Span[]> {
  const { calendarId } = appointments;
  const rows = await tx
    .select({ start: appointments.startAt, end: appointments.endAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        eq(appointments.status, 'booked'),
        calendar.id === null ? isNull(calendarId) : eq(calendarId, calendar.id),
        except === undefined ? undefined : ne(appointments.id, except),
        test ? undefined : eq(appointments.test, false),
        lt(appointments.startAt, new Date(within.end)),
        gt(appointments.endAt, new Date(within.start)),
      ),
    );
  return rows.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }));
}

export interface TimesWanted extends Asker {
  durationMinutes: number;
  within: Span;
  wish: number | null;
  count: number;
  /** Any of these calendars will do; the main one where they are left out. */
  calendarIds?: readonly string[] | undefined;
}

/** The calendars that are looked in: of an appointment that is to be moved, its own. @throws AppError not_found */
async function calendarsOf(tx: Tx, scope: Scope, { calendarIds, except }: TimesWanted): Promise<OpenCalendar[]> {
  const moved = except === undefined ? null : await findAppointment(tx, scope, except);
  return openCalendars(tx, scope.workspaceId, moved ? [moved.calendarId ?? mainCalendar] : (calendarIds ?? []));
}

/** Times that are free in one of the calendars, near what the caller wishes. @throws AppError not_found */
export async function findTimes(tx: Tx, scope: Scope, wanted: TimesWanted): Promise<number[]> {
  const found = new Set<number>();
  for (const calendar of await calendarsOf(tx, scope, wanted)) {
    const taken = await takenWithin(tx, scope.workspaceId, calendar, wanted.within, wanted);
    const search = { ...wanted, taken, open: calendar.open, now: scope.services.clock.now() };
    for (const time of freeTimes(search)) found.add(time);
  }
  return nearestTimes([...found], wanted);
}

export interface Booking {
  start: number;
  durationMinutes: number;
  title: string;
  attendee: { name: string | null; email: string | null; phone: string | null };
  notes: string | null;
  callId: string | null;
  /** The first of these that is free then; the main one where they are left out. */
  calendarIds?: readonly string[] | undefined;
  /** Of a conversation that only tests an agent: nobody is told, and it takes no time from others. */
  test?: boolean | undefined;
}

const spanOf = (start: number, durationMinutes: number): Span => ({ start, end: start + durationMinutes * 60_000 });

/** The first calendar in which a stretch is free. Undefined: none. */
async function firstFree(tx: Tx, scope: Scope, span: Span, among: OpenCalendar[], asker: Asker) {
  const now = scope.services.clock.now();
  for (const calendar of among) {
    const taken = await takenWithin(tx, scope.workspaceId, calendar, span, asker);
    if (isFree(span, taken, calendar.open, now)) return calendar;
  }
  return undefined;
}

/**
 * Books a time, once: two callers who want the same moment are served one after the other.
 * @throws AppError time_taken when it is not free (any more), not_found when no such calendar is there
 */
export async function bookTime(tx: Tx, scope: Scope, booking: Booking): Promise<Appointment> {
  const { workspaceId } = scope;
  await lockCalendars(tx, workspaceId);
  const span = spanOf(booking.start, booking.durationMinutes);
  const among = await openCalendars(tx, workspaceId, booking.calendarIds ?? []);
  const { test = false } = booking;
  const calendar = await firstFree(tx, scope, span, among, { test });
  if (calendar === undefined) throw new AppError('time_taken');
  const id = newId();
  await tx.insert(appointments).values({
    workspaceId,
    id,
    calendarId: calendar.id,
    startAt: new Date(span.start),
    endAt: new Date(span.end),
    timeZone: calendar.open.timeZone,
    title: booking.title,
    attendeeName: booking.attendee.name,
    attendeeEmail: booking.attendee.email,
    attendeePhone: booking.attendee.phone,
    notes: booking.notes,
    callId: booking.callId,
    status: 'booked',
    test,
    createdAt: new Date(scope.services.clock.now()),
  });
  const booked = await findAppointment(tx, scope, id);
  if (test) return booked;
  await notify(tx, scope, 'appointment-booked', { id, title: booking.title });
  await tellWebhooks(tx, scope, 'appointment.booked', () => booked);
  return booked;
}

/** @throws AppError conflict when it is cancelled or over */
function requireToCome({ status, end }: Appointment, now: number): void {
  if (status === 'cancelled') throw new AppError('conflict', 'This appointment is cancelled. Book a new one.');
  if (Date.parse(end) <= now) throw new AppError('conflict', 'This appointment is over. Book a new one.');
}

/**
 * Moves an appointment to another time of its calendar, for as long as it was. To where it is already is no move.
 * @throws AppError not_found, conflict, time_taken
 */
export async function moveWithin(tx: Tx, scope: Scope, appointmentId: string, start: number): Promise<Appointment> {
  await lockCalendars(tx, scope.workspaceId);
  const before = await findAppointment(tx, scope, appointmentId);
  const from = Date.parse(before.start);
  requireToCome(before, scope.services.clock.now());
  if (start === from) return before;
  const span = { start, end: start + Date.parse(before.end) - from };
  const own = await openCalendars(tx, scope.workspaceId, [before.calendarId ?? mainCalendar]);
  if (!(await firstFree(tx, scope, span, own, { except: appointmentId, test: before.test })))
    throw new AppError('time_taken');
  await tx
    .update(appointments)
    .set({ startAt: new Date(span.start), endAt: new Date(span.end) })
    .where(and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, appointmentId)));
  const after = await findAppointment(tx, scope, appointmentId);
  if (!before.test) await tellWebhooks(tx, scope, 'appointment.moved', () => ({ ...after, movedFrom: before.start }));
  await recordChange(tx, scope, 'appointment.moved', {
    object: { kind: 'appointment', id: appointmentId },
    before,
    after,
  });
  return after;
}

/** The same in a transaction of its own. @throws AppError not_found, conflict, time_taken */
export const moveAppointment = (scope: Scope, appointmentId: string, start: string): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => moveWithin(tx, scope, appointmentId, Date.parse(start)));

/** More times than a day has on the grid. */
const wholeDay = 100;
const dayMs = 24 * 3_600_000;

/** Times of a day, by the workspace's clock and its own where none is asked for, to which an appointment can be moved. @throws AppError not_found, conflict */
export const listTimes = (scope: Scope, appointmentId: string, asked: string | undefined) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const moved = await findAppointment(tx, scope, appointmentId);
    requireToCome(moved, scope.services.clock.now());
    const { timeZone } = await findWorkspace(tx, scope.workspaceId);
    const date = asked ?? wallClock(Date.parse(moved.start), timeZone).date;
    const next = new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
    const [start, end] = [date, next].map((day) => instantOf(wallAt(`${day}T00:00`, 'UTC')!, timeZone));
    const durationMinutes = (Date.parse(moved.end) - Date.parse(moved.start)) / 60_000;
    const found = { within: { start: start!, end: end! }, wish: null, count: wholeDay };
    const wanted = { ...found, durationMinutes, except: appointmentId, test: moved.test };
    const items = (await findTimes(tx, scope, wanted)).map((time) => new Date(time).toISOString());
    return { timeZone, items };
  });
