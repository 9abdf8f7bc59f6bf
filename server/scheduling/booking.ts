import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { OwnTerms } from '#domain/platform/metadata.ts';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { mainCalendar } from '#domain/scheduling/calendars.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { notify } from '#server/platform/notify.ts';
import { leaveEvents } from '#server/scheduling/office/leave-events.ts';
import type { Scope } from '#server/scope.ts';
import { instantOf } from '#voice/understanding/calendar.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { lockCalendars } from './appointments/lock-calendars.ts';
import { findAppointment, told, whomOf } from './appointments.ts';
import { freeTimes, isFree, nearestTimes, type Search, type Span, wallClock } from './free-times.ts';
import { type OpenCalendar, openCalendars } from './open-calendars.ts';
import { type BusyElsewhere, readBusy } from './read-busy.ts';

/** For whom a time has to be free. */
interface Asker {
  /** An appointment that is to be moved: its own time is free. */
  except?: string | undefined;
  /** A conversation that only tests an agent: what tests have booked counts for it, too. */
  test?: boolean | undefined;
  /** What connected calendars said, which are asked before any transaction. */
  elsewhere?: BusyElsewhere | undefined;
}

/** Stretches of a calendar that are taken, here or in connected ones, and touch the given one. */
async function takenWithin(
  tx: Tx,
  workspaceId: string,
  calendar: OpenCalendar,
  within: Span,
  { except, test = false, elsewhere }: Asker,
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
  const own = rows.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }));
  return [...own, ...(elsewhere?.spansOf(calendar.id, except) ?? [])];
}

export interface TimesWanted extends Asker {
  durationMinutes: number;
  within: Span;
  wish: number | null;
  count: number;
  /** Minutes of the day, and days of the week from 0, that suit. */
  hours?: Search['hours'];
  weekdays?: Search['weekdays'];
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
  /** Of a conversation that only tests an agent: no one is told, and it takes no time from others. */
  test?: boolean | undefined;
  /** As of the request for times. */
  elsewhere?: BusyElsewhere | undefined;
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

/** What its call is to others' systems, so that who asked for the call knows the appointment again. */
async function ownTermsOfCall(tx: Tx, workspaceId: string, callId: string | null): Promise<Partial<OwnTerms>> {
  if (callId === null) return {};
  const { externalId, metadata } = calls;
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId));
  const [call] = await tx.select({ externalId, metadata }).from(calls).where(own);
  return call ?? {};
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
  const { test = false, elsewhere } = booking;
  const calendar = await firstFree(tx, scope, span, among, { test, elsewhere });
  if (calendar === undefined) throw new AppError('time_taken');
  const id = newId();
  await tx.insert(appointments).values({
    ...(await ownTermsOfCall(tx, workspaceId, booking.callId)),
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
  if (test) return findAppointment(tx, scope, id);
  const isUnchecked = elsewhere?.isSilent(calendar.id) ?? true;
  await leaveEvents(tx, scope, { id, calendarId: calendar.id }, { isUnchecked });
  const booked = await findAppointment(tx, scope, id);
  await notify(tx, scope, 'appointment-booked', { id, title: booking.title });
  await emitWebhookEvent(tx, scope, 'appointment.booked', () => booked, { about: whomOf(booked) });
  return booked;
}

/** @throws AppError conflict when it is cancelled or over */
function requireToCome({ status, endsAt: end }: Appointment, now: number): void {
  if (status === 'cancelled') throw new AppError('conflict', 'This appointment was canceled. Book a new one.');
  if (Date.parse(end) <= now) throw new AppError('conflict', 'This appointment has passed. Book a new one.');
}

/** Writes another time to an appointment, and tells of it. @param movedAt the connected account where it was moved */
export async function setTime(
  tx: Tx,
  scope: Scope,
  before: Appointment,
  span: Span,
  { isUnchecked, movedAt }: { isUnchecked: boolean; movedAt?: string },
): Promise<Appointment> {
  const { id, calendarId } = before;
  await tx
    .update(appointments)
    .set({ startAt: new Date(span.start), endAt: new Date(span.end) })
    .where(and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, id)));
  if (!before.test)
    await leaveEvents(
      tx,
      scope,
      { id, calendarId },
      { isUnchecked, ...(movedAt !== undefined && { except: movedAt }) },
    );
  const after = await findAppointment(tx, scope, id);
  const about = { about: whomOf(after) };
  if (!before.test)
    await emitWebhookEvent(tx, scope, 'appointment.moved', () => ({ ...after, movedFrom: before.startsAt }), about);
  await recordChange(tx, scope, 'appointment.moved', {
    object: { kind: 'appointment', id },
    before: told(before),
    after: told(after),
  });
  return after;
}

