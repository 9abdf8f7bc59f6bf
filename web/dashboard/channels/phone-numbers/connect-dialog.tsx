import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Fields {
  accountSid: string;
  authToken: string;
  keySid: string;
  keySecret: string;
}

interface ConnectDialogProps {
  /** Of the account that is connected; null for the first. */
  accountSid: string | null;
  /** Beside the account that is connected. */
  another?: boolean;
  onClose: () => void;
}

/** Asks for the credentials of an account at Twilio. Twilio is asked whether they are good before they are kept. */
export function ConnectDialog({ accountSid, another = false, onClose }: ConnectDialogProps) {
  const form = useForm<Fields>({
    defaultValues: { accountSid: accountSid ?? '', authToken: '', keySid: '', keySecret: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const keyError = (errors as Record<string, { message?: string; sid?: { message?: string } } | undefined>).apiKey;
  return (
    <FormDialog
      title="Connect Twilio"
      description="Use your Twilio account for real calls. We verify the credentials when you save."
      action="Connect"
      form={form}
      send={({ keySid, keySecret, ...fields }: Fields) => {
        const apiKey = keySid.trim() === '' ? {} : { apiKey: { sid: keySid.trim(), secret: keySecret.trim() } };
        const credentials = { ...fields, ...apiKey };
        const limits = { timeoutMs: 40_000 };
        // Of either answer its name is told.
        const sent: Promise<{ name: string | null }> = another
          ? api.carrierAccounts.connect({ body: { credentials: { carrier: 'twilio', ...credentials } } }, limits)
          : api.carrierAccount.connect({ body: credentials }, limits);
        return sent;
      }}
      reloads={['carrierAccount', 'carrierAccounts']}
      says={({ name }) => `${name} is connected`}
      secret
      onClose={onClose}
    >
      <Field
        label="Account SID"
        hint="Find it on the first page of the Twilio console, below Account Info."
        error={errors.accountSid?.message}
      >
        <Input {...register('accountSid')} autoComplete="off" placeholder="AC…" readOnly={accountSid !== null} />
      </Field>
      <Field
        label="Auth Token"
        hint="Find it below the SID. The token is stored encrypted and never shown again. Twilio uses the token to sign requests."
        error={errors.authToken?.message}
      >
        <PasswordInput {...register('authToken')} autoComplete="off" />
      </Field>
      <Field
        label="API key SID"
        optional
        hint="You can revoke this key without changing the auth token."
        error={keyError?.sid?.message ?? keyError?.message}
      >
        <Input {...register('keySid')} autoComplete="off" placeholder="SK…" />
      </Field>
      <Field label="API key secret" optional>
        <PasswordInput {...register('keySecret')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
