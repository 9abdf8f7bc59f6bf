import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';

/** What is held: a call, a contact, or all of the workspace. */
export type HoldOf = { callId: string } | { contactId: string } | Record<never, never>;

interface HoldDialogProps {
  of: HoldOf;
  /** What it is called: "this call". */
  what: string;
  onClose: () => void;
}

/** Asks why something is held. */
export function HoldDialog({ of, what, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={`Put ${what} on legal hold?`}
      description="Until you lift the hold, retention, manual deletion, and erasure can’t remove this data."
      action="Place hold"
      ready={reason.trim() !== ''}
      send={(_given, once) => api.legalHolds.create({ body: { ...of, reason: reason.trim() } }, once)}
      reloads="legalHolds"
      says="Legal hold placed"
      onClose={onClose}
    >
      <Field label="Reason">
        <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
