import type { Appointment } from '#domain/scheduling/appointments.ts';

/** `Fri, Nov 27` and `10:00 AM – 10:30 AM`, on the wall clock of the appointment's own zone. */
export function when({ startsAt: start, endsAt: end, timeZone }: Appointment) {
  const day = new Intl.DateTimeFormat(navigator.language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short', timeZone });
  return { day: day.format(new Date(start)), time: time.formatRange(new Date(start), new Date(end)) };
}
