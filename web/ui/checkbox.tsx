import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** A quieter second line. */
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A checkbox with its label. */
export function Checkbox({ checked, onChange, label, hint, disabled, className }: ToggleProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-2.5', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cn(
          'relative mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border border-field bg-surface text-on-accent',
          'after:absolute after:-inset-2 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50',
        )}
      >
        <Radix.Indicator>
          <Check aria-hidden strokeWidth={3} className="size-3" />
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
