import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type AccessToken,
  permissionToGrant,
  type TokenLifetime,
  type TokenScope,
  tokenLifetimes,
  tokenScopeLabels,
  tokenScopes,
} from '#domain/access-tokens.ts';
import { can } from '#domain/permissions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

type Expiry = `${TokenLifetime}` | 'never';
const expiries: SelectOption<Expiry>[] = [
  ...tokenLifetimes.map((days) => ({
    value: `${days}` as const,
    label: days === 365 ? 'In a year' : `In ${days} days`,
  })),
  { value: 'never', label: 'Never' },
];

interface GenerateTokenDialogProps {
  onMade: (token: AccessToken & { secret: string }) => void;
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

  const generate = useMutation({
    // The answer holds the secret: it does not stay in the cache.
    gcTime: 0,
    mutationFn: () => {
      const expiresInDays = expires === 'never' ? null : (Number(expires) as TokenLifetime);
      return api.accessTokens.create({ body: { name: name.trim(), scopes, readOnly, expiresInDays } });
    },
    onSuccess: (token) => {
      onMade(token);
      return invalidate('accessTokens');
    },
  });

  function toggle(scope: TokenScope, on: boolean) {
    setScopeError(undefined);
    setScopes(tokenScopes.filter((one) => (one === scope ? on : scopes.includes(one))));
  }

  function onlyLook(on: boolean) {
    setScopeError(undefined);
    setReadOnly(on);
    setScopes(scopes.filter((scope) => mayGive(scope, on)));
  }

  /** Why a scope cannot be chosen. */
  function hintOf(scope: TokenScope): string | false {
    if (readOnly && scope === 'speech') return 'Speaking costs characters, which is more than to look.';
    return !mayGive(scope) && 'Your role does not let you give this.';
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || generate.isPending) return;
    if (scopes.length === 0) return setScopeError('Choose at least one scope.');
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
        <Checkbox
          checked={readOnly}
          onChange={onlyLook}
          label="Read only"
          hint="It may look at what its scopes show, and change nothing."
        />
        <fieldset aria-describedby="scope-hint scope-error">
          <legend className="font-medium">Scopes</legend>
          <p id="scope-hint" className="mt-1 mb-3 text-muted text-sm">
            {readOnly
              ? 'Each one shows everything in its area.'
              : 'Each one opens everything in its area; Speech is the text-to-speech API.'}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            {tokenScopes.map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                onChange={(on) => toggle(scope, on)}
                disabled={!mayGive(scope)}
                label={tokenScopeLabels[scope]}
                hint={hintOf(scope)}
              />
            ))}
          </div>
          <p id="scope-error" aria-live="polite" className="mt-2 text-danger-text text-sm empty:hidden">
            {scopeError}
          </p>
        </fieldset>
      </form>
    </Dialog>
  );
}
