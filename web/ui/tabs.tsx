import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { noteEdges, useScrolledRow } from './scrolled-row.ts';

interface TabsProps<V extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
  /** Of the row itself: where it reaches from edge to edge. */
  rowClassName?: string;
  /** One TabPanel for each tab. */
  children: ReactNode;
}

/** A row of tabs over panels. Keep the value in the address, so that a reload stays on the tab. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  rowClassName,
  children,
}: TabsProps<V>) {
  const row = useScrolledRow<HTMLDivElement>(value);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)} className={className}>
      <Radix.List
        ref={row}
        aria-label={label}
        onScroll={({ currentTarget }) => noteEdges(currentTarget)}
        // The browser takes a tab that is clicked for one that keys have reached, and would draw its ring.
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-by-pointer', '')}
        onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-by-pointer')}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-by-pointer')}
        className={cn(
          'group/tabs fading-edges relative flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--color-line)]',
          rowClassName,
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            className={cn(
              'relative inline-flex shrink-0 h-9 items-center gap-2 whitespace-nowrap px-3 font-medium text-muted hover:text-ink pointer-coarse:h-11',
              'focus-visible:-outline-offset-2 data-[state=active]:text-ink group-data-by-pointer/tabs:outline-none',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 data-[state=active]:after:bg-accent',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** What a tab shows. */
export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-5', className)} {...props} />;
}
