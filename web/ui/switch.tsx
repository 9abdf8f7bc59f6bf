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
  /** Beside the label, e.g. a badge. */
  status?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** Turns something on and off at once, without a Save button. */
export function Switch({
  checked,
  onChange,
  label,
  labelHidden = false,
  hint,
  status,
  disabled,
  className,
}: SwitchProps) {
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
          'relative h-6 w-10 shrink-0 rounded-full border border-field bg-field/25 after:absolute after:-inset-2',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50',
        )}
      >
        <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-muted transition-transform duration-100 data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <div className={labelHidden ? 'sr-only' : 'pt-0.5'}>
        <label htmlFor={id}>{label}</label>
        {status && <span className="ml-2">{status}</span>}
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
