import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

/** What the private app has to be given. */
const scopes = ['contacts', 'deals'].flatMap((kind) => [`crm.objects.${kind}.read`, `crm.objects.${kind}.write`]);

/** Asks for the token of a private app. HubSpot is asked whose it is before it is kept. */
export function HubspotDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { token: '' } });
  const { errors, isSubmitting } = formState;
  const connect = useMutation({
    // What was typed is a secret: nothing of it stays.
    gcTime: 0,
    mutationFn: (body: { token: string }) => api.crm.connectHubspot({ body }, { timeoutMs: 30_000 }),
    onSuccess: async ({ name }) => {
      onClose();
      toast.success(`${name} at HubSpot is connected`);
      await Promise.all([invalidate('crm'), invalidate('actions'), invalidate('gettingStarted')]);
    },
    onError: (error) => {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
    },
  });
  return (
    <FormDialog
      title="Connect HubSpot"
      description="With a private app of your account. HubSpot is asked when you save, which shows whether the token is good."
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
      <div className="text-muted text-sm">
        <p>At HubSpot, make a private app under Settings, Integrations, and give it these scopes:</p>
        <ul className="mt-1 list-disc pl-5">
          {scopes.map((scope) => (
            <li key={scope}>
              <code className="wrap-anywhere">{scope}</code>
            </li>
          ))}
        </ul>
      </div>
      <Field
        label="Access token"
        hint="It begins with pat-. It is sealed and never shown again."
        error={errors.token?.message}
      >
        <PasswordInput {...register('token')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
