import { type FormEvent, useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface AskDialogProps {
  title: string;
  description: string;
  label: string;
  /** Said when nothing is typed. */
  missing: string;
  placeholder?: string;
  type?: 'text' | 'email';
  maxLength: number;
  action: string;
  destructive?: boolean;
  onAnswer: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for one line before something is done. Stays open, with what was typed, when it is refused. */
export function AskDialog(props: AskDialogProps) {
  const {
    title,
    description,
    label,
    missing,
    placeholder,
    type = 'text',
    maxLength,
    action,
    onAnswer,
    onClose,
  } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = text.trim();
    setWrong(typed === '' ? missing : undefined);
    if (typed === '') return;
    setBusy(true);
    setProblem('');
    try {
      await onAnswer(typed);
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
          <Button type="submit" form="ask" variant={props.destructive ? 'destructive' : 'default'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id="ask" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {problem && <Banner>{problem}</Banner>}
        <Field label={label} error={wrong} required>
          <Input
            type={type}
            value={text}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
