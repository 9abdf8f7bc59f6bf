import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { scrimStyles } from './overlay-styles.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Read out; not shown. */
  title: string;
  side?: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** A modal panel at the edge of the window, e.g. the menu on a telephone. */
export function Drawer({ open, onOpenChange, title, side = 'left', className, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cn(
            'fixed inset-y-0 z-50 flex w-80 max-w-[calc(100%-3rem)] flex-col bg-surface shadow-overlay duration-200',
            'data-[state=closed]:animate-out data-[state=open]:animate-in',
            side === 'left'
              ? 'data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left left-0 border-line border-r'
              : 'data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right right-0 border-line border-l',
            className,
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
