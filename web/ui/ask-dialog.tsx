import { useState } from 'react';
import { problemAt } from '#web/lib/api-error.ts';
import type { Outcome } from '#web/lib/use-change.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Input } from './input.tsx';

interface AskDialogProps extends Outcome<unknown, Record<never, never>> {
  title: string;
  description?: string;
  label: string;
  hint?: string;
  /** What stands there at first. */
  value?: string;
  /** Said when nothing is typed; without it nothing may be typed. */
  missing?: string;
  /** What the server calls it. */
  field?: string;
  placeholder?: string;
  type?: 'text' | 'email';
  maxLength: number;
  action: string;
  destructive?: boolean;
  onAnswer: (text: string) => unknown;
  onClose: () => void;
}

/** Asks for one line: a name, an address, a reason. */
export function AskDialog(props: AskDialogProps) {
  const { label, hint, value = '', missing, field = 'name', placeholder, type = 'text', maxLength } = props;
  const { onAnswer, ...dialog } = props;
  const [text, setText] = useState(value);

  async function send() {
    const typed = text.trim();
    if (typed === '' && missing !== undefined) throw problemAt(field, missing);
    if (typed !== value) await onAnswer(typed);
  }

  return (
    <FormDialog {...dialog} size="sm" send={send}>
      {(problemOf) => (
        <Field
          label={label}
          hint={hint}
          error={problemOf(field)}
          {...(missing === undefined ? { optional: true } : { required: true })}
        >
          <Input
            type={type}
            value={text}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
