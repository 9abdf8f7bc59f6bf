import { type FormEvent, type ReactNode, useState } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface ConfirmByTypingProps {
  title: string;
  description: string;
  /** What has to be typed. */
  text: string;
  /** Whether something typed is that; to the letter unless said otherwise. */
  fits?: (typed: string) => boolean;
  /** Label of the button that does it. */
  action: string;
  busy: boolean;
  /** Why it could not be done. */
  problem: string | undefined;
  onConfirm: (typed: string) => void;
  onClose: () => void;
  /** What else is asked for. */
  children?: ReactNode;
}

/** Asks for something to be typed before what cannot be undone. */
export function ConfirmByTyping(props: ConfirmByTypingProps) {
  const {
    title,
    description,
    text,
    fits = (typed) => typed === text,
    action,
    busy,
    problem,
    onConfirm,
    onClose,
  } = props;
  const [typed, setTyped] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fits(typed)) onConfirm(typed);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} size="sm" title={title} description={description}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && <Banner>{problem}</Banner>}
        <Field label={`Type ${text} to confirm`} required>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {props.children}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" disabled={!fits(typed)} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
