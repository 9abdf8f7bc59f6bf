import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { graceDaysDefault } from '#domain/identity/security.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const beginnings = [
  { value: '0', label: 'Now' },
  { value: '1', label: 'In one day' },
  { value: '7', label: 'In seven days' },
  { value: '30', label: 'In thirty days' },
] as const;

/** Who would be asked to set a second factor up. */
function WithoutFactor() {
  const { data, error } = useQuery(query.security.factors());
  if (error) return <Banner>{messageOf(error)}</Banner>;
  if (!data) return <Skeleton className="h-10" />;
  const without = data.items.filter(({ secondFactor }) => secondFactor === false);
  if (data.items.some(({ secondFactor }) => secondFactor === null)) {
    return <p className="text-muted">Sign-in is done elsewhere, so this server cannot tell who has a second factor.</p>;
  }
  if (without.length === 0) return <p className="text-muted">Every member has a second factor.</p>;
  return (
    <div>
      <p>
        {without.length === 1 ? 'One member has' : `${without.length} members have`} no second factor yet, and cannot
        work here from then on until they set one up:
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

interface TwoFactorDialogProps {
  busy: boolean;
  onClose: () => void;
  onEnable: (graceDays: number) => void;
}

/** Asks from when on members need a second factor, and shows whom that concerns. */
export function TwoFactorDialog({ busy, onClose, onEnable }: TwoFactorDialogProps) {
  const [days, setDays] = useState<(typeof beginnings)[number]['value']>(`${graceDaysDefault}`);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Require two-factor authentication?"
      description="You need a second factor yourself, and so does an owner."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={() => onEnable(Number(days))}>
            Require it
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Begins">
          <Select options={beginnings} value={days} onChange={setDays} />
        </Field>
        <WithoutFactor />
      </div>
    </Dialog>
  );
}
