import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { scrimStyles } from './overlay-styles.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface CommandMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  placeholder: string;
  /** What is being looked for, for a caller that finds more than it has shown. */
  onType?: (typed: string) => void;
  /** Hints at the foot. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * What begins with what was typed comes first, then what has it at the beginning of a word, then what has all of its words
 * so in its name or its keywords. Within words nothing is looked for: "voice" is no invoice.
 */
export function rank(value: string, typed: string, keywords: string[] = []): number {
  const [name, wanted] = [value.toLowerCase(), typed.trim().toLowerCase()];
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 0.8;
  const all = ` ${[name, ...keywords].join(' ').toLowerCase()}`;
  return wanted.split(/\s+/).every((word) => all.includes(` ${word}`)) ? 0.5 : 0;
}

/** A searchable list of commands over the page. Fill it with CommandGroup and CommandItem. */
export function CommandMenu({ open, onOpenChange, label, placeholder, onType, footer, children }: CommandMenuProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fade-in-0 fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-xl animate-in overflow-hidden rounded-xl border border-line bg-surface shadow-overlay duration-100"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Command label={label} loop filter={rank}>
            <div className="flex items-center gap-2.5 border-line border-b px-4">
              <Search aria-hidden className="size-4 shrink-0 text-faint" />
              <Command.Input
                placeholder={placeholder}
                {...(onType && { onValueChange: onType })}
                className="h-12 w-full bg-transparent outline-none placeholder:text-faint"
              />
            </div>
            <Command.List className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="py-10 text-center text-muted">No results.</Command.Empty>
              {children}
            </Command.List>
          </Command>
          {footer && <div className="flex gap-4 border-line border-t px-4 py-2 text-muted text-xs">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A titled group of commands. */
export function CommandGroup(props: ComponentProps<typeof Command.Group>) {
  return (
    <Command.Group
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
      {...props}
    />
  );
}

/** A command; `keywords` are further words it is found by. */
export function CommandItem({ className, ...props }: ComponentProps<typeof Command.Item>) {
  return (
    <Command.Item
      className={cn(
        'flex cursor-default select-none items-center gap-2.5 rounded-md px-2 py-2 data-[selected=true]:bg-hover',
        'pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
        className,
      )}
      {...props}
    />
  );
}
