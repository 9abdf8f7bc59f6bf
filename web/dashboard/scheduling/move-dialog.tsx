import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { when } from './appointment-when.ts';

/** `2026-11-26`: the day of a moment on the clock of a zone. */
const dayIn = (at: string, timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at));

interface TimesProps {
  times: readonly string[];
  timeZone: string;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

function Times({ times, timeZone, chosen, onChoose }: TimesProps) {
  const time = new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short', timeZone });
  if (times.length === 0) return <p className="text-muted">No times are available on this day. Choose another day.</p>;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {times.map((at) => (
        <li key={at}>
          <Button
            variant={at === chosen ? 'default' : 'outline'}
            aria-pressed={at === chosen}
            className="w-full tabular-nums"
            onClick={() => onChoose(at)}
          >
            {time.format(new Date(at))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Moves an appointment to a time that is free. */
export function MoveDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { id: appointmentId, startsAt: start, timeZone, title, attendeeName } = appointment;
  const [date, setDate] = useState(dayIn(start, timeZone));
  const [chosen, setChosen] = useState<string>();
  const { data, error } = useQuery({
    ...query.appointments.times({ params: { appointmentId }, query: { date } }),
    enabled: date !== '',
  });
  const { day, time } = when(appointment);
  return (
    <FormDialog
      title={`Reschedule ${title}`}
      description={`Currently ${day}, ${time}, ${timeZone.replaceAll('_', ' ')}.`}
      action="Reschedule"
      ready={chosen !== undefined}
      send={() => api.appointments.move({ params: { appointmentId }, body: { startsAt: chosen! } })}
      reloads="appointments"
      says={{ title: 'Rescheduled', description: `Please let ${attendeeName ?? 'the attendee'} know.` }}
      onClose={onClose}
    >
      <div className="flex min-h-56 flex-col gap-4">
        <Field label="Day">
          <Input
            type="date"
            className="w-44"
            value={date}
            onChange={({ target }) => {
              setDate(target.value);
              setChosen(undefined);
            }}
          />
        </Field>
        {error && !data && <Banner>{messageOf(error)}</Banner>}
        {!data && !error && <Skeleton className="h-24" />}
        {data && (
          <Times
            times={data.items.filter((at) => at !== start)}
            timeZone={data.timeZone}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </div>
    </FormDialog>
  );
}
