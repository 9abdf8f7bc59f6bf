import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { officeAccounts, officeEvents } from '#server/platform/db/schema/office.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { notify } from '#server/platform/notify.ts';
import { noteProblem } from '#server/scheduling/office-access.ts';
import { clashWords } from '#server/scheduling/read-busy.ts';
import type { Scope } from '#server/scope.ts';
import type { NewEvent, OfficeCalendar } from './calendar.ts';
import { leaveAgain } from './leave-events.ts';
import { openCalendar } from './open-calendar.ts';

/** Milliseconds that a calendar has to be written to: no one waits. */
const writeMs = 20_000;

interface Place {
  appointmentId: string;
  accountId: string;
}

const ownEvent = ({ workspaceId }: Scope, { appointmentId, accountId }: Place) =>
  and(
    eq(officeEvents.workspaceId, workspaceId),
    eq(officeEvents.appointmentId, appointmentId),
    eq(officeEvents.accountId, accountId),
  );

async function readEvent(tx: Tx, scope: Scope, place: Place) {
  const [found] = await tx
    .select({ event: officeEvents, appointment: appointments, account: officeAccounts })
    .from(officeEvents)
    .innerJoin(
      appointments,
      and(eq(appointments.workspaceId, officeEvents.workspaceId), eq(appointments.id, officeEvents.appointmentId)),
    )
    .innerJoin(
      officeAccounts,
      and(eq(officeAccounts.workspaceId, officeEvents.workspaceId), eq(officeAccounts.id, officeEvents.accountId)),
    )
    .where(ownEvent(scope, place));
  return found;
}
type Found = NonNullable<Awaited<ReturnType<typeof readEvent>>>;

const textOf = ({ notes, attendeeName, attendeeEmail, attendeePhone }: Found['appointment']) =>
  [notes, [attendeeName, attendeePhone, attendeeEmail].filter(Boolean).join(', '), 'Booked by Parley.']
    .filter(Boolean)
    .join('\n\n');

const eventOf = ({ appointment }: Found): NewEvent => ({
  appointmentId: appointment.id,
  title: appointment.title,
  text: textOf(appointment),
  timeZone: appointment.timeZone,
  start: appointment.startAt.getTime(),
  end: appointment.endAt.getTime(),
});

/** What stands at the service after it. `clash`: something else stands there at the same time. */
interface Written {
  eventId: string | null;
  clash: boolean;
}

async function write(calendar: OfficeCalendar, found: Found): Promise<Written> {
  const { event, appointment } = found;
  const known = { eventId: event.eventId, mayBeThere: event.attempts > 0 };
  if (appointment.status === 'cancelled') {
    if (event.eventId === null && event.attempts === 0) return { eventId: null, clash: false };
    // A try whose answer was lost may have made it.
    const eventId = event.eventId ?? (await calendar.put(eventOf(found), known));
    await calendar.remove(eventId);
    return { eventId, clash: false };
  }
  const { start, end } = eventOf(found);
  const others = event.unchecked ? await calendar.busy({ start, end }) : [];
  const eventId = await calendar.put(eventOf(found), known);
  return { eventId, clash: others.some((other) => other.eventId !== eventId) };
}

/** Keeps what was written; an appointment that was changed meanwhile is written once more. */
async function keep(tx: Tx, scope: Scope, place: Place, { event, appointment, account }: Found, written: Written) {
  const problem = written.clash ? clashWords(account.service) : null;
  const now = await readEvent(tx, scope, place);
  if (now === undefined) return;
  const isNewest = now.event.revision === event.revision;
  const done = isNewest ? { state: 'written' as const, unchecked: false, problem } : {};
  await tx
    .update(officeEvents)
    .set({ eventId: written.eventId, ...done })
    .where(ownEvent(scope, place));
  if (!isNewest) return leaveAgain(tx, scope, place);
  if (!written.clash) return;
  const { id, title } = appointment;
  await notify(tx, scope, 'appointment-clash', { id, title });
}

/** What may go better the next time. */
const passing = ['never_left', 'too_many', 'unsure'];

/**
 * Writes the event of an appointment as that stands now, or takes it away. Done twice it is done once.
 * @throws ServiceError that may pass, unless it is the last try
 */
export async function writeEvent(scope: Scope, place: Place, isLast: boolean): Promise<void> {
  const { services, workspaceId } = scope;
  const { db } = services;
  const found = await db.tenant(workspaceId, async (tx) => {
    const one = await readEvent(tx, scope, place);
    if (one === undefined || one.event.state === 'written') return undefined;
    await tx
      .update(officeEvents)
      .set({ attempts: sql`${officeEvents.attempts} + 1` })
      .where(ownEvent(scope, place));
    return one;
  });
  if (found === undefined) return;
  const fail = (problem: string, state: 'waiting' | 'failed') =>
    db.tenant(workspaceId, (tx) =>
      tx
        .update(officeEvents)
        .set({ state, problem })
        .where(and(ownEvent(scope, place), eq(officeEvents.revision, found.event.revision))),
    );
  if (found.account.problem !== null) return void (await fail(found.account.problem, 'failed'));
  try {
    const calendar = openCalendar(scope, found.account, found.appointment.timeZone, writeMs);
    const written = await write(calendar, found);
    await db.tenant(workspaceId, (tx) => keep(tx, scope, place, found, written));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const goesOn = passing.includes(error.kind) && !isLast;
    await fail(error.message, goesOn ? 'waiting' : 'failed');
    await noteProblem(scope, found.account, error);
    if (goesOn) throw error;
  }
}
