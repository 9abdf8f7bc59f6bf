import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
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
    <Dialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title="Connect HubSpot"
      description="With a private app of your account. HubSpot is asked when you save, which shows whether the token is good."
    >
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((fields) => connect.mutateAsync(fields).catch(() => undefined))(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
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
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Connect
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
