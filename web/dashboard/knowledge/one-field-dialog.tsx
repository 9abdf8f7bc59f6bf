import { useId, useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface OneFieldDialogProps {
  title: string;
  label: string;
  action: string;
  value?: string;
  maxLength: number;
  onSave: (value: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for one line: the name of a folder or a file. */
export function OneFieldDialog({ title, label, action, value = '', maxLength, onSave, onClose }: OneFieldDialogProps) {
  const form = useId();
  const [text, setText] = useState(value);
  const save = useChange(() => onSave(text.trim()), {
    reloads: 'knowledge',
    next: onClose,
    refusal: 'shown',
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            busy={save.isPending}
            disabled={text.trim() === '' || text.trim() === value}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label={label} error={save.error ? messageOf(save.error) : undefined}>
          <Input value={text} maxLength={maxLength} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
