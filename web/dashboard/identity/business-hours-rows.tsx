import { Plus, X } from 'lucide-react';
import {
  type BusinessHours,
  type DaySpan,
  spansLimit,
  type Weekday,
  weekdays,
} from '#domain/identity/business-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { minutesOf, problemOf, timeOf } from './settings/day-times.ts';

const mondayFirst: Weekday[] = [...weekdays.slice(1), 'sunday'];
const labelOf = (day: Weekday) => day[0]!.toUpperCase() + day.slice(1);

/** Without the clock at its end: what is typed is quicker, and the field stays narrow. */
const timeField = 'w-28 min-w-0 shrink [&::-webkit-calendar-picker-indicator]:hidden';

interface DayRowProps {
  day: Weekday;
  spans: DaySpan[];
  readOnly: boolean;
  onChange: (spans: DaySpan[]) => void;
}

/** One day: whether it is open, and its times. */
function DayRow({ day, spans, readOnly, onChange }: DayRowProps) {
  const label = labelOf(day);
  const problem = problemOf(spans);
  const change = (index: number, part: Partial<DaySpan>) => onChange(spans.with(index, { ...spans[index]!, ...part }));
  const last = spans.at(-1);
  return (
    <li className="grid min-h-12 gap-x-4 gap-y-1.5 border-line border-b py-2 last:border-0 sm:grid-cols-[9rem_1fr]">
      <Switch
        label={label}
        checked={spans.length > 0}
        disabled={readOnly}
        className="sm:h-8 sm:items-center"
        onChange={(open) => onChange(open ? [{ from: 540, to: 1020 }] : [])}
      />
      <div className="flex flex-col gap-1.5">
        {spans.length === 0 && <p className="flex h-8 items-center text-muted">Closed</p>}
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: times of a day have no name but their place.
          <div key={index} className="flex items-center gap-2">
            <Input
              type="time"
              aria-label={`${label} from${index > 0 ? ` ${index + 1}` : ''}`}
              className={timeField}
              disabled={readOnly}
              value={timeOf(span.from)}
              onChange={({ target }) => change(index, { from: minutesOf(target.value) })}
            />
            <span aria-hidden className="text-muted">
              –
            </span>
            <Input
              type="time"
              aria-label={`${label} to${index > 0 ? ` ${index + 1}` : ''}`}
              className={timeField}
              disabled={readOnly}
              value={timeOf(span.to)}
              onChange={({ target }) => change(index, { to: minutesOf(target.value) || 1440 })}
            />
            {!readOnly && index > 0 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove these ${label} hours`}
                onClick={() => onChange(spans.toSpliced(index, 1))}
              >
                <X />
              </Button>
            )}
            {!readOnly && index === spans.length - 1 && spans.length < spansLimit && last!.to < 1380 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Add ${label} hours`}
                onClick={() => onChange([...spans, { from: last!.to + 60, to: Math.min(last!.to + 240, 1440) }])}
              >
                <Plus />
              </Button>
            )}
          </div>
        ))}
        {problem && <p className="text-danger-text text-sm">{problem}</p>}
      </div>
    </li>
  );
}

/** The hours of a week, day by day. */
export function BusinessHoursRows(props: {
  hours: BusinessHours;
  readOnly: boolean;
  onChange: (hours: BusinessHours) => void;
}) {
  const { hours, readOnly, onChange } = props;
  return (
    <ul className="rounded-lg border border-line bg-surface px-4 py-1">
      {mondayFirst.map((day) => (
        <DayRow
          key={day}
          day={day}
          spans={hours[day]}
          readOnly={readOnly}
          onChange={(spans) => onChange({ ...hours, [day]: spans })}
        />
      ))}
    </ul>
  );
}

/** Whether something is wrong with the times of a day. */
export const areHoursWrong = (hours: BusinessHours): boolean => weekdays.some((day) => problemOf(hours[day]) !== null);
