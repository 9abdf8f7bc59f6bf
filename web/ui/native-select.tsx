import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';
import { fieldStyles } from './input.tsx';

/** The browser's own select, drawn as `Select` is: for public pages, which bring no radix, and for lists of hundreds. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      {...useFieldControl()}
      className={cn(fieldStyles, 'own-select h-8 pr-8 pointer-coarse:h-11', className)}
      {...props}
    />
  );
}
