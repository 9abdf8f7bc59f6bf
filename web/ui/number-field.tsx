import { useState } from 'react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface NumberFieldProps {
  label: string;
  /** What is seen of the label, where what stands around it says the rest. */
  shortLabel?: string;
  hint?: string;
  /** Undefined where it is left open, which only an optional one may be. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  min: number;
  max: number;
  /** Stands behind the field: `ms`, `seconds`. */
  unit: string;
  /** What one of the unit is of the value: 1,000 where seconds are written and milliseconds kept. */
  factor?: number;
  optional?: boolean;
  placeholder?: string;
  disabled?: boolean;
}

/** A number with its unit. What is out of its bounds is told at once, kept nowhere, and gone when the field is left. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    shortLabel,
    hint,
    value,
    onChange,
    min,
    max,
    unit,
    factor = 1,
    optional = false,
    placeholder,
    disabled,
  } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined ? '' : String(value / factor));
  const number = shown.trim() === '' ? undefined : Math.round(Number(shown) * factor);
  const fits = number === undefined ? optional : number >= min && number <= max;
  const words = (bound: number) => (bound / factor).toLocaleString('en');
  return (
    <Field
      label={
        shortLabel ? (
          <>
            <span aria-hidden>{shortLabel}</span>
            <span className="sr-only">{label}</span>
          </>
        ) : (
          label
        )
      }
      hint={hint}
      optional={optional}
      error={fits ? undefined : `Enter ${words(min)} to ${words(max)} ${unit}.`}
    >
      <span className="flex items-center gap-2">
        <Input
          inputMode="decimal"
          value={shown}
          placeholder={placeholder}
          disabled={disabled}
          className="w-24 tabular-nums"
          onChange={({ target }) => {
            setTyped(target.value);
            const next = target.value.trim() === '' ? undefined : Math.round(Number(target.value) * factor);
            if (next === undefined ? optional : next >= min && next <= max) onChange(next);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <span className="text-muted">{unit}</span>
      </span>
    </Field>
  );
}
