import { type ReactNode, useState } from 'react';
import {
  criticalSwitches,
  type SecuritySettings,
  type SecuritySwitch,
  securitySwitches,
} from '#domain/identity/security.ts';
import { useCan } from '#web/lib/can.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AddressSetting, entriesOf } from './address-setting.tsx';
import { NumberSetting } from './number-setting.tsx';
import { switchWords } from './switch-labels.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import { useSecurityChange } from './use-security-change.ts';
import { WebhookSecret } from './webhook-secret.tsx';

interface RowProps {
  name: SecuritySwitch;
  settings: SecuritySettings;
  disabled: boolean;
  onChange: (on: boolean) => void;
  children?: ReactNode;
}

/** One switch with what it does, what it does not, and why it may not be available. */
function SwitchRow({ name, settings, disabled, onChange, children }: RowProps) {
  const { title, does, doesNot } = switchWords[name];
  const why = settings.unavailable[name];
  const isCritical = (criticalSwitches as readonly string[]).includes(name);
  return (
    <li className="grid gap-x-10 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Switch
        checked={settings[name]}
        onChange={onChange}
        disabled={disabled || (why !== undefined && !settings[name])}
        label={<span className="font-medium">{title}</span>}
        status={isCritical && <Badge>Critical</Badge>}
        hint={
          <span className="mt-0.5 block max-w-prose text-pretty">
            {does} {doesNot}
            {why !== undefined && <span className="mt-1 block text-warning-text">{why}</span>}
          </span>
        }
      />
      {children && <div className="flex flex-col items-start gap-3 max-lg:pl-12.5">{children}</div>}
    </li>
  );
}

/** The eight switches with their values. */
export function SecuritySwitches({ settings }: { settings: SecuritySettings }) {
  const disabled = !useCan('settings:manage');
  const change = useSecurityChange();
  const [asking, setAsking] = useState(false);
  const [addresses, setAddresses] = useState(settings.allowedAddresses.join('\n'));
  const busy = change.isPending;
  const entries = entriesOf(addresses);
  const areSaved = entries.join() === settings.allowedAddresses.join();

  function set(name: SecuritySwitch, on: boolean) {
    if (name === 'twoFactorAuth' && on) return setAsking(true);
    const more = name === 'ipWhitelist' && on ? { allowedAddresses: entries } : {};
    change.mutate({ body: { [name]: on, ...more }, done: `${switchWords[name].title} is ${on ? 'on' : 'off'}` });
  }

  const parts: Partial<Record<SecuritySwitch, ReactNode>> = {
    twoFactorAuth: settings.twoFactorRequiredFrom && (
      <p className="text-muted text-sm">
        {Date.parse(settings.twoFactorRequiredFrom) > Date.now() ? 'Starts' : 'Since'}{' '}
        <Moment iso={settings.twoFactorRequiredFrom} format="in-sentence" />
      </p>
    ),
    ipWhitelist: (
      <AddressSetting
        text={addresses}
        onChange={setAddresses}
        yourIp={settings.yourIp}
        disabled={disabled || (settings.unavailable.ipWhitelist !== undefined && !settings.ipWhitelist)}
        busy={busy}
        onSave={
          areSaved
            ? undefined
            : () => change.mutate({ body: { allowedAddresses: entries }, done: 'IP addresses saved' })
        }
      />
    ),
    sessionTimeout: (
      <NumberSetting
        key={settings.sessionMinutes}
        label="Minutes"
        value={settings.sessionMinutes}
        least={5}
        most={1440}
        disabled={disabled}
        busy={busy}
        onSave={(sessionMinutes) => change.mutate({ body: { sessionMinutes }, done: 'Time limit saved' })}
      />
    ),
    apiRateLimit: (
      <NumberSetting
        key={settings.requestsPerMinute}
        label="Requests per minute"
        value={settings.requestsPerMinute}
        least={1}
        most={10_000}
        disabled={disabled}
        busy={busy}
        onSave={(requestsPerMinute) => change.mutate({ body: { requestsPerMinute }, done: 'Limit saved' })}
      />
    ),
    encryptionAtRest: settings.contentSettles && (
      <p role="status" className="text-muted text-sm">
        {settings.encryptionAtRest ? 'Encrypting' : 'Decrypting'} existing content. Live calls follow once they end.
      </p>
    ),
    webhookSecurity: <WebhookSecret known={settings.webhookSecret} disabled={disabled} />,
  };

  return (
    <Card>
      <ul aria-label="Security switches" className="divide-y divide-line">
        {securitySwitches.map((name) => (
          <SwitchRow
            key={name}
            name={name}
            settings={settings}
            disabled={disabled || busy || (name === 'webhookSecurity' && settings.webhookSecret === null)}
            onChange={(on) => set(name, on)}
          >
            {parts[name]}
          </SwitchRow>
        ))}
      </ul>
      {asking && <TwoFactorDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
