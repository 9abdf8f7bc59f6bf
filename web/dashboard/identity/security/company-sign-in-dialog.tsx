import { useForm } from 'react-hook-form';
import type { CompanySignIn } from '#domain/identity/company-sign-in.ts';
import { api } from '#web/lib/api.ts';
import { site } from '#web/lib/site.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { keepCompany } from './keep-company.ts';

type Fields = Record<'domain' | 'issuer' | 'clientId' | 'clientSecret', string>;

/** The provider's particulars. The server asks it for what it says of itself before they are stored. */
export function CompanySignInDialog({ stored, onClose }: { stored: CompanySignIn | null; onClose: () => void }) {
  const { domain = '', issuer = '', clientId = '' } = stored ?? {};
  const form = useForm<Fields>({
    defaultValues: { domain, issuer, clientId, clientSecret: '' },
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const keepsSecret = stored !== null && watch('issuer').replace(/\/+$/, '') === stored.issuer;

  return (
    <FormDialog
      title="Single sign-on (SSO)"
      description={`Register ${site.name} as a client with your provider first. Your provider will ask for the redirect URI.`}
      action="Save"
      form={form}
      send={({ clientSecret, ...fields }: Fields) =>
        api.companySignIn.set({ body: { ...fields, ...(clientSecret !== '' && { clientSecret }) } })
      }
      next={keepCompany}
      onClose={onClose}
    >
      <Field label="Domain" hint="The part after the @ in your team’s emails." error={errors.domain?.message}>
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
        hint={keepsSecret ? 'Leave empty to keep the stored secret.' : undefined}
        error={errors.clientSecret?.message}
      >
        <PasswordInput {...register('clientSecret')} autoComplete="off" />
      </Field>
      <p className="text-muted text-sm">
        Redirect URI: <span className="break-all font-mono">{`${location.origin}/auth/v1/callback`}</span>
      </p>
    </FormDialog>
  );
}
