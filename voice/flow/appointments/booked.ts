import type { z } from 'zod';
import { wallTime } from '#voice/understanding/calendar.ts';
import type { BookTimeOutput } from '../flow-actions.ts';
import { language, say, setVariable, type Talk } from '../talk.ts';

export type Booking = z.infer<typeof BookTimeOutput>;

const momentOf = (talk: Talk, { start }: Booking): string => {
  const { timeZone } = talk.snapshot.setting;
  return language(talk).say.moment(wallTime(Date.parse(start), timeZone), wallTime(talk.at, timeZone));
};

/** Keeps an appointment that was booked among the values, under its name. */
export function keepBooking(talk: Talk, name: string, booking: Booking): void {
  setVariable(talk, `${name}_id`, booking.appointmentId, 'action');
  setVariable(talk, `${name}_start`, booking.start, 'action');
  setVariable(talk, `${name}_spoken`, momentOf(talk, booking), 'action');
  if (booking.calendar !== undefined) setVariable(talk, `${name}_calendar`, booking.calendar, 'action');
  talk.snapshot.reached = true;
}

/** Says that it is booked. Returns the words. */
export function sayBooked(talk: Talk, booking: Booking): string {
  const { booked, noted } = language(talk).say;
  const said = booking.unchecked ? noted(momentOf(talk, booking)) : booked(momentOf(talk, booking));
  say(talk, said);
  return said;
}
