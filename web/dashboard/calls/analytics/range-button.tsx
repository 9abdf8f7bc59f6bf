import { CalendarRange, ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type AnalyticsQuery, analyticsRanges } from '#domain/calls/analytics.ts';
import { showDay } from '#web/lib/show-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { menuItemStyles } from '#web/ui/overlay-styles.ts';
import { Popover } from '#web/ui/popover.tsx';
import { rangeWords } from './range-labels.ts';

type Asked = Pick<AnalyticsQuery, 'range' | 'from' | 'to'>;
type Change = (values: { range: string; from: string; to: string }) => void;

function OwnDates({ from = '', to = '', onChange }: { from?: string; to?: string; onChange: Change }) {
  const [days, setDays] = useState({ from, to });
  const isWrong = days.from !== '' && days.to !== '' && days.from > days.to;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && days.from && days.to) onChange({ range: '', ...days });
  };
  return (
    <form className="flex flex-col gap-3 border-line border-t p-3" onSubmit={apply}>
      <div className="grid grid-cols-2 gap-2">
        <Field label="First day">
          <Input type="date" value={days.from} onChange={(event) => setDays({ ...days, from: event.target.value })} />
        </Field>
        <Field label="Last day" error={isWrong ? 'The end date is before the start date.' : undefined}>
          <Input type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
        </Field>
      </div>
      <Button type="submit" variant="outline" disabled={isWrong || !days.from || !days.to}>
        Apply
      </Button>
    </form>
  );
}

/** "Last 30 Days": the days that are counted, by a name or by own dates. */
export function RangeButton({ asked, onChange }: { asked: Asked; onChange: Change }) {
  const [open, setOpen] = useState(false);
  const { range, from, to } = asked;
  const isOwn = from !== undefined || to !== undefined;
  const choose: Change = (values) => {
    setOpen(false);
    onChange(values);
  };
  return (
    <Popover
      label="Days"
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="w-84 p-0"
      trigger={
        <Button variant="outline">
          <CalendarRange aria-hidden />
          {isOwn ? `${showDay(from ?? '')} – ${showDay(to ?? '')}` : rangeWords[range]}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <div className="p-1">
        {analyticsRanges.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={!isOwn && name === range}
            className={`${menuItemStyles} w-full hover:bg-hover aria-pressed:font-semibold`}
            onClick={() => choose({ range: name, from: '', to: '' })}
          >
            {rangeWords[name]}
          </button>
        ))}
      </div>
      <OwnDates {...(from && { from })} {...(to && { to })} onChange={choose} />
    </Popover>
  );
}
