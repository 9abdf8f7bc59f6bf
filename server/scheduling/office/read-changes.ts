import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { type OfficeRow, officeAccounts, officeEvents } from '#server/platform/db/schema/office.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { lockCalendars } from '#server/scheduling/appointments/lock-calendars.ts';
import { cancelWithin, findAppointment } from '#server/scheduling/appointments.ts';
import { setTime } from '#server/scheduling/booking.ts';
import type { Span } from '#server/scheduling/free-times.ts';
import { noteProblem, ownOffice } from '#server/scheduling/office-access.ts';
import type { Scope } from '#server/scope.ts';
import type { OfficeCalendar } from './calendar.ts';
import { leaveAll } from './leave-events.ts';
import { openCalendar } from './open-calendar.ts';

/** Milliseconds for all requests of one look at an account. */
const lookMs = 60_000;
/** Days after which a mark is taken anew: Microsoft's tells only of some months from when it was made. */
const cursorDays = 7;
const dayMs = 86_400_000;
/** Events of ours that are read one by one where anything may have changed. */
const mostRead = 500;

/** An event of ours, as it was when its calendar was asked. */
type Known = Pick<typeof officeEvents.$inferSelect, 'appointmentId' | 'revision'> & { eventId: string };

/** Events of appointments to come, that are written; with ids those alone. */
async function readKnown(scope: Scope, account: OfficeRow, eventIds: string[] | null): Promise<Known[]> {
  if (eventIds?.length === 0) return [];
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({
        appointmentId: officeEvents.appointmentId,
        revision: officeEvents.revision,
        eventId: officeEvents.eventId,
      })
      .from(officeEvents)
      .innerJoin(
        appointments,
        and(eq(appointments.workspaceId, officeEvents.workspaceId), eq(appointments.id, officeEvents.appointmentId)),
      )
      .where(
        and(
          eq(officeEvents.workspaceId, workspaceId),
          eq(officeEvents.accountId, account.id),
          eq(officeEvents.state, 'written'),
          isNotNull(officeEvents.eventId),
          eventIds === null ? undefined : inArray(officeEvents.eventId, eventIds),
          eq(appointments.status, 'booked'),
          gt(appointments.endAt, new Date(services.clock.now())),
        ),
      )
      .orderBy(appointments.startAt)
      .limit(mostRead),
  );
  return rows.map((row) => ({ ...row, eventId: row.eventId! }));
}

/** Does here what was done there, unless the appointment was changed here meanwhile: that is written there yet. */
async function follow(scope: Scope, account: OfficeRow, known: Known, there: Span | null): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    await lockCalendars(tx, workspaceId);
    const [event] = await tx
      .select({ revision: officeEvents.revision, state: officeEvents.state })
      .from(officeEvents)
      .where(
        and(
          eq(officeEvents.workspaceId, workspaceId),
          eq(officeEvents.appointmentId, known.appointmentId),
          eq(officeEvents.accountId, account.id),
        ),
      );
    if (event?.revision !== known.revision || event.state !== 'written') return;
    if (there === null) {
      await cancelWithin(tx, scope, known.appointmentId, account.id);
      return;
    }
    const before = await findAppointment(tx, scope, known.appointmentId);
    if (before.status !== 'booked') return;
    if (Date.parse(before.startsAt) === there.start && Date.parse(before.endsAt) === there.end) return;
    await setTime(tx, scope, before, there, { isUnchecked: false, movedAt: account.id });
  });
}

async function look(scope: Scope, account: OfficeRow, calendar: OfficeCalendar): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const isOld = account.cursorAt === null || now - account.cursorAt.getTime() > cursorDays * dayMs;
  const { eventIds, cursor } = await calendar.changes(isOld ? null : account.cursor);
  for (const known of await readKnown(scope, account, eventIds))
    await follow(scope, account, known, await calendar.read(known.eventId));
  await services.db.tenant(workspaceId, async (tx) => {
    const isSame = and(ownOffice(scope, account.id), eq(officeAccounts.connectedAt, account.connectedAt));
    const cursorAt = eventIds === null ? new Date(now) : account.cursorAt;
    const [kept] = await tx.update(officeAccounts).set({ cursor, cursorAt }).where(isSame).returning();
    // It answers: what could not be written is tried once more.
    if (kept !== undefined) await leaveAll(tx, scope, kept);
  });
}

/** Reads what was changed in the calendar of an account, and does the same here. Done again it is done once. */
export async function readChanges(scope: Scope, accountId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const found = await services.db.tenant(workspaceId, async (tx) => {
    const [account] = await tx.select().from(officeAccounts).where(ownOffice(scope, accountId));
    return account && { account, timeZone: (await findWorkspace(tx, workspaceId)).timeZone };
  });
  if (found === undefined || !found.account.syncsCalendar || found.account.problem !== null) return;
  const { account, timeZone } = found;
  try {
    await look(scope, account, openCalendar(scope, account, timeZone, lookMs));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // The next look, some minutes from now, begins where this one did.
    services.log.warn({ service: account.service, fault: error.kind }, 'the changes of a calendar were not read');
    await noteProblem(scope, account, error);
  }
}
