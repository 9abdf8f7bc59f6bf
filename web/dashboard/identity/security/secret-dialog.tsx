import { useState } from 'react';
import type { SecretEnvironment, VaultSecret } from '#domain/identity/vault.ts';
import { api } from '#web/lib/api.ts';
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
  return (
    <FormDialog
      title={secret === null ? 'Add secret' : `Edit ${secret.name}`}
      description="The value is encrypted immediately. No one can read it here again, including you."
      action="Save secret"
      send={() =>
        secret === null
          ? api.vault.create({ body: { name, value, environment, hosts: hostsOf(hosts) } })
          : api.vault.update({ params: { secretId: secret.id }, body: { value, hosts: hostsOf(hosts) } })
      }
      reloads="vault"
      says={(saved) => `${saved.name} was saved`}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          {secret === null && (
            <>
              <Field
                label="Name"
                hint="Capital letters, digits, and underscores, such as STRIPE_KEY."
                error={problemOf('name')}
              >
                <Input value={name} onChange={(event) => setName(event.target.value)} className="font-mono" />
              </Field>
              <Field label="Used in">
                <Select options={environments} value={environment} onChange={setEnvironment} />
              </Field>
            </>
          )}
          <Field label="Value" error={problemOf('value')}>
            <PasswordInput autoComplete="off" value={value} onChange={(event) => setValue(event.target.value)} />
          </Field>
          <Field
            label="Hosts"
            hint="Hosts that can receive the secret, separated by commas. For example, api.stripe.com."
            error={problemOf('hosts')}
          >
            <Input value={hosts} onChange={(event) => setHosts(event.target.value)} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
