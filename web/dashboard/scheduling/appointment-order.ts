import type { Appointment } from '#domain/scheduling/appointments.ts';

/** Appointments to come, the next one first, and the others, the latest first. Cancelled ones are no longer to come. */
export function sortAppointments(items: readonly Appointment[], now: number) {
  const isUpcoming = ({ endsAt: end, status }: Appointment) => status === 'booked' && Date.parse(end) > now;
  const byStart = (a: Appointment, b: Appointment) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  return {
    upcoming: items.filter(isUpcoming).sort(byStart),
    others: items.filter((appointment) => !isUpcoming(appointment)).sort((a, b) => byStart(b, a)),
  };
}
