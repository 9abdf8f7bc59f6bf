import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import { cn } from './cn.ts';

interface RadioGroupProps<V extends string> {
  /** Names the group. */
  legend: string;
  legendHidden?: boolean;
  options: readonly { value: V; label: string; description?: string; disabled?: boolean }[];
  value: V | undefined;
  onChange: (value: V) => void;
  className?: string;
}

/** One choice out of a few that should all be seen. */
export function RadioGroup<V extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  className,
}: RadioGroupProps<V>) {
  const id = useId();
  return (
    <Radix.Root
      aria-labelledby={id}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as V)}
      className={cn('flex flex-col gap-2', className)}
    >
      <span id={id} className={legendHidden ? 'sr-only' : 'font-medium'}>
        {legend}
      </span>
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-2.5">
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            className="relative mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-field bg-surface after:absolute after:-inset-2 disabled:opacity-50 data-[state=checked]:border-accent"
          >
            <Radix.Indicator className="size-2 rounded-full bg-accent" />
          </Radix.Item>
          <div>
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.description && <p className="text-muted text-sm">{option.description}</p>}
          </div>
        </div>
      ))}
    </Radix.Root>
  );
}
