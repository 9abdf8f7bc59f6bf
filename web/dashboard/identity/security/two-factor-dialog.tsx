import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { graceDaysDefault } from '#domain/identity/security.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ofSecurity } from './use-security-change.ts';

const beginnings = [
  { value: '0', label: 'Now' },
  { value: '1', label: 'In 1 day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
] as const;

/** Who would be asked to set a second factor up. */
function WithoutFactor() {
  const { data, error } = useQuery(query.security.factors());
  if (error) return <Banner>{messageOf(error)}</Banner>;
  if (!data) return <Skeleton className="h-10" />;
  const without = data.items.filter(({ secondFactor }) => secondFactor === false);
  if (data.items.some(({ secondFactor }) => secondFactor === null)) {
    return (
      <p className="text-muted">
        Sign-in is handled externally, so this server can’t tell who uses two-factor authentication.
      </p>
    );
  }
  if (without.length === 0) return <p className="text-muted">Every member has set up two-factor authentication.</p>;
  return (
    <div>
      <p>
        {without.length === 1 ? 'One member doesn’t' : `${without.length} members don’t`} have two-factor authentication
        yet, and will be locked out until they set it up:
      </p>
      <ul className="mt-2 max-h-40 overflow-y-auto rounded-md border border-line px-3 py-2 text-muted">
        {without.map(({ userId, email }) => (
          <li key={userId} className="truncate" title={email}>
            {email}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks from when on members need a second factor, and shows whom that concerns. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [days, setDays] = useState<(typeof beginnings)[number]['value']>(`${graceDaysDefault}`);
  return (
    <FormDialog
      title="Require two-factor authentication?"
      description="You and an owner need to set up two-factor authentication first."
      action="Require"
      send={() => api.security.update({ body: { twoFactorAuth: true, graceDays: Number(days) } })}
      {...ofSecurity}
      says="Two-Factor Authentication is on"
      onClose={onClose}
    >
      <Field label="Starts">
        <Select options={beginnings} value={days} onChange={setDays} />
      </Field>
      <WithoutFactor />
    </FormDialog>
  );
}
