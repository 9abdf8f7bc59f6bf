import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface RenameDialogProps {
  /** What is it called now. */
  name: string;
  /** What it is: "agent". */
  noun: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for the new name of something. */
export function RenameDialog({ name: before, noun, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const written = name.trim();
    if (written === '') return setError(`Give the ${noun} a name.`);
    if (written !== before) onRename(written);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${before}`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="rename">
            Rename
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={submit} noValidate>
        <Field label="Name" error={error}>
          <Input value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
