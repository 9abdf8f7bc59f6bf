import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Brand } from '#domain/agency/brand.ts';
import { AccountSection } from '#web/dashboard/identity/account/account-section.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ColorField } from './color-field.tsx';
import { keepBrand } from './keep-brand.ts';

const texts = [
  'name',
  'accent',
  'mailName',
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
  const { errors, isDirty, isSubmitting } = formState;
  const save = useMutation({ mutationFn: (fields: Fields) => api.brand.set({ body: settingsOf(fields) }) });

  async function submit(fields: Fields) {
    try {
      const answer = await save.mutateAsync(fields);
      keepBrand(answer);
      reset(fieldsOf(answer.brand), { keepDirtyValues: false });
      toast.success('The brand was saved');
    } catch (error) {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    }
  }

  return (
    <form noValidate aria-label="Brand" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <AccountSection title="Brand" hint="What your clients see in the dashboard, at sign-in and in mails.">
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field label="Name" error={errors.name?.message} required>
          <Input
            {...register('name', { validate: (name) => name.trim() !== '' || 'Give the brand a name.' })}
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
      </AccountSection>
      <AccountSection
        title="Mails"
        hint="Mails to your clients come under this name. The address that sends them is the one of this server."
      >
        <Field label="Sender name" optional hint="Without one, the name of the brand." error={errors.mailName?.message}>
          <Input {...register('mailName')} maxLength={60} />
        </Field>
        <Field label="Answers go to" optional error={errors.replyTo?.message}>
          <Input {...register('replyTo')} type="email" placeholder="hello@example.com" maxLength={254} />
        </Field>
      </AccountSection>
      <AccountSection title="Documents and links" hint="Where your clients find help and what they agree to.">
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
      </AccountSection>
      <AccountSection title="Clients" hint="Who may come, and what they are told of the product behind it.">
        <Checkbox
          checked={watch('signUp')}
          onChange={(signUp) => setValue('signUp', signUp, { shouldDirty: true })}
          disabled={readOnly}
          label="Strangers may sign up at your addresses"
          hint="Each gets a workspace of their own, which is a subaccount of yours. Else people come by invitation."
        />
        <Checkbox
          checked={watch('poweredBy')}
          onChange={(poweredBy) => setValue('poweredBy', poweredBy, { shouldDirty: true })}
          disabled={readOnly}
          label="Say whose software it is"
          hint="A line at sign-in and at the end of mails. Without it no page and no mail names it."
        />
        {!readOnly && (
          <div>
            <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
              Save
            </Button>
          </div>
        )}
      </AccountSection>
    </form>
  );
}
