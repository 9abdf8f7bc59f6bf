import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Appointment } from '#domain/appointments.ts';
import { AppError } from '#domain/errors.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Scope } from '#server/scope.ts';
import { tellWebhooks } from '#server/webhooks/tell-webhooks.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { appointments } from './appointments.table.ts';
import { freeTimes, isFree, type Span } from './free-times.ts';

type Row = typeof appointments.$inferSelect;

function present(row: Row): Appointment {
  const { id, timeZone, title, attendeeName, attendeeEmail, attendeePhone, notes, callId, status } = row;
  return {
    id,
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    timeZone,
    title,
    attendeeName,
    attendeeEmail,
    attendeePhone,
    notes,
    callId,
    status,
  };
}

/** Booked stretches that touch the given one. */
async function takenWithin(tx: Tx, workspaceId: string, within: Span): Promise<Span[]> {
  const rows = await tx
    .select({ start: appointments.startAt, end: appointments.endAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        eq(appointments.status, 'booked'),
        lt(appointments.startAt, new Date(within.end)),
        gt(appointments.endAt, new Date(within.start)),
      ),
    );
  return rows.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }));
}

export interface TimesWanted {
  durationMinutes: number;
  within: Span;
  wish: number | null;
  count: number;
}

/** Free times of the workspace's calendar near what the caller wishes. */
export async function findTimes(tx: Tx, scope: Scope, wanted: TimesWanted): Promise<number[]> {
  const open = await findWorkspace(tx, scope.workspaceId);
  const taken = await takenWithin(tx, scope.workspaceId, wanted.within);
  return freeTimes({ ...wanted, taken, open, now: scope.services.clock.now() });
}

export interface Booking {
  start: number;
  durationMinutes: number;
  title: string;
  attendee: { name: string | null; email: string | null; phone: string | null };
  notes: string | null;
  callId: string | null;
}

/**
 * Books a time, once: two callers who want the same moment are served one after the other.
 * @throws AppError time_taken when it is not free (any more)
 */
export async function bookTime(tx: Tx, scope: Scope, booking: Booking): Promise<Appointment> {
  const { workspaceId } = scope;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar:${workspaceId}`}, 0))`);
  const open = await findWorkspace(tx, workspaceId);
  const span = { start: booking.start, end: booking.start + booking.durationMinutes * 60_000 };
  const now = scope.services.clock.now();
  if (!isFree(span, await takenWithin(tx, workspaceId, span), open, now)) throw new AppError('time_taken');
  const row: Row = {
    workspaceId,
    id: newId(),
    startAt: new Date(span.start),
    endAt: new Date(span.end),
    timeZone: open.timeZone,
    title: booking.title,
    attendeeName: booking.attendee.name,
    attendeeEmail: booking.attendee.email,
    attendeePhone: booking.attendee.phone,
    notes: booking.notes,
    callId: booking.callId,
    status: 'booked',
    createdAt: new Date(now),
  };
  await tx.insert(appointments).values(row);
  await notify(tx, scope, 'appointment-booked', { id: row.id, title: row.title });
  const booked = present(row);
  await tellWebhooks(tx, scope, 'appointment.booked', () => booked);
  return booked;
}

/** Those to come in order of time, then the past ones, newest first. */
export function listAppointments(scope: Scope, filter: { callId?: string | undefined }): Promise<Appointment[]> {
  const now = scope.services.clock.now();
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.workspaceId, scope.workspaceId),
          filter.callId === undefined ? undefined : eq(appointments.callId, filter.callId),
        ),
      )
      .orderBy(asc(appointments.startAt))
      .limit(1000);
    const past = rows.filter((row) => row.endAt.getTime() < now);
    const toCome = rows.filter((row) => row.endAt.getTime() >= now);
    return [...toCome, ...past.reverse()].map(present);
  });
}

/** One appointment of the workspace. @throws AppError not_found */
export async function findAppointment(tx: Tx, scope: Scope, appointmentId: string): Promise<Appointment> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, appointmentId)));
  if (row === undefined) throw new AppError('not_found', 'There is no such appointment.');
  return present(row);
}

/** Frees the time. Cancelling twice is once. @throws AppError not_found */
export async function cancelWithin(tx: Tx, scope: Scope, appointmentId: string): Promise<Appointment> {
  const before = await findAppointment(tx, scope, appointmentId);
  await tx
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, appointmentId)));
  const after = await findAppointment(tx, scope, appointmentId);
  if (before.status !== 'cancelled') await tellWebhooks(tx, scope, 'appointment.cancelled', () => after);
  const object = { kind: 'appointment', id: appointmentId };
  await recordChange(tx, scope, 'appointment.cancelled', { object, before, after });
  return after;
}

/** The same in a transaction of its own. @throws AppError not_found */
export const cancelAppointment = (scope: Scope, appointmentId: string): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => cancelWithin(tx, scope, appointmentId));

/** Who somebody on the line is, as far as it is known. */
export interface Caller {
  /** The number of the line that they call from. */
  callerPhone: string | null;
  /** What they said. */
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** So many appointments to come can a caller choose from. */
const mostOfCaller = 20;

/**
 * Appointments to come that are a caller's, soonest first: those with the number of their line, and those with their
 * name where the number or the address that they gave fits too. A name alone proves nothing.
 */
export async function appointmentsOf(tx: Tx, scope: Scope, caller: Caller): Promise<Appointment[]> {
  const { callerPhone, name, phone, email } = caller;
  const given = [
    ...(phone === null ? [] : [eq(appointments.attendeePhone, phone)]),
    ...(email === null ? [] : [eq(sql`lower(${appointments.attendeeEmail})`, email.toLowerCase())]),
  ];
  const theirs = [
    ...(callerPhone === null ? [] : [eq(appointments.attendeePhone, callerPhone)]),
    ...(name === null || given.length === 0
      ? []
      : [and(eq(sql`lower(${appointments.attendeeName})`, name.toLowerCase()), or(...given))]),
  ];
  if (theirs.length === 0) return [];
  const rows = await tx
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, scope.workspaceId),
        eq(appointments.status, 'booked'),
        gt(appointments.startAt, new Date(scope.services.clock.now())),
        or(...theirs),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .limit(mostOfCaller);
  return rows.map(present);
}
