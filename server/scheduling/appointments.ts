import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { MetadataChanges } from '#domain/platform/metadata.ts';
import type { Appointment, OfficeEvent } from '#domain/scheduling/appointments.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms, type OwnTermsFilter, ofOwnTerms, ownTermsOf } from '#server/platform/db/own-terms.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { calendars } from '#server/platform/db/schema/calendars.table.ts';
import { officeAccounts, officeEvents } from '#server/platform/db/schema/office.table.ts';
import { leaveRemoval } from '#server/scheduling/office/leave-events.ts';
import type { Scope } from '#server/scope.ts';

type Row = typeof appointments.$inferSelect;

interface Selected {
  row: Row;
  calendarName: string | null;
}

const present = ({ row, calendarName }: Selected, standsAt: OfficeEvent[]): Appointment => ({
  id: row.id,
  startsAt: row.startAt.toISOString(),
  endsAt: row.endAt.toISOString(),
  timeZone: row.timeZone,
  title: row.title,
  attendeeName: row.attendeeName,
  attendeeEmail: row.attendeeEmail,
  attendeePhone: row.attendeePhone,
  notes: row.notes,
  callId: row.callId,
  calendarId: row.calendarId,
  calendarName,
  status: row.status,
  test: row.test,
  ...ownTermsOf(row),
  officeEvents: standsAt,
});

/** Appointments with the names of their calendars. */
const select = (tx: Tx, { workspaceId }: Scope, which: SQL | undefined) =>
  tx
    .select({ row: appointments, calendarName: calendars.name })
    .from(appointments)
    .leftJoin(
      calendars,
      and(eq(calendars.workspaceId, appointments.workspaceId), eq(calendars.id, appointments.calendarId)),
    )
    .where(and(eq(appointments.workspaceId, workspaceId), which))
    .orderBy(asc(appointments.startAt));

/** The same with where else they stand. */
async function presentAll(tx: Tx, { workspaceId }: Scope, rows: readonly Selected[]): Promise<Appointment[]> {
  const { appointmentId, state, unchecked, problem } = officeEvents;
  const ids = rows.map(({ row }) => row.id);
  const events =
    ids.length === 0
      ? []
      : await tx
          .select({ appointmentId, service: officeAccounts.service, state, unchecked, problem })
          .from(officeEvents)
          .innerJoin(
            officeAccounts,
            and(
              eq(officeAccounts.workspaceId, officeEvents.workspaceId),
              eq(officeAccounts.id, officeEvents.accountId),
            ),
          )
          .where(and(eq(officeEvents.workspaceId, workspaceId), inArray(appointmentId, ids)))
          .orderBy(asc(officeAccounts.service));
  return rows.map((one) => {
    const own = events.filter((event) => event.appointmentId === one.row.id);
    return present(
      one,
      own.map(({ appointmentId: _, state: status, ...event }) => ({ ...event, status })),
    );
  });
}

/** Those to come in order of time, then the past ones, newest first. */
export function listAppointments(
  scope: Scope,
  filter: OwnTermsFilter & { callId?: string | undefined },
): Promise<Appointment[]> {
  const now = scope.services.clock.now();
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const ofCall = filter.callId === undefined ? undefined : eq(appointments.callId, filter.callId);
    const rows = await select(tx, scope, and(ofCall, ofOwnTerms(appointments, filter))).limit(1000);
    const past = rows.filter(({ row }) => row.endAt.getTime() < now);
    const toCome = rows.filter(({ row }) => row.endAt.getTime() >= now);
    return presentAll(tx, scope, [...toCome, ...past.reverse()]);
  });
}

/** One appointment of the workspace. @throws AppError not_found */
export async function findAppointment(tx: Tx, scope: Scope, appointmentId: string): Promise<Appointment> {
  const [found] = await select(tx, scope, eq(appointments.id, appointmentId));
  if (found === undefined) throw new AppError('not_found', 'Appointment not found. It may have been deleted.');
  return (await presentAll(tx, scope, [found]))[0]!;
}

/** The same in a transaction of its own. @throws AppError not_found */
export const getAppointment = (scope: Scope, appointmentId: string): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => findAppointment(tx, scope, appointmentId));

/** Sets what an appointment is to others' systems; what is left out stays. @throws AppError not_found, limit_reached */
export const updateAppointment = (
  scope: Scope,
  appointmentId: string,
  changes: { externalId?: string | null | undefined; metadata?: MetadataChanges | undefined },
): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const own = and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, appointmentId));
    // Locked, so that keys of two requests at once are both kept.
    const [row] = await tx.select({ metadata: appointments.metadata }).from(appointments).where(own).for('update');
    if (row === undefined) throw new AppError('not_found', 'Appointment not found. It may have been deleted.');
    const changed = changedOwnTerms(row, changes);
    if (Object.keys(changed).length > 0) await tx.update(appointments).set(changed).where(own);
    // The log outlasts whom the appointment is of: it tells what changed, not to what.
    const object = { kind: 'appointment', id: appointmentId };
    await recordChange(tx, scope, 'appointment.updated', { object, after: { fields: Object.keys(changed) } });
    return findAppointment(tx, scope, appointmentId);
  });

/**
 * Frees the time. Cancelling twice is once.
 * @param deletedAt the connected account where its event was deleted
 * @throws AppError not_found
 */
export async function cancelWithin(
  tx: Tx,
  scope: Scope,
  appointmentId: string,
  deletedAt?: string,
): Promise<Appointment> {
  const before = await findAppointment(tx, scope, appointmentId);
  await tx
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(and(eq(appointments.workspaceId, scope.workspaceId), eq(appointments.id, appointmentId)));
  if (before.status !== 'cancelled') await leaveRemoval(tx, scope, appointmentId, deletedAt);
  const after = await findAppointment(tx, scope, appointmentId);
  if (before.status !== 'cancelled' && !before.test)
    await emitWebhookEvent(tx, scope, 'appointment.cancelled', () => after, { about: whomOf(after) });
  const object = { kind: 'appointment', id: appointmentId };
  await recordChange(tx, scope, 'appointment.cancelled', { object, before: told(before), after: told(after) });
  return after;
}

/** What the audit log tells of one: it outlasts whom the appointment is of, and is read by who may not see calls. */
export const told = ({
  title: _,
  attendeeName: _name,
  attendeeEmail: _email,
  attendeePhone: _phone,
  notes: _notes,
  externalId: _externalId,
  metadata: _metadata,
  ...kept
}: Appointment) => kept;

/** The number or the address of whom an appointment is. */
export const whomOf = ({ attendeePhone, attendeeEmail }: Appointment): string | null => attendeePhone ?? attendeeEmail;

/** The same in a transaction of its own. @throws AppError not_found */
export const cancelAppointment = (scope: Scope, appointmentId: string): Promise<Appointment> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => cancelWithin(tx, scope, appointmentId));

/** Who someone on the line is, as far as it is known. */
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
 * A conversation that only tests an agent finds what tests have booked, and nothing else.
 */
export async function appointmentsOf(tx: Tx, scope: Scope, caller: Caller, test: boolean): Promise<Appointment[]> {
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
  const toCome = gt(appointments.startAt, new Date(scope.services.clock.now()));
  const which = and(eq(appointments.status, 'booked'), eq(appointments.test, test), toCome, or(...theirs));
  const rows = await select(tx, scope, which).limit(mostOfCaller);
  return presentAll(tx, scope, rows);
}
