import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type AccessToken,
  permissionToGrant,
  type TokenLifetime,
  type TokenScope,
  tokenLifetimes,
} from '#domain/identity/access-tokens.ts';
import { can } from '#domain/identity/permissions.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TokenRole } from './token-role.tsx';

type Expiry = `${TokenLifetime}` | 'never';
const expiries: SelectOption<Expiry>[] = [
  ...tokenLifetimes.map((days) => ({
    value: `${days}` as const,
    label: days === 365 ? 'In a year' : `In ${days} days`,
  })),
  { value: 'never', label: 'Never' },
];

const kinds = [
  { value: 'scopes' as const, label: 'What its scopes open' },
  {
    value: 'role' as const,
    label: 'What a role may do',
    description: 'As the role is at the time, but never in Settings, Integrations and User Management.',
  },
];

interface GenerateTokenDialogProps {
  onMade: (token: AccessToken & { value: string }) => void;
  onClose: () => void;
}

/** Asks for a token's name and for what it may do. Nobody can give a scope that their own role lacks. */
export function GenerateTokenDialog({ onMade, onClose }: GenerateTokenDialogProps) {
  const { name: workspaceName, permissions } = useWorkspace();
  const [name, setName] = useState('');
  const [expires, setExpires] = useState<Expiry>('90');
  const [readOnly, setReadOnly] = useState(false);
  const mayGive = (scope: TokenScope, looking = readOnly) =>
    can(permissions, permissionToGrant(scope, looking)) && !(looking && scope === 'speech');
  const [scopes, setScopes] = useState<TokenScope[]>(mayGive('speech', false) ? ['speech'] : []);
  const [scopeError, setScopeError] = useState<string>();
  const maySeeRoles = useCan('team:read');
  const [kind, setKind] = useState<'scopes' | 'role'>('scopes');
  const [roleId, setRoleId] = useState<RoleId>();

  const generate = useMutation({
    // The answer holds the secret: it does not stay in the cache.
    gcTime: 0,
    mutationFn: () => {
      const expiresInDays = expires === 'never' ? null : (Number(expires) as TokenLifetime);
      const what = kind === 'role' && roleId !== undefined ? { roleId } : { scopes };
      return api.accessTokens.create({ body: { name: name.trim(), ...what, readOnly, expiresInDays } });
    },
    onSuccess: (token) => {
      onMade(token);
      return invalidate('accessTokens');
    },
  });

  function onlyLook(on: boolean) {
    setScopeError(undefined);
    setReadOnly(on);
    setScopes(scopes.filter((scope) => mayGive(scope, on)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || generate.isPending) return;
    if (kind === 'scopes' && scopes.length === 0) return setScopeError('Choose at least one scope.');
    if (kind === 'role' && roleId === undefined) return setScopeError('Choose a role.');
    generate.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Generate access token"
      description={`It works in ${workspaceName} only, and never reaches settings, members or other tokens.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="generate-token" disabled={name.trim() === ''} busy={generate.isPending}>
            Generate
          </Button>
        </>
      }
    >
      <form id="generate-token" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {generate.error && <Banner>{messageOf(generate.error)}</Banner>}
        <Field label="Name" hint="What uses it, so that you know it again.">
          <Input
            value={name}
            maxLength={80}
            placeholder="Website"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Expires" hint="A program that still uses it then is refused.">
          <Select options={expiries} value={expires} onChange={setExpires} />
        </Field>
        <Checkbox checked={readOnly} onChange={onlyLook} label="Read only" hint="It may look, and change nothing." />
        {maySeeRoles && <RadioGroup legend="It may do" options={kinds} value={kind} onChange={setKind} />}
        {kind === 'role' ? (
          <TokenRole value={roleId} onChange={setRoleId} error={scopeError} />
        ) : (
          <ScopeChoice
            scopes={scopes}
            readOnly={readOnly}
            mayGive={mayGive}
            onChange={(next) => {
              setScopeError(undefined);
              setScopes(next);
            }}
            error={scopeError}
          />
        )}
      </form>
    </Dialog>
  );
}
