import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { clockOf, dayNames, daysFromMonday, minutesOf } from './campaign-labels.ts';

interface Hours {
  from: number;
  until: number;
  days: number[];
}

interface DaysAndHoursProps {
  value: Hours;
  onChange: (hours: Hours) => void;
  disabled?: boolean;
}

/** The last minute that a field of times can say stands for the end of the day. */
const lastMinute = 23 * 60 + 59;

/** On which days, and between which hours. */
export function DaysAndHours({ value, onChange, disabled = false }: DaysAndHoursProps) {
  const { from, until, days } = value;
  const isWrong = from >= until;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <Field label="From" error={isWrong ? 'The end must be after the start.' : undefined}>
          <Input
            type="time"
            value={clockOf(Math.min(from, lastMinute))}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...value, from: minutesOf(target.value) })}
          />
        </Field>
        <Field label="Until">
          <Input
            type="time"
            value={clockOf(Math.min(until, lastMinute))}
            disabled={disabled}
            onChange={({ target }) => {
              const next = minutesOf(target.value);
              onChange({ ...value, until: next === lastMinute ? 1440 : next });
            }}
          />
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-1.5 font-medium">Days</legend>
        {daysFromMonday.map((day) => (
          <Checkbox
            key={day}
            label={dayNames[day]}
            disabled={disabled}
            checked={days.includes(day)}
            onChange={(isOn) =>
              onChange({ ...value, days: isOn ? [...days, day].sort() : days.filter((one) => one !== day) })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
