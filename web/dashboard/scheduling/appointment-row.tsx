import { href, Link } from 'react-router';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { formatExact } from '#web/lib/format.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { when } from './appointment-when.ts';
import { StandsAt } from './stands-at.tsx';

interface AppointmentRowProps {
  appointment: Appointment;
  /** The row above is of the same day, which is written once. */
  isSameDay: boolean;
  /** Absent: it is over, cancelled, or this person may not. */
  onMove?: () => void;
  onCancel?: () => void;
}

/** One appointment: when, what for, with whom. */
export function AppointmentRow({ appointment, isSameDay, onMove, onCancel }: AppointmentRowProps) {
  const {
    startsAt: start,
    timeZone,
    title,
    attendeeName,
    attendeeEmail,
    attendeePhone,
    notes,
    callId,
    calendarName,
    status,
    test,
    officeEvents: standsAt,
  } = appointment;
  const { day, time } = when(appointment);
  const { timeZone: home } = useWorkspace();
  const isNamed = attendeeName !== null && title.includes(attendeeName);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3.5">
      <p className="w-44 shrink-0">
        <time dateTime={start} title={formatExact(start, timeZone)} className="tabular-nums">
          <span className={isSameDay ? 'sr-only' : 'block font-medium'}>{day} </span>
          <span className="text-muted">{time}</span>
        </time>
        {timeZone !== home && <span className="block text-muted text-sm">{timeZone.replaceAll('_', ' ')}</span>}
      </p>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{title}</span>
          {calendarName !== null && <Badge>{calendarName}</Badge>}
          {test && <Badge>Test</Badge>}
          {status === 'cancelled' && <Badge>Canceled</Badge>}
        </p>
        {attendeeName && !isNamed && <p className="break-words">{attendeeName}</p>}
        {(attendeeEmail || attendeePhone) && (
          <p className="break-words text-muted">
            {attendeeEmail}
            {attendeeEmail && attendeePhone && ' · '}
            {attendeePhone && <PhoneNumber number={attendeePhone} />}
          </p>
        )}
        {notes && <p className="mt-1 whitespace-pre-wrap break-words text-muted">{notes}</p>}
        <StandsAt events={standsAt} />
      </div>
      <div className="-my-1 flex items-center gap-3">
        {callId && (
          <Link
            to={href('/dashboard/calls/:callId', { callId })}
            className="inline-flex h-7 items-center text-accent-text underline-offset-4 hover:underline"
          >
            View call
          </Link>
        )}
        {onMove && (
          <Button variant="outline" size="sm" aria-label={`Reschedule ${title}, ${day}`} onClick={onMove}>
            Reschedule
          </Button>
        )}
        {onCancel && (
          <Button variant="outline" size="sm" aria-label={`Cancel ${title}, ${day}`} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </li>
  );
}
