import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';

/** The look that every field with a border shares. */
export const fieldStyles = [
  'w-full rounded-md border border-field bg-surface px-2.5 text-ink placeholder:text-faint',
  'focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
];

/** One line of text. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} className={cn(fieldStyles, 'h-8 pointer-coarse:h-11', className)} {...props} />;
}
