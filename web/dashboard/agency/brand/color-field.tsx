import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface ColorFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** What the picker stands at while no colour is chosen. */
const usual = '#0f6b7c';
const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** A colour by its code or by the browser's picker. */
export function ColorField({ value, onChange, error, disabled }: ColorFieldProps) {
  return (
    <Field
      label="Color"
      optional
      hint="Used for buttons and links. Choose a hue and saturation, and we’ll adjust the lightness for readability."
      error={error}
    >
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label="Pick a color"
          value={isColor(value) ? value : usual}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
          disabled={disabled}
          className="h-9 w-12 cursor-pointer rounded-md border border-field bg-surface p-1 disabled:opacity-50"
        />
        <Input
          value={value}
          onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
          placeholder="#0f6b7c"
          maxLength={7}
          spellCheck={false}
          disabled={disabled}
          className="max-w-32 font-mono"
        />
      </div>
    </Field>
  );
}