/**
 * Moves an appointment to another time of its calendar, for as long as it was. To where it is already is no move.
 * @throws AppError not_found, conflict, time_taken
 */
export async function moveWithin(
  tx: Tx,
  scope: Scope,
  appointmentId: string,
  start: number,
  elsewhere?: BusyElsewhere,
): Promise<Appointment> {
  await lockCalendars(tx, scope.workspaceId);
  const before = await findAppointment(tx, scope, appointmentId);
  const from = Date.parse(before.startsAt);
  requireToCome(before, scope.services.clock.now());
  if (start === from) return before;
  const span = { start, end: start + Date.parse(before.endsAt) - from };
  const own = await openCalendars(tx, scope.workspaceId, [before.calendarId ?? mainCalendar]);
  if (!(await firstFree(tx, scope, span, own, { except: appointmentId, test: before.test, elsewhere })))
    throw new AppError('time_taken');
  return setTime(tx, scope, before, span, { isUnchecked: elsewhere?.isSilent(before.calendarId) ?? true });
}

/** What connected calendars said to a request, for its transaction. */
const said = new WeakMap<Scope, BusyElsewhere>();

/** No appointment is longer, in ms. */
const longestMs = 24 * 3_600_000;

/** Asks the connected calendars before an appointment is moved, outside of its transaction. */
export async function askBeforeMove(scope: Scope, start: string): Promise<void> {
  const from = Date.parse(start);
  said.set(scope, await readBusy(scope, { start: from, end: from + longestMs }));
}

/** The same in a transaction of its own. @throws AppError not_found, conflict, time_taken */
export const moveAppointment = (scope: Scope, appointmentId: string, start: string): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, (tx) =>
    moveWithin(tx, scope, appointmentId, Date.parse(start), said.get(scope)),
  );

/** More times than a day has on the grid. */
const wholeDay = 100;
const dayMs = 24 * 3_600_000;

/**
 * Times of a day, by the workspace's clock and its own where none is asked for, to which an appointment can be moved.
 * @throws AppError not_found, conflict
 */
export async function listTimes(scope: Scope, appointmentId: string, asked: string | undefined) {
  const { db, clock } = scope.services;
  const { moved, timeZone } = await db.tenant(scope.workspaceId, async (tx) => {
    const found = await findAppointment(tx, scope, appointmentId);
    requireToCome(found, clock.now());
    return { moved: found, timeZone: (await findWorkspace(tx, scope.workspaceId)).timeZone };
  });
  const date = asked ?? wallClock(Date.parse(moved.startsAt), timeZone).date;
  const next = new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10);
  const [start, end] = [date, next].map((day) => instantOf(wallAt(`${day}T00:00`, 'UTC')!, timeZone));
  const durationMinutes = (Date.parse(moved.endsAt) - Date.parse(moved.startsAt)) / 60_000;
  const within = { start: start!, end: end! };
  const elsewhere = await readBusy(scope, { start: within.start, end: within.end + longestMs });
  const asker = { except: appointmentId, test: moved.test, elsewhere };
  const wanted = { within, wish: null, count: wholeDay, durationMinutes, ...asker };
  const found = await db.tenant(scope.workspaceId, (tx) => findTimes(tx, scope, wanted));
  return { timeZone, items: found.map((time) => new Date(time).toISOString()) };
}
