import { useState } from 'react';
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
import { problemAt } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { TokenRole } from './token-role.tsx';

type Expiry = `${TokenLifetime}` | 'never';
const expiries: SelectOption<Expiry>[] = [
  ...tokenLifetimes.map((days) => ({
    value: `${days}` as const,
    label: days === 365 ? 'In 1 year' : `In ${days} days`,
  })),
  { value: 'never', label: 'Never' },
];

const kinds = [
  { value: 'scopes' as const, label: 'Scopes' },
  {
    value: 'role' as const,
    label: 'A role',
    description: 'Everything the role currently allows, except Settings, Integrations, and User Management.',
  },
];

interface GenerateTokenDialogProps {
  onMade: (token: AccessToken & { value: string }) => void;
  onClose: () => void;
}

/** Asks for a token's name and for what it may do. No one can give a scope that their own role lacks. */
export function GenerateTokenDialog({ onMade, onClose }: GenerateTokenDialogProps) {
  const { name: workspaceName, permissions } = useWorkspace();
  const [name, setName] = useState('');
  const [expires, setExpires] = useState<Expiry>('90');
  const [readOnly, setReadOnly] = useState(false);
  const [reachPeople, setReachPeople] = useState(false);
  const mayGive = (scope: TokenScope, looking = readOnly) =>
    can(permissions, permissionToGrant(scope, looking)) && !(looking && scope === 'speech');
  const [scopes, setScopes] = useState<TokenScope[]>(mayGive('speech', false) ? ['speech'] : []);
  const maySeeRoles = useCan('team:read');
  const [kind, setKind] = useState<'scopes' | 'role'>('scopes');
  const [roleId, setRoleId] = useState<RoleId>();

  function onlyLook(on: boolean) {
    setReadOnly(on);
    setScopes(scopes.filter((scope) => mayGive(scope, on)));
  }

  return (
    <FormDialog
      title="Generate access token"
      description={`The token only works in ${workspaceName}${kind === 'scopes' && scopes.includes('subaccounts') ? ' and its subaccounts' : ''} and can’t access settings, members, or other tokens.`}
      action="Generate"
      ready={name.trim() !== ''}
      send={async () => {
        if (kind === 'scopes' && scopes.length === 0) throw problemAt('scopes', 'Choose at least one scope.');
        if (kind === 'role' && roleId === undefined) throw problemAt('roleId', 'Choose a role.');
        const expiresInDays = expires === 'never' ? null : (Number(expires) as TokenLifetime);
        const reach = reachPeople && !readOnly ? { reachPeople } : {};
        const what = kind === 'role' && roleId !== undefined ? { roleId } : { scopes };
        return api.accessTokens.create({ body: { name: name.trim(), ...what, readOnly, ...reach, expiresInDays } });
      }}
      reloads="accessTokens"
      secret
      onDone={onMade}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Name" hint="Describe what the token is for, so you’ll recognize it later.">
            <Input
              value={name}
              maxLength={80}
              placeholder="Website"
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Expires" hint="After the token expires, apps that use it will stop working.">
            <Select options={expiries} value={expires} onChange={setExpires} />
          </Field>
          <Checkbox
            checked={readOnly}
            onChange={onlyLook}
            label="Read only"
            hint="The token can view data but can’t change anything."
          />
          {!readOnly && (
            <Checkbox
              checked={reachPeople}
              onChange={setReachPeople}
              label="Assistants can call and text contacts"
              hint="Via the MCP server, with human approval each time."
            />
          )}
          {maySeeRoles && <RadioGroup legend="Permissions" options={kinds} value={kind} onChange={setKind} />}
          {kind === 'role' ? (
            <TokenRole value={roleId} onChange={setRoleId} error={problemOf('roleId')} />
          ) : (
            <ScopeChoice
              scopes={scopes}
              readOnly={readOnly}
              mayGive={mayGive}
              onChange={setScopes}
              error={problemOf('scopes')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
