import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

/** What the private app has to be given. */
const scopes = ['contacts', 'deals'].flatMap((kind) => [`crm.objects.${kind}.read`, `crm.objects.${kind}.write`]);

/** Asks for the token of a private app. HubSpot is asked whose it is before it is kept. */
export function HubspotDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { token: '' } });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      title="Connect HubSpot"
      description="Connects through a private app in your account. We verify the token when you save."
      action="Connect"
      form={form}
      send={(body: { token: string }) => api.crm.connectHubspot({ body }, { timeoutMs: 30_000 })}
      says={({ name }) => `${name} is connected in HubSpot`}
      reloads={['crm', 'actions', 'gettingStarted']}
      secret
      onClose={onClose}
    >
      <div className="text-muted text-sm">
        <p>In HubSpot, go to Settings › Integrations and create a private app with these scopes:</p>
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
        hint="Starts with pat-. Stored encrypted and never shown again."
        error={errors.token?.message}
      >
        <PasswordInput {...register('token')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
