import { useForm } from 'react-hook-form';
import type { Brand } from '#domain/agency/brand.ts';
import { api } from '#web/lib/api.ts';
import { refusedIn } from '#web/lib/form.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { ColorField } from './color-field.tsx';
import { keepBrand } from './keep-brand.ts';

const texts = [
  'name',
  'accent',
  'senderName',
  'replyTo',
  'supportEmail',
  'documentsUrl',
  'termsUrl',
  'privacyUrl',
] as const;
type Fields = Record<(typeof texts)[number], string> & { poweredBy: boolean; signUp: boolean };

const fieldsOf = (brand: Brand | null): Fields => ({
  ...(Object.fromEntries(texts.map((name) => [name, brand?.[name] ?? ''])) as Record<(typeof texts)[number], string>),
  poweredBy: brand?.poweredBy ?? false,
  signUp: brand?.signUp ?? false,
});

/** An empty field is nothing. */
const settingsOf = ({ name, poweredBy, signUp, ...others }: Fields) => ({
  ...(Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text.trim() || null])) as Record<
    Exclude<(typeof texts)[number], 'name'>,
    string | null
  >),
  name: name.trim(),
  poweredBy,
  signUp,
});

/** What clients of the agency see instead of this product's name, and whom they write to. */
export function BrandForm({ brand, readOnly }: { brand: Brand | null; readOnly: boolean }) {
  const { register, handleSubmit, setError, reset, watch, setValue, formState } = useForm<Fields>({
    values: fieldsOf(brand),
    resetOptions: { keepDirtyValues: true },
    disabled: readOnly,
  });
  const { errors, isDirty } = formState;
  const save = useChange((fields: Fields) => api.brand.set({ body: settingsOf(fields) }), {
    says: 'Brand saved',
    next: (answer) => {
      keepBrand(answer);
      reset(fieldsOf(answer.brand), { keepDirtyValues: false });
    },
    refusal: refusedIn(setError),
  });

  return (
    <form noValidate aria-label="Brand" onSubmit={(event) => void handleSubmit((fields) => save.mutate(fields))(event)}>
      <SubjectSection title="Brand" hint="What your clients see in the dashboard, at sign-in, and in emails.">
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field label="Name" error={errors.name?.message} required>
          <Input
            {...register('name', { validate: (name) => name.trim() !== '' || 'Enter a brand name.' })}
            maxLength={60}
            autoComplete="organization"
          />
        </Field>
        <ColorField
          value={watch('accent')}
          onChange={(accent) => setValue('accent', accent, { shouldDirty: true })}
          error={errors.accent?.message}
          disabled={readOnly}
        />
      </SubjectSection>
      <SubjectSection
        title="Emails"
        hint="Sender name for emails to your clients. Emails are sent from this server’s address."
      >
        <Field label="Sender name" optional hint="Defaults to the brand name." error={errors.senderName?.message}>
          <Input {...register('senderName')} maxLength={60} />
        </Field>
        <Field label="Reply to" optional error={errors.replyTo?.message}>
          <Input {...register('replyTo')} type="email" placeholder="hello@example.com" maxLength={254} />
        </Field>
      </SubjectSection>
      <SubjectSection title="Documents and links" hint="Help pages and terms for your clients.">
        <Field label="Support email" optional error={errors.supportEmail?.message}>
          <Input {...register('supportEmail')} type="email" placeholder="help@example.com" maxLength={254} />
        </Field>
        <Field label="Documentation" optional error={errors.documentsUrl?.message}>
          <Input {...register('documentsUrl')} type="url" placeholder="https://example.com/help" maxLength={500} />
        </Field>
        <Field label="Terms of service" optional error={errors.termsUrl?.message}>
          <Input {...register('termsUrl')} type="url" placeholder="https://example.com/terms" maxLength={500} />
        </Field>
        <Field label="Privacy policy" optional error={errors.privacyUrl?.message}>
          <Input {...register('privacyUrl')} type="url" placeholder="https://example.com/privacy" maxLength={500} />
        </Field>
      </SubjectSection>
      <SubjectSection title="Clients" hint="Control who can join and whether clients see the software vendor.">
        <Checkbox
          checked={watch('signUp')}
          onChange={(signUp) => setValue('signUp', signUp, { shouldDirty: true })}
          disabled={readOnly}
          label="Allow sign-up at your domains"
          hint="Each person gets their own subaccount. If this is off, people can only join by invitation."
        />
        <Checkbox
          checked={watch('poweredBy')}
          onChange={(poweredBy) => setValue('poweredBy', poweredBy, { shouldDirty: true })}
          disabled={readOnly}
          label="Show the software vendor"
          hint="Adds a line to the sign-in page and to emails. If this is off, pages and emails don’t mention the vendor."
        />
        {!readOnly && (
          <div>
            <Button type="submit" busy={save.isPending} disabled={!isDirty}>
              Save
            </Button>
          </div>
        )}
      </SubjectSection>
    </form>
  );
}
