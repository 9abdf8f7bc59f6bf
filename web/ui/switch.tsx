import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  /** Keeps the label for screen readers only, where the row already says it. */
  labelHidden?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Turns something on and off at once, without a Save button. */
export function Switch({ checked, onChange, label, labelHidden = false, hint, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-2.5', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={cn(
          'relative h-5 w-9 shrink-0 rounded-full border border-field bg-field/25 after:absolute after:-inset-2',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50',
        )}
      >
        <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-muted transition-transform duration-100 data-[state=checked]:translate-x-[18px] data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <div className={labelHidden ? 'sr-only' : undefined}>
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
