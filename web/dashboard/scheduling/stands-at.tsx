import type { OfficeEvent } from '#domain/scheduling/appointments.ts';
import { officeNames } from '#domain/scheduling/office.ts';

/** How it stands with an appointment in a connected calendar. */
function wordsOf({ service, status: state, unchecked, problem }: OfficeEvent): string {
  const name = officeNames[service];
  if (state === 'written') return problem ?? `In the ${name} calendar.`;
  const why = problem === null ? '' : ` ${problem}`;
  if (state === 'failed') return `Couldn’t add this to the ${name} calendar.${why}`;
  const doubt = unchecked ? ' The calendar didn’t confirm that this time is free, so we’ll check again first.' : '';
  return `Will be added to the ${name} calendar shortly.${doubt}${why}`;
}

/** Where else an appointment stands, or what keeps it from that. */
export function StandsAt({ events }: { events: readonly OfficeEvent[] }) {
  return events.map((event) => (
    <p key={event.service} className="mt-1 break-words text-muted text-sm">
      {wordsOf(event)}
    </p>
  ));
}
