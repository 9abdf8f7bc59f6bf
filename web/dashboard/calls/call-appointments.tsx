import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatWhen } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** What the call booked; nothing where it booked nothing. */
export function CallAppointments({ callId }: { callId: string }) {
  const { data } = useQuery(query.appointments.list({ query: { callId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Booked" />
      <CardBody className="flex flex-col gap-3">
        {data.items.map(({ id, title, startsAt: start, timeZone, status }) => (
          <Link key={id} to="/dashboard/appointments" className="flex gap-3 hover:underline">
            <CalendarCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            <span className="min-w-0">
              <span className="block break-words font-medium">{title}</span>
              <span className="text-muted">
                {formatWhen(start, timeZone)}
                {status === 'cancelled' && ', cancelled'}
              </span>
            </span>
          </Link>
        ))}
      </CardBody>
    </Card>
  );
}
