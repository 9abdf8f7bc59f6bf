import { useId } from 'react';

interface ChoiceCardsProps<V extends string> {
  /** Names the group. */
  legend: string;
  options: readonly { value: V; label: string; description: string }[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One choice out of two to four that each need a sentence, side by side. */
export function ChoiceCards<V extends string>({ legend, options, value, onChange, disabled }: ChoiceCardsProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer flex-col gap-0.5 rounded-lg border border-line px-3 py-2.5 has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent hover:not-has-[:checked]:bg-hover"
          >
            <span className="flex items-center gap-2 font-medium">
              <input
                type="radio"
                name={name}
                checked={value === option.value}
                disabled={disabled}
                onChange={() => onChange(option.value)}
                aria-labelledby={`${name}-${option.value}-label`}
                aria-describedby={`${name}-${option.value}`}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <span id={`${name}-${option.value}-label`}>{option.label}</span>
            </span>
            <span id={`${name}-${option.value}`} className="text-muted text-sm">
              {option.description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
