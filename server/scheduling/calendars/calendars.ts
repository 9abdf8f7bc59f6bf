import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { BusinessHours } from '#domain/identity/business-hours.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type Calendar, calendarsLimit } from '#domain/scheduling/calendars.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { calendars } from '#server/platform/db/schema/calendars.table.ts';
import { officeAccounts } from '#server/platform/db/schema/office.table.ts';
import { lockCalendars } from '#server/scheduling/appointments/lock-calendars.ts';
import type { Scope } from '#server/scope.ts';

const one = ({ workspaceId }: Scope, id: string) => and(eq(calendars.workspaceId, workspaceId), eq(calendars.id, id));

async function readCalendars(tx: Tx, scope: Scope): Promise<Calendar[]> {
  const rows = await tx
    .select()
    .from(calendars)
    .where(eq(calendars.workspaceId, scope.workspaceId))
    .orderBy(asc(sql`lower(${calendars.name})`));
  const now = new Date(scope.services.clock.now());
  const booked = await tx
    .select({ id: appointments.calendarId, n: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, scope.workspaceId),
        eq(appointments.status, 'booked'),
        gt(appointments.endAt, now),
      ),
    )
    .groupBy(appointments.calendarId);
  return rows.map(({ id, name, businessHours }) => ({
    id,
    name,
    businessHours,
    upcoming: booked.find((row) => row.id === id)?.n ?? 0,
  }));
}

/** The calendars beside the main one, by name. */
export const listCalendars = (scope: Scope): Promise<Calendar[]> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readCalendars(tx, scope));

/** @throws AppError not_found */
async function readCalendar(tx: Tx, scope: Scope, calendarId: string): Promise<Calendar> {
  const found = (await readCalendars(tx, scope)).find(({ id }) => id === calendarId);
  if (found === undefined) throw new AppError('not_found', 'Calendar not found. It may have been deleted.');
  return found;
}

/** What is done to the calendars of a workspace, one after the other with what is booked into them. */
const change = <T>(scope: Scope, run: (tx: Tx) => Promise<T>): Promise<T> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await lockCalendars(tx, scope.workspaceId);
    return run(tx);
  });

/** @throws AppError conflict when another one is called that */
function requireFreeName(others: readonly Calendar[], name: string): void {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return;
  throw new AppError('conflict', `A calendar called ${name} already exists. Choose another name.`);
}

const object = (id: string) => ({ kind: 'calendar', id });

/** Adds a calendar. @throws AppError conflict, limit_reached */
export const createCalendar = (
  scope: Scope,
  input: { name: string; businessHours: BusinessHours | null },
): Promise<Calendar> =>
  change(scope, async (tx) => {
    const others = await readCalendars(tx, scope);
    if (others.length >= calendarsLimit)
      throw new AppError(
        'limit_reached',
        `A workspace can have up to ${calendarsLimit} calendars in addition to its main one. Delete one first.`,
      );
    requireFreeName(others, input.name);
    const id = newId();
    const createdAt = new Date(scope.services.clock.now());
    await tx.insert(calendars).values({ workspaceId: scope.workspaceId, id, ...input, createdAt });
    await recordChange(tx, scope, 'calendar.created', { object: object(id), after: input });
    return readCalendar(tx, scope, id);
  });

/** Changes a calendar; what is booked stays. @throws AppError not_found, conflict */
export const updateCalendar = (
  scope: Scope,
  calendarId: string,
  input: { name?: string | undefined; businessHours?: BusinessHours | null | undefined },
): Promise<Calendar> =>
  change(scope, async (tx) => {
    const before = await readCalendar(tx, scope, calendarId);
    const others = (await readCalendars(tx, scope)).filter(({ id }) => id !== calendarId);
    if (input.name !== undefined) requireFreeName(others, input.name);
    if (Object.keys(input).length > 0) await tx.update(calendars).set(input).where(one(scope, calendarId));
    const after = await readCalendar(tx, scope, calendarId);
    await recordChange(tx, scope, 'calendar.updated', { object: object(calendarId), before, after });
    return after;
  });

/** Deletes a calendar; a connected account that belonged to it keeps none from then on. @throws AppError not_found, conflict when something is booked ahead in it */
export const removeCalendar = (scope: Scope, calendarId: string): Promise<undefined> =>
  change(scope, async (tx) => {
    const before = await readCalendar(tx, scope, calendarId);
    if (before.upcoming > 0)
      throw new AppError('conflict', `${before.name} has upcoming appointments. Cancel them first.`);
    await tx
      .update(officeAccounts)
      .set({ syncsCalendar: false, calendarId: null })
      .where(and(eq(officeAccounts.workspaceId, scope.workspaceId), eq(officeAccounts.calendarId, calendarId)));
    await tx.delete(calendars).where(one(scope, calendarId));
    await recordChange(tx, scope, 'calendar.deleted', { object: object(calendarId), before });
    return undefined;
  });
