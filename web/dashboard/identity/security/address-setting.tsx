import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** The entries of a text with one a line. */
export const entriesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

interface AddressSettingProps {
  text: string;
  onChange: (text: string) => void;
  yourIp: string;
  disabled: boolean;
  /** Absent while nothing was changed. */
  onSave: (() => void) | undefined;
  busy: boolean;
}

/** The list of addresses, one a line. */
export function AddressSetting({ text, onChange, yourIp, disabled, onSave, busy }: AddressSettingProps) {
  const entries = entriesOf(text);
  return (
    <div className="flex w-full max-w-md flex-col gap-2">
      <Field label="Addresses" hint="One IP address or network per line, such as 203.0.113.0/24.">
        <Textarea
          rows={3}
          className="font-mono"
          value={text}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          {!entries.includes(yourIp) && (
            <Button variant="outline" size="sm" onClick={() => onChange([...entries, yourIp].join('\n'))}>
              Add my IP address, {yourIp}
            </Button>
          )}
          {onSave && (
            <Button variant="outline" busy={busy} onClick={onSave}>
              Save addresses
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
