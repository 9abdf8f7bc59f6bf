import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  /** Short text; never the only place that something is said. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** A button or a link. */
  children: ReactNode;
}

/** Text beside a control on hover and on focus. Needs one TooltipProvider above. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade-in-0 z-50 max-w-64 animate-in rounded-md bg-ink px-2 py-1 text-canvas text-sm shadow-overlay duration-100"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Once, around the app: after the first tooltip the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}
