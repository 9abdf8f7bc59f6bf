import { type FormEvent, type ReactNode, useState } from 'react';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
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
  const { title, description, label, roles, first, action, destructive = false, onChoose, onClose } = props;
  const [role, setRole] = useState(first);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (role === undefined || busy) return;
    setBusy(true);
    setProblem('');
    try {
      await onChoose(role);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="choose-role"
            variant={destructive ? 'destructive' : 'default'}
            disabled={role === undefined}
            busy={busy}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id="choose-role" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        {problem && <Banner>{problem}</Banner>}
        <Field label={label}>
          <Select options={roleOptions(roles)} value={role} onChange={setRole} placeholder="Choose a role" />
        </Field>
      </form>
    </Dialog>
  );
}
