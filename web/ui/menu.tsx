import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import { floatingStyles, menuItemStyles } from './overlay-styles.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Opens it when it appears: its button was pressed before it was there. */
  openAtOnce?: boolean;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
}

/** A menu of commands behind a button. */
export function Menu({ trigger, openAtOnce = false, align = 'end', side = 'bottom', className, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  // The menu opens inside the landmark of its button: outside of all of them screen readers would not find it.
  function change(next: boolean) {
    if (next) setContainer(button.current?.closest<HTMLElement>('main, aside, header, [role="dialog"]') ?? null);
    setOpen(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (openAtOnce) change(true);
  }, []);

  return (
    <Radix.Root modal={false} open={open} onOpenChange={change}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={cn(floatingStyles, 'min-w-44 p-1', className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A command. With `asChild` its one child is the item, e.g. a Link. */
export function MenuItem({
  destructive = false,
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & { destructive?: boolean }) {
  return (
    <Radix.Item
      className={cn(menuItemStyles, destructive && 'text-danger-text [&_svg]:text-danger-text', className)}
      {...props}
    />
  );
}

/** A menu that opens from an item. */
export function SubMenu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={cn(menuItemStyles, 'data-[state=open]:bg-hover')}>{trigger}</Radix.SubTrigger>
      <Radix.SubContent sideOffset={6} collisionPadding={8} className={cn(floatingStyles, 'min-w-52 p-1')}>
        {children}
      </Radix.SubContent>
    </Radix.Sub>
  );
}

/** A quiet heading inside a menu. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 py-1.5 text-muted text-sm', className)} {...props} />;
}

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
