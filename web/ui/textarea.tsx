import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';
import { fieldStyles } from './input.tsx';

/** Several lines of text; grows with its content where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      className={cn(fieldStyles, 'field-sizing-content min-h-20 py-1.5', className)}
      {...props}
    />
  );
}
