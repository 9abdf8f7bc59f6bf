import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallingRule } from '#domain/contacts/calling-rules.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { clockOf } from './campaign-labels.ts';
import { DaysAndHours } from './days-and-hours.tsx';

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (country: string) => (country === 'ZZ' ? 'All other countries' : names.of(country));

function RuleForm({ rule, onClose }: { rule: CallingRule; onClose: () => void }) {
  const { country, isOwn, ...before } = rule;
  const [wanted, setWanted] = useState(before);
  const [days, setDays] = useState(before.holidays.map(({ date }) => date).join(', '));
  const done = async (words: string) => {
    await invalidate('callingRules');
    toast.success(words);
    onClose();
  };
  const holidays = days
    .split(/[\s,]+/)
    .filter((date) => date !== '')
    .map((date) => before.holidays.find((day) => day.date === date) ?? { date, name: date, yearly: false });
  const save = useChange(() => api.callingRules.set({ params: { country }, body: { ...wanted, holidays } }), {
    next: () => done(`Rule for ${nameOf(country)} saved`),
    refusal: 'shown',
  });
  const reset = useChange(() => api.callingRules.reset({ params: { country } }), {
    next: () => done(`${nameOf(country)} was reset to the default`),
    refusal: 'shown',
  });
  const error = save.error ?? reset.error;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      <DaysAndHours value={wanted} onChange={(hours) => setWanted({ ...wanted, ...hours })} />
      <Switch
        label="Only call people who have consented"
        checked={wanted.consent}
        onChange={(consent) => setWanted({ ...wanted, consent })}
      />
      <Switch
        label="No calls on public holidays"
        hint="Holidays for the United States and Germany are built in. Add others below."
        checked={wanted.publicHolidays}
        onChange={(publicHolidays) => setWanted({ ...wanted, publicHolidays })}
      />
      <Field label="Additional no-call days" optional hint="Dates separated by commas, such as 2026-12-24.">
        <Input value={days} onChange={({ target }) => setDays(target.value)} />
      </Field>
      <NumberField
        label="Calls per number in 24 hours"
        value={wanted.perDay}
        onChange={(perDay) => perDay !== undefined && setWanted({ ...wanted, perDay })}
        min={1}
        max={10}
        unit="calls"
      />
      <div className="flex flex-wrap justify-end gap-2">
        {isOwn && (
          <Button variant="ghost" className="mr-auto" busy={reset.isPending} onClick={() => reset.mutate()}>
            Use default
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Back
        </Button>
        <Button type="submit" disabled={wanted.from >= wanted.until || wanted.days.length === 0} busy={save.isPending}>
          Save rule
        </Button>
      </div>
    </form>
  );
}

function sentenceOf({ from, until, days, consent, perDay }: CallingRule): string {
  const calls = perDay === 1 ? 'one call a day' : `${perDay} calls a day`;
  const who = consent ? 'with consent' : 'even without consent';
  return `${clockOf(from)} to ${clockOf(until)}, ${days.length} days a week, ${calls}, ${who}`;
}

/** When and how often people are called, by country. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(query.callingRules.list());
  const [editing, setEditing] = useState<CallingRule | null>(null);
  const [adding, setAdding] = useState('');
  const mayManage = useCan('contacts:manage');
  const other = data?.items.find(({ country }) => country === 'ZZ');
  const isCountry = /^[A-Z]{2}$/.test(adding) && !data?.items.some(({ country }) => country === adding);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={editing ? (nameOf(editing.country) ?? editing.country) : 'Calling rules'}
      description={
        editing
          ? 'Times are in the recipient’s time zone.'
          : 'These are conservative defaults, not legal advice. Check which rules apply to you. A campaign can’t call outside these hours.'
      }
    >
      {editing ? (
        <RuleForm rule={editing} onClose={() => setEditing(null)} />
      ) : (
        <>
          {error && <Banner>{messageOf(error)}</Banner>}
          {!data && !error && <Skeleton className="h-32" />}
          <ul className="divide-y divide-line">
            {data?.items.map((rule) => (
              <li key={rule.country} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">
                    {nameOf(rule.country)} {rule.isOwn && <Badge>Custom</Badge>}
                  </p>
                  <p className="text-muted text-sm">{sentenceOf(rule)}</p>
                </div>
                {mayManage && (
                  <Button
                    variant="outline"
                    aria-label={`Change ${nameOf(rule.country)}`}
                    onClick={() => setEditing(rule)}
                  >
                    Change
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mayManage && other && (
            <form
              className="mt-4 flex items-end gap-2 border-line border-t pt-4"
              onSubmit={(event) => {
                event.preventDefault();
                if (isCountry) setEditing({ ...other, country: adding, isOwn: false });
              }}
            >
              <Field label="Add a country" hint="Two-letter code, such as FR.">
                <Input
                  value={adding}
                  maxLength={2}
                  className="w-24 uppercase"
                  onChange={({ target }) => setAdding(target.value.toUpperCase())}
                />
              </Field>
              <Button type="submit" variant="outline" disabled={!isCountry}>
                Add rule
              </Button>
            </form>
          )}
        </>
      )}
    </Dialog>
  );
}
