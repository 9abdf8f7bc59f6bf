import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';

/** A secret as Standard Webhooks has them, of 32 random bytes. */
const newSecret = () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;

interface OwnCrmDialogProps {
  /** Of the CRM that is connected; null for the first. */
  url: string | null;
  onClose: () => void;
}

/** Asks where a CRM is and what signs its requests. It is sent a test before anything is kept. */
export function OwnCrmDialog({ url, onClose }: OwnCrmDialogProps) {
  const form = useForm({
    // A secret is made here, since both sides need it before the test.
    defaultValues: async () => ({ url: url ?? '', secret: newSecret() }),
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <FormDialog
      title="Connect another CRM"
      description="Parley sends signed requests to a small service at your URL. We send a test when you save."
      action="Connect"
      form={form}
      send={(body: { url: string; secret: string }) => api.crm.connectCustom({ body }, { timeoutMs: 30_000 })}
      says={({ name }) => `${name} is connected`}
      reloads={['crm', 'actions']}
      secret
      onClose={onClose}
    >
      <Field
        label="URL"
        hint="Must start with https:// and be reachable from the internet."
        error={errors.url?.message}
      >
        <Input {...register('url')} inputMode="url" autoComplete="off" placeholder="https://crm.example.com/parley" />
      </Field>
      <div className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label="Secret"
          hint="Set the same secret in your service before you connect. Stored encrypted and never shown again."
          error={errors.secret?.message}
        >
          <Input {...register('secret')} autoComplete="off" spellCheck={false} />
        </Field>
        <CopyButton text={watch('secret') ?? ''} label="Copy secret" />
      </div>
    </FormDialog>
  );
}
