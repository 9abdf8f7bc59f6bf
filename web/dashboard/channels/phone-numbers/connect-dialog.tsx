import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
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
  onClose: () => void;
}

/** Asks for the credentials of an account at Twilio. Twilio is asked whether they are good before they are kept. */
export function ConnectDialog({ accountSid, onClose }: ConnectDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { accountSid: accountSid ?? '', authToken: '', keySid: '', keySecret: '' },
  });
  const { errors, isSubmitting } = formState;
  const connect = useMutation({
    // What was typed is a secret: nothing of it stays.
    gcTime: 0,
    mutationFn: ({ keySid, keySecret, ...fields }: Fields) => {
      const apiKey = keySid.trim() === '' ? {} : { apiKey: { sid: keySid.trim(), secret: keySecret.trim() } };
      return api.carrierAccount.connect({ body: { ...fields, ...apiKey } }, { timeoutMs: 40_000 });
    },
    onSuccess: async ({ name }) => {
      onClose();
      toast.success(`${name} is connected`);
      await invalidate('carrierAccount');
    },
    onError: (error) => {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    },
  });
  const keyError = (errors as Record<string, { message?: string; sid?: { message?: string } } | undefined>).apiKey;
  return (
    <FormDialog
      title="Connect Twilio"
      description="With an account of yours at Twilio agents answer and dial real phones. Twilio is asked when you save, which shows whether the credentials are good."
      action="Connect"
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={handleSubmit((fields) =>
        connect.mutateAsync(fields).then(
          () => undefined,
          () => undefined,
        ),
      )}
      onClose={onClose}
    >
      <Field
        label="Account SID"
        hint="On the first page of the Twilio console, below Account Info."
        error={errors.accountSid?.message}
      >
        <Input {...register('accountSid')} autoComplete="off" placeholder="AC…" readOnly={accountSid !== null} />
      </Field>
      <Field
        label="Auth Token"
        hint="It stands below the SID. It is sealed and never shown again; requests of Twilio are signed with it."
        error={errors.authToken?.message}
      >
        <PasswordInput {...register('authToken')} autoComplete="off" />
      </Field>
      <Field
        label="API key SID"
        optional
        hint="Where requests are to be made with a key that you can revoke by itself."
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
