import type { OfficeService } from '#domain/scheduling/office.ts';
import type { OfficeRow } from '#server/platform/db/schema/office.table.ts';
import { type OfficeAccess, openAccess } from '#server/scheduling/office-access.ts';
import { placesOf } from '#server/scheduling/office-services.ts';
import type { Scope } from '#server/scope.ts';
import type { CalendarZone, OfficeCalendar } from './calendar.ts';
import { googleCalendar } from './google/google-calendar.ts';
import { microsoftCalendar } from './microsoft/microsoft-calendar.ts';

const open: Record<OfficeService, (access: OfficeAccess, base: string, zone: CalendarZone) => OfficeCalendar> = {
  google: googleCalendar,
  microsoft: microsoftCalendar,
};

/** How the calendar of an account is asked. @param budgetMs that the verb may take */
export function openCalendar(scope: Scope, row: OfficeRow, timeZone: string, budgetMs: number): OfficeCalendar {
  const { services } = scope;
  const zone = { timeZone, now: services.clock.now() };
  return open[row.service](openAccess(scope, row, budgetMs), placesOf(services, row.service).calendar, zone);
}
