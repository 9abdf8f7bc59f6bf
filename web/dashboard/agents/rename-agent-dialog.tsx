import { type FormEvent, useState } from 'react';
import { AgentConfiguration, type AgentSummary } from '#domain/agents.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface RenameAgentDialogProps {
  agent: Pick<AgentSummary, 'id' | 'name'>;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for an agent's new name. */
export function RenameAgentDialog({ agent, onRename, onClose }: RenameAgentDialogProps) {
  const [name, setName] = useState(agent.name);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = AgentConfiguration.shape.name.safeParse(name);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if (checked.data !== agent.name) onRename(checked.data);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${agent.name}`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="rename-agent">
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-agent" onSubmit={submit} noValidate>
        <Field label="Name" error={error}>
          <Input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
