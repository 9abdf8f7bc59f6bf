import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { mainCalendar } from '#domain/scheduling/calendars.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calendars } from '#server/platform/db/schema/calendars.table.ts';
import type { OpenTimes } from './free-times.ts';

/** A calendar as it is booked: `id` and `name` are null for the main one. */
export interface OpenCalendar {
  id: string | null;
  name: string | null;
  open: OpenTimes;
}

/**
 * The calendars with these ids, in their order, with the times at which they can be booked; `main` is the workspace's
 * own, and no ids mean just that. What has been deleted since is left out.
 * @throws AppError not_found when none of them is there
 */
export async function openCalendars(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<OpenCalendar[]> {
  const { timeZone, businessHours, holidays } = await findWorkspace(tx, workspaceId);
  const open = { timeZone, businessHours, holidays };
  const main: OpenCalendar = { id: null, name: null, open };
  const named = ids.filter((id) => id !== mainCalendar);
  if (named.length === 0) return [main];
  const rows = await tx
    .select()
    .from(calendars)
    .where(and(eq(calendars.workspaceId, workspaceId), inArray(calendars.id, named)));
  const found = ids.flatMap((id): OpenCalendar[] => {
    if (id === mainCalendar) return [main];
    const row = rows.find((one) => one.id === id);
    return row ? [{ id, name: row.name, open: { ...open, businessHours: row.businessHours ?? businessHours } }] : [];
  });
  if (found.length > 0) return found;
  throw new AppError('not_found', 'This calendar no longer exists. Choose another one.');
}
