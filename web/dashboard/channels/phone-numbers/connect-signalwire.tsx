import { useForm } from 'react-hook-form';
import type { ConnectedCarrier } from '#domain/carriers/carrier-accounts.ts';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface Fields {
  credentials: {
    space: string;
    projectId: string;
    token: string;
    signingKey: string;
  };
}

/** Asks for the credentials of a SignalWire space, which is asked whether they are good before they are kept. */
export function ConnectSignalWire({
  account,
  onClose,
}: {
  /** Whose credentials are new; none for another account. */
  account: ConnectedCarrier | undefined;
  onClose: () => void;
}) {
  const form = useForm<Fields>({
    defaultValues: {
      credentials: { space: account?.baseUrl ?? '', projectId: account?.accountSid ?? '', token: '', signingKey: '' },
    },
  });
  const { register, formState } = form;
  const errors = formState.errors.credentials;
  return (
    <FormDialog
      title="Connect SignalWire"
      description="You’ll find everything under API in your SignalWire space. We verify the credentials when you save."
      action="Connect"
      form={form}
      send={({ credentials }: Fields) =>
        api.carrierAccounts.connect(
          { body: { credentials: { carrier: 'signalwire', ...credentials } } },
          { timeoutMs: 40_000 },
        )
      }
      reloads="carrierAccounts"
      says={({ name }) => `${name} is connected`}
      secret
      onClose={onClose}
    >
      <Field
        label="Space URL"
        hint="Your space’s URL, including the path if there is one."
        error={errors?.space?.message}
      >
        <Input
          {...register('credentials.space')}
          autoComplete="off"
          placeholder="example.signalwire.com"
          readOnly={account !== undefined}
        />
      </Field>
      <Field label="Project ID" error={errors?.projectId?.message}>
        <Input {...register('credentials.projectId')} autoComplete="off" readOnly={account !== undefined} />
      </Field>
      <Field label="API token" hint="Requires the Voice, Messaging, and Numbers scopes." error={errors?.token?.message}>
        <PasswordInput {...register('credentials.token')} autoComplete="off" />
      </Field>
      <Field
        label="Signing key"
        hint="Find the key next to the tokens. SignalWire uses it to sign requests."
        error={errors?.signingKey?.message}
      >
        <PasswordInput {...register('credentials.signingKey')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
