import { useState } from 'react';
import { type BusinessHours, usualHours } from '#domain/identity/business-hours.ts';
import type { Calendar } from '#domain/scheduling/calendars.ts';
import { areHoursWrong, BusinessHoursRows } from '#web/dashboard/identity/business-hours-rows.tsx';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';

const whose = [
  { value: 'workspace', label: 'The workspace’s business hours' },
  { value: 'own', label: 'Custom hours', description: 'Also closed on workspace holidays.' },
] as const;

interface CalendarDialogProps {
  /** Absent: a new one. */
  calendar?: Calendar | undefined;
  onClose: () => void;
}

/** Adds a calendar, or changes its name and its hours. */
export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const [name, setName] = useState(calendar?.name ?? '');
  const [hours, setHours] = useState<BusinessHours | null>(calendar?.businessHours ?? null);
  const lacks = name.trim() === '' || (hours !== null && areHoursWrong(hours));
  return (
    <FormDialog
      title={calendar ? `Edit ${calendar.name}` : 'Add calendar'}
      description="A person, room, or chair with its own bookings."
      action={calendar ? 'Save' : 'Add calendar'}
      ready={!lacks}
      send={() => {
        const body = { name: name.trim(), businessHours: hours };
        return calendar
          ? api.calendars.update({ params: { calendarId: calendar.id }, body })
          : api.calendars.create({ body });
      }}
      reloads={['calendars', 'appointments']}
      says={({ name: saved }) => (calendar ? 'Calendar saved' : `${saved} is now bookable`)}
      onClose={onClose}
    >
      <Field
        label="Name"
        hint="The name your team uses, such as “Dr. Ada” or “Chair 2”. Agents can mention it after booking."
      >
        <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <RadioGroup
        legend="Bookable hours"
        options={whose}
        value={hours === null ? 'workspace' : 'own'}
        onChange={(next) => setHours(next === 'own' ? (calendar?.businessHours ?? usualHours) : null)}
      />
      {hours && <BusinessHoursRows hours={hours} readOnly={false} onChange={setHours} />}
    </FormDialog>
  );
}
