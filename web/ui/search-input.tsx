import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

/** A search field; its placeholder is its accessible name unless `aria-label` says more. */
export function SearchInput({ className, placeholder, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
      />
      <Input type="search" aria-label={placeholder} placeholder={placeholder} className="pl-8" {...props} />
    </span>
  );
}
