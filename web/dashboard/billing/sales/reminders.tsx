import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DunningSettings } from '#domain/billing/dunning.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

const numbersOf = (text: string) =>
  text
    .split(/[,\s]+/)
    .filter((part) => part !== '')
    .map(Number);

function RemindersForm({ settings, readOnly }: { settings: DunningSettings; readOnly: boolean }) {
  const [days, setDays] = useState(settings.reminderDays.join(', '));
  const [suspend, setSuspend] = useState(settings.suspendDays?.toString() ?? '');
  const [problems, setProblems] = useState<{ days?: string | undefined; suspend?: string | undefined }>({});
  const save = useChange((body: DunningSettings) => api.sales.setReminders({ body }), {
    reloads: 'sales',
    says: 'Reminders saved',
    refusal: 'shown',
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { reminderDays: numbersOf(days), suspendDays: suspend.trim() === '' ? null : Number(suspend) };
    const read = DunningSettings.safeParse(body);
    if (read.success) return save.mutate(read.data);
    const of = (name: string) => read.error.issues.find(({ path }) => path[0] === name) !== undefined;
    setProblems({
      days: of('reminderDays') ? 'Enter up to six days in ascending order, such as 3, 7, 14.' : undefined,
      suspend: of('suspendDays') ? 'Enter 1 to 90 days, or leave empty.' : undefined,
    });
  }
  return (
    <form noValidate aria-label="Reminders" onSubmit={submit} className="flex flex-col gap-4">
      {save.error && <Banner>{messageOf(save.error)}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Remind after (days)"
          hint="After the due date. Leave empty for no reminders."
          error={problems.days}
        >
          <Input
            value={days}
            disabled={readOnly}
            autoComplete="off"
            onChange={(event) => {
              setProblems({});
              setDays(event.target.value);
            }}
          />
        </Field>
        <Field
          label="Suspend after (days)"
          optional
          hint="After the last reminder. Leave empty to never suspend."
          error={problems.suspend}
        >
          <Input
            value={suspend}
            disabled={readOnly}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => {
              setProblems({});
              setSuspend(event.target.value);
            }}
          />
        </Field>
      </div>
      {!readOnly && (
        <div>
          <Button type="submit" busy={save.isPending}>
            Save reminders
          </Button>
        </div>
      )}
    </form>
  );
}

/** When clients hear of invoices that they haven't paid, and what follows. */
export function Reminders({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(query.sales.reminders());
  return (
    <SubjectSection
      title="Reminders"
      hint="Clients get an email with the PDF and a payment link. While a client is suspended, their agents don’t answer calls."
    >
      {data && <RemindersForm settings={data} readOnly={readOnly} />}
    </SubjectSection>
  );
}
