import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Fields {
  credentials: {
    apiKey: string;
    publicKey: string;
  };
}

/** Asks for the credentials of a Telnyx account, which is asked whether they are good before they are kept. */
export function ConnectTelnyx({ onClose }: { onClose: () => void }) {
  const form = useForm<Fields>({ defaultValues: { credentials: { apiKey: '', publicKey: '' } } });
  const { register, formState } = form;
  const errors = formState.errors.credentials;
  return (
    <FormDialog
      title="Connect Telnyx"
      description="You’ll find both keys under Keys & Credentials in Telnyx’s Mission Control Portal. Saving creates a TeXML application and a messaging profile named Parley in your account. Imported numbers use them."
      action="Connect"
      form={form}
      send={({ credentials }: Fields) =>
        api.carrierAccounts.connect(
          { body: { credentials: { carrier: 'telnyx', ...credentials } } },
          { timeoutMs: 60_000 },
        )
      }
      reloads="carrierAccounts"
      says={({ name }) => `${name} is connected`}
      secret
      onClose={onClose}
    >
      <Field label="API key" error={errors?.apiKey?.message}>
        <PasswordInput {...register('credentials.apiKey')} autoComplete="off" placeholder="KEY…" />
      </Field>
      <Field label="Public key" hint="Used to verify Telnyx’s requests." error={errors?.publicKey?.message}>
        <Input {...register('credentials.publicKey')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
