import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface NumberSettingProps {
  label: string;
  value: number;
  least: number;
  most: number;
  disabled: boolean;
  busy: boolean;
  onSave: (value: number) => void;
}

/** A whole number of a switch. Save appears when it was changed. */
export function NumberSetting({ label, value, least, most, disabled, busy, onSave }: NumberSettingProps) {
  const [text, setText] = useState(String(value));
  const given = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const isRight = given >= least && given <= most;

  function save(event: FormEvent) {
    event.preventDefault();
    if (isRight) onSave(given);
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2" noValidate>
      <Field label={label} error={isRight ? undefined : `Enter a whole number from ${least} to ${most}.`}>
        <Input
          inputMode="numeric"
          className="w-28"
          value={text}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {!disabled && isRight && given !== value && (
        <Button type="submit" variant="outline" busy={busy}>
          Save
        </Button>
      )}
    </form>
  );
}
