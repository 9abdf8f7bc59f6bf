import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useFirstRows } from '#web/lib/use-first-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sortAppointments } from './appointment-order.ts';
import { AppointmentRow } from './appointment-row.tsx';
import { when } from './appointment-when.ts';
import { Calendars } from './calendars.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** Past appointments that are shown at once: what comes next is read first, and what is over is looked up. */
const pastAtOnce = 25;

/** Whether one is of the same day as the one above it, on the clocks of both. */
const isOfDayOf = (one: Appointment, above: Appointment | undefined) =>
  above !== undefined && when(one).day === when(above).day;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <Card>
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  );
}

function AppointmentSkeletons() {
  return (
    <Card role="status" aria-label="Loading appointments" className="mt-7 divide-y divide-line">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex gap-6 px-5 py-4">
          <Skeleton className="h-15 w-44" />
          <Skeleton className="h-10 w-60" />
        </div>
      ))}
    </Card>
  );
}

function AppointmentLists({ items }: { items: Appointment[] }) {
  const _client = useQueryClient();
  const mayWrite = useCan('calls:write');
  const [asked, setAsked] = useState<Appointment>();
  const [moved, setMoved] = useState<Appointment>();
  const { upcoming, others } = sortAppointments(items, Date.now());
  const { first = [], more } = useFirstRows(others, pastAtOnce);

  const cancel = useChange((appointmentId: string) => api.appointments.cancel({ params: { appointmentId } }), {
    reloads: 'appointments',
    says: { title: 'Canceled', description: 'The time is available again.' },
  });

  return (
    <>
      <Group title="Upcoming">
        {upcoming.map((appointment, at) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            isSameDay={isOfDayOf(appointment, upcoming[at - 1])}
            {...(mayWrite && { onMove: () => setMoved(appointment), onCancel: () => setAsked(appointment) })}
          />
        ))}
        {upcoming.length === 0 && <li className="px-5 py-4 text-muted">No upcoming appointments.</li>}
      </Group>
      {others.length > 0 && (
        <Group title="Past and canceled">
          {first.map((appointment, at) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              isSameDay={isOfDayOf(appointment, first[at - 1])}
            />
          ))}
          {more && (
            <li className="flex justify-center px-5 py-3">
              <Button variant="outline" onClick={more.load}>
                Load more
              </Button>
            </li>
          )}
        </Group>
      )}
      {moved && <MoveDialog key={moved.id} appointment={moved} onClose={() => setMoved(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Cancel ${asked?.title ?? ''}?`}
        action="Cancel appointment"
        onConfirm={() => asked && cancel.mutateAsync(asked.id)}
      >
        This time will become available to others. {asked?.attendeeName ?? 'The attendee'} won’t be notified, so please
        let them know.
      </ConfirmDialog>
    </>
  );
}

/** What the agents have booked, what comes next first. */
export default function AppointmentsPage() {
  const { data, error, isPending, refetch } = useQuery(query.appointments.list({ query: {} }));
  const maySeeCalendars = useCan('agents:read');
  return (
    <>
      <PageHeader title="Appointments" subtitle="Appointments your agents booked in this workspace’s calendars." />
      {isPending && <AppointmentSkeletons />}
      {error && !data && (
        <ErrorState title="Couldn’t load appointments." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={CalendarDays} title="No appointments yet">
          When an agent books an appointment for a caller, it appears here, and the confirmation email is sent.
        </EmptyState>
      )}
      {data && data.items.length > 0 && <AppointmentLists items={data.items} />}
      {maySeeCalendars && data && <Calendars />}
    </>
  );
}
