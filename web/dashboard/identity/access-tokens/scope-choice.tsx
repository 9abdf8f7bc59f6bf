import { type TokenScope, tokenScopeLabels, tokenScopes } from '#domain/identity/access-tokens.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface ScopeChoiceProps {
  scopes: readonly TokenScope[];
  readOnly: boolean;
  mayGive: (scope: TokenScope) => boolean;
  onChange: (scopes: TokenScope[]) => void;
  error: string | undefined;
}

/** The areas that a token opens. */
export function ScopeChoice({ scopes, readOnly, mayGive, onChange, error }: ScopeChoiceProps) {
  const toggle = (scope: TokenScope, on: boolean) =>
    onChange(tokenScopes.filter((one) => (one === scope ? on : scopes.includes(one))));

  /** Why a scope cannot be chosen. */
  function hintOf(scope: TokenScope): string | false {
    if (readOnly && scope === 'speech') return 'Generating speech uses characters. Viewing doesn’t.';
    if (!mayGive(scope)) return 'Your role can’t grant this.';
    return scope === 'subaccounts' && 'For agencies. Other scopes also apply in subaccounts.';
  }

  return (
    <fieldset aria-describedby="scope-hint scope-error">
      <legend className="font-medium">Scopes</legend>
      <p id="scope-hint" className="mt-1 mb-3 text-muted text-sm">
        {readOnly
          ? 'Each scope allows viewing everything in its area.'
          : 'Each scope gives access to everything in its area. Speech covers the text-to-speech API.'}
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
        {error}
      </p>
    </fieldset>
  );
}
