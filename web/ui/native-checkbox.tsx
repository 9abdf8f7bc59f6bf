import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface NativeCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A checkbox as the browser draws it, with its label: for the first page of the dashboard, whose scripts have a budget. */
export function NativeCheckbox({ checked, onChange, label, disabled = false, className }: NativeCheckboxProps) {
  return (
    <label className={cn('flex items-center gap-2.5', className)}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 shrink-0 accent-accent disabled:opacity-50"
      />
      {label}
    </label>
  );
}
