import { type ReactNode, useState } from 'react';
import type { Outcome } from '#web/lib/use-change.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Input } from './input.tsx';

interface ConfirmByTypingProps<R> extends Outcome<R, Record<never, never>> {
  title: string;
  description: string;
  /** What has to be typed. */
  text: string;
  /** Whether something typed is that; to the letter unless said otherwise. */
  fits?: (typed: string) => boolean;
  /** Label of the button that does it. */
  action: string;
  onConfirm: (typed: string) => Promise<R>;
  onClose: () => void;
  /** What else is asked for. */
  children?: ReactNode;
}

/** Asks for something to be typed before what cannot be undone. */
export function ConfirmByTyping<R>(props: ConfirmByTypingProps<R>) {
  const { text, fits = (typed) => typed === text, onConfirm, children, ...dialog } = props;
  const [typed, setTyped] = useState('');
  return (
    <FormDialog {...dialog} size="sm" destructive ready={fits(typed)} send={() => onConfirm(typed)}>
      <Field label={`Type ${text} to confirm`} required>
        <Input autoComplete="off" spellCheck={false} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {children}
    </FormDialog>
  );
}
