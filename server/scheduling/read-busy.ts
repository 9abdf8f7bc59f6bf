import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { type OfficeService, officeNames } from '#domain/scheduling/office.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { type OfficeRow, officeEvents } from '#server/platform/db/schema/office.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import type { Scope } from '#server/scope.ts';
import type { Span } from './free-times.ts';
import type { BusyEvent } from './office/calendar.ts';
import { openCalendar } from './office/open-calendar.ts';
import { readOffice } from './office-rows.ts';

/** Milliseconds that connected calendars have while someone is on the line: with what follows an answer comes within 3 s. */
const busyMs = 2_300;
const marginMs = 30 * 86_400_000;

/** What stands in connected calendars, as they said just now. */
export interface BusyElsewhere {
  /** What takes time beside a calendar of ours (null: the main one), but for the event of one appointment. */
  spansOf(calendarId: string | null, except?: string): Span[];
  /** Whether a calendar that belongs to one of ours did not answer. */
  isSilent(calendarId: string | null): boolean;
}

interface Heard {
  row: OfficeRow;
  /** Null: it did not answer. */
  events: BusyEvent[] | null;
}

type OwnEvent = Pick<typeof officeEvents.$inferSelect, 'appointmentId' | 'accountId' | 'eventId' | 'state'> & {
  status: 'booked' | 'cancelled';
};

async function readState(scope: Scope, { start }: Span) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = (await readOffice(tx, workspaceId)).filter(({ syncsCalendar }) => syncsCalendar);
    if (rows.length === 0) return null;
    const { accountId, appointmentId, eventId, state } = officeEvents;
    const own: OwnEvent[] = await tx
      .select({ accountId, appointmentId, eventId, state, status: appointments.status })
      .from(officeEvents)
      .innerJoin(
        appointments,
        and(eq(appointments.workspaceId, officeEvents.workspaceId), eq(appointments.id, appointmentId)),
      )
      .where(
        and(
          eq(officeEvents.workspaceId, workspaceId),
          isNotNull(eventId),
          // With a margin for what was moved meanwhile.
          gt(appointments.endAt, new Date(start - marginMs)),
        ),
      );
    const { timeZone } = await findWorkspace(tx, workspaceId);
    return { rows, own, timeZone };
  });
}

async function ask(scope: Scope, row: OfficeRow, timeZone: string, within: Span): Promise<Heard> {
  // It would refuse.
  if (row.problem !== null) return { row, events: null };
  try {
    return { row, events: await openCalendar(scope, row, timeZone, busyMs).busy(within) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    scope.services.log.warn(
      { service: row.service, fault: error.kind },
      'a connected calendar did not say what is free',
    );
    return { row, events: null };
  }
}

/**
 * Asks the connected calendars what stands in them, all at once. One that does not answer in time is left out, and said to
 * be silent: what is booked then is looked at once more when it is written there.
 */
export async function readBusy(scope: Scope, within: Span): Promise<BusyElsewhere> {
  const state = await readState(scope, within);
  if (state === null || within.end <= within.start) return { spansOf: () => [], isSilent: () => false };
  const { rows, own, timeZone } = state;
  const heard = await Promise.all(rows.map((row) => ask(scope, row, timeZone, within)));
  const of = (calendarId: string | null) => heard.filter(({ row }) => row.calendarId === calendarId);
  /** Events of ours count as they stand here, where that is newer than what stands there. */
  const isOurs = ({ id }: OfficeRow, event: BusyEvent, except: string | undefined) =>
    own.some(
      ({ accountId, appointmentId, eventId, state: written, status }) =>
        accountId === id &&
        eventId === event.eventId &&
        (appointmentId === except || status === 'cancelled' || written !== 'written'),
    );
  return {
    spansOf: (calendarId, except) =>
      of(calendarId).flatMap(({ row, events }) => (events ?? []).filter((event) => !isOurs(row, event, except))),
    isSilent: (calendarId) => of(calendarId).some(({ events }) => events === null),
  };
}

export const clashWords = (service: OfficeService) =>
  `The ${officeNames[service]} calendar has another event at this time.`;
