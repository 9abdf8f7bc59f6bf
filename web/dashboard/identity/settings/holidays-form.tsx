import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Holiday, holidaysLimit } from '#domain/identity/business-hours.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { useSavePreferences } from './save-preferences.ts';

const empty: Holiday = { date: '', name: '', yearly: false };

/** The day at noon, so that no zone moves it to another one. */
const shownDate = ({ date }: Holiday) => formatDate(`${date}T12:00:00`);

/** Days on which nothing can be booked. Each change is saved at once. */
export function HolidaysForm({ stored, readOnly }: { stored: Holiday[]; readOnly: boolean }) {
  const [draft, setDraft] = useState(empty);
  const save = useSavePreferences();
  const isTaken = stored.some(({ date }) => date === draft.date);

  function add(event: FormEvent) {
    event.preventDefault();
    if (draft.date === '' || draft.name.trim() === '' || isTaken) return;
    save.mutate({ holidays: [...stored, draft] }, { onSuccess: () => setDraft(empty) });
  }

  return (
    <SubjectSection title="Holidays" hint="Days when your agents don’t book appointments.">
      {save.error && <Banner>{messageOf(save.error)}</Banner>}
      {stored.length > 0 ? (
        <ul className="max-h-96 overflow-y-auto rounded-lg border border-line bg-surface">
          {stored.map((day) => (
            <li key={day.date} className="flex items-center gap-3 border-line border-b px-4 py-2 last:border-0">
              <span className="min-w-0 flex-1 truncate">{day.name}</span>
              {day.yearly && <span className="text-muted text-sm">each year</span>}
              <span className="text-muted tabular-nums">{shownDate(day)}</span>
              {!readOnly && (
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={save.isPending}
                  aria-label={`Remove ${day.name}`}
                  onClick={() => save.mutate({ holidays: stored.filter(({ date }) => date !== day.date) })}
                >
                  <Trash2 />
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No holidays yet.</p>
      )}
      {!readOnly && stored.length < holidaysLimit && (
        <form noValidate aria-label="Add holiday" onSubmit={add} className="flex flex-wrap items-start gap-3">
          <Field label="Day" className="w-40 max-sm:w-full" error={isTaken ? 'That day is already listed.' : undefined}>
            <Input
              type="date"
              value={draft.date}
              onChange={({ target }) => setDraft({ ...draft, date: target.value })}
            />
          </Field>
          <Field label="Name" className="min-w-40 flex-1 max-sm:basis-full">
            <Input
              value={draft.name}
              maxLength={80}
              placeholder="New Year’s Day"
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
          </Field>
          <div className="flex items-center gap-4 sm:mt-6.5 sm:h-8">
            <Checkbox label="Each year" checked={draft.yearly} onChange={(yearly) => setDraft({ ...draft, yearly })} />
            <Button
              type="submit"
              variant="outline"
              busy={save.isPending}
              disabled={draft.date === '' || draft.name.trim() === '' || isTaken}
            >
              Add
            </Button>
          </div>
        </form>
      )}
    </SubjectSection>
  );
}
