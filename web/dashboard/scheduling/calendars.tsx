import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Calendar, calendarsLimit } from '#domain/scheduling/calendars.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

interface CalendarRowProps {
  calendar: Calendar;
  /** Absent: this person may not. */
  onEdit?: () => void;
  onDelete?: () => void;
}

function CalendarRow({ calendar, onEdit, onDelete }: CalendarRowProps) {
  const { name, businessHours, upcoming } = calendar;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <p className="min-w-40 flex-1 break-words font-medium">{name}</p>
      <p className="text-muted">{businessHours === null ? 'Business hours' : 'Custom hours'}</p>
      <p className="text-muted tabular-nums sm:w-24 sm:text-right">{upcoming} upcoming</p>
      {onEdit && onDelete && (
        <p className="flex">
          <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
            <Pencil />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 />
          </Button>
        </p>
      )}
    </li>
  );
}

/** What can be booked beside the main calendar. */
export function Calendars() {
  const { data, error } = useQuery(query.calendars.list());
  const mayWrite = useCan('agents:write');
  const [edited, setEdited] = useState<Calendar | 'new'>();
  const [asked, setAsked] = useState<Calendar>();
  const remove = useChange((calendarId: string) => api.calendars.remove({ params: { calendarId } }), {
    reloads: 'calendars',
    says: 'Calendar deleted',
  });
  const isFull = (data?.items.length ?? 0) >= calendarsLimit;
  return (
    <section aria-labelledby="calendars" className="mt-10">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="calendars" className="flex items-center gap-2 font-semibold">
          <CalendarDays className="size-4 text-muted" aria-hidden />
          Calendars
        </h2>
        {mayWrite && (
          <Button variant="outline" size="sm" disabled={!data || isFull} onClick={() => setEdited('new')}>
            <Plus />
            Add calendar
          </Button>
        )}
      </div>
      {error && !data && <Banner>{messageOf(error)}</Banner>}
      {!data && !error && <Skeleton className="h-24" />}
      {data && (
        <Card>
          <ul className="divide-y divide-line">
            <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
              <p className="min-w-40 flex-1 font-medium">Main calendar</p>
              <p className="text-muted">
                The default calendar, unless a step specifies another one. Follows your business hours.
              </p>
            </li>
            {data.items.map((calendar) => (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                {...(mayWrite && { onEdit: () => setEdited(calendar), onDelete: () => setAsked(calendar) })}
              />
            ))}
          </ul>
        </Card>
      )}
      {isFull && (
        <p className="mt-2 text-muted">
          A workspace can have up to {calendarsLimit} calendars in addition to its main one.
        </p>
      )}
      {edited && (
        <CalendarDialog calendar={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Delete ${asked?.name ?? ''}?`}
        action="Delete calendar"
        onConfirm={() => asked && remove.mutateAsync(asked.id)}
      >
        Past appointments are kept. Agents that only use this calendar can’t book appointments until you update them.
      </ConfirmDialog>
    </section>
  );
}
