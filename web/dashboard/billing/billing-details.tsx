import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { BillingProfile } from '#domain/billing/invoices.ts';
import { api } from '#web/lib/api.ts';
import { refusedIn } from '#web/lib/form.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Fields = Record<keyof BillingProfile, string>;

const fieldsOf = ({ name, address, country, vatId, footer }: BillingProfile): Fields => ({
  name,
  address,
  country: country ?? '',
  vatId: vatId ?? '',
  footer: footer ?? '',
});

interface DetailsFormProps {
  profile: BillingProfile;
  readOnly: boolean;
  /** Whether they issue invoices themselves. */
  issues?: boolean;
  onSave: (profile: BillingProfile) => Promise<unknown>;
}

/** Who someone is on invoices. */
export function DetailsForm({ profile, readOnly, issues = false, onSave }: DetailsFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    values: fieldsOf(profile),
    resetOptions: { keepDirtyValues: true },
    disabled: readOnly,
  });
  const { errors, isDirty } = formState;
  const save = useChange(onSave, { says: 'Billing details saved', refusal: refusedIn(setError) });

  function submit({ name, address, country, vatId, footer }: Fields) {
    const tidy = (text: string) => text.replace(/\s/g, '').toUpperCase() || null;
    save.mutate({ name, address, country: tidy(country), vatId: tidy(vatId), ...(footer && { footer }) });
  }

  return (
    <form
      noValidate
      aria-label="Billing details"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-4"
    >
      {errors.root?.message && <Banner>{errors.root.message}</Banner>}
      <Field label="Name" error={errors.name?.message}>
        <Input {...register('name')} maxLength={120} autoComplete="organization" />
      </Field>
      <Field label="Address" optional error={errors.address?.message}>
        <Textarea {...register('address')} rows={3} maxLength={400} autoComplete="street-address" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Country" optional hint="Two-letter country code, such as DE." error={errors.country?.message}>
          <Input {...register('country')} maxLength={2} autoComplete="country" />
        </Field>
        <Field label="VAT number" optional hint="For example, DE123456789." error={errors.vatId?.message}>
          <Input {...register('vatId')} maxLength={20} autoComplete="off" />
        </Field>
      </div>
      {issues && (
        <Field
          label="Invoice footer"
          optional
          hint="Bank details and payment terms, printed on invoices you issue."
          error={errors.footer?.message}
        >
          <Textarea {...register('footer')} rows={3} maxLength={800} />
        </Field>
      )}
      {!readOnly && (
        <div>
          <Button type="submit" busy={save.isPending} disabled={!isDirty}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}

/** Who the workspace is on invoices. */
export function BillingDetails({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(query.billing.profile());
  return (
    <SubjectSection
      title="Billing details"
      hint="Your details on invoices you receive and issue. Issued invoices don’t change."
    >
      {data && (
        <DetailsForm
          profile={data}
          readOnly={readOnly}
          issues
          onSave={async (body) => {
            await api.billing.setProfile({ body });
            await invalidate('billing');
          }}
        />
      )}
    </SubjectSection>
  );
}
