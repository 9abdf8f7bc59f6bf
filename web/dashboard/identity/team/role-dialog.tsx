import { type ReactNode, useState } from 'react';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { roleOptions } from './team-row.ts';

interface RoleDialogProps {
  title: string;
  description: ReactNode;
  /** Names the choice. */
  label: string;
  roles: readonly Role[];
  first: RoleId | undefined;
  action: string;
  destructive?: boolean;
  onChoose: (role: RoleId) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a role: a member's new one, one's own after handing over, a successor. Stays open when it is refused. */
export function RoleDialog(props: RoleDialogProps) {
  const { label, roles, first, onChoose, ...dialog } = props;
  const [role, setRole] = useState(first);

  return (
    <FormDialog
      {...dialog}
      size="sm"
      ready={role !== undefined}
      send={async () => role !== undefined && onChoose(role)}
    >
      <Field label={label}>
        <Select options={roleOptions(roles)} value={role} onChange={setRole} placeholder="Choose a role" />
      </Field>
    </FormDialog>
  );
}
