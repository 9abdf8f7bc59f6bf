import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SecretEnvironment, VaultSecret } from '#domain/identity/vault.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';

const environments = [
  { value: 'live', label: 'Live' },
  { value: 'test', label: 'Test' },
] as const;

const hostsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Adds a secret, or gives one another value: where it may go is changed by someone who knows it. */
export function SecretDialog({ secret, onClose }: { secret: VaultSecret | null; onClose: () => void }) {
  const [name, setName] = useState(secret?.name ?? '');
  const [value, setValue] = useState('');
  const [environment, setEnvironment] = useState<SecretEnvironment>(secret?.environment ?? 'live');
  const [hosts, setHosts] = useState(secret?.hosts.join(', ') ?? '');
  const save = useMutation({
    mutationFn: () =>
      secret === null
        ? api.vault.create({ body: { name, value, environment, hosts: hostsOf(hosts) } })
        : api.vault.update({ params: { secretId: secret.id }, body: { value, hosts: hostsOf(hosts) } }),
    onSuccess: async (saved) => {
      await invalidate('vault');
      toast.success(`${saved.name} was saved`);
      onClose();
    },
  });
  const details = save.error instanceof ApiError ? save.error.details : [];
  const problemAt = (field: string) => details.find(({ path }) => path.startsWith(`body.${field}`))?.message;
  async function submit(event: FormEvent) {
    event.preventDefault();
    await save.mutateAsync().catch(() => undefined);
  }
  return (
    <FormDialog
      title={secret === null ? 'Add a secret' : `Change ${secret.name}`}
      description="The value is sealed at once. No one can read it here again, you included."
      action="Save secret"
      busy={save.isPending}
      problem={save.error && details.length === 0 ? messageOf(save.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {secret === null && (
        <>
          <Field
            label="Name"
            hint="Capital letters, digits and underscores, like STRIPE_KEY."
            error={problemAt('name')}
          >
            <Input value={name} onChange={(event) => setName(event.target.value)} className="font-mono" />
          </Field>
          <Field label="Used in">
            <Select options={environments} value={environment} onChange={setEnvironment} />
          </Field>
        </>
      )}
      <Field label="Value" error={problemAt('value')}>
        <PasswordInput autoComplete="off" value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
      <Field label="Hosts" hint="Where it may be sent, by comma, like api.stripe.com." error={problemAt('hosts')}>
        <Input value={hosts} onChange={(event) => setHosts(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
