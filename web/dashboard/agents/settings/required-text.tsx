import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface RequiredTextProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  disabled: boolean;
}

/** A text that may not be empty: while it is, the one before is kept, and is there again when the field is left. */
export function RequiredText({ label, hint, value, onChange, maxLength, disabled }: RequiredTextProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  return (
    <Field label={label} hint={hint} error={shown.trim() === '' ? 'Enter the text to say.' : undefined}>
      <Textarea
        value={shown}
        maxLength={maxLength}
        rows={2}
        disabled={disabled}
        className="min-h-14"
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value.trim() !== '') onChange(target.value.trim());
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
