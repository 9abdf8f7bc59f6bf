import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

interface TabsProps<V extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
  /** One TabPanel for each tab. */
  children: ReactNode;
}

/** A row of tabs over panels. Keep the value in the address, so that a reload stays on the tab. */
export function Tabs<V extends string>({ label, tabs, value, onChange, className, children }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)} className={className}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cn(
              'relative -mb-px inline-flex h-9 items-center gap-2 whitespace-nowrap px-3 font-medium text-muted hover:text-ink pointer-coarse:h-11',
              'focus-visible:-outline-offset-2 data-[state=active]:text-ink',
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
