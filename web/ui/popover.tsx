import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { floatingStyles } from './overlay-styles.ts';

interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
}

/** A small panel of anything beside the button that opens it. */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'start',
  side,
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          {...(side ? { side } : {})}
          sideOffset={4}
          collisionPadding={8}
          className={cn(floatingStyles, 'w-72', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
