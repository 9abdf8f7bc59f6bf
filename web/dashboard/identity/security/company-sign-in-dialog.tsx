import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CompanySignIn } from '#domain/identity/company-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { site } from '#web/lib/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { keepCompany } from './keep-company.ts';

type Fields = Record<'domain' | 'issuer' | 'clientId' | 'clientSecret', string>;

/** The provider's particulars. The server asks it for what it says of itself before they are stored. */
export function CompanySignInDialog({ stored, onClose }: { stored: CompanySignIn | null; onClose: () => void }) {
  const { domain = '', issuer = '', clientId = '' } = stored ?? {};
  const { register, handleSubmit, setError, formState, watch } = useForm<Fields>({
    defaultValues: { domain, issuer, clientId, clientSecret: '' },
  });
  const { errors, isSubmitting } = formState;
  const keepsSecret = stored !== null && watch('issuer').replace(/\/+$/, '') === stored.issuer;
  const save = useMutation({
    mutationFn: ({ clientSecret, ...fields }: Fields) =>
      api.companySignIn.set({ body: { ...fields, ...(clientSecret !== '' && { clientSecret }) } }),
    onSuccess: (answer) => {
      keepCompany(answer);
      onClose();
    },
    onError: (error) => {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title="Company sign-in"
      description={`Register ${site.name} as a client at your provider first; it asks for the address that people come back to.`}
    >
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((fields) => save.mutateAsync(fields).catch(() => undefined))(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field
          label="Domain"
          hint="What stands behind the @ of your people's addresses."
          error={errors.domain?.message}
        >
          <Input {...register('domain')} placeholder="example.com" autoComplete="off" />
        </Field>
        <Field label="Issuer" error={errors.issuer?.message}>
          <Input {...register('issuer')} type="url" placeholder="https://id.example.com" autoComplete="off" />
        </Field>
        <Field label="Client ID" error={errors.clientId?.message}>
          <Input {...register('clientId')} autoComplete="off" />
        </Field>
        <Field
          label="Client secret"
          hint={keepsSecret ? 'Leave it empty to keep the stored one.' : undefined}
          error={errors.clientSecret?.message}
        >
          <PasswordInput {...register('clientSecret')} autoComplete="off" />
        </Field>
        <p className="text-muted text-sm">
          People come back to <span className="break-all font-mono">{`${location.origin}/auth/v1/callback`}</span>
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
