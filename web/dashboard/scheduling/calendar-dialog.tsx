import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BusinessHours, usualHours } from '#domain/identity/business-hours.ts';
import type { Calendar } from '#domain/scheduling/calendars.ts';
import { areHoursWrong, BusinessHoursRows } from '#web/dashboard/identity/settings/business-hours-rows.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';

const whose = [
  { value: 'workspace', label: 'The business hours of the workspace' },
  { value: 'own', label: 'Hours of its own', description: 'The holidays of the workspace close it too.' },
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
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), businessHours: hours };
      return calendar
        ? api.calendars.update({ params: { calendarId: calendar.id }, body })
        : api.calendars.create({ body });
    },
    onSuccess: async ({ name: saved }) => {
      await Promise.all([invalidate('calendars'), invalidate('appointments')]);
      toast.success(calendar ? 'Calendar saved' : `${saved} can be booked`);
      onClose();
    },
  });
  const lacks = name.trim() === '' || (hours !== null && areHoursWrong(hours));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={calendar ? `Change ${calendar.name}` : 'Add calendar'}
      description="A person, a room or a chair whose times are booked apart from those of others."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} disabled={lacks} onClick={() => save.mutate()}>
            {calendar ? 'Save' : 'Add calendar'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {save.error && <Banner>{messageOf(save.error)}</Banner>}
        <Field label="Name" hint="As your team calls it: “Dr. Ada”, “Chair 2”. An agent can say it when it has booked.">
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <RadioGroup
          legend="It can be booked within"
          options={whose}
          value={hours === null ? 'workspace' : 'own'}
          onChange={(next) => setHours(next === 'own' ? (calendar?.businessHours ?? usualHours) : null)}
        />
        {hours && <BusinessHoursRows hours={hours} readOnly={false} onChange={setHours} />}
      </div>
    </Dialog>
  );
}
