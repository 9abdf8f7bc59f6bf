import { useQuery } from '@tanstack/react-query';
import { mainCalendar } from '#domain/scheduling/calendars.ts';
import type { OfficeAccount } from '#domain/scheduling/office.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface Props {
  account: OfficeAccount;
  mayManage: boolean;
}

/** Whether appointments stand in the calendar of an account, and those of which calendar here. */
export function CalendarSettings({ account, mayManage }: Props) {
  const { id, syncsCalendar, calendarId, lacks } = account;
  const { data } = useQuery({ ...query.calendars.list(), enabled: useCan('agents:read') && syncsCalendar });
  const set = useChange(
    (body: { syncsCalendar?: boolean; calendarId?: string | null }) =>
      api.office.update({ params: { officeAccountId: id }, body }),
    {
      reloads: 'office',
    },
  );
  const isFixed = !mayManage || set.isPending;
  const options = [
    { value: mainCalendar, label: 'Main calendar' },
    ...(data?.items ?? []).map((one) => ({ value: one.id, label: one.name })),
  ];
  return (
    <div className="flex flex-col gap-4">
      <Switch
        checked={
          set.variables?.syncsCalendar !== undefined && set.isPending ? set.variables.syncsCalendar : syncsCalendar
        }
        onChange={(on) => set.mutate({ syncsCalendar: on })}
        disabled={isFixed || lacks.includes('calendar')}
        label="Sync appointments with this calendar"
        hint="Agents book around existing events. Appointments are added to this calendar. If you reschedule or delete an appointment there, it’s updated here too."
      />
      {syncsCalendar && options.length > 1 && (
        <Field label="Workspace calendar" hint="Appointments in this calendar sync with the connected account.">
          <Select
            options={options}
            value={calendarId ?? mainCalendar}
            onChange={(value) => set.mutate({ calendarId: value === mainCalendar ? null : value })}
            disabled={isFixed}
          />
        </Field>
      )}
    </div>
  );
}
