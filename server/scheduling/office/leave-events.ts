import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { type OfficeRow, officeEvents } from '#server/platform/db/schema/office.table.ts';
import { readOffice } from '#server/scheduling/office-rows.ts';
import type { Scope } from '#server/scope.ts';

export const writeEventJob = 'office.write-event';

const enqueue = ({ services, workspaceId }: Scope, tx: Tx, appointmentId: string, accountId: string) =>
  services.jobs.enqueue(
    tx,
    writeEventJob,
    { workspaceId, appointmentId, accountId },
    { key: `${appointmentId} ${accountId}` },
  );

/** Has the event of an appointment written, as that stands now. */
async function leaveEvent(tx: Tx, scope: Scope, appointmentId: string, accountId: string, unchecked: boolean) {
  const { workspaceId } = scope;
  const values = { workspaceId, appointmentId, accountId, state: 'waiting' as const, unchecked };
  await tx
    .insert(officeEvents)
    .values({ ...values, eventId: null, revision: 1, attempts: 0, problem: null })
    .onConflictDoUpdate({
      target: [officeEvents.workspaceId, officeEvents.appointmentId, officeEvents.accountId],
      set: { state: 'waiting', revision: sql`${officeEvents.revision} + 1`, unchecked, problem: null },
    });
  await enqueue(scope, tx, appointmentId, accountId);
}

/** Has an event written once more that was overtaken by a change. */
export async function leaveAgain(tx: Tx, scope: Scope, at: { appointmentId: string; accountId: string }) {
  await tx
    .update(officeEvents)
    .set({ state: 'waiting', revision: sql`${officeEvents.revision} + 1` })
    .where(
      and(
        eq(officeEvents.workspaceId, scope.workspaceId),
        eq(officeEvents.appointmentId, at.appointmentId),
        eq(officeEvents.accountId, at.accountId),
      ),
    );
  await enqueue(scope, tx, at.appointmentId, at.accountId);
}

interface Left {
  id: string;
  calendarId: string | null;
}

/**
 * Leaves a booked or moved appointment to be written into the calendars that belong to its own.
 * @param isUnchecked a calendar did not say whether it is free
 * @param except the account where the change was made
 */
export async function leaveEvents(
  tx: Tx,
  scope: Scope,
  { id, calendarId }: Left,
  { isUnchecked, except }: { isUnchecked: boolean; except?: string },
): Promise<void> {
  for (const account of await readOffice(tx, scope.workspaceId))
    if (account.syncsCalendar && account.calendarId === calendarId && account.id !== except)
      await leaveEvent(tx, scope, id, account.id, isUnchecked);
}

/** Leaves the events of a cancelled appointment to be taken away. @param except as above */
export async function leaveRemoval(tx: Tx, scope: Scope, appointmentId: string, except?: string): Promise<void> {
  const rows = await tx
    .select({ accountId: officeEvents.accountId })
    .from(officeEvents)
    .where(
      and(
        eq(officeEvents.workspaceId, scope.workspaceId),
        eq(officeEvents.appointmentId, appointmentId),
        except === undefined ? undefined : ne(officeEvents.accountId, except),
      ),
    );
  for (const { accountId } of rows) await leaveEvent(tx, scope, appointmentId, accountId, false);
}

/** Appointments that are written at once when an account begins to keep a calendar. */
const mostAtOnce = 500;

/** Leaves all appointments to come of an account's calendar to be written there, and what was not written yet. */
export async function leaveAll(tx: Tx, scope: Scope, { id: accountId, calendarId, syncsCalendar }: OfficeRow) {
  if (!syncsCalendar) return;
  const now = new Date(scope.services.clock.now());
  const { workspaceId } = scope;
  const rows = await tx
    .select({ id: appointments.id, state: officeEvents.state })
    .from(appointments)
    .leftJoin(
      officeEvents,
      and(
        eq(officeEvents.workspaceId, appointments.workspaceId),
        eq(officeEvents.appointmentId, appointments.id),
        eq(officeEvents.accountId, accountId),
      ),
    )
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        eq(appointments.test, false),
        gt(appointments.endAt, now),
        sql`${appointments.calendarId} is not distinct from ${calendarId}::uuid`,
        sql`(${appointments.status} = 'booked' and ${officeEvents.state} is null
          or ${officeEvents.state} in ('waiting', 'failed'))`,
      ),
    )
    .orderBy(appointments.startAt)
    .limit(mostAtOnce);
  for (const { id, state } of rows)
    await (state === null ? leaveEvent(tx, scope, id, accountId, false) : enqueue(scope, tx, id, accountId));
}
