import type { Tx } from '#server/platform/db/open-database.ts';
import type { OfficeRow } from '#server/platform/db/schema/office.table.ts';
import { placesWithStep } from '#server/records/action-uses.ts';

/** What books times, and so looks into the calendar. */
const booking = ['schedule'];

/** What uses an account, in words: contacts are only looked at once. */
export const dependentsOf = async (tx: Tx, { workspaceId, syncsCalendar }: OfficeRow): Promise<string[]> =>
  syncsCalendar ? placesWithStep(tx, workspaceId, booking) : [];
