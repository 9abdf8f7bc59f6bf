import type { Span } from '#server/scheduling/free-times.ts';

/**
 * What a connected calendar can be asked for. Google's is one, Microsoft's another; anyone who adds a third implements this,
 * and passes `calendars.test.ts`. Each throws a ServiceError in plain words, within the time of the verb.
 */
export interface OfficeCalendar {
  /** What stands there and takes time: neither what is shown as free, nor what was declined or cancelled. */
  busy(within: Span): Promise<BusyEvent[]>;
  /**
   * Writes an appointment: makes its event, or changes the one that is known. `appointmentId` is the same in each try: what
   * was made by a try whose answer was lost is found by it, and no second is made.
   * @returns the event's id
   */
  put(event: NewEvent, known: { eventId: string | null; mayBeThere: boolean }): Promise<string>;
  /** Takes an event away; one that is gone is no fault. */
  remove(eventId: string): Promise<void>;
  /** An event as it stands now; null for none. */
  read(eventId: string): Promise<Span | null>;
  /** Which events have changed since a mark, in any way; without a mark only the next one is made. */
  changes(cursor: string | null): Promise<Changes>;
}

export interface BusyEvent extends Span {
  eventId: string;
}

export interface NewEvent extends Span {
  appointmentId: string;
  title: string;
  text: string;
  timeZone: string;
}

export interface Changes {
  /** Null where the mark was too old: anything may have changed. */
  eventIds: string[] | null;
  /** What to ask with the next time. */
  cursor: string;
}

/** How many parts of a list are read at most: of a calendar with more, no one knows all. */
export const mostPages = 20;

/** Whose days an event without hours has, in ms since the epoch. */
export interface CalendarZone {
  timeZone: string;
  now: number;
}
