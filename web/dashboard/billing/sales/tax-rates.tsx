import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { TaxRate } from '#domain/billing/sales.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

const percentOf = ({ basisPoints }: TaxRate) => `${basisPoints / 100}%`;

/** Hundredths of a percent of what was typed; undefined where that is no percentage. */
function basisPointsOf(text: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const points = match === null ? Number.NaN : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return points >= 0 && points <= 10_000 ? points : undefined;
}

function RateForm() {
  const [fields, setFields] = useState({ name: 'VAT', country: '', percent: '' });
  const [problem, setProblem] = useState<string>();
  const save = useChange((body: Omit<TaxRate, 'id'>, once) => api.sales.setTaxRate({ body }, once), {
    reloads: 'sales',
    says: 'Tax rate saved',
    next: () => setFields({ name: 'VAT', country: '', percent: '' }),
    refusal: 'shown',
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const basisPoints = basisPointsOf(fields.percent);
    if (basisPoints === undefined) return setProblem('Enter a percentage, such as 19 or 8.1.');
    const country = fields.country.trim().toUpperCase() || null;
    save.mutate({ name: fields.name.trim(), country, basisPoints });
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      setProblem(undefined);
      setFields({ ...fields, [name]: event.target.value });
    },
  });
  return (
    <form noValidate aria-label="Tax rate" onSubmit={submit} className="flex flex-col gap-4">
      {save.error && <Banner>{messageOf(save.error)}</Banner>}
      <div className="level-fields grid gap-4 sm:grid-cols-3">
        <Field label="Name" hint="The name shown on invoices.">
          <Input {...field('name')} maxLength={40} />
        </Field>
        <Field label="Country" optional hint="Leave empty for all other countries.">
          <Input {...field('country')} maxLength={2} placeholder="DE" />
        </Field>
        <Field label="Percent" hint="Percentage of the net total." error={problem}>
          <Input {...field('percent')} inputMode="decimal" placeholder="19" />
        </Field>
      </div>
      <div>
        <Button type="submit" busy={save.isPending} disabled={fields.name.trim() === '' || fields.percent === ''}>
          Save rate
        </Button>
      </div>
    </form>
  );
}

/** The rates of tax that are added to invoices. */
export function TaxRates({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(query.sales.taxRates());
  const remove = useChange((taxRateId: string) => api.sales.removeTaxRate({ params: { taxRateId } }), {
    reloads: 'sales',
  });
  return (
    <SubjectSection
      title="Taxes"
      hint="Taxes are added based on the client’s country. For sales between businesses in different EU countries, reverse charge applies. If no rate is set, no tax is added."
    >
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {data.items.map((rate) => (
            <li key={rate.id} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0 truncate">
                {rate.name} <span className="text-muted">{rate.country ?? 'All other countries'}</span>
              </span>
              <span className="flex items-center gap-2 tabular-nums">
                {percentOf(rate)}
                {!readOnly && (
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Delete ${rate.name} ${rate.country ?? ''}`}
                    onClick={() => remove.mutate(rate.id)}
                  >
                    <Trash2 />
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && <RateForm />}
    </SubjectSection>
  );
}
