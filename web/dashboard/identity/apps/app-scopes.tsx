import { tokenScopeLabels } from '#domain/identity/access-tokens.ts';
import { type AppArea, type AppScope, appAreas, reachScope } from '#domain/identity/apps.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface AppScopesProps {
  allowed: readonly AppScope[];
  /** What the person's role can give. */
  grantable: readonly AppScope[];
  onChange: (allowed: AppScope[]) => void;
}

/** What a change of each area comes to, where its name alone doesn't say. */
const changes: Partial<Record<AppArea, string>> = {
  agents: 'Edit drafts, and publish with your approval',
  calls: 'Add notes and follow-ups, and reschedule appointments',
  knowledge: 'Add FAQ answers and pasted text',
  contacts: 'Add and edit contacts',
};

/** What an app may see and change, area by area. Who may change something also sees it. */
export function AppScopes({ allowed, grantable, onChange }: AppScopesProps) {
  const has = (scope: AppScope) => allowed.includes(scope);
  function set(scope: AppScope, on: boolean) {
    const [area, verb] = scope.split(':') as [AppArea, 'read' | 'write'];
    const others = allowed.filter((one) => one !== scope);
    if (on)
      onChange(
        verb === 'write'
          ? [...others.filter((one) => one !== `${area}:read`), `${area}:read`, scope]
          : [...others, scope],
      );
    else onChange(verb === 'read' ? others.filter((one) => one !== `${area}:write`) : others);
  }

  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-4">
        {appAreas.map((area) => (
          <li key={area}>
            <fieldset className="grid gap-2 sm:grid-cols-[10rem_6rem_1fr]">
              <legend className="sr-only">{tokenScopeLabels[area]}</legend>
              <span aria-hidden className="font-medium">
                {tokenScopeLabels[area]}
              </span>
              <Checkbox
                label="View"
                checked={has(`${area}:read`)}
                disabled={!grantable.includes(`${area}:read`)}
                onChange={(on) => set(`${area}:read`, on)}
              />
              {changes[area] !== undefined && (
                <Checkbox
                  label="Change"
                  hint={changes[area]}
                  checked={has(`${area}:write`)}
                  disabled={!grantable.includes(`${area}:write`)}
                  onChange={(on) => set(`${area}:write`, on)}
                />
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Call and text contacts"
        hint="Up to 20 a day, with your approval each time. The app reads what callers say, so a caller could try to trick it into calling or texting."
        checked={has(reachScope)}
        disabled={!grantable.includes(reachScope)}
        onChange={(on) => set(reachScope, on)}
      />
    </div>
  );
}
